/** What a session is kind to: it then has a name, words and exercises of its own. The gravest first. */
export type Care = (typeof cares)[number]

export const cares = [
  'pregnancy',
  'birth',
  'pelvic-floor',
  'no-hands',
  'healing',
  'leg-nerve',
  'arm-nerve',
  'back',
  'hands',
] as const
