import { isRefused } from './kernel/decider.ts'
import { advance, type Fact, isFinished, type Outline, type Progress, performanceOf } from './progress.ts'
import { type Command, decide } from './training.ts'

/**
 * What to ask so that everything these facts touched stands again as it stood before them. Nothing is asked of what they
 * left alone; what cannot be had back any more is left out.
 */
export const undoing = (outline: Outline, before: Progress, now: Progress, facts: readonly Fact[], at: string) => {
  const asked: Command[] = []
  let progress = now
  const ask = (command: Command | null) => {
    if (!command) return
    const answer = decide(command, outline, progress)
    if (isRefused(answer) || answer.length === 0) return
    asked.push(command)
    progress = answer.reduce((so, fact) => advance(outline, so, fact), progress)
  }
  const done = facts.filter(({ type }) => !besides.has(type))
  const exercises = new Set(done.flatMap(fact => ('exercise' in fact ? [fact.exercise] : [])))
  const sets = new Set(done.flatMap(fact => ('set' in fact ? [fact.set] : [])))
  if (facts.some(ends) && isFinished(progress)) ask({ type: 'Reopen', at })
  for (const exercise of exercises) ask({ type: 'ReopenExercise', exercise, at })
  for (const set of sets) restoreSet(set, before, at).forEach(ask)
  for (const exercise of exercises) {
    const [stood, stands] = [before, progress].map(({ exercisesSkipped }) => exercisesSkipped[exercise])
    if (stood && stands && stood.why !== stands.why) ask({ type: 'ReopenExercise', exercise, at })
    ask(restoreExercise(exercise, before, at))
  }
  for (const fact of facts) ask(unwritten(fact, before, at))
  if (facts.some(({ type }) => type === 'WorkoutReopened') && isFinished(before))
    ask({ type: before.phase === 'completed' ? 'Complete' : 'Abort', at })
  return asked
}

/** These do not touch what is done. */
const besides: ReadonlySet<Fact['type']> = new Set(['RestTaken', 'SetNoted', 'ExerciseNoted'])

/** As it was written before. */
const unwritten = (fact: Fact, { setNotes, exerciseNotes }: Progress, at: string): Command | null => {
  if (fact.type === 'SetNoted') return { type: 'NoteSet', set: fact.set, note: setNotes[fact.set] ?? '', at }
  if (fact.type !== 'ExerciseNoted') return null
  return { type: 'NoteExercise', exercise: fact.exercise, note: exerciseNotes[fact.exercise] ?? '', at }
}

const ends = ({ type }: Fact) => type === 'WorkoutCompleted' || type === 'WorkoutAborted'

const restoreSet = (set: string, { sets, setsSkipped }: Progress, at: string): Command[] => {
  const [logged, skipped] = [sets[set], setsSkipped[set]]
  if (logged) return [{ type: 'LogSet', set, ...performanceOf(logged), at }]
  const open: Command = { type: 'ReopenSet', set, at }
  return skipped ? [open, { type: 'SkipSet', set, ...(skipped.why ? { why: skipped.why } : {}), at }] : [open]
}

const restoreExercise = (exercise: string, before: Progress, at: string): Command => {
  const skipped = before.exercisesSkipped[exercise]
  if (skipped) return { type: 'SkipExercise', exercise, ...(skipped.why ? { why: skipped.why } : {}), at }
  return { type: before.exercisesDone.includes(exercise) ? 'CompleteExercise' : 'ReopenExercise', exercise, at }
}
