import type { FactorId, UserId } from '../domain/ids.ts'
import { isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import { hasSecondFactor } from '../domain/second-factor.ts'
import type { AccountParts, AccountStreams } from './account-streams.ts'
import { derivedId } from './derived-id.ts'
import { factorEnrolment } from './factor-enrolment.ts'
import type { FactorProofs } from './factor-proofs.ts'

const codesAtOnce = 10

/** Factors added, shown and taken away. The vault has the secrets, the log has the fact. */
export const factorKeeping = (parts: AccountParts, streams: AccountStreams, proofs: FactorProofs) => {
  const { askUser, load } = streams
  const { factors, newId, clock } = parts

  const list = async (user: UserId) => {
    const all = await factors.list(user)
    return {
      factors: all.filter(({ kind }) => kind !== 'recovery-codes'),
      recoveryCodes: await factors.recoveryCodes(user),
    }
  }

  const newCodes = async (context: CommandContext) => {
    const made = Array.from({ length: codesAtOnce }, parts.newRecoveryCode)
    const factor = newId<'factor'>()
    await factors.setRecoveryCodes(context.subject, factor, made)
    const answer = await askUser(
      { ...context, commandId: derivedId(context.commandId, 'recovery codes') },
      { type: 'AddFactor', factor, kind: 'recovery-codes', at: clock() },
    )
    return { position: isRefused(answer) ? null : answer.position, recoveryCodes: made }
  }

  const remove = async (context: CommandContext, factor: FactorId) => {
    const all = await factors.list(context.subject)
    if (!all.some(one => one.factor === factor)) return refuse('no-such-factor')
    const answer = await askUser(context, { type: 'RemoveFactor', factor, at: clock() })
    if (isRefused(answer)) return answer
    const { state } = await load(context.subject)
    const isLast = state.status === 'open' && !hasSecondFactor(state.factors)
    const codes = isLast ? all.filter(({ kind }) => kind === 'recovery-codes') : []
    // The named one goes last: cut off before it, this can be asked again.
    for (const one of [...codes.map(each => each.factor), factor]) await factors.remove(context.subject, one)
    return answer
  }

  return {
    factorsOf: list,
    ...factorEnrolment(parts, streams, proofs, newCodes),
    newRecoveryCodes: async (context: CommandContext) =>
      (await proofs.has(context.subject)) ? newCodes(context) : refuse('no-such-factor'),
    removeFactor: remove,
  }
}
