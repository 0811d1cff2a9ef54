import type { Circumstance, Event } from '../circumstances.ts'
import { type Context, type Said, said } from './context.ts'
import { clauseOf, sentenceOf } from './nearby.ts'
import type { Quantity } from './quantity.ts'
import { targetIn } from './race-times.ts'
import { is, sense } from './senses.ts'

/** A day to come, with what is known of it: "morgen Spiel", "5k race on Saturday", "Malle-Urlaub in 14 Wochen". */
export const eventAt = (context: Context, at: number): readonly Circumstance[] => {
  const { all, field, quantities, scope } = context
  const named = sense(all[at], 'event') ?? awaited(context, at)
  if (!named || field === 'activities' || scope.denied[at]) return []
  if (scope.others[at] && named.event !== 'occasion') return []
  if (field === 'wish' && all.slice(Math.max(0, at - 2), at).some(one => behind.test(one.folded))) return []
  const inDays = comingDays(context, at)
  const sport =
    named.sport ??
    sentenceOf(all, at)
      .map(one => sense(one, 'sport')?.sport)
      .find(one => one !== undefined) ??
    (isOnFoot(context, at, named.event) ? 'running' : null)
  const division = divisionsIn(sentenceOf(all, at))
  const targetSeconds = targetIn(context, at, named.meters ?? null)
  const isPlanned = inDays !== null || division.length > 0 || targetSeconds !== null || field === 'goal'
  const far = quantities.find(
    one => isFar(one) && all[one.from]?.clause === all[at]?.clause && Math.abs(one.from - at) <= 4,
  )
  const event: Event = {
    kind: 'event',
    event: named.event === 'competition' && far !== undefined && named.sport === undefined ? 'race' : named.event,
    sport,
    inDays,
    meters: named.meters ?? (named.event === 'race' || named.event === 'competition' ? (far?.meters ?? null) : null),
    targetSeconds,
    division,
  }
  if (named.sport === 'hyrox')
    return [
      { kind: 'goal', goal: 'hyrox', want: 'with' },
      ...(inDays !== null || division.length > 0 || targetSeconds !== null ? [event] : []),
    ]
  return isPlanned ? [event] : []
}

/** "10k race on Sunday": so far nobody else races than runners. */
const isOnFoot = ({ all, quantities }: Context, at: number, event: Event['event']): boolean =>
  event === 'race' &&
  quantities.some(
    one =>
      isFar(one) &&
      (one.meters ?? 0) <= 50_000 &&
      all[one.from]?.clause === all[at]?.clause &&
      Math.abs(one.from - at) <= 4,
  )

/** "Pro" is a division, but not in "45 km pro Woche". */
const divisionsIn = (words: Context['all']): Event['division'] => [
  ...new Set(words.flatMap((one, at) => (is(words[at + 1], 'unit') ? [] : (sense(one, 'division')?.division ?? [])))),
]

/** "After the marathon on Sunday": over. */
const behind = /^(nach|nachm|after|vom|from|since|seit)$/

/** A holiday is an occasion when it is looked forward to. */
const awaited = (
  context: Context,
  at: number,
): { readonly event: 'occasion'; readonly sport?: undefined; readonly meters?: undefined } | undefined =>
  /^(malle )?(urlaub|ferien|vacation|trip|holidays?|reise|party|festival)$/.test(context.all[at]?.folded ?? '') &&
  (context.field === 'wish' || context.field === 'goal') &&
  !is(context.all[at], 'place') &&
  (comingDays(context, at) ?? 0) >= 5
    ? { event: 'occasion' }
    : undefined

const comingDays = ({ all, times }: Context, at: number): number | null =>
  times
    .filter(({ days, from }) => days >= 0 && all[from]?.sentence === all[at]?.sentence)
    .toSorted((one, other) => Math.abs(one.from - at) - Math.abs(other.from - at))[0]?.days ?? null

const isFar = ({ meters, sets }: Quantity) => meters !== undefined && meters >= 1000 && sets === undefined

/**
 * "5 km in 25 Minuten", "sub 45 10k", "in drei Wochen steht der 10er an": a distance to run against the clock or on a day to
 * come, without a word for a race.
 */
export const timeTrialIn = (context: Context): readonly Said[] => {
  const { all, quantities, field } = context
  if (field !== 'goal' && field !== 'wish') return []
  if (all.some(one => is(one, 'event', 'exercise') && !sense(one, 'sport'))) return []
  const far = quantities.find(one => isFar(one) || isNamedDistance(context, one))
  const at = far && all[far.from]
  if (!far || !at) return []
  const meters = far.meters ?? (far.size ?? 0) * 1000
  const isSame = (one: Quantity) => all[one.from]?.sentence === at.sentence
  const fast = field === 'goal' ? quantities.find(one => one.minutes !== undefined && isSame(one)) : undefined
  const targetSeconds = fast?.minutes ? Math.round(fast.minutes[1] * 60) : targetIn(context, far.from, meters)
  const inDays = comingDays(context, far.from)
  const isAnnounced =
    (inDays ?? 0) >= 2 &&
    (field === 'goal' || (inDays ?? 0) > 7 || sentenceOf(all, far.from).some(one => announces.test(one.folded)))
  const isAgainstTime = targetSeconds !== null && sentenceOf(all, far.from).some(one => is(one, 'wants'))
  if (field === 'wish' ? !(isAnnounced || isAgainstTime) : targetSeconds === null && !isAnnounced) return []
  const sport = sentenceOf(all, far.from)
    .map(one => sense(one, 'sport')?.sport)
    .find(one => one !== undefined)
  const race: Event = {
    kind: 'event',
    event: 'race',
    sport: sport ?? 'running',
    inDays,
    meters,
    targetSeconds,
    division: [],
  }
  return [said(race, at)]
}

/** "Der 10er": five, ten, fifteen kilometres by their number. */
const isNamedDistance = ({ all }: Context, { size, from, to }: Quantity) =>
  size !== undefined &&
  [5, 10, 15, 21, 42].includes(size) &&
  !clauseOf(all, from).some(one => is(one, 'kit', 'exercise', 'kit-kind')) &&
  !sense(all[to], 'unit')

const announces =
  /^(got|have|hab|habe|running|steht|ansteht|stehen|an|lauf|laufe|gemeldet|angemeldet|signed|signed up|entered|registered|startplatz|renne|lauf ich)$/
