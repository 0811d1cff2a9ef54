/** What the kilograms of an exercise are: of each dumbbell, of what a machine takes off. */
export const weightUnit = (load: string) =>
  load === 'per-hand' ? 'kg je Hand' : load === 'assisted' ? 'kg Hilfe' : 'kg'

/** And those of a maximum: where the body is lifted, it counts as well. */
export const maximumUnit = (load: string) =>
  load === 'added' || load === 'assisted' ? 'kg mit Körpergewicht' : weightUnit(load)
