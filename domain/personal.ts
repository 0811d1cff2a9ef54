/** Stands where a personal text stood whose key was destroyed. */
export const erased = '[erased]'
export type Erased = typeof erased

/** What was to be sealed belongs to somebody, or something, whose key was destroyed in the same moment. */
type KeyGone = Error & { readonly keyGone: string }

export const keyGone = (name: string): KeyGone =>
  Object.assign(new Error(`the keys of ${name} were destroyed`), { keyGone: name })

export const isKeyGone = (error: unknown): error is KeyGone => error instanceof Error && 'keyGone' in error

/** Null where the key was destroyed. */
export const unlessKeyGone = async <Key>(asked: Promise<Key>): Promise<Key | null> => {
  try {
    return await asked
  } catch (error) {
    if (isKeyGone(error)) return null
    throw error
  }
}

type Blank<Fact> = {
  readonly [Field in keyof Fact]?: Record<never, never> extends Pick<Fact, Field>
    ? Fact[Field] | undefined
    : Fact[Field]
}

/**
 * Which fields of which facts are about a person: sealed under a key before they are stored. What stands with each is
 * read in its place once that key was destroyed; undefined where the field is absent then.
 */
export type Personal<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]?: Blank<Omit<Extract<Event, { readonly type: Type }>, 'type' | 'at'>>
}
