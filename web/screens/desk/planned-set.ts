import { tied } from '../../parts/tied.ts'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
const listIn = (value: unknown, name: string): readonly unknown[] => {
  const list = fieldsOf(value)[name]
  return Array.isArray(list) ? list : []
}

const exercisesOf = (plan: unknown) => listIn(plan, 'blocks').flatMap(block => listIn(block, 'exercises'))

const nameOf = (exercise: unknown) => {
  const { en } = fieldsOf(fieldsOf(exercise).name)
  return typeof en === 'string' ? en : null
}

/** What a set is called in a plan: `Barbell back squat, set 2 of 5`; null where it tells none. */
const setIn = (plan: unknown, id: unknown): string | null => {
  if (typeof id !== 'string') return null
  for (const exercise of exercisesOf(plan)) {
    const sets = listIn(exercise, 'sets')
    const nth = sets.findIndex(each => fieldsOf(each).id === id)
    const name = nameOf(exercise)
    if (nth >= 0 && name !== null) return `${name}, set ${nth + 1} of ${sets.length}`
  }
  return null
}

const exerciseIn = (plan: unknown, id: unknown) =>
  nameOf(exercisesOf(plan).find(exercise => typeof id === 'string' && fieldsOf(exercise).id === id))

type Said = { readonly sentence: string; readonly data: Fields }

/** What an event says: its set and exercise called as the first of the plans does that knows them. */
export const saidByPlan = ({ sentence, data }: Said, plans: readonly unknown[]): string => {
  const called = (find: (plan: unknown, id: unknown) => string | null, id: unknown) =>
    plans.map(plan => find(plan, id)).find(name => name !== null)
  const set = called(setIn, data.set)
  const exercise = called(exerciseIn, data.exercise)
  const withSet = set ? sentence.replace(`set ${data.set}`, set) : sentence
  return tied(exercise ? withSet.replace(`exercise ${data.exercise}`, exercise) : withSet)
}

/** Plans that were made among some events, the newest first. */
export const plansIn = (events: readonly { readonly data: Fields }[]): readonly unknown[] =>
  events.flatMap(({ data }) => data.plan ?? []).toReversed()

/** Of what a workout's decider remembers. */
export const planOf = (state: unknown): unknown => fieldsOf(state).plan
