import type { Position } from './log.ts'

/** An event that cannot be read or folded. Whoever meets it stops there and says so; nobody skips it. */
export type Poison = Error & { readonly poison: { readonly position: Position; readonly id: string } }

export const poisoned = (
  what: string,
  { position, id, stream }: { readonly position: Position; readonly id: string; readonly stream: string },
  cause: unknown,
): Poison => Object.assign(new Error(`${what} (event ${id} of ${stream})`, { cause }), { poison: { position, id } })

export const isPoison = (error: unknown): error is Poison => error instanceof Error && 'poison' in error
