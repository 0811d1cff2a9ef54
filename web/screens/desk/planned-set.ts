type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
const listIn = (value: unknown, name: string): readonly unknown[] => {
  const list = fieldsOf(value)[name]
  return Array.isArray(list) ? list : []
}

/** What a set is called in the plan that a workout's decider remembers: `Barbell back squat, set 2 of 5`; null where none is told. */
export const plannedSet = (state: unknown, set: unknown): string | null => {
  if (typeof set !== 'string') return null
  for (const block of listIn(fieldsOf(state).plan, 'blocks'))
    for (const exercise of listIn(block, 'exercises')) {
      const sets = listIn(exercise, 'sets')
      const nth = sets.findIndex(each => fieldsOf(each).id === set)
      const { en } = fieldsOf(fieldsOf(exercise).name)
      if (nth >= 0 && typeof en === 'string') return `${en}, set ${nth + 1} of ${sets.length}`
    }
  return null
}
