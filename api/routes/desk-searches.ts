import { derivedId } from '../../commands/derived-id.ts'
import type { Clock } from '../../commands/ports/log.ts'
import type { SavedSearches } from '../../commands/saved-searches.ts'
import * as contract from '../../contract/desk-searches.ts'
import { defined } from '../../domain/fields.ts'
import type { UserId } from '../../domain/ids.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { route, type Serving } from '../route.ts'

type Parts = { readonly searches: SavedSearches; readonly clock: Clock }

/** What somebody at the desk keeps to look for again. */
export const deskSearchRoutes = (serving: Serving, { searches, clock }: Parts) => {
  const listed = async (user: UserId) => ({ searches: await searches.of(user) })

  route(serving, contract.listSearches, ({ who }) => listed(who.id))

  route(serving, contract.saveSearch, async ({ who, context, body: { name, search: asks } }) => {
    const search = derivedId<'search'>(context.commandId, 'search')
    const done = await searches.ask(context, { type: 'SearchSaved', search, name, asks: defined(asks), at: clock() })
    return isRefused(done) ? done : listed(who.id)
  })

  route(serving, contract.renameSearch, async ({ who, context, params: { search }, body: { name } }) => {
    const done = await searches.ask(context, { type: 'SearchRenamed', search, name, at: clock() })
    return isRefused(done) ? done : listed(who.id)
  })

  route(serving, contract.removeSearch, async ({ who, context, params: { search } }) => {
    const done = await searches.ask(context, { type: 'SearchRemoved', search, at: clock() })
    return isRefused(done) ? done : listed(who.id)
  })
}
