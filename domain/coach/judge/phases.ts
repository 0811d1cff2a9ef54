import { day } from '../../days.ts'
import { median } from '../../numbers.ts'
import type { Case, Placed } from './case.ts'
import { directSets, saysDeload, secondsOf, setCount, workingSets } from './case.ts'
import { type Fault, fault } from './fault.ts'
import { deload, staples, taper } from './measures.ts'
import { boutsOf, inOrder } from './past.ts'
import { isMainLift } from './session.ts'

/** Days on which a deload began, newest first: the first session of each run of them. */
const deloadStarts = ({ request: { history }, now }: Case): readonly number[] => {
  const days = history
    .filter(({ sets }) => sets.length > 0)
    .map(({ at, plan, workout }) => ({ at: Date.parse(at), workout, is: saysDeload(plan) }))
    .filter(({ at }) => at <= now)
    .sort((one, other) => one.at - other.at || inOrder(one.workout, other.workout))
  return days.flatMap(({ at, is }, index) => (is && !days[index - 1]?.is ? [at] : [])).toReversed()
}

/** 57. A deload lasts seven days, comes three weeks after the last at the earliest, and is lighter by its measure. */
export const deloads = (one: Case): readonly Fault[] => {
  if (!one.isDeload) return []
  const [start, before] = deloadStarts(one)
  const running =
    start !== undefined && one.request.history.some(({ at, plan }) => Date.parse(at) >= start && saysDeload(plan))
  const isOn = running && one.now - start <= deload.days * day
  const faults: Fault[] = []
  const last = isOn ? before : start
  if (last !== undefined && one.now - last < deload.apartDays * day)
    faults.push(
      fault(
        57,
        'grave',
        'session',
        `three weeks after the last deload, seven days long`,
        `${days(one.now - last)} days after the last began`,
      ),
    )
  const loads = lifts(one).flatMap(({ kg, lastKg }) => (kg && lastKg ? [kg / lastKg] : []))
  const sets = lifts(one).map(({ sets, lastSets }) => sets / lastSets)
  const [load, share] = [median(loads), median(sets)]
  const [low, high] = deload.load
  if (load !== null && (load < low - deload.tolerance || load > high + deload.tolerance))
    faults.push(fault(57, 'plain', 'session', 'loads lower by 10–20 %', `${Math.round((1 - load) * 100)} %`))
  if (share !== null && share > deload.sets[1] + 0.15)
    faults.push(fault(57, 'plain', 'session', 'sets fewer by 30–50 %', `${Math.round((1 - share) * 100)} %`))
  return faults
}

/** Each main lift against its last normal day. */
const lifts = (one: Case) =>
  one.work.filter(isMainLift).flatMap(({ planned, exercise }) => {
    const [last] = boutsOf(one.past, exercise.id).filter(({ eased }) => !eased)
    if (!last) return []
    const kg = median(workingSets(planned).flatMap(({ weightKg }) => weightKg ?? []))
    return [{ planned, kg, sets: setCount(planned), lastKg: last.kg, lastSets: last.count, lastReps: last.reps, last }]
  })

/** 58. The first loads after a deload are at least 95 % of those before. */
export const afterDeload = (one: Case): readonly Fault[] => {
  if (one.isDeload || one.asked.eased) return []
  return lifts(one).flatMap(({ planned, kg, last }) => {
    const [newest] = boutsOf(one.past, last.exercise.id)
    const reps = median(workingSets(planned).flatMap(one => one.reps ?? []))
    if (!newest?.deload || !kg || !last.kg || last.missed || (reps ?? 0) > (last.reps ?? 0) + 2) return []
    const share = kg / last.kg
    if (share >= deload.after - 0.001) return []
    return [fault(58, share < 0.9 ? 'grave' : 'plain', planned.id, `at least 95 % of ${last.kg} kg`, `${kg} kg`)]
  })
}

