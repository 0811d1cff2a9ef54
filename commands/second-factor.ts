import type { UserId } from '../domain/ids.ts'
import type { AccountParts, AccountStreams } from './account-streams.ts'
import { factorKeeping } from './factor-keeping.ts'
import { factorProofs } from './factor-proofs.ts'
import { factorReset } from './factor-reset.ts'
import { factorSignIn } from './factor-sign-in.ts'
import type { SigningIn } from './sign-in.ts'

/** Passkeys, codes of an app, recovery codes. */
export const secondFactor = (parts: AccountParts, streams: AccountStreams, signIn: SigningIn) => {
  const proofs = factorProofs(parts, streams)
  return {
    hasSecondFactor: proofs.has,
    offerProof: (user: UserId) => proofs.offer('step-up', user, {}),
    tidyFactors: parts.factors.tidy,
    ...factorKeeping(parts, streams, proofs),
    ...factorReset(parts, streams, proofs),
    ...factorSignIn(parts, streams, proofs, signIn),
  }
}
