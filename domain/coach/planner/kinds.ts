import type { Brief } from '../brief.ts'
import type { Exercise, Pattern } from '../catalogue.ts'
import { day, hour } from '../history.ts'

export type Kind = 'full' | 'upper' | 'lower' | 'push' | 'pull' | 'legs' | 'focus'

/** A place in a session for an exercise of one of some patterns. */
export type Slot = { readonly patterns: readonly Pattern[]; readonly part: 'main' | 'accessory' | 'isolation' | 'core' }

/** Which part of the body a strength session is about: as wished, else by how often the athlete trains and what is due. */
export const kindOf = (brief: Brief): Kind => {
  if (brief.wish.focus.length > 0) return 'focus'
  if (brief.wish.wholeBody) return 'full'
  const days = daysPerWeek(brief)
  if (days <= 3) return 'full'
  const kinds: readonly Kind[] = days >= 6 ? ['push', 'pull', 'legs'] : ['upper', 'lower']
  return [...kinds].sort((one, other) => restedFor(brief, other) - restedFor(brief, one))[0] ?? 'full'
}

/** On how many days a week a muscle comes up. */
export const exposuresOf = (brief: Brief, kind: Kind): number => {
  const days = daysPerWeek(brief)
  if (kind === 'full') return Math.max(1, days)
  if (kind === 'focus') return 2
  return Math.max(1, kind === 'upper' || kind === 'lower' ? days / 2 : days / 3)
}

export const daysPerWeek = ({ request, work, now }: Brief): number => {
  const recent = new Set(work.filter(({ at }) => now - at <= 14 * day).map(({ at }) => Math.floor(at / day)))
  const told = request.athlete.trainingFrequency ?? 3
  return Math.min(7, Math.max(1, told, Math.round(recent.size / 2)))
}

export const targetMuscles = (brief: Brief, kind: Kind): ReadonlySet<string> => {
  if (kind === 'focus') return new Set(brief.wish.focus)
  const parts =
    kind === 'full'
      ? [...upper, ...lower]
      : kind === 'upper'
        ? upper
        : kind === 'push'
          ? push
          : kind === 'pull'
            ? pull
            : lower
  return new Set<string>([
    ...parts,
    ...(kind === 'upper' || kind === 'push' || kind === 'pull' ? [] : ['abs', 'obliques', 'lower-back']),
  ])
}

/** Slots in order of importance; what was trained longest ago comes first. */
export const slotsOf = (brief: Brief, kind: Kind): readonly Slot[] => {
  const knee = main(['squat'], ['lunge'])
  const hip = main(['hinge'])
  const pushes = byRest(brief, ['horizontal-push', 'vertical-push'])
  const pulls = byRest(brief, ['horizontal-pull', 'vertical-pull'])
  const legsFirst = byDue(brief, [knee, hip])
  const upperFirst = byDue(brief, [main(pushes), main(pulls)])
  const swapped = [accessory([...pushes].reverse()), accessory([...pulls].reverse())]
  const arms = byRest(brief, ['arm-flexion', 'arm-extension', 'shoulder-raise']).map(pattern => isolation([pattern]))
  const legsSmall = [isolation(['knee-flexion', 'hip-isolation']), isolation(['calf']), isolation(['knee-extension'])]
  switch (kind) {
    case 'upper':
      return [...upperFirst, ...swapped, ...arms, core(brief, 1), ...upperFirst.map(asAccessory), ...arms]
    case 'push':
      return [
        main(pushes),
        accessory([...pushes].reverse()),
        isolation(['shoulder-raise']),
        isolation(['arm-extension']),
        accessory(pushes),
        core(brief, 1),
        isolation(['arm-extension']),
      ]
    case 'pull':
      return [
        main(pulls),
        accessory([...pulls].reverse()),
        isolation(['arm-flexion']),
        isolation(['shoulder-raise']),
        accessory(pulls),
        core(brief, 1),
        isolation(['arm-flexion']),
      ]
    case 'lower':
    case 'legs':
      return [
        ...legsFirst,
        accessory(['lunge']),
        ...legsSmall,
        core(brief, 1),
        accessory(['hinge']),
        isolation(['hip-isolation']),
        core(brief, 2),
      ]
    case 'focus':
      return focusSlots(brief)
    default:
      return [
        ...wholeBody(brief, legsFirst, upperFirst),
        ...swapped,
        core(brief, 1),
        accessory(['lunge']),
        ...arms,
        ...legsSmall,
        core(brief, 2),
        accessory(['carry']),
      ]
  }
}

