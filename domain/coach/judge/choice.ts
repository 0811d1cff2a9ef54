import { type Exercise, isBig, isStrength } from '../basis/catalogue.ts'
import { awkward } from './awkward.ts'
import type { Case, Placed } from './case.ts'
import { directSets, inRounds, setsIn } from './case.ts'
import { type Fault, fault, percent } from './fault.ts'
import { wishServed, wishShare } from './measures.ts'
import { isMainLift } from './session.ts'

/** 47. A wish for a muscle gets half of the working sets, or as many as it takes; a lift that was named is there. */
export const wished = ({ asked, work, main }: Case): readonly Fault[] => {
  const missing = asked.lifts.filter(
    ids => ids.some(id => asked.usable.has(id)) && !main.some(({ exercise }) => ids.includes(exercise.id)),
  )
  const faults = missing.map(ids => fault(47, 'grave', 'session', `${ids[0]}, as wished`, 'not there'))
  const sets = setsIn(work)
  if (asked.muscles.length === 0 || sets === 0 || asked.lifts.length > 0) return faults
  const serving = work.filter(({ exercise }) => asked.muscles.some(muscle => (exercise.muscles[muscle] ?? 0) >= 1))
  const share = setsIn(serving) / sets
  if (share >= wishShare.plain || asked.muscles.every(one => directSets(work, one) >= wishServed)) return faults
  const degree = share < wishShare.grave ? 'grave' : 'plain'
  const expected = `half of the sets for ${asked.muscles.join(', ')}, as wished`
  return [...faults, fault(47, degree, 'session', expected, percent(share))]
}

/** 48. What stands in the room is used before a makeshift. */
export const bestTool = ({ asked, work, byId }: Case): readonly Fault[] => {
  const named = new Set(asked.lifts.flat())
  const found = work.flatMap(placed => {
    const { exercise, planned, block } = placed
    const better = (awkward[exercise.id] ?? []).filter(id => asked.usable.has(id) && isLighterFree(byId.get(id)))
    if (better.length === 0 || named.has(exercise.id) || inRounds(block) || setsIn([placed]) < 2) return []
    return [{ planned, exercise, better: better[0] ?? '' }]
  })
  const worst = found.length >= 3 ? 'grave' : 'plain'
  return found.map(({ planned, exercise, better }) =>
    fault(
      48,
      exercise.role === 'compound' ? worst : found.length >= 3 ? 'plain' : 'slight',
      planned.id,
      `${better}, which is there`,
      exercise.id,
    ),
  )
}

const isLighterFree = (exercise: Exercise | undefined) => exercise !== undefined

const isPress = ({ exercise }: Placed) => exercise.role === 'compound' && exercise.pattern.endsWith('-push')

/** 61. Power, heavy lifts, accessories, isolation, conditioning; no muscle is tired before its lift. */
export const ordered = ({ asked, main, work, request }: Case): readonly Fault[] => {
  const faults: Fault[] = []
  const straight = work.filter(({ block }) => block.kind === 'straight')
  const split = (request.athlete.trainingFrequency ?? 3) >= 5 || asked.muscles.length > 0
  for (const [at, placed] of straight.entries()) {
    const three = straight.slice(at, at + 3)
    if (three.length === 3 && three.every(isPress)) {
      const alike = three.every(({ exercise }) => exercise.pattern === placed.exercise.pattern)
      if (!split || alike)
        faults.push(
          fault(
            61,
            alike ? 'grave' : 'plain',
            placed.planned.id,
            'no three presses in a row',
            three.map(({ exercise }) => exercise.id).join(', '),
          ),
        )
    }
    if (asked.practised.has(placed.exercise.id)) continue
    const later = straight
      .slice(at + 1)
      .find(
        next =>
          isMainLift(next) &&
          placed.exercise.role === 'isolation' &&
          direct(placed.exercise).some(muscle => (next.exercise.muscles[muscle] ?? 0) >= 1),
      )
    if (later)
      faults.push(
        fault(61, 'plain', placed.planned.id, `after ${later.exercise.id}`, `${placed.exercise.id} before it`),
      )
    const axial = straight.slice(at + 1).some(({ exercise }) => exercise.axialLoad >= 2 && exercise.role === 'compound')
    if (placed.exercise.role === 'core' && axial)
      faults.push(fault(61, 'plain', placed.planned.id, 'trunk work after heavy lifts', placed.exercise.id))
  }
  const power = main.findIndex(({ exercise }) => exercise.role === 'power')
  const lift = main.findIndex(isMainLift)
  const tired = main
    .slice(0, Math.max(0, lift))
    .find(({ exercise, block }) => exercise.role === 'conditioning' && (inRounds(block) || exercise.impact >= 2))
  if (lift >= 0 && power > lift && !main.slice(0, power).every(({ block }) => inRounds(block)))
    faults.push(
      fault(61, 'plain', main[power]?.planned.id ?? '', 'power before heavy lifts', main[power]?.exercise.id ?? ''),
    )
  if (tired && asked.goal !== 'hyrox' && asked.goal !== 'endurance')
    faults.push(fault(61, 'plain', tired.planned.id, 'conditioning after lifting', tired.exercise.id))
  return faults
}

