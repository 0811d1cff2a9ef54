import { performanceWords } from '../../content/history-words.ts'
import { reportLabels as label, plans, purposes } from '../../content/report-words.ts'
import type { Facts, RecordedEvent } from '../../domain/facts.ts'
import { fold } from '../../domain/kernel/decider.ts'
import * as Programme from '../../domain/programme.ts'
import * as User from '../../domain/user.ts'
import { dayWords, escaped, numberWords } from './html.ts'
import type { Bests, summaryOf } from './workout-part.ts'

type Summary = ReturnType<typeof summaryOf>
type Past = {
  readonly user: readonly Facts['user'][]
  readonly membership: readonly Facts['membership'][]
  readonly programme: readonly Facts['programme'][]
}

const sumOf = (all: readonly Summary[], of: (one: Summary) => number) => all.reduce((sum, one) => sum + of(one), 0)

/** Figures first, then what was agreed. */
export const overviewPart = (workouts: readonly Summary[], bests: Bests, past: Past) => {
  const trained = workouts.filter(one => one.trained)
  const numbers: [string, number][] = [
    [label.workouts, trained.length],
    [label.sets, sumOf(trained, one => one.sets)],
    [label.kg, Math.round(sumOf(trained, one => one.kg))],
    [label.minutes, Math.round(sumOf(trained, one => one.minutes))],
  ]
  const plain = [...programmeLines(past.programme), ...consentLines(past.user), ...subscriptionLines(past.membership)]
  return `<dl class="numbers">${numbers.map(([name, value]) => `<div><dt>${name}</dt><dd>${escaped(numberWords(value))}</dd></div>`).join('')}</dl>
<dl class="plain">${plain.map(([name, words]) => `<dt>${escaped(name)}</dt><dd>${escaped(words)}</dd>`).join('')}</dl>
${bestsTable(bests)}`
}

const bestsTable = (bests: Bests) => {
  if (bests.size === 0) return ''
  const rows = [...bests.values()]
    .sort((one, other) => one.name.localeCompare(other.name, 'de'))
    .map(
      ({ name, load, set, at }) =>
        `<tr><td>${escaped(name)}</td><td>${escaped(performanceWords({ ...set, load }))}</td><td>${escaped(dayWords(at))}</td></tr>\n`,
    )
  return `<h3>${label.bests}</h3>
<table><thead><tr><th scope="col">Übung</th><th scope="col">Bester Satz</th><th scope="col">Wann</th></tr></thead><tbody>
${rows.join('')}</tbody></table>
`
}

type Line = readonly [name: string, words: string]

const programmeLines = (past: Past['programme']): Line[] => {
  const { weeks } = fold(Programme.decider, past)
  const [first, last] = [weeks.at(0), weeks.at(-1)]
  if (!first || !last) return [[label.programme, label.none]]
  return [
    [label.programme, `${weeks.length} Wochen, von ${dayWords(first.start)} bis zur Woche ab ${dayWords(last.start)}`],
  ]
}

const consentLines = (past: Past['user']): Line[] => {
  const state = fold(User.decider, past)
  if (state.status !== 'open') return []
  const standings = Object.entries(state.consents).map(([purpose, { given, since }]): Line => {
    const words = given ? `gegeben, seit ${dayWords(since)}` : `widerrufen am ${dayWords(since)}`
    return [`${label.consent}: ${purposes[purpose] ?? purpose}`, words]
  })
  return standings.length > 0 ? standings : [[label.consent, label.none]]
}

/** As it was told last, and what was used of it. */
const subscriptionLines = (past: Past['membership']): Line[] => {
  const used = past.filter(({ type }) => type === 'WorkoutCreditUsed').length
  const paid = past.findLast(event => event.type === 'SubscriptionStarted' || event.type === 'SubscriptionRenewed')
  const ended = past.findLast(event => event.type === 'SubscriptionCancelled' || event.type === 'SubscriptionEnded')
  const words =
    paid && 'until' in paid
      ? `${plans[paid.plan ?? ''] ?? 'Abo'}, bezahlt bis ${dayWords(paid.until)}${ended && ended.at > paid.at ? `; ${ended.type === 'SubscriptionEnded' ? 'beendet' : 'gekündigt'} am ${dayWords(ended.at)}` : ''}`
      : label.none
  return [
    [label.subscription, words],
    [label.used, String(used)],
  ]
}

/** Who it is about, where that may still be read. */
export const personLines = (past: Past['user'], first: RecordedEvent | undefined): Line[] => {
  const state = fold(User.decider, past)
  const name = state.status === 'open' ? [state.firstName, state.lastName].filter(Boolean).join(' ') : ''
  return [
    ...(name ? [[label.name, name] as const] : []),
    ...(state.status === 'open' ? [[label.email, state.email] as const] : []),
    [label.since, first ? dayWords(first.event.at) : label.none],
  ]
}
