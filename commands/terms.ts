import type { UserId } from '../domain/ids.ts'
import { isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import { boundBy, type PublishedTerms } from '../domain/terms.ts'
import type { AccountStreams } from './account-streams.ts'
import { derivedId } from './derived-id.ts'
import type { Clock } from './ports/log.ts'

/** Who registered before this version held, and has not heard of it. */
export type ToldOtherTerms = (asked: {
  readonly version: string
  readonly validFrom: string
  readonly limit: number
}) => Promise<readonly UserId[]>

const portion = 500

/** Which terms hold for somebody: accepted, told of with notice, or those of the day on which they registered. */
export const terms = (
  { clock, published }: { readonly clock: Clock; readonly published: readonly PublishedTerms[] },
  { askUser, load }: Pick<AccountStreams, 'askUser' | 'load'>,
) => {
  const newestFirst = () => published.toSorted((one, other) => other.date.localeCompare(one.date))

  const heldAt = (at: string) => newestFirst().find(({ date }) => date <= at) ?? newestFirst().at(-1)

  const isKnown = (version: string) => published.some(one => one.version === version)

  const termsOf = async (user: UserId) => {
    const { state } = await load(user)
    if (state.status !== 'open') return refuse('no-such-user')
    const version = boundBy(state.terms, clock()) ?? heldAt(state.registeredAt)?.version ?? ''
    const { announced } = state.terms
    return { version, change: announced && (announced.objected || announced.from > clock()) ? announced : null }
  }

  /** Today's version, or one that they were told of. */
  const acceptTerms = async (context: CommandContext, version: string) => {
    const told = await termsOf(context.subject)
    if (isRefused(told)) return told
    const isOffered = [told.version, heldAt(clock())?.version, told.change?.version].includes(version)
    if (!isKnown(version) || !isOffered) return refuse('terms-outdated')
    return askUser(context, { type: 'AcceptTerms', version, at: clock() })
  }

  const objectToTerms = (context: CommandContext, version: string) =>
    askUser(context, { type: 'ObjectToTerms', version, at: clock() })

  /** Tells everybody who is bound by other terms of the newest, as soon as those are published. Answers how many. */
  const announceTerms = async (toldOther: ToldOtherTerms) => {
    const [newest] = newestFirst()
    if (!newest) return 0
    const validFrom = new Date(newest.date).toISOString()
    let told = 0
    for (const user of await toldOther({ version: newest.version, validFrom, limit: portion })) {
      const actor = { kind: 'system', id: 'calendar' } as const
      const context = { commandId: derivedId<'command'>(user, `terms/${newest.version}`), actor, subject: user }
      const command = { type: 'AnnounceTerms', version: newest.version, validFrom, at: clock() } as const
      const answer = await askUser(context, command)
      if (!isRefused(answer)) told += answer.events.length
    }
    return told
  }

  return { termsOf, acceptTerms, objectToTerms, announceTerms, termsHeldAt: heldAt }
}
