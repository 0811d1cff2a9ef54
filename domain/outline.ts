import type { BlockId, PlannedExerciseId, SetId } from './ids.ts'

/** What progress is held against: any plan with these ids, as it is stored or as the client has it. */
export type Outline<Exercise extends OutlineExercise = OutlineExercise> = {
  readonly blocks: readonly OutlineBlock<Exercise>[]
}
export type OutlineBlock<Exercise extends OutlineExercise = OutlineExercise> = {
  readonly id: BlockId
  readonly exercises: readonly Exercise[]
}
export type OutlineExercise = { readonly id: PlannedExerciseId; readonly sets: readonly { readonly id: SetId }[] }

export const blockOf = <Exercise extends OutlineExercise>({ blocks }: Outline<Exercise>, block: BlockId) =>
  blocks.find(({ id }) => id === block)

export const exerciseOf = <Exercise extends OutlineExercise>(
  { blocks }: Outline<Exercise>,
  exercise: PlannedExerciseId,
) => blocks.flatMap(({ exercises }) => exercises).find(({ id }) => id === exercise)

export const exerciseOfSet = <Exercise extends OutlineExercise>({ blocks }: Outline<Exercise>, set: SetId) =>
  blocks.flatMap(({ exercises }) => exercises).find(({ sets }) => sets.some(({ id }) => id === set))
