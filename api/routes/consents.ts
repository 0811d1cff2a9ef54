import type { Consents } from '../../commands/consent.ts'
import { consentWords } from '../../content/consents.ts'
import * as contract from '../../contract/consents.ts'
import { purposes } from '../../domain/consent.ts'
import type { UserId } from '../../domain/ids.ts'
import { route, type Serving } from '../route.ts'

type Parts = {
  readonly consents: Consents
  /** Whether a language model is set up at all. */
  readonly aiAvailable: boolean
}

export const consentRoutes = (serving: Serving, { consents, aiAvailable }: Parts) => {
  const answerFor = async (user: UserId) => {
    const standings = await consents.standings(user)
    const { ai } = standings
    return {
      ai: { given: ai?.given ?? false, since: ai?.given ? ai.since : null, available: aiAvailable },
      purposes: purposes.map(purpose => {
        const { given = false, since = null, text = null, how = null } = standings[purpose] ?? {}
        return { purpose, ...consentWords[purpose], given, since, agreed_to: text, how }
      }),
    }
  }

  route(serving, contract.getConsents, ({ who }) => answerFor(who.id))

  route(serving, contract.setConsent, async ({ params: { purpose }, body, who, context, settle }) => {
    settle(await (body.given ? consents.give : consents.withdraw)(context, purpose))
    return answerFor(who.id)
  })
}
