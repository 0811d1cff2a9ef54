import { goals } from '../../../domain/coach/basis/request.ts'
import { jointsOf } from '../../../domain/coach/read/body.ts'
import { energyOf } from '../../../domain/coach/read/circumstances.ts'
import { amberOfCondition, amberOfDrug, redFlags, todayStates } from '../../../domain/coach/read/conditions.ts'
import type { Kind, Of } from '../../../domain/coach/read/intent.ts'
import { formats } from '../../../domain/coach/read/shaping.ts'
import { sports } from '../../../domain/coach/read/sports.ts'
import { skills } from '../../../domain/coach/read/training.ts'
import type { Loose } from './told.ts'
import {
  age,
  among,
  count,
  dose,
  exercises,
  keys,
  kit,
  loads,
  oneOf,
  range,
  shape,
  some,
  target,
  weekdays,
} from './words.ts'

const wants = ['only', 'with', 'less', 'without'] as const
const sides = ['left', 'right', 'both'] as const
const yes = ['with', 'without'] as const
const levels = ['beginner', 'returning', 'intermediate', 'advanced'] as const
const divisions = ['open', 'pro', 'doubles', 'relay', 'women', 'men', 'mixed'] as const
const verdicts = ['too-easy', 'too-hard', 'too-long', 'too-short', 'good', 'boring'] as const
const events = ['race', 'match', 'competition', 'test', 'tour', 'occasion'] as const
const places = ['quiet', 'small', 'outdoors', 'indoors', 'hotel', 'home', 'gym', 'office', 'crowded', 'track'] as const
const parts = keys(jointsOf)

/** What stands behind the kind, in this order; `[…]` may be left out. */
export const grammar: { readonly [One in Kind]: (words: readonly string[]) => Loose<Of<One>> } = {
  // want muscle|pattern|region|trait
  focus: ([want, on]) => ({ want: oneOf(wants, want), on: target(on) }),
  // want id|id [5x5] [x8-12] [80kg] [75%] [rir2] [60s] [400m] [rest90]
  exercise: ([want, ids, ...words]) => ({ want: oneOf(wants, want), exercises: exercises(ids), dose: dose(words) }),
  ability: ([ids, ...words]) => ({ exercises: exercises(ids), done: dose(words) }),
  mileage: ([km]) => ({ km: Number(km) }),
  skill: ([skill, ...words]) => ({
    skill: oneOf(skills, skill),
    count: count(words, /^count(\d+)$/),
    inDays: age(words),
  }),
  // want form [4r] [w40] [rest20] [400m] [12min]
  format: ([want, format, ...words]) => ({
    want: oneOf(wants, want),
    format: oneOf(formats, format),
    shape: shape(words),
  }),
  // want id,id | machines | free-weights | none
  kit: ([want, ids]) => ({ want: oneOf(['only', 'with', 'without'], want), equipment: kit(ids) }),
  // id,id [=10,15] [<=12] [>=2] [step2]
  loads: ([ids, ...words]) => ({ equipment: kit(ids), ...loads(words) }),
  section: ([part, want, ...words]) => ({
    part: oneOf(['warm-up', 'finisher', 'cool-down'], part),
    want: oneOf(yes, want),
    minutes: count(words, /^(\d+)min$/),
  }),
  intensity: ([level, ...words]) => ({
    level: oneOf(['easy', 'moderate', 'hard', 'all-out'], level),
    rir: count(words, /^rir(\d)$/),
    percent: count(words, /^(\d+)%$/),
  }),
  // short | long | 60s | <=60s | >=120s
  rests: ([words = '']) =>
    words === 'short' || words === 'long' ? { length: words } : { length: null, ...range(words.replace('s', '')) },
  // exercises|any [3x10] [x8-12] [4x]
  scheme: ([most, ...words]) => ({ exercises: most === 'any' ? null : Number(most), dose: dose(words) }),
  variety: ([like]) => ({ like: oneOf(['last', 'new'], like) }),
  verdict: ([was, ids]) => ({ was: oneOf(verdicts, was), exercises: ids === undefined ? undefined : exercises(ids) }),
  // 40 | 30-40 | <=25 | >=60
  duration: ([minutes]) => range(minutes),
  mood: ([mood]) => ({ mood: oneOf(keys(energyOf), mood) }),
  soreness: ([on]) => ({ on: target(on) }),
  goal: ([goal, want = 'with']) => ({ goal: oneOf(goals, goal), want: oneOf(yes, want) }),
  // sport when [-1d] [2/wk]
  sport: ([sport, when, ...words]) => ({
    sport: oneOf(sports, sport),
    when: oneOf(['regularly', 'once', 'prepare'], when),
    inDays: age(words),
    timesAWeek: count(words, /^(\d+)\/wk$/),
  }),
  // event [sport] [in 28d] [10000m] [3000s] [open] [doubles]
  event: ([event, ...words]) => ({
    event: oneOf(events, event),
    sport: sports.find(one => words.includes(one)),
    inDays: age(words),
    meters: count(words, /^(\d+)m$/),
    targetSeconds: count(words, /^(\d+)s$/),
    division: some(among(divisions, words)),
  }),
  // [3/wk] [mo,we,fr] [not su]
  schedule: words => ({
    timesAWeek: count(words, /^(\d+)\/wk$/),
    on: weekdays(words.filter((_, at) => words[at - 1] !== 'not')),
    notOn: weekdays(words.filter((_, at) => words[at - 1] === 'not')),
  }),
  athlete: words => ({
    level: among(levels, words)[0],
    years: count(words, /^(\d+)y$/),
    breakDays: age(words),
  }),
  place: ([place, want = 'with']) => ({ place: oneOf(places, place), want: oneOf(yes, want) }),
  bound: ([of, limits]) => ({ of: oneOf(['heart-rate', 'zone', 'pace', 'speed', 'power'], of), ...range(limits) }),
  // part [side] severity [14d]
  complaint: ([part, ...words]) => ({
    part: oneOf(parts, part),
    severity: oneOf(
      ['protect', 'mild', 'pain', 'acute'],
      words.find(word => !(sides as readonly string[]).includes(word)),
    ),
    side: among(sides, words)[0],
    ageDays: age(words),
  }),
  // condition [part] [side] [42d]
  condition: ([condition, ...words]) => ({
    condition: oneOf(keys(amberOfCondition), condition),
    part: among(parts, words)[0],
    side: among(sides, words)[0],
    ageDays: age(words),
  }),
  drug: ([drug]) => ({ drug: oneOf(keys(amberOfDrug), drug) }),
  today: ([state]) => ({ state: oneOf(todayStates, state) }),
  'red-flag': ([flag, ...words]) => ({
    flag: oneOf(redFlags, flag),
    part: among(parts, words)[0],
    ageDays: age(words),
  }),
  clearance: ([by]) => ({ by: oneOf(['doctor', 'midwife', 'physio'], by) }),
  recovered: words => ({ part: among(parts, words)[0] }),
  ask: words => ({ part: among(parts, words)[0] }),
  refusal: ([of]) => ({ of: oneOf(['training', 'suggestion'], of) }),
  override: () => ({}),
  withdrawn: () => ({}),
  'not-understood': () => ({}),
}