/** 61. Who comes out of rounds is out of breath: nothing heavy on the spine then, and no big movement twice. */
export const afterRounds = ({ asked, work }: Case): readonly Fault[] => {
  const last = work.findLastIndex(({ block }) => inRounds(block) && block.exercises.length >= 3)
  const inThem = work.slice(0, last + 1).filter(({ block, exercise }) => inRounds(block) && isBig(exercise))
  if (inThem.length === 0 || asked.goal === 'hyrox') return []
  return work.slice(last + 1).flatMap(({ planned, exercise, block }) => {
    if (!isBig(exercise) || inRounds(block)) return []
    if (exercise.axialLoad >= 2) return [fault(61, 'grave', planned.id, 'heavy lifts before rounds', exercise.id)]
    const twin = inThem.find(one => one.exercise.pattern === exercise.pattern)
    return twin ? [fault(61, 'plain', planned.id, `another movement than ${twin.exercise.id}`, exercise.id)] : []
  })
}

const direct = ({ muscles }: Exercise) => Object.keys(muscles).filter(muscle => (muscles[muscle] ?? 0) >= 1)

/** Things of which a gym floor has one for you. */
const stations: ReadonlySet<string> = new Set([
  'rack',
  'cable-machine',
  'smith-machine',
  'leg-press',
  'lat-pulldown-machine',
  'row-machine',
  'bench',
  'incline-bench',
  'barbell',
  'hack-squat-machine',
])

/** 62. A pair shares no station, no grip and no muscle, and a heavy lift is not done with a tired trunk. */
export const pairs = ({ plan, byId, asked }: Case): readonly Fault[] =>
  plan.blocks
    .filter(({ kind }) => kind === 'superset')
    .flatMap(block => {
      const [one, other] = block.exercises.flatMap(({ exercise }) => byId.get(exercise) ?? [])
      if (!one || !other) return []
      const shared = kitOf(one, asked.stock).filter(
        item => stations.has(item) && kitOf(other, asked.stock).includes(item),
      )
      const fixed = shared.filter(
        item => item === 'rack' || item === 'barbell' || item.endsWith('-machine') || item === 'leg-press',
      )
      const muscle = direct(one).find(id => direct(other).includes(id))
      return [
        ...(fixed.length > 0 && one.id !== other.id
          ? [
              fault(
                62,
                one.role === 'compound' && other.role === 'compound' ? 'grave' : 'plain',
                block.id,
                'two stations',
                `both on ${fixed.join(', ')}`,
              ),
            ]
          : []),
        ...(one.gripHeavy && other.gripHeavy
          ? [fault(62, 'plain', block.id, 'one grip at a time', `${one.id}, ${other.id}`)]
          : []),
        ...([one, other].some(({ role }) => role === 'core') && [one, other].some(isHeavyOnTrunk)
          ? [fault(62, 'plain', block.id, 'a fresh trunk under a heavy lift', `${one.id}, ${other.id}`)]
          : []),
        ...(muscle && isStrength(one) && isStrength(other)
          ? [fault(62, 'plain', block.id, 'different muscles', muscle)]
          : []),
      ]
    })

const isHeavyOnTrunk = ({ pattern, axialLoad }: Exercise) =>
  axialLoad >= 2 && (pattern === 'squat' || pattern === 'hinge')

/** The first set of equipment that is there. */
const kitOf = ({ requires }: Exercise, stock: ReadonlySet<string>): readonly string[] =>
  requires.find(kit => kit.every(item => stock.has(item))) ?? []
