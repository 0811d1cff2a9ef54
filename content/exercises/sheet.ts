import { catalogue } from './catalogue.ts'
import { mistakesOf } from './mistakes.ts'
import type { Exercise, Name } from './schema.ts'

type Named = { readonly id: string; readonly name: Name }

/** Everything that is said about one exercise on a page of its own. */
export type Sheet = Named & {
  readonly cues: Exercise['cues']
  readonly mistakes: readonly Name[]
  /** Shares of a set, by muscle; 1 works directly. */
  readonly muscles: readonly (Named & { readonly share: number })[]
  readonly oneSided: boolean
  readonly easier: readonly Named[]
  readonly harder: readonly Named[]
}

export const sheetOf = (exercise: Exercise): Sheet => ({
  id: exercise.id,
  name: exercise.name,
  cues: exercise.cues,
  mistakes: mistakesOf(exercise),
  muscles: Object.entries(exercise.muscles)
    .map(([id, share]) => ({ id, name: muscleName(id), share }))
    .sort((one, other) => other.share - one.share),
  oneSided: exercise.unilateral,
  easier: exercise.regressions.map(named),
  harder: exercise.progressions.map(named),
})

const named = (id: string): Named => ({ id, name: nameIn(catalogue.exercises, id) })
const muscleName = (id: string) => nameIn(catalogue.muscles, id)

const nameIn = (list: readonly Named[], id: string): Name => {
  const found = list.find(one => one.id === id)
  if (!found) throw new Error(`nothing in the catalogue is called ${id}`)
  return found.name
}
