import * as contract from '../../contract/age.ts'
import type { UserId } from '../../domain/ids.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { route, type Serving } from '../route.ts'
import type { AccountRouteParts } from './account-parts.ts'

export const ageRoutes = (serving: Serving, { accounts, limiter }: AccountRouteParts) => {
  const standingOf = async (user: UserId) => {
    const age = await accounts.ageOf(user)
    if (isRefused(age)) return age
    const { standing } = age
    if (standing !== 'waiting') return { standing, parent_email: null, until: null }
    return { standing, parent_email: age.parent, until: age.until }
  }

  route(serving, contract.getAge, ({ who }) => standingOf(who.id))

  route(serving, contract.setAge, async ({ body: { age, parent_email: parent }, who, context, settle }) => {
    // Either may end the account, the second by a stranger's no.
    if (age !== '18+') await serving.mustBeProven(who, 'always')
    if (age === 'under-16') {
      settle(await accounts.sayTooYoung(context))
      return { standing: 'unasked' as const, parent_email: null, until: null, account: 'closed' as const }
    }
    if (parent !== undefined) {
      await limiter.mail(who.id, 'parent')
      await limiter.mailTo(accounts.mailboxKey(parent))
      settle(await accounts.askParent(context, parent))
    } else settle(await accounts.stateAge(context))
    return { ...settle(await standingOf(who.id)), account: 'open' as const }
  })

  route(serving, contract.readParentRequest, async ({ body, request, settle }) => {
    const look = () => accounts.askedBy(body.token)
    const asked = settle(await limiter.attempt({ request, what: 'link' }, outcomeOf, look))
    return { email: asked.email, until: asked.until }
  })

  route(serving, contract.answerAsParent, async ({ body: { token, confirmed }, request, settle }) => {
    const ask = () => accounts.answerAsParent(token, confirmed)
    settle(await limiter.attempt({ request, what: 'link' }, outcomeOf, ask))
    return { message: confirmed ? 'Confirmed' : 'The account is closed and erased' }
  })
}

const outcomeOf = (answer: object) => (isRefused(answer) ? 'failed' : 'succeeded')
