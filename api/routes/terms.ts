import * as contract from '../../contract/terms.ts'
import type { UserId } from '../../domain/ids.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { route, type Serving } from '../route.ts'
import type { AccountRouteParts } from './account-parts.ts'

export const termsRoutes = (serving: Serving, { accounts, clock }: AccountRouteParts) => {
  const readAt = (version: string) => (version === accounts.termsHeldAt(clock())?.version ? '/agb' : `/agb/${version}`)

  const standingOf = async (user: UserId) => {
    const told = await accounts.termsOf(user)
    if (isRefused(told)) return told
    const { version, change } = told
    return { version, read_at: readAt(version), change: change && { ...change, read_at: readAt(change.version) } }
  }

  route(serving, contract.getTerms, ({ who }) => standingOf(who.id))

  route(serving, contract.sayToTerms, async ({ params: { version }, body: { accepted }, who, context, settle }) => {
    settle(await (accepted ? accounts.acceptTerms : accounts.objectToTerms)(context, version))
    return standingOf(who.id)
  })
}
