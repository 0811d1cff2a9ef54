import { refuse } from '../domain/kernel/decider.ts'
import type { AccountParts } from './account-streams.ts'

/** Why a password may not be chosen by somebody of whom these words are known; null when it may. */
export const fitPassword =
  ({ isGuessable, isLeaked }: Pick<AccountParts, 'isGuessable' | 'isLeaked'>) =>
  async (password: string, own: readonly string[]) => {
    if (isGuessable(password, own)) return refuse('password-too-common')
    return (await isLeaked(password)) ? refuse('password-leaked') : null
  }
