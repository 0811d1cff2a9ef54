import type { TrainingFact } from './block-end.ts'
import type { PlannedExerciseId, SetId } from './ids.ts'
import { isRefused } from './kernel/decider.ts'
import { exerciseOf, exerciseOfSet } from './outline.ts'
import { performanceOf } from './performance.ts'
import { type Fact, isFinished, type Progress } from './progress.ts'
import { type Fact as ReshapeFact, removedBy, reshaped, type Shape, standsBehind } from './reshape.ts'
import { advanced, isProgress, isReshaping, type Standing } from './standing.ts'
import { takingBack } from './taking-back.ts'
import { type Command, decide } from './training.ts'

/**
 * What to ask so that everything these facts touched stands again as it stood before them. Nothing is asked of what they
 * left alone; what cannot be had back any more is left out.
 */
export const undoing = (
  { shape, progress: before }: Standing,
  now: Standing,
  facts: readonly TrainingFact[],
  at: string,
) => {
  const asked: Command[] = []
  let standing = now
  const ask = (command: Command | null) => {
    if (!command) return
    const answer = decide(command, standing)
    if (isRefused(answer) || answer.length === 0) return
    asked.push(command)
    standing = answer.reduce(advanced, standing)
  }
  const done = facts.filter(isProgress).filter(({ type }) => !besides.has(type))
  const exercises = new Set(done.flatMap(fact => ('exercise' in fact ? [fact.exercise] : [])))
  const steps = reshapings(shape, facts)
  const ofReshaped = steps.flatMap(({ fact }) => ('exercise' in fact ? [fact.exercise] : []))
  const gone = steps.map(({ fact, was }) => removedBy(was, fact))
  const goneSets = gone.flatMap(({ sets }) => sets)
  const goneExercises = gone.flatMap(({ exercises }) => exercises)
  const sets = new Set([...done.flatMap(fact => ('set' in fact ? [fact.set] : [])), ...goneSets])
  if (facts.some(ends) && isFinished(now.progress)) ask(takingBack.WorkoutCompleted({}, at))
  for (const exercise of exercises) ask(takingBack.ExerciseCompleted({ exercise }, at))
  // What came with these facts goes only when nothing is done of it.
  for (const set of sets) if (!exerciseOfSet(shape, set)) ask(takingBack.SetLogged({ set }, at))
  for (const { fact, was } of steps.toReversed()) ask(shapedBack(fact, was, at))
  for (const set of sets) restoreSet(set, before, at).forEach(ask)
  for (const exercise of new Set([...exercises, ...ofReshaped, ...goneExercises])) {
    const [stood, stands] = [before, standing.progress].map(({ exercisesSkipped }) => exercisesSkipped[exercise])
    if (stood && stands && stood.why !== stands.why) ask({ type: 'ReopenExercise', exercise, at })
    ask(restoreExercise(exercise, before, at))
  }
  for (const fact of facts) ask(unwritten(fact, before, at))
  for (const set of goneSets) {
    ask(noteOfSet(set, before, at))
    const seconds = before.rests[set]
    if (seconds !== undefined) ask({ type: 'TakeRest', set, seconds, at })
  }
  for (const exercise of goneExercises) ask(noteOfExercise(exercise, before, at))
  if (facts.some(({ type }) => type === 'WorkoutReopened') && isFinished(before))
    ask({ type: before.phase === 'completed' ? 'Complete' : 'Abort', at })
  return asked
}

/** Each with the shape that it changed. */
const reshapings = (shape: Shape, facts: readonly TrainingFact[]) => {
  let was = shape
  return facts.filter(isReshaping).map(fact => {
    const step = { fact, was }
    was = reshaped(was, fact)
    return step
  })
}

/** These do not touch what is done. */
const besides: ReadonlySet<Fact['type']> = new Set(['RestTaken', 'SetNoted', 'ExerciseNoted'])

/** As it was written before. */
const unwritten = (fact: TrainingFact, before: Progress, at: string): Command | null => {
  if (fact.type === 'SetNoted') return noteOfSet(fact.set, before, at)
  return fact.type === 'ExerciseNoted' ? noteOfExercise(fact.exercise, before, at) : null
}

const noteOfSet = (set: SetId, { setNotes }: Progress, at: string): Command =>
  takingBack.SetNoted({ set, note: setNotes[set] ?? '' }, at)

const noteOfExercise = (exercise: PlannedExerciseId, { exerciseNotes }: Progress, at: string): Command =>
  takingBack.ExerciseNoted({ exercise, note: exerciseNotes[exercise] ?? '' }, at)

/** In the shape it had before. */
const shapedBack = (fact: ReshapeFact, { blocks }: Shape, at: string): Command | null => {
  switch (fact.type) {
    case 'SetAdded':
      return takingBack.SetAdded(fact, at)
    case 'SetRemoved': {
      const { exercise, set } = fact
      const sets = exerciseOf({ blocks }, exercise)?.sets ?? []
      const known = sets.find(({ id }) => id === set)
      if (!known) return null
      const { id: _, ...planned } = known
      return { type: 'AddSet', exercise, set, after: standsBehind(sets, set), planned, at }
    }
    case 'BlockMoved':
      return { type: 'MoveBlock', block: fact.block, after: standsBehind(blocks, fact.block), at }
    case 'ExerciseAdded':
      return takingBack.ExerciseAdded(fact, at)
    case 'ExerciseRemoved': {
      const block = blocks.find(({ id }) => id === fact.block)
      return block ? { type: 'AddExercise', block, after: standsBehind(blocks, fact.block), at } : null
    }
  }
}

const ends = ({ type }: TrainingFact) => type === 'WorkoutCompleted' || type === 'WorkoutAborted'

const restoreSet = (set: SetId, { sets, setsSkipped }: Progress, at: string): Command[] => {
  const [logged, skipped] = [sets[set], setsSkipped[set]]
  if (logged) return [takingBack.SetCorrected({ set, performance: performanceOf(logged) }, at)]
  const open = takingBack.SetLogged({ set }, at)
  return skipped ? [open, { type: 'SkipSet', set, ...(skipped.why ? { why: skipped.why } : {}), at }] : [open]
}

const restoreExercise = (exercise: PlannedExerciseId, before: Progress, at: string): Command => {
  const skipped = before.exercisesSkipped[exercise]
  if (skipped) return { type: 'SkipExercise', exercise, ...(skipped.why ? { why: skipped.why } : {}), at }
  return { type: before.exercisesDone.includes(exercise) ? 'CompleteExercise' : 'ReopenExercise', exercise, at }
}