/** 59. The day before a match the legs (or shoulders) stay fresh. */
export const beforeMatch = ({ asked, work }: Case): readonly Fault[] => {
  const soon = asked.matches.filter(({ inDays }) => inDays >= 0 && inDays * 24 <= taper.hoursBeforeMatch)
  const muscles = { legs: ['quads', 'hamstrings', 'glutes'], shoulders: ['front-delts', 'lats'] }
  return soon.flatMap(({ needs, inDays }) => {
    const hard = muscles[needs].map(muscle =>
      directSets(
        work.filter(({ planned }) => (planned.targetRir ?? 9) <= 3),
        muscle,
      ),
    )
    const most = Math.max(...hard)
    if (most < 3) return []
    const when = inDays === 0 ? 'on the day of' : 'the day before'
    return [fault(59, 'grave', 'session', `fresh ${needs} ${when} other sport`, `${most} hard sets`)]
  })
}

/** 60. In race week a session is at most two thirds as long as usual, and nothing in it is new or heavy for the legs. */
export const raceWeek = ({ asked, request, main }: Case): readonly Fault[] => {
  const days = asked.raceInDays
  if (days === null || days < 0 || days > taper.days) return []
  const usual = median(
    request.history
      .filter(({ at }) => Date.parse(request.at) - Date.parse(at) > taper.days * day)
      .map(({ plan }) => plan.estimatedMinutes),
  )
  const minutes = main.reduce((sum, placed) => sum + secondsOf(placed), 0) / 60
  const most = (usual ?? request.athlete.sessionMinutes ?? asked.minutes) * taper.share
  const heavy = directSets(
    main.filter(({ planned }) => (planned.targetRir ?? 9) <= 2),
    'quads',
  )
  return [
    ...(minutes > most + 5
      ? [
          fault(
            60,
            minutes > most * 1.25 ? 'grave' : 'plain',
            'session',
            `at most ${Math.round(most)} minutes of work in race week`,
            Math.round(minutes),
          ),
        ]
      : []),
    ...(heavy > 4 ? [fault(60, 'plain', 'session', 'fresh legs in race week', `${heavy} hard sets`)] : []),
  ]
}

/** The day of a race or a meet, or the one after, unless the athlete wants to train anyway. */
export const isRaceDay = ({ asked: { eventInDays: days, overridden }, main, work }: Case): boolean => {
  const isRest = days !== null && days >= -taper.mayRest && work.length === 0 && !main.some(isHardOnLegs)
  return !overridden && days !== null && days <= 0 && (days >= -taper.restDays || isRest)
}

const isHardOnLegs = ({ block: { kind }, exercise }: Placed) =>
  kind === 'interval' || kind === 'emom' || kind === 'amrap' || exercise.impact >= 2

/** 60. On its day a race is the only work, the day after is for rest or a walk. */
export const raceDay = ({ asked, main, work }: Case): readonly Fault[] => {
  const own = asked.eventInDays === 0
  const expected = own ? 'nothing but the race and what warms up for it' : 'rest or a walk on the day after a race'
  const hard = main.filter(one => (own ? one.block.kind === 'interval' : isHardOnLegs(one)))
  const minutes = main.reduce((sum, placed) => sum + secondsOf(placed), 0) / 60
  const wrong = [...work, ...hard]
  if (wrong.length > 0)
    return [fault(60, 'grave', 'session', expected, wrong.map(({ exercise }) => exercise.id).join(', '))]
  return own && minutes > taper.warmUpMinutes
    ? [fault(60, 'grave', 'session', expected, `${Math.round(minutes)} minutes`)]
    : []
}

/** 64. Main lifts come again within two weeks, else nobody can get better at them; around a race (60) some are left out on purpose. */
export const stapled = (one: Case): readonly Fault[] => {
  const recent = one.past.filter(({ at }) => at > one.now - staples.days * day)
  const sessions = new Set(recent.map(({ workout }) => workout)).size
  const main = one.work.filter(isMainLift)
  const nearRace = Math.abs(one.asked.raceInDays ?? 365) <= taper.days
  if (sessions < staples.sessions || main.length === 0 || nearRace) return []
  const usable = recent.filter(({ exercise }) => one.asked.usable.has(exercise.id))
  if (usable.length < recent.length * 0.7) return []
  const known = main.filter(({ exercise }) => recent.some(bout => bout.exercise.id === exercise.id))
  if (known.length >= main.length * staples.share) return []
  return [
    fault(
      64,
      known.length === 0 ? 'plain' : 'slight',
      'session',
      'half of the main lifts as in the last two weeks',
      `${known.length} of ${main.length}`,
    ),
  ]
}

const days = (milliseconds: number) => Math.round(milliseconds / day)
