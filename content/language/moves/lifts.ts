import type { Entry } from '../../../domain/coach/read/language.ts'
import { says } from '../entry.ts'

const exercise = (ids: string, ...words: readonly string[]): Entry => says({ is: 'exercise', ids }, ...words)

/** Words before or behind others, in either order: "incline db", "KH Schrägbank". */
const either = (one: string, other: string): string =>
  one
    .split('|')
    .flatMap(left => other.split('|').flatMap(right => [`${left} ${right}`, `${right} ${left}`]))
    .join('|')

const dumbbells = 'kh|kurzhantel|kurzhanteln|db|dumbbell|dumbbells|dbs|hanteln'
const barbell = 'lh|langhantel|barbell|bb'

/** What a lift is done with, said before or behind it. */
export const lifts: readonly Entry[] = [
  exercise(
    'incline-dumbbell-press',
    either(dumbbells, 'schrägbank|schräg|incline|incline press|incline bench|incline bench press|schrägbankdrücken'),
  ),
  exercise('incline-bench-press', either(barbell, 'schrägbank|incline|incline press|incline bench|schrägbankdrücken')),
  exercise(
    'dumbbell-bench-press',
    either(
      dumbbells,
      'flachbank|flach|flat|flat bench|bank|bench|bench press|bankdrücken|brustdrücken|chest press|flat press',
    ),
  ),
  exercise('bench-press', either(barbell, 'flachbank|flat bench|bank|bench|bench press|bankdrücken|brustdrücken')),
  exercise('dumbbell-fly', either(dumbbells, 'fliegende|flys|flyes|flies|fly')),
  exercise(
    'cable-fly',
    'kabel fliegende|fliegende am kabel|kabelzug überkreuz|kabel crossover|cable crossover|cable crossovers|crossovers|kabelflys|cable flyes|cable flies|cable fly|cable flys|flys am kabel|butterfly am kabel|überkreuzzüge',
  ),
  exercise('barbell-row', either(barbell, 'rudern|row|rows|vorgebeugtes rudern|bent over row|bent over rows')),
  exercise(
    'one-arm-dumbbell-row|bent-over-dumbbell-row|chest-supported-row',
    either(dumbbells, 'rudern|row|rows|vorgebeugtes rudern|bent over row|bent over rows|einarmig rudern'),
  ),
  exercise(
    'chest-supported-row',
    'chest supported row|chest supported rows|brustgestütztes rudern|rudern brustgestützt|rudern auf der schrägbank|seal row|seal rows',
  ),
  exercise('landmine-row', 't bar rudern|t bar row|t bar rows|t rudern'),
  exercise(
    'seated-cable-row|single-arm-cable-row',
    'rudern kabel|rudern kabelzug|kabelzug rudern|kabel rudern|am kabel rudern|am kabelzug rudern|low row|low rows|rudern eng|enges rudern|rudern im sitzen|sitzendes rudern',
  ),
  exercise(
    'dumbbell-shoulder-press|seated-dumbbell-press',
    either(
      dumbbells,
      'schulterdrücken|shoulder press|overhead press|military press|press overhead|überkopfdrücken|arnold press|z press',
    ),
    'arnold press|arnold presses',
  ),
  exercise(
    'overhead-press',
    either(barbell, 'schulterdrücken|shoulder press|overhead press|military press|press|frontdrücken'),
  ),
  exercise('dumbbell-curl', either(dumbbells, 'curl|curls|bizepscurls|bizeps curls|bicep curls|biceps curls')),
  exercise(
    'barbell-curl',
    either(`${barbell}|sz|ez bar|sz stange`, 'curl|curls|bizepscurls|bizeps curls|bicep curls|biceps curls'),
  ),
  exercise(
    'cable-curl',
    either('kabel|kabelzug|cable', 'curl|curls|bizepscurls|bizeps curls|bicep curls|biceps curls'),
  ),
  exercise(
    'dumbbell-romanian-deadlift',
    either(dumbbells, 'rdl|rdls|romanian deadlift|romanian deadlifts|rumänisches kreuzheben'),
  ),
  exercise(
    'barbell-romanian-deadlift',
    either(barbell, 'rdl|rdls|romanian deadlift|romanian deadlifts|rumänisches kreuzheben'),
  ),
  exercise('kettlebell-deadlift|two-hand-kettlebell-row', either('kettlebell|kb', 'kreuzheben|deadlift|deadlifts')),
  exercise(
    'dumbbell-squat|goblet-squat',
    either(`${dumbbells}|kettlebell|kb`, 'kniebeuge|kniebeugen|squat|squats|beuge|beugen'),
  ),
  exercise('back-squat', either(barbell, 'kniebeuge|kniebeugen|squat|squats|beuge|beugen')),
  exercise(
    'smith-machine-squat',
    either(
      'smith|multipresse|smith machine|an der multipresse|in der multipresse',
      'kniebeuge|kniebeugen|squat|squats|beuge|beugen',
    ),
  ),
  exercise(
    'dumbbell-reverse-lunge|dumbbell-walking-lunge',
    either(dumbbells, 'lunge|lunges|ausfallschritt|ausfallschritte'),
  ),
  exercise('barbell-reverse-lunge', either(barbell, 'lunge|lunges|ausfallschritt|ausfallschritte')),
  exercise('barbell-hip-thrust', either(barbell, 'hip thrust|hip thrusts|hüftheben')),
  exercise(
    'dumbbell-lateral-raise',
    either(dumbbells, 'seitheben|lateral raise|lateral raises|side raise|side raises'),
  ),
  exercise(
    'cable-lateral-raise',
    either('kabel|kabelzug|cable|am kabel|am kabelzug', 'seitheben|lateral raise|lateral raises'),
  ),
  exercise(
    'triceps-pushdown',
    either('kabel|kabelzug|cable|am kabel|am kabelzug|rope|seil', 'trizepsdrücken|pushdown|pushdowns|trizeps drücken'),
  ),
  exercise('kettlebell-row', either('kettlebell|kb', 'rudern|row|rows')),
  exercise('dumbbell-push-press', either(dumbbells, 'push press')),
  exercise('dumbbell-thruster', either(dumbbells, 'thruster|thrusters')),
  exercise('dumbbell-snatch', either(dumbbells, 'snatch|snatches|reißen')),
  exercise('kettlebell-snatch', either('kettlebell|kb', 'snatch|snatches|reißen')),
  exercise('dumbbell-step-up', either(dumbbells, 'step up|step ups|aufsteiger')),
]
