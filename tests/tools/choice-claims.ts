import { catalogue } from '../../content/exercises/catalogue.ts'
import { exercisesOf } from '../../domain/coach/basis/plan.ts'
import { all, be, type Claim, day, namedSets, names, own, text, types } from './claim.ts'

// What a reason claims of the choice of an exercise, of a day, and of a change that was asked for.

const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))

const known = ({ exercise }: Claim) => byId.get(exercise.exercise)
const working = ({ exercise }: Claim) => exercise.sets.filter(({ ramp }) => !ramp)
/** What the events named say of one thing; what a plan changed is told among its fields. */
const field = (claim: Claim, name: string): readonly unknown[] =>
  claim.named.map(({ event }) => {
    const told: Readonly<Record<string, unknown>> = { ...event, ...('fields' in event ? Object(event.fields) : {}) }
    return told[name]
  })
const words = (claim: Claim, ...fields: readonly string[]) =>
  fields.flatMap(name => field(claim, name)).filter(one => typeof one === 'string' && one.trim() !== '')
const wish = (claim: Claim) => words(claim, 'prompt').join(' ')

/** "…: Brust und Trizeps." names muscles that the exercise trains directly. */
const saysMuscles = be(claim => {
  const [, list = ''] = claim.reason.text.de.match(/: ([^:]+)\.$/) ?? []
  const said = list.split(/, | und /).map(one => one.toLowerCase())
  const direct = catalogue.muscles.filter(({ id }) => (known(claim)?.muscles[id] ?? 0) >= 1)
  return said.length > 0 && said.every(one => direct.some(({ name }) => name.de.toLowerCase() === one))
}, 'muscles that it trains')

/** What is named as being asked for was: by the wish of this very workout. */
const wasAsked = be(({ named, asked }) => asked !== undefined && named.includes(asked), 'the wish of this workout')

const isMeasured = be(
  claim => working(claim).every(({ reps, durationSec, distanceM }) => reps === undefined && (durationSec ?? distanceM)),
  'work that is timed or measured',
)

const servesGoal = be(
  claim => field(claim, 'goal').includes(claim.reason.facts.goal) || wish(claim) !== '',
  'the goal, as told',
)

const says = (pattern: RegExp, what: string) => be(claim => pattern.test(text(claim)), what)
const ofARace = says(/hyrox|marathon|lauf|race|wettkampf|meet|\d ?km\b|triathlon/i, 'a race, as told')

const weighs = be(
  claim => working(claim).some(({ weightKg }) => weightKg === claim.reason.facts.weightKg),
  'the load that is planned',
)

/** Days until the dates that were told: "am 20.03.2026", "2026-03-20". */
const daysTold = (claim: Claim): readonly number[] => {
  const told = text(claim)
  const dates = [
    ...[...told.matchAll(/(\d\d)\.(\d\d)\.(20\d\d)/g)].map(([, one, month, year]) => `${year}-${month}-${one}`),
    ...[...told.matchAll(/\b(20\d\d-\d\d-\d\d)\b(?!T)/g)].map(([, date]) => date),
  ]
  const today = new Date(claim.at).toISOString().slice(0, 10)
  return dates.map(date => Math.round((Date.parse(`${date}`) - Date.parse(today)) / day))
}

const isDated = (fact: string) =>
  be(claim => {
    const days = claim.reason.facts[fact]
    return days === undefined || daysTold(claim).some(told => Math.abs(told) === days)
  }, 'a date so many days away, as told')

/** The race's own days are close, a base is far from them. */
const phaseFits = be(({ reason: { facts } }) => {
  const { phase, daysOut } = facts
  if (typeof daysOut !== 'number') return true
  return phase === 'race-week' ? daysOut <= 7 : phase === 'taper' ? daysOut <= 21 : phase !== 'base' || daysOut > 28
}, 'the phase of these days')

const tired =
  /müde|kaputt|schlapp|erschöpft|platt|fertig|kater|krank|schlecht|wenig geschlafen|tired|exhausted|slept|sleep|hangover|easy day/i
