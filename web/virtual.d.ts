declare module 'virtual:exercise-files' {
  /** Where the figure and the words of each exercise lie: `<folder>/<id>.svg`, `<folder>/<id>.json`. */
  export const folder: string
}

declare module 'virtual:long-words' {
  /** What the product says in long words, each with its joints: `muskel-auf-bau nutzungs-be-din-gungen …`. */
  export const words: string
}

declare module 'hyphen' {
  /** Puts a sign at each joint of a word. */
  const hyphen: (
    patterns: unknown,
    how: { readonly hyphenChar: string; readonly minWordLength: number },
  ) => (text: string) => string
  export = hyphen
}
declare module 'hyphen/patterns/de-1996.js' {
  const patterns: unknown
  export = patterns
}
