import * as contract from '../../contract/age.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { refused } from '../problems.ts'
import { route, type Serving, settle } from '../route.ts'
import type { AccountRouteParts } from './account-parts.ts'

export const ageRoutes = (serving: Serving, { accounts, limiter }: AccountRouteParts) => {
  const standingOf = async (user: string) => {
    const age = await accounts.ageOf(user)
    if (isRefused(age)) throw refused(age.refused)
    const { standing } = age
    if (standing !== 'waiting') return { standing, parent_email: null, until: null }
    return { standing, parent_email: age.parent, until: age.until }
  }

  route(serving, contract.getAge, ({ who }) => standingOf(who.id))

  route(serving, contract.setAge, async ({ body: { age, parent_email: parent }, who, context, reply }) => {
    if (age === 'under-16') {
      await serving.mustBeProven(who, 'always')
      settle(reply, await accounts.sayTooYoung(context))
      return { standing: 'unasked' as const, parent_email: null, until: null, account: 'closed' as const }
    }
    if (parent !== undefined) {
      await limiter.mail(who.id, 'parent')
      await limiter.mailTo(accounts.addressKey(parent))
      settle(reply, await accounts.askParent(context, parent))
    } else settle(reply, await accounts.stateAge(context))
    return { ...(await standingOf(who.id)), account: 'open' as const }
  })

  route(serving, contract.readParentRequest, async ({ body, request }) => {
    const asked = await limiter.attempt({ request, what: 'link' }, outcomeOf, () => accounts.askedBy(body.token))
    if (isRefused(asked)) throw refused(asked.refused)
    return { email: asked.email, until: asked.until }
  })

  route(serving, contract.answerAsParent, async ({ body: { token, confirmed }, request, reply }) => {
    const ask = () => accounts.answerAsParent(token, confirmed)
    settle(reply, await limiter.attempt({ request, what: 'link' }, outcomeOf, ask))
    return { message: confirmed ? 'Confirmed' : 'The account is closed and erased' }
  })
}

const outcomeOf = (answer: object) => (isRefused(answer) ? 'failed' : 'succeeded')
