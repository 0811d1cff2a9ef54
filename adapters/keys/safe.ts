/** A key that persons' keys are wrapped by: 32 bytes. Version 0 is the one of before there were versions. */
export type MasterKey = { readonly version: number; readonly secret: Buffer }

/**
 * Where master keys rest: apart from the data and from every copy of it. To forget a person for good, the master that
 * wrapped the person's key must be destroyed here; a safe that keeps copies of what was destroyed is none.
 * Implemented by a file and by the environment; a KMS is one more of these.
 */
export type KeySafe = {
  /** For people: where to look for the keys. */
  readonly name: string
  /** All there are, oldest first; none when there is no such ring here. */
  readonly read: () => Promise<readonly MasterKey[]>
  /** Makes and keeps a newer one. Asked by one process at a time. */
  readonly add: () => Promise<MasterKey>
  /** Destroys all older than this version. */
  readonly destroyBefore: (version: number) => Promise<void>
}
