import type { SessionId, UserId } from '../../domain/ids.ts'
import { hasSecondFactor } from '../../domain/second-factor.ts'
import { openChange } from '../../domain/terms.ts'
import { problem } from '../problems.ts'
import { minutesValid } from '../session.ts'
import type { AccountRouteParts } from './account-parts.ts'

export type Begun = { readonly user: UserId; readonly session: SessionId; readonly refreshToken: string }

/** What a sign-in answers, however it was proven. */
export const signedInAnswers = ({
  accounts,
  accessToken,
  clock,
}: Pick<AccountRouteParts, 'accounts' | 'accessToken' | 'clock'>) => {
  const userOf = async (id: UserId) => {
    const { state } = await accounts.load(id)
    if (state.status !== 'open') throw problem(401, 'Please sign in', { code: 'unauthorized' })
    const { email, verified, role, firstName, lastName, closing, age, terms, factors } = state
    const change = openChange(terms, clock())
    return {
      id,
      email,
      verified,
      staff: role !== 'athlete',
      ...(role === 'auditor' ? { auditor: true as const } : {}),
      ...(role !== 'athlete' && !hasSecondFactor(factors) ? { lacks_second_factor: true as const } : {}),
      name: `${firstName} ${lastName}`.trim() || null,
      ...(age.standing === 'unasked' ? {} : { age: age.standing }),
      ...(change ? { terms_change: { version: change.version, from: change.from } } : {}),
      ...(closing ? { closing: { erase_at: closing.eraseAt } } : {}),
    }
  }

  const signedIn = async ({ user: id, session, refreshToken }: Begun) => {
    const user = await userOf(id)
    return {
      access_token: accessToken(id, session),
      token_type: 'Bearer' as const,
      expires_in: minutesValid * 60,
      refresh_token: refreshToken,
      user,
      id,
      email: user.email,
      verified: user.verified,
    }
  }

  return { userOf, signedIn }
}
