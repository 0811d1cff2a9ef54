declare module 'virtual:exercise-files' {
  /** Where the figure and the words of each exercise lie: `<folder>/<id>.svg`, `<folder>/<id>.json`. */
  export const folder: string
}
