import type { Entry } from '../../../domain/coach/read/language.ts'
import { says } from '../entry.ts'

const exercise = (ids: string, ...words: readonly string[]): Entry => says({ is: 'exercise', ids }, ...words)

/** Exercises by everyday names; the catalogue's own names are understood without being listed here. */
export const moves: readonly Entry[] = [
  exercise(
    'back-squat|front-squat|goblet-squat|bodyweight-squat|dumbbell-squat|smith-machine-squat|barbell-box-squat|goblet-box-squat|band-squat|sandbag-squat|sumo-squat|hack-squat|pistol-squat|half-squat|suspension-squat|squat-jump',
    'alle kniebeugen',
  ),
  exercise(
    'back-squat|front-squat|goblet-squat|bodyweight-squat|dumbbell-squat|smith-machine-squat|barbell-box-squat',
    'hocken|kniebeuge|kniebeugen|kniabeign|kniebeugn|squat|squats|squatten|squatting|beuge|beugen|kniebeug|sqauts|sqats|hocke|knie beugen',
  ),
  exercise('back-squat', 'back squat|back squats|barbell squat|barbell squats|langhantelkniebeuge'),
  exercise(
    'front-squat',
    'front rack|front rack stuff|front rack work|front squat|front squats|frontkniebeuge|frontkniebeugen',
  ),
  exercise('goblet-squat|goblet-box-squat', 'goblet squat|goblet squats|goblet kniebeuge|goblets'),
  exercise('bodyweight-squat', 'air squat|air squats|bodyweight squats|luftkniebeugen'),
  exercise('pistol-squat|single-leg-box-squat', 'einbeinige kniebeugen'),
  exercise('leg-press', 'beinpressen an der maschine'),
  exercise('hack-squat', 'hackenschmidt|hack squat|hack squats|hacksquat'),
  exercise('wall-sit', 'wandsitzen|wall sit|wall sits|wandsitz'),
  exercise(
    'reverse-lunge|walking-lunge|lateral-lunge|dumbbell-reverse-lunge|dumbbell-walking-lunge|barbell-reverse-lunge|split-squat|sandbag-lunge',
    'ausfallschritt|ausfallschritte|ausfallschritten|lunge|lunges|ausfallschrite',
  ),
  exercise('walking-lunge|dumbbell-walking-lunge', 'walking lunge|walking lunges|ausfallschritte im gehen|lunge walk'),
  exercise(
    'bulgarian-split-squat|dumbbell-bulgarian-split-squat',
    'bulgarian split squat|bulgarian split squats|bulgarians|bulgarian|bulgarische kniebeugen|bulgarian squats|bss|bulgarische',
  ),
  exercise('split-squat|goblet-split-squat|supported-split-squat', 'split squat|split squats'),
  exercise('step-up|low-step-up|dumbbell-step-up', 'step up|step ups|stepups|aufsteiger'),
  exercise(
    'deadlift|trap-bar-deadlift|sumo-deadlift|kettlebell-deadlift',
    'kreuzheben|deadlift|deadlifts|dead lift|dead lifts|kreutzheben|kreuzhebn|deads|heben|deadlifting|kreuzhebe|dl',
  ),
  exercise('sumo-deadlift', 'sumo deadlift|sumo deadlifts|sumokreuzheben|sumo kreuzheben'),
  exercise('trap-bar-deadlift', 'trap bar deadlift|trap bar deadlifts|hex bar deadlift'),
  exercise(
    'barbell-romanian-deadlift|dumbbell-romanian-deadlift',
    'rumänisches|rumänische|rumänisch|rumänischen|rumänisches heben|romanians|romanian dl|rumäne|rumänisches kreuzheben|romanian deadlift|romanian deadlifts|rdl|rdls|rumänische kreuzheben|rumänisch kreuzheben',
  ),
  exercise(
    'dumbbell-romanian-deadlift',
    'rumänisches kreuzheben mit kurzhanteln|dumbbell rdl|dumbbell rdls|dumbbell romanian deadlift|dumbbell romanian deadlifts',
  ),
  exercise(
    'barbell-hip-thrust|hip-thrust|dumbbell-hip-thrust',
    'hip thrust|hip thrusts|hipthrust|hipthrusts|hüftheben|hüft thrust|glute bridge thrust|hip thruster',
  ),
  exercise(
    'glute-bridge|single-leg-glute-bridge|dumbbell-glute-bridge|band-glute-bridge',
    'glute bridge|glute bridges|beckenheben|brücke|bridges|hüftbrücke|hüftbrücken|beckenbrücke|beckenbrücken|schulterbrücke|pobrücke',
  ),
  exercise(
    'back-extension',
    'hyperextensions|hyperextension|back extension|back extensions|rückenstrecker an der bank|rückenstrecken|hypers',
  ),
  exercise('kettlebell-swing', 'swing|swings|kettlebell swing|kettlebell swings|kb swings|kb swing'),
  exercise(
    'push-up|knee-push-up|incline-push-up|close-grip-push-up|feet-elevated-push-up|wall-push-up',
    'liegestütz|liegestütze|liegestützen|push up|push ups|pushup|pushups|liegestüz|press ups|press up',
  ),
  exercise(
    'knee-fist-push-up|push-up|knee-push-up',
    'liegestütze auf fäusten|liegestütz auf fäusten|fist push ups|knuckle push ups|push ups on fists',
  ),
  exercise(
    'bench-press|dumbbell-bench-press',
    'bankdrücken|bench press|bench|benchpress|bench pressing|benching|bankdrück|flachbankdrücken|bankdruckn|bankdrückn',
  ),
  exercise(
    'dumbbell-bench-press',
    'dumbbell press|dumbbell presses|db press|kurzhanteldrücken|kh drücken|kh bank|flat dumbbell press|dumbbell bench|dumbbell bench press|bankdrücken mit kurzhanteln|kurzhantelbankdrücken|dumbell bench|db bench|db bench press|kurzhantel bankdrücken',
  ),
  exercise(
    'incline-bench-press|incline-dumbbell-press',
    'schrägbankdrücken|incline bench press|incline press|incline bench pressing|schräg bankdrücken|schrägbankdrückn|incline',
  ),
  exercise(
    'incline-dumbbell-press',
    'schrägbankdrücken mit kurzhanteln|incline dumbbell press|incline db press|incline dumbbell bench|kurzhantel schrägbankdrücken',
  ),
  exercise('close-grip-bench-press', 'enges bankdrücken|close grip bench|close grip bench press'),
  exercise('chest-press', 'brustpresse|chest press'),
  exercise(
    'dumbbell-fly|cable-fly|pec-deck-fly',
    'fliegende|flys|flyes|fly|flies|butterfly|butterflys|chest flies|cable flys|pec deck',
  ),
  exercise('dip|assisted-dip|bench-dip', 'dip|dips|barrenstütz'),
  exercise(
    'overhead-press|dumbbell-shoulder-press|seated-dumbbell-press|machine-shoulder-press',
    'schulterdrücken|überkopfdrücken|overhead press|shoulder press|military press|ohp|shoulder presses|schulterdrückn|strict press|frontdrücken|overhead pressing|schulter drücken',
  ),
  exercise('machine-shoulder-press', 'schulterpresse'),
  exercise('push-press|dumbbell-push-press', 'push press|schwungdrücken'),
  exercise('landmine-press|half-kneeling-landmine-press', 'landmine press'),
  exercise(
    'seated-cable-row|barbell-row|one-arm-dumbbell-row|bent-over-dumbbell-row|chest-supported-row',
    'rows|row|barbell rows|ruderzug|rudern vorgebeugt|langhantelrudern|bent over rows|pendlay rows|kurzhantelrudern',
  ),
  exercise(
    'seated-cable-row|single-arm-cable-row',
    'rudern am kabel|rudern am kabelzug|cable row|cable rows|kabelrudern|seated row|seated rows|rudern sitzend|rudern an der maschine|rudern maschine|machine row|rudern gern an der maschine',
  ),
  exercise(
    'one-arm-dumbbell-row|kettlebell-row',
    'einarmiges rudern|one arm row|one arm rows|dumbbell row|dumbbell rows|single arm row',
  ),
  exercise('barbell-row', 'barbell row|bent over row|langhantel rudern|pendlay row'),
  exercise(
    'inverted-row|bent-knee-inverted-row',
    'inverted row|inverted rows|ring row|ring rows|umgekehrtes rudern|australian pull ups',
  ),
  exercise('face-pull', 'face pull|face pulls|facepull|facepulls'),
]