const stiff = /steif|verspann|verkürzt|stiff|tight|tense|zwick|locker|dehn|stretch|mobil/i

/** Something gives trouble: it was told in words, by a form, by a tap, or by one's age. */
const troubles = (claim: Claim): boolean =>
  wish(claim) !== '' ||
  words(claim, 'restrictions', 'mobilityRestrictions', 'comments', 'otherActivities').length > 0 ||
  field(claim, 'kind').includes('pain') ||
  types(claim).has('ScreeningAnswered') ||
  types(claim).has('ComplaintReported') ||
  field(claim, 'age').some(age => typeof age === 'number' && (age >= 65 || age < 18))

const change = (type: string, pattern: RegExp) =>
  be(
    ({ event }) => event.event.type === type && pattern.test(JSON.stringify(event.event)),
    `a change of this kind: ${type}`,
  )

export const choiceClaims: Readonly<Record<string, (claim: Claim) => string | null>> = {
  goal: be(claim => {
    const { goal } = claim.reason.facts
    if (claim.reason.text.de.startsWith('Steht in deinem Ziel'))
      return words(claim, 'goalDetails', 'comments', 'prompt').length > 0
    return types(claim).has('WorkoutRequested') ? wish(claim) !== '' : field(claim, 'goal').includes(goal)
  }, 'the goal, as told'),
  restriction: all(be(troubles, 'what gives trouble, as told'), saysMuscles),
  readiness: all(
    wasAsked,
    be(claim => field(claim, 'mood').some(mood => Number(mood) <= 2) || tired.test(wish(claim)), 'a bad day, as told'),
    be(({ reason: { from, to } }) => {
      const isLess = (were?: number, are?: number) => were !== undefined && are !== undefined && are < were
      // Where nothing lighter lies there, fewer repetitions are less.
      return from?.weightKg === to?.weightKg ? isLess(from?.reps, to?.reps) : isLess(from?.weightKg, to?.weightKg)
    }, 'less than the last time'),
  ),
  sport: all(
    says(/"(otherActivities|prompt|goalDetails|comments)":"[^"]/, 'a sport, as told'),
    be(claim => {
      const { sport } = claim.reason.facts
      const { name } = Object.entries(catalogue.training.sports.of).find(([one]) => one === sport)?.[1] ?? {}
      const said = text(claim).toLowerCase()
      return [name?.de, name?.en].some(one => one !== undefined && said.includes(one.toLowerCase().slice(0, 4)))
    }, 'this very sport'),
  ),
  'asked-after': all(
    names('CommentGiven'),
    be(claim => /mehr|more/i.test(words(claim, 'comment').join(' ')), 'somebody who wanted more'),
    saysMuscles,
  ),
  'warm-up': all(
    wasAsked,
    be(({ block }) => block.kind === 'warmup', 'a place in the warm-up'),
    be(({ reason: { facts }, plan, exercise }) => {
      const planned = exercisesOf(plan)
      const later = planned.slice(planned.indexOf(exercise) + 1)
      return facts.next === undefined || later.some(({ name }) => name.de === facts.next)
    }, 'an exercise that it prepares for'),
  ),
  'cool-down': all(
    wasAsked,
    saysMuscles,
    be(({ block }) => block.kind === 'cooldown', 'a place at the end'),
  ),
  mobility: all(
    saysMuscles,
    be(claim => working(claim).every(({ weightKg }) => !weightKg), 'no load'),
  ),
  loosens: all(
    wasAsked,
    be(claim => stiff.test(wish(claim)), 'somebody who is stiff'),
    be(claim => working(claim).every(({ weightKg }) => !weightKg), 'no load'),
  ),
  'aerobic-base': all(
    servesGoal,
    isMeasured,
    be(({ block, exercise }) => block.kind !== 'interval' && exercise.targetRir === null, 'nothing that wears out'),
  ),
  intervals: all(
    servesGoal,
    isMeasured,
    be(
      claim => working(claim).length > 1 && working(claim).every(({ durationSec = 0 }) => durationSec <= 600),
      'several short stretches',
    ),
  ),
  tempo: all(
    servesGoal,
    isMeasured,
    be(({ block }) => block.focus === 'tempo', 'a block at the threshold'),
  ),
  'race-pace': all(
    servesGoal,
    isMeasured,
    ofARace,
    be(({ block }) => block.focus === 'race-pace', 'a block at the pace'),
  ),
  'run-walk': all(isMeasured, says(/lauf|run|jogg|marathon|\d ?km\b/i, 'running, as told')),
  'hyrox-phase': all(names('TrainingPlanChanged', 'WorkoutRequested'), ofARace, isDated('daysOut'), phaseFits),
  'race-load': all(says(/hyrox/i, 'the race, as told'), weighs),
  'training-load': all(
    says(/hyrox/i, 'the race, as told'),
    weighs,
    be(({ reason: { facts } }) => Number(facts.weightKg) < Number(facts.raceKg), 'less than in the race'),
  ),
  'lasting-load': all(
    weighs,
    be(claim => working(claim).every(({ reps = 0 }) => reps === claim.reason.facts.reps && reps >= 10), 'longer sets'),
    be(
      claim => namedSets(claim).every(({ weightKg }) => (weightKg ?? 0) >= Number(claim.reason.facts.weightKg)),
      'no more than was lifted',
    ),
  ),
  'race-day': all(ofARace, isDated('daysOut')),
  opener: all(
    isDated('days'),
    be(claim => daysTold(claim).some(days => days >= 0 && days <= 21), 'a meet that is near'),
  ),
  'load-told': all(weighs, says(/\d ?(kg|kilo|x|×|mal)/i, 'a load, as told')),
  'load-heaviest': all(
    weighs,
    names('TrainingProfileCreated', 'TrainingProfileChanged', 'WorkoutRequested'),
    be(
      claim => own(claim).some(({ weightKg }) => weightKg === claim.reason.facts.weightKg),
      'a load that was lifted before',
    ),
    be(
      claim =>
        own(claim).every(({ weightKg, atKit }) => !atKit || (weightKg ?? 0) <= Number(claim.reason.facts.weightKg)),
      'nothing heavier at this place',
    ),
  ),
  'load-lighter': be(
    claim =>
      namedSets(claim).some(({ weightKg }) => weightKg === claim.reason.facts.lastWeightKg) &&
      Number(claim.reason.facts.weightKg) < Number(claim.reason.facts.lastWeightKg),
    'less than the last time',
  ),
  swapped: all(
    change('ExerciseSwapped', /"exercise"/),
    be(({ exercise, plansBefore }) => {
      const before = plansBefore.at(-1)?.plan
      return before !== undefined && !exercisesOf(before).some(one => one.exercise === exercise.exercise)
    }, 'an exercise that was not there before'),
  ),
  'made-easier': all(change('WorkoutRevised', /easier|lighter|leichter/i), weighsLess(-1)),
  'made-harder': all(change('WorkoutRevised', /harder|more|mehr|härter|schwerer/i), weighsLess(1)),
  'load-converted': all(
    weighs,
    be(({ event }) => event.event.type !== 'WorkoutGenerated', 'a change of the plan'),
  ),
}

/** The exercise as it stood before the change asked for more (−1) or for less (1). */
function weighsLess(sign: 1 | -1) {
  return be(
    ({ exercise, plansBefore }) => {
      const before = exercisesOf(plansBefore.at(-1)?.plan ?? { blocks: [] }).find(
        one => one.exercise === exercise.exercise,
      )
      const asks = ({ sets }: typeof exercise) =>
        sets.filter(({ ramp }) => !ramp).reduce((sum, { reps = 1, weightKg }) => sum + reps * (weightKg || 1), 0)
      return before === undefined || Math.sign(asks(exercise) - asks(before)) !== -sign
    },
    sign < 0 ? 'less than before' : 'more than before',
  )
}
