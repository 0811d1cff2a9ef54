import { directMuscles, type Exercise, isStrength, type Muscle } from '../basis/catalogue.ts'
import { exercisesOf, type Plan, type Text } from '../basis/plan.ts'
import { counted, text } from '../basis/text.ts'
import { candidatesFor } from '../compose/slots/choose.ts'
import { slot } from '../compose/slots/slot.ts'
import { type Brief, liftOfExercise } from '../prescribe/brief.ts'
import { compare } from '../prescribe/history.ts'
import { landmarksOf, needOf } from '../prescribe/week/landmarks.ts'
import { plannedLedger } from '../prescribe/week/muscle-ledger.ts'

const most = 6
const mostOfOneMuscle = 2
/** What was done before is likelier wanted again: worth so many sets that are owed. */
const known = 1.5

/**
 * What may well be added to a plan, the best first, and why: what trains muscles to which the week still owes sets after
 * this plan; then other ways to what the plan trains. Nothing for muscles that need rest.
 */
export const suggestedFor = (plan: Plan, brief: Brief): ReadonlyMap<string, Text> => {
  const held = new Set(exercisesOf(plan).map(({ exercise }) => exercise))
  const missing = missingAfter(plan, brief)
  const ranked = byMovement(brief, one => !held.has(one.id) && !isTired(one, brief), missing)
  const taken = new Map<string, number>()
  const suggested = new Map<string, Text>()
  const offer = (one: Exercise, of: string, why: Text) => {
    if (suggested.size === most || suggested.has(one.id) || (taken.get(of) ?? 0) === mostOfOneMuscle) return
    taken.set(of, (taken.get(of) ?? 0) + 1)
    suggested.set(one.id, why)
  }
  for (const one of ranked) {
    const [muscle] = mainMuscles(one, brief).sort((a, b) => (missing.get(b.id) ?? 0) - (missing.get(a.id) ?? 0))
    const sets = Math.round(missing.get(muscle?.id ?? '') ?? 0)
    if (muscle && sets > 0) offer(one, muscle.id, owedWords(muscle, sets))
  }
  for (const one of ranked) {
    const alike = exercisesOf(plan).find(({ exercise }) => isAlike(one, brief.byId.get(exercise)))
    if (alike) offer(one, alike.id, text(`Ähnlich wie „${alike.name.de}“`, `Much like “${alike.name.en}”`))
  }
  return suggested
}

/**
 * Of each movement what a trainer would reach for first, the movement that is owed most before the others; then what
 * they would reach for second, and so on.
 */
const byMovement = (
  brief: Brief,
  isOpen: (one: Exercise) => boolean,
  missing: ReadonlyMap<string, number>,
): readonly Exercise[] => {
  const rank = (one: Exercise) => owedBy(one, missing) + (liftOfExercise(brief, one).bouts.length > 0 ? known : 0)
  const patterns = [...new Set(brief.usable.filter(isStrength).map(({ pattern }) => pattern))]
  return parts
    .flatMap(part => patterns.map(pattern => candidatesFor(brief, slot(part, [pattern]), 40).filter(isOpen)))
    .flatMap(all => all.map((one, turn) => ({ one, turn, rank: rank(one) })))
    .sort((a, b) => a.turn - b.turn || b.rank - a.rank || compare(a.one.id, b.one.id))
    .map(({ one }) => one)
}

const parts = ['accessory', 'isolation', 'core'] as const

/** Sets of the week's aim that each large muscle lacks once this plan is done; none where the week is to be easy. */
const missingAfter = (plan: Plan, brief: Brief): ReadonlyMap<string, number> => {
  if (brief.deload !== null || brief.raceDay !== null) return new Map()
  const planned = plannedLedger(exercisesOf(plan), brief.byId)
  const { aim } = landmarksOf(brief)
  return new Map(
    brief.catalogue.muscles
      .filter(({ major }) => major)
      .map(muscle => {
        const had = (brief.week.get(muscle.id) ?? 0) + (planned.get(muscle.id) ?? 0)
        return [muscle.id, Math.max(0, aim * needOf(muscle) - had)]
      }),
  )
}

const owedBy = ({ muscles }: Exercise, missing: ReadonlyMap<string, number>) =>
  Object.entries(muscles).reduce((sum, [muscle, share]) => sum + share * (missing.get(muscle) ?? 0), 0)

const mainMuscles = (one: Exercise, { catalogue }: Brief): Muscle[] =>
  catalogue.muscles.filter(({ id, major }) => major && directMuscles(one).includes(id))

const isTired = (one: Exercise, { tired, spared }: Brief) =>
  directMuscles(one).some(muscle => tired.has(muscle) || spared.has(muscle))

const isAlike = (one: Exercise, other: Exercise | undefined) =>
  other !== undefined && isStrength(other) && one.pattern === other.pattern && one.role === other.role

const owedWords = ({ name }: Muscle, sets: number): Text => {
  const open = counted(sets, 'Satz', 'Sätze', 'set', 'sets')
  return text(`${name.de}: diese Woche noch ${open.de} offen`, `${name.en}: ${open.en} still open this week`)
}
