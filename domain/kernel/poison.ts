import type { EventId, Position, Stream } from './stream.ts'

/** An event that cannot be read or folded. Whoever meets it keeps for later what its stream still holds; nobody skips it. */
export type Poison = Error & {
  readonly poison: { readonly position: Position; readonly id: EventId; readonly stream: Stream }
}

export const poisoned = (what: string, { position, id, stream }: Poison['poison'], cause: unknown): Poison =>
  Object.assign(new Error(`${what} (event ${id} of ${stream})`, { cause }), { poison: { position, id, stream } })

/** In words, with what caused it. */
export const whyOf = ({ message, cause }: Poison) => (cause instanceof Error ? `${message}: ${cause.message}` : message)

/** What only a newer version of the program can have written: nothing is wrong with it, it is not known here yet. */
export const newer = (what: string) => Object.assign(new Error(what), { newer: true as const })

/** Also of a poison, by what caused it. */
export const isNewer = (error: unknown): boolean =>
  error instanceof Error && ('newer' in error || (isPoison(error) && isNewer(error.cause)))

export const isPoison = (error: unknown): error is Poison => error instanceof Error && 'poison' in error
