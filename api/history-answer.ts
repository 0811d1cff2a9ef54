import type { z } from 'zod'
import type { historyEntry } from '../contract/workout-shapes.ts'
import { exercisesOf, type Plan } from '../domain/coach/basis/plan.ts'
import { placeOf } from '../domain/set-place.ts'
import type { Facts, HistoryRow } from '../projections/workout-history.ts'
import type { ExerciseBook, Language } from './workout-answer.ts'

type Id = Facts[string] | undefined
type Names = (ids: { exerciseId: Id; setId: Id; blockId: Id }) => Record<string, string | number>

/** What happened, with the names of today's plan beside its ids, and with a correction what had stood there. */
export const historyAnswer = (
  rows: readonly HistoryRow[],
  plan: Plan | null,
  book: ExerciseBook,
  language: Language,
): z.input<typeof historyEntry>[] => {
  const names = plan ? namesOf(plan, book, language) : () => ({})
  const standing = new Map<string, Facts>()
  const written = new Map<string, Facts[string]>()
  return rows.map(({ id, revision, type, at, actor, facts: { exerciseId, setId, blockId, ...facts } }) => {
    const before = typeof setId === 'string' ? standing.get(setId) : undefined
    if (typeof setId === 'string' && (type === 'SetLogged' || type === 'SetCorrected')) standing.set(setId, facts)
    const was = type === 'SetCorrected' && before ? wasOf(before) : {}
    const note = type === 'SetNoted' || type === 'ExerciseNoted' ? { to: `${type} ${setId ?? exerciseId}` } : null
    const wasNote = note && written.get(note.to)
    if (note) written.set(note.to, facts.note ?? '')
    const ids = { ...given({ exerciseId, setId, blockId }), ...names({ exerciseId, setId, blockId }) }
    return { id, revision, type, at, actor, facts: { ...ids, ...facts, ...was, ...(wasNote ? { wasNote } : {}) } }
  })
}

/** More than anybody changes of a workout. */
export const mostRows = 1000
const namesOf = (plan: Plan, book: ExerciseBook, language: Language): Names => {
  const exercises = exercisesOf(plan)
  const exerciseNames = new Map<string, string>(exercises.map(({ id, name }) => [id, name[language]]))
  const blockNames = new Map<string, string>(plan.blocks.map(({ id, name }) => [id, name[language]]))
  const sets = new Map<string, Record<string, string | number>>(
    exercises.flatMap(exercise =>
      exercise.sets.map(set => {
        const { number, of } = placeOf(set, exercise.sets)
        return [
          set.id,
          {
            exercise: exercise.name[language],
            load: book.get(exercise.exercise)?.loadType ?? 'none',
            ...(set.ramp && of === 1 ? {} : { set: number }),
            ...(set.ramp ? { kind: 'ramp' } : {}),
            ...(set.side ? { side: set.side } : {}),
          },
        ]
      }),
    ),
  )
  return ({ exerciseId, setId, blockId }) => {
    const exercise = exerciseNames.get(String(exerciseId))
    const block = blockNames.get(String(blockId))
    return { ...(exercise ? { exercise } : {}), ...sets.get(String(setId)), ...(block ? { block } : {}) }
  }
}

/** Without the ids that this fact does not name. */
const given = (ids: Readonly<Record<string, Id>>): Facts =>
  Object.fromEntries(Object.entries(ids).flatMap(([name, id]) => (id === undefined ? [] : [[name, id]])))

/** `weightKg` becomes `wasWeightKg`. */
const wasOf = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [`was${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, value]),
  )
