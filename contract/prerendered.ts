/** What the server is told, in `pages.json`, of each page that the build has written. */
export type Prerendered = {
  readonly path: string
  readonly file: string
  readonly type: string
  /** Hashes of its inline style, as a policy names them. */
  readonly styles: readonly string[]
  /** From which day on, where another page of the path goes before it. */
  readonly from?: string
}
