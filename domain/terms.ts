import { daysAfter } from './days.ts'
import { type Ask, type Decisions, refuse } from './kernel/decider.ts'

/** Nobody is bound by a change earlier than so many days after they were told of it. */
const noticeDays = 14

/** `date`: from when it holds for who registers; a day, in UTC. */
export type PublishedTerms = { readonly version: string; readonly date: string }

export type TermsEvent =
  | { type: 'TermsAccepted'; version: string; at: string }
  /** They were told of a version that holds for them from then on, unless they object before. */
  | { type: 'TermsAnnounced'; version: string; from: string; at: string }
  | { type: 'TermsObjected'; version: string; at: string }

type Announced = { readonly version: string; readonly from: string; readonly objected: boolean }

/** Null: never said, never told. */
export type Terms = { readonly accepted: string | null; readonly announced: Announced | null }

export const termsBefore: Terms = { accepted: null, announced: null }

/** The version that binds somebody at a moment; null: the one of the day on which they registered. */
export const boundBy = ({ accepted, announced }: Terms, at: string): string | null =>
  announced && !announced.objected && announced.from <= at ? announced.version : accepted

/** The change that somebody has been told of and may still say something to. */
export const openChange = ({ announced }: Terms, at: string): Announced | null =>
  announced && !announced.objected && announced.from > at ? announced : null

export const evolveTerms = (terms: Terms, event: TermsEvent): Terms => {
  const { version } = event
  switch (event.type) {
    case 'TermsAccepted':
      return { accepted: version, announced: terms.announced?.version === version ? null : terms.announced }
    case 'TermsAnnounced':
      return { accepted: boundBy(terms, event.at), announced: { version, from: event.from, objected: false } }
    case 'TermsObjected':
      return terms.announced?.version === version
        ? { ...terms, announced: { ...terms.announced, objected: true } }
        : terms
  }
}

export type TermsCommand =
  | { type: 'AcceptTerms'; version: string; at: string }
  /** `validFrom`: when it begins to hold for everybody who registers. */
  | { type: 'AnnounceTerms'; version: string; validFrom: string; at: string }
  | { type: 'ObjectToTerms'; version: string; at: string }

const announce = (
  { version, validFrom, at }: Ask<TermsCommand, 'AnnounceTerms'>,
  { accepted, announced }: Terms,
): TermsEvent[] => {
  if (accepted === version || announced?.version === version) return []
  const [soonest, wanted] = [daysAfter(at, noticeDays), new Date(validFrom).toISOString()]
  return [{ type: 'TermsAnnounced', version, from: wanted > soonest ? wanted : soonest, at }]
}

const object = ({ version, at }: Ask<TermsCommand, 'ObjectToTerms'>, { announced }: Terms) => {
  if (announced?.version !== version) return refuse('terms-not-announced')
  if (announced.objected) return []
  return announced.from > at ? [{ type: 'TermsObjected', version, at } as const] : refuse('terms-objection-late')
}

export const termsDecisions = {
  AcceptTerms: ({ version, at }, terms) =>
    terms.accepted === version || boundBy(terms, at) === version ? [] : [{ type: 'TermsAccepted', version, at }],
  AnnounceTerms: announce,
  ObjectToTerms: object,
} satisfies Decisions<TermsCommand, TermsEvent, Terms>
