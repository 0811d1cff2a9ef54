/** What the kilograms of an exercise are: of each dumbbell, of what a machine takes off. */
export const weightUnit = (load: string) =>
  load === 'per-hand' ? 'kg je Hand' : load === 'assisted' ? 'kg Hilfe' : 'kg'
