import type { Consents } from '../../commands/consent.ts'
import * as contract from '../../contract/coach.ts'
import { type Serving, serve, settle } from '../serve.ts'

type Parts = {
  readonly consents: Consents
  /** Whether a language model is set up at all. */
  readonly aiAvailable: boolean
}

export const coachRoutes = (serving: Serving, { consents, aiAvailable }: Parts) => {
  const answerFor = async (user: string) => {
    const { ai, since } = await consents.of(user)
    return { ai: { given: ai, since, available: aiAvailable } }
  }

  serve(serving, contract.getConsents, ({ who }) => answerFor(who.id))

  serve(serving, contract.setAiConsent, async ({ body, who, order, reply }) => {
    settle(reply, await consents.allowAi(order, body.given))
    return answerFor(who.id)
  })
}
