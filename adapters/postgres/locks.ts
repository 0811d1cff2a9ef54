/** What is done by one process at a time in a database: a number for each, the same in every version of the program. */
export const locks = {
  /** Held by every append until its commit; `steps/` has it written out. */
  append: 4_702_111_234,
  steps: 4_702_111_235,
  readModels: 4_702_111_236,
  tiles: 4_702_111_237,
  masters: 4_702_111_238,
  /** With a second number, for what it is about. */
  turns: 470_211_123,
} as const
