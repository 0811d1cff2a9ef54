/** A: position stand or meta-analysis. B: single study or consensus. C: practice default. */
export type Grade = 'A' | 'B' | 'C'

/** A number with the strength of its evidence, so that a screen can label it. */
export type Figure<Value> = { readonly value: Value; readonly grade: Grade; readonly source: string }

export const figure = <const Value>(value: Value, grade: Grade, source: string): Figure<Value> => ({
  value,
  grade,
  source,
})
