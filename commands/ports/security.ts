import type { UserId } from '../../domain/ids.ts'
import type { Stream } from '../../domain/kernel/stream.ts'
/** Destroys the keys under which a person's fields are sealed: what was sealed can be read by nobody any more. */
export type DestroyKeys = (of: UserId | Stream) => Promise<void>

/** Takes the rows about a person, or a workout, out of every copy of the read models, whoever made it. */
export type ForgetRows = (about: string) => Promise<void>

/** What happened that matters to security. Ids only: no address, no name, no machine. */
type SecurityFact = {
  readonly what: string
  readonly person?: UserId
  readonly request?: string
  readonly command?: string
  /** Method and pattern of the path, never what was filled in. */
  readonly call?: string
  readonly status?: number
  readonly why?: string
  readonly role?: string
  /** How much of what was forgotten for its age. */
  readonly went?: Readonly<Record<string, number>>
}

export type SecurityLog = {
  readonly note: (fact: SecurityFact) => void
  /** Forgets what is older than so many days. Answers how many days went. */
  readonly tidy: (days: number) => Promise<number>
}