const main = (...patterns: readonly (readonly Pattern[])[]): Slot => ({ patterns: patterns.flat(), part: 'main' })
const accessory = (patterns: readonly Pattern[]): Slot => ({ patterns, part: 'accessory' })
const isolation = (patterns: readonly Pattern[]): Slot => ({ patterns, part: 'isolation' })
const asAccessory = ({ patterns }: Slot): Slot => ({ patterns, part: 'accessory' })

const cores: readonly Pattern[] = ['core-brace', 'core-rotation', 'core-flexion']
const core = (brief: Brief, which: number): Slot => {
  const sorted = byRest(brief, cores)
  return { patterns: which === 1 ? sorted : [...sorted].reverse(), part: 'core' }
}

/** For wished muscles: the patterns of all exercises that train them directly, compounds first. */
const focusSlots = (brief: Brief): readonly Slot[] => {
  const wanted = new Set(brief.wish.focus)
  const hits = brief.usable.filter(exercise => aimsAt(exercise, wanted))
  const patterns = (role: Exercise['role']) => [
    ...new Set(hits.filter(one => one.role === role).map(one => one.pattern)),
  ]
  const compounds = byRest(
    brief,
    patterns('compound').filter(pattern => pattern !== 'carry'),
  )
  const small = byRest(brief, patterns('isolation'))
  const trunk = byRest(brief, patterns('core'))
  return [
    ...compounds.map((pattern, at): Slot => ({ patterns: [pattern], part: at < 2 ? 'main' : 'accessory' })),
    ...small.map(pattern => isolation([pattern])),
    ...trunk.map((pattern): Slot => ({ patterns: [pattern], part: 'core' })),
    ...compounds.map(pattern => accessory([pattern])),
    ...small.map(pattern => isolation([pattern])),
    ...trunk.map((pattern): Slot => ({ patterns: [pattern], part: 'core' })),
  ]
}

const aimsAt = (exercise: Exercise, muscles: ReadonlySet<string>) => {
  const direct = Object.entries(exercise.muscles).filter(([, share]) => share >= 1)
  return direct.length > 0 && direct.every(([muscle]) => muscles.has(muscle))
}

const push = ['chest', 'front-delts', 'side-delts', 'triceps'] as const
const pull = ['lats', 'upper-back', 'rear-delts', 'traps', 'biceps', 'forearms'] as const
const upper = [...push, ...pull]
const lower = ['quads', 'hamstrings', 'glutes', 'calves', 'adductors', 'abductors', 'hip-flexors'] as const

/** Strength alternates heavy lifts of legs and trunk; otherwise push and pull stand together and can be paired. */
const wholeBody = (brief: Brief, legs: readonly Slot[], trunk: readonly Slot[]) => {
  if (brief.goal === 'strength') return interleaved(legs, trunk)
  const [first, second] = legs
  return [...(first ? [first] : []), ...trunk, ...(second ? [asAccessory(second)] : [])]
}

const interleaved = (one: readonly Slot[], other: readonly Slot[]) =>
  one.flatMap((slot, at) => [slot, other[at]].filter(each => each !== undefined))

const byDue = (brief: Brief, slots: readonly Slot[]) =>
  [...slots].sort((one, other) => lastDone(brief, one.patterns) - lastDone(brief, other.patterns))

const byRest = (brief: Brief, patterns: readonly Pattern[]) =>
  [...patterns].sort((one, other) => lastDone(brief, [one]) - lastDone(brief, [other]))

const lastDone = ({ work }: Brief, patterns: readonly Pattern[]) =>
  work.findLast(({ exercise }) => patterns.includes(exercise.pattern))?.at ?? 0

/** Milliseconds since a kind's big movements were trained, less for what is still tired. */
const restedFor = (brief: Brief, kind: Kind) => {
  const patterns = movements[kind] ?? []
  const muscles = targetMuscles(brief, kind)
  const tired = [...brief.tired].filter(muscle => muscles.has(muscle)).length
  return brief.now - lastDone(brief, patterns) - tired * 12 * hour
}

const movements: Readonly<Partial<Record<Kind, readonly Pattern[]>>> = {
  upper: ['horizontal-push', 'vertical-push', 'horizontal-pull', 'vertical-pull'],
  lower: ['squat', 'hinge', 'lunge'],
  push: ['horizontal-push', 'vertical-push'],
  pull: ['horizontal-pull', 'vertical-pull'],
  legs: ['squat', 'hinge', 'lunge'],
}
