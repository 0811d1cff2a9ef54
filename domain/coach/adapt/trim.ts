import { roundsOf } from '../../working-sets.ts'
import { isStrength } from '../basis/catalogue.ts'
import type { Plan, PlannedBlock, PlannedExercise, PlannedSet } from '../basis/plan.ts'
import { number, text } from '../basis/text.ts'
import type { Brief } from '../prescribe/brief.ts'
import { aloneAfter } from './pairs.ts'
import { isUntouched, renewed, secondsLeft, withoutEmpty } from './remaining.ts'

/** Cuts, one at a time and the least important first, until what is left fits the minutes. */
export const shortenTo = (plan: Plan, minutesLeft: number, done: ReadonlySet<string>, brief: Brief): Plan => {
  const seconds = Math.max(1, minutesLeft) * 60
  if (secondsLeft(plan, done, brief) <= seconds) return plan
  const main = mainLift(plan, brief)
  let cut = plan
  for (const step of [dropFillers, dropExtras(2), dropSets(2), shorterHolds, dropExtras(0), dropSets(1), dropEnds]) {
    cut = step(cut, { seconds, done, brief, main })
    if (secondsLeft(cut, done, brief) <= seconds) break
  }
  const minutes = number(minutesLeft)
  const hint = text(
    `Gekürzt auf ${minutes.de} Minuten, das Wichtigste bleibt.`,
    `Cut to ${minutes.en} minutes, what matters most stays.`,
  )
  return { ...cut, hints: [...cut.hints, hint], blocks: cut.blocks.map(block => renewed(described(block), brief)) }
}

/** The first lift of the session: it is never cut. */
export const mainLift = (plan: Plan, brief: Brief): string | null => {
  const work = plan.blocks
    .filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')
    .flatMap(({ exercises }) => exercises)
  const lift = work.find(({ exercise }) => {
    const known = brief.byId.get(exercise)
    return known !== undefined && isStrength(known)
  })
  return (lift ?? work[0])?.id ?? null
}

type Ask = {
  readonly seconds: number
  readonly done: ReadonlySet<string>
  readonly brief: Brief
  readonly main: string | null
}
type Cut = (plan: Plan, ask: Ask) => Plan

const tooLong = (plan: Plan, { done, brief, seconds }: Ask) => secondsLeft(plan, done, brief) > seconds

/** Takes exercises away from the end while it is too long and the test allows it. */
const dropWhile = (
  plan: Plan,
  ask: Ask,
  may: (exercise: PlannedExercise, block: PlannedBlock, plan: Plan) => boolean,
): Plan => {
  let cut = plan
  for (const block of [...plan.blocks].reverse())
    for (const exercise of [...block.exercises].reverse()) {
      if (!tooLong(cut, ask)) return cut
      if (exercise.id === ask.main || !isUntouched(exercise, ask.done) || !may(exercise, block, cut)) continue
      cut = without(cut, exercise.id, ask.done)
    }
  return cut
}

/** Easy endurance and mobility that only filled the time. */
const dropFillers: Cut = (plan, ask) =>
  dropWhile(plan, ask, (_, { focus, kind }) => kind !== 'cooldown' && (focus === 'steady' || focus === 'mobility'))

/** Work beyond the first exercises, last ones first. */
const dropExtras =
  (kept: number): Cut =>
  (plan, ask) =>
    dropWhile(plan, ask, (exercise, { kind }, now) => {
      if (kind === 'warmup' || kind === 'cooldown') return false
      const work = now.blocks
        .filter(block => block.kind !== 'warmup' && block.kind !== 'cooldown')
        .flatMap(({ exercises }) => exercises)
      return work.findIndex(({ id }) => id === exercise.id) >= kept
    })

/** Fewer sets for everything that has more than some; a round is taken from all its stations. */
const dropSets =
  (least: number): Cut =>
  (plan, ask) => {
    let cut = plan
    for (let turn = 0; turn < 12 && tooLong(cut, ask); turn += 1) {
      const shorter = { ...cut, blocks: cut.blocks.map(block => oneRoundLess(block, least, ask.done)) }
      if (shorter.blocks.every((block, at) => block === cut.blocks[at])) return cut
      cut = shorter
    }
    return cut
  }

const oneRoundLess = (block: PlannedBlock, least: number, done: ReadonlySet<string>): PlannedBlock => {
  if (block.kind === 'warmup' || block.kind === 'cooldown') return block
  const exercises = block.exercises.map(exercise => oneSetLess(exercise, least, done))
  if (exercises.every((exercise, at) => exercise === block.exercises[at])) return block
  const fewer = block.kind === 'straight' ? 0 : 1
  const minutes =
    block.kind === 'amrap' ? Math.round((block.minutes * (block.rounds - 1) * 10) / block.rounds) / 10 : block.minutes
  return { ...block, rounds: Math.max(1, block.rounds - fewer), minutes, exercises }
}

const oneSetLess = (exercise: PlannedExercise, least: number, done: ReadonlySet<string>): PlannedExercise => {
  const work = exercise.sets.filter(({ ramp }) => !ramp)
  const sides = work.some(({ side }) => side) ? 2 : 1
  const gone = work.slice(-sides)
  if (work.length <= least * sides || gone.some(({ id }) => done.has(id))) return exercise
  return { ...exercise, sets: exercise.sets.filter(set => !gone.includes(set)) }
}

/** Long single stretches of endurance, warm-up and cool-down shrink to what is left for them. */
const shorterHolds: Cut = (plan, ask) => {
  const left = secondsLeft(plan, ask.done, ask.brief)
  if (left <= ask.seconds) return plan
  const share = Math.max(0.4, ask.seconds / left)
  const shorter = (exercise: PlannedExercise): PlannedExercise =>
    exercise.targetRir === null && isUntouched(exercise, ask.done)
      ? { ...exercise, sets: exercise.sets.map(set => heldFor(set, share)) }
      : exercise
  return {
    ...plan,
    blocks: plan.blocks.map(block =>
      block.kind === 'circuit' || block.kind === 'interval'
        ? block
        : { ...block, exercises: block.exercises.map(shorter) },
    ),
  }
}

const heldFor = (set: PlannedSet, share: number): PlannedSet =>
  set.durationSec === undefined || set.distanceM !== undefined
    ? set
    : { ...set, durationSec: Math.max(20, Math.round((set.durationSec * share) / 5) * 5) }

/** Last of all the cool-down and most of the warm-up. */
const dropEnds: Cut = (plan, ask) => {
  const cut = dropWhile(plan, ask, (_, { kind }) => kind === 'cooldown')
  return dropWhile(cut, ask, (exercise, { kind, exercises }) => kind === 'warmup' && exercise !== exercises[0])
}

const without = (plan: Plan, id: string, done: ReadonlySet<string>): Plan => ({
  ...plan,
  blocks: withoutEmpty(
    plan.blocks.map(block => {
      const exercises = block.exercises.filter(one => one.id !== id)
      return exercises.length === block.exercises.length ? block : aloneAfter(block, { ...block, exercises }, done)
    }),
  ),
})

/** Counts in a description follow the sets. */
const described = (block: PlannedBlock): PlannedBlock => {
  const rounds = Math.max(...block.exercises.map(({ sets }) => roundsOf(sets)))
  const replaced = (words: string) =>
    words.replace(/^\d+(?=(-mal| times| Sätze| sets| Runden| rounds))/, String(rounds))
  return { ...block, description: { de: replaced(block.description.de), en: replaced(block.description.en) } }
}
