import type { ReadAsWell } from '../../commands/consent.ts'
import { understand } from '../../contract/understood.ts'
import type { Catalogue } from '../../domain/coach/basis/catalogue.ts'
import type { Item } from '../../domain/coach/read/intent.ts'
import { readerFor } from '../../domain/coach/read/reader.ts'
import { tellOfHealth } from '../../domain/coach/read/tells-health.ts'
import { severityAt } from '../../domain/complaint.ts'
import { dayOf } from '../../domain/days.ts'
import type * as Health from '../../domain/health.ts'
import { saidOf } from '../../domain/health-said.ts'
import type { UserId } from '../../domain/ids.ts'
import { clientAddress } from '../client-address.ts'
import type { RateLimiter } from '../rate-limit.ts'
import { route, type Serving } from '../route.ts'
import { toldByForm, understood } from '../understood.ts'

type Parts = {
  readonly catalogue: Catalogue
  readonly clock: () => string
  readonly healthNow: (user: UserId) => Promise<Health.State>
  /** Null where no language model is set up. */
  readonly readAsWell: ReadAsWell | null
  readonly limiter: Pick<RateLimiter, 'modelReading'>
}

/** Shows what is understood while somebody types: by the built-in reader, by forms, and by the model where it may read. */
export const understoodRoute = (serving: Serving, { catalogue, clock, healthNow, readAsWell, limiter }: Parts) =>
  route(serving, understand, async ({ body: { text, field, readers }, who, request, refused }) => {
    const now = clock()
    const asker = { account: who.id, address: clientAddress(request) }
    const read = (as: typeof field) => readerFor(catalogue)(text, as, dayOf(now)).items
    const reading = await serving.costly(asker, async () => {
      const own = read(field)
      // As the gate reads them, wherever they stand.
      return { own, tellsHealth: tellOfHealth(field === 'wish' ? own : read('wish')) }
    })
    if ('refused' in reading) throw refused(reading.refused)
    const { own, tellsHealth } = reading
    const state = field === 'wish' ? await healthNow(who.id) : null
    const told = state === null ? [] : toldByForm(saidOf(state, now))
    const complaints = state?.complaints.filter(one => severityAt(one, now) !== null) ?? []
    const isAsked = readers === 'all' && readAsWell !== null && text.trim() !== ''
    if (isAsked) await limiter.modelReading(who.id)
    const second = isAsked ? await readAsWell(who.id, text, field) : 'not-asked'
    const heard = second === null || second === 'not-asked' ? [] : second
    const items = [...own, ...newTo(own, heard), ...told]
    return {
      ...understood(text, items, catalogue, dayOf(now), complaints),
      tells_health: tellsHealth,
      model: second === 'not-asked' ? second : second === null ? ('silent' as const) : ('read' as const),
    }
  })

/** What the built-in reader did not find itself on these words. */
const newTo = (own: readonly Item[], second: readonly Item[]): readonly Item[] =>
  second.filter(
    one =>
      !own.some(
        ({ kind, source }) => kind === one.kind && source.start < one.source.end && one.source.start < source.end,
      ),
  )
