import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Exercise } from '../../../domain/coach/basis/catalogue.ts'
import type { PlannedBlock } from '../../../domain/coach/basis/plan.ts'
import { type Athlete, type Session, train } from './months.ts'

// Weeks of training as they are printed, read by the catalogue alone and by none of the planner's yardsticks.

/** Three hours a week for somebody who does what the plan says, but for what is told otherwise. */
export const athlete = (who: string, changes: Partial<Athlete>): Athlete => ({
  who,
  facts: {},
  minutes: 60,
  weekdays: [0, 2, 4],
  growth: 0.004,
  logsRir: true,
  noise: 0.02,
  ...changes,
})

/** Trains each of them once, for whoever asks first. */
export const trainedFor = <Name extends string>(weeks: number, athletes: Readonly<Record<Name, Athlete>>) => {
  const known = new Map<Name, readonly Session[]>()
  return (name: Name): readonly Session[] => {
    const sessions = known.get(name) ?? train(athletes[name], catalogue, weeks)
    known.set(name, sessions)
    return sessions
  }
}

export const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))

export const exercisesIn = ({ exercises }: PlannedBlock): readonly Exercise[] =>
  exercises.flatMap(({ exercise }) => byId.get(exercise) ?? [])

/** Without warm-up and cool-down. */
export const mainBlocks = ({ plan }: Session) =>
  plan.blocks.filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')

export const workIn = (session: Session) => mainBlocks(session).flatMap(exercisesIn)

/** Working sets of some exercises, both sides of one counted once. */
export const setsOf = (session: Session, is: (exercise: Exercise) => boolean) =>
  mainBlocks(session)
    .flatMap(({ exercises }) => exercises)
    .filter(({ exercise }) => is(byId.get(exercise) as Exercise))
    .flatMap(({ sets }) => sets)
    .filter(({ ramp, side }) => !ramp && side !== 'left').length
