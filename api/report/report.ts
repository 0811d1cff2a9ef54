import { createHash } from 'node:crypto'
import type { CheckingKey, Log, SignedEvent, SignedLog, SignsLog } from '../../commands/ports/log.ts'
import { brand } from '../../content/brand.ts'
import { reportStyle, reportWords as words } from '../../content/report-page.ts'
import { categoryNames, reportLabels } from '../../content/report-words.ts'
import type { Category, Facts } from '../../domain/facts.ts'
import type { FeedbackId, UserId, WorkoutId } from '../../domain/ids.ts'
import type { Recorded } from '../../domain/kernel/log.ts'
import { isPoison } from '../../domain/kernel/poison.ts'
import { categoryOf, type Stream } from '../../domain/kernel/stream.ts'
import { ownCategories, streamOf } from '../../domain/streams.ts'
import { workoutsAskedFor } from '../desk/people.ts'
import type { ExerciseBook } from '../workout-answer.ts'
import { entryHtml, recordEntry, unreadEntry } from './entries.ts'
import { escaped, jsonInHtml, momentWords, monthWords } from './html.ts'
import { overviewPart, personLines } from './overview.ts'
import { type Bests, summaryOf, workoutPart } from './workout-part.ts'

type Parts = {
  readonly log: Log
  readonly signs: SignsLog
  readonly book: ExerciseBook
  readonly feedbackOf: (person: UserId) => Promise<readonly FeedbackId[]>
  /** Where the product is found: its script and its key are there. */
  readonly publicUrl: string
  /** A piece of work of any report, one after the other. */
  readonly turn: <Made>(work: () => Promise<Made>) => Promise<Made>
}

type Asked = { readonly person: UserId; readonly for: 'athlete' | 'court' }

/** Where the readable part ends and its proof begins. */
const proofBegins = '<script type="application/json" id="proof">'

/** Everything that was recorded of a person as one document, with its proof; a stream at a time, as fast as it is taken. */
export const reports = (parts: Parts) =>
  async function* ({ person, for: reader }: Asked): AsyncGenerator<string> {
    const signed = await parts.signs.signedNow()
    const hash = createHash('sha256')
    for await (const text of readablePart(parts, signed, person, reader)) {
      hash.update(text)
      yield text
    }
    const sha256 = hash.digest('hex')
    const { origin, size, root, at } = signed.checkpoint
    const signature = signed.sign(`report\n${origin}\n${size}\n${root}\n${at}\n${sha256}\n`)
    const { checkpoint } = signed
    const head = jsonInHtml({ proves: 'report', checkpoint, document: { sha256, signature } })
    yield `${proofBegins}${head.slice(0, -1)},"events":[`
    let before = '\n'
    for await (const events of streamsOf(parts, signed, person))
      for (const event of events) {
        yield `${before}${jsonInHtml(await event.prove())}`
        before = ',\n'
      }
    yield '\n]}</script></body></html>\n'
  }

export type Reports = ReturnType<typeof reports>

type Past<C extends Category> = {
  readonly opened: readonly Recorded<Facts[C], C>[] | null
  readonly signed: readonly SignedEvent[]
}

/** What was in a stream when the log was signed, opened and as it rests, as far as it is about this person. */
const pastOf = async <C extends Category>(
  { log }: Pick<Parts, 'log'>,
  signedLog: SignedLog,
  stream: Stream<C>,
  person: UserId,
): Promise<Past<C>> => {
  const signed = (await signedLog.stream(stream)).filter(({ subject }) => subject === person)
  const known = new Set(signed.map(({ revision }) => revision))
  const opened = await log.load(stream).catch(error => {
    if (isPoison(error)) return null
    throw error
  })
  return { signed, opened: opened?.filter(({ revision }) => known.has(revision)) ?? null }
}

const eventsOf = <Event extends object>(past: { readonly opened: readonly { readonly event: Event }[] | null }) =>
  (past.opened ?? []).map(({ event }) => event)

const ownStreams = async ({ feedbackOf }: Pick<Parts, 'feedbackOf'>, person: UserId): Promise<Stream<Category>[]> => [
  ...ownCategories.map(category => streamOf(category, person)),
  ...(await feedbackOf(person)).map(id => streamOf('feedback', id)),
]

const workoutsOf = async ({ log }: Pick<Parts, 'log'>, person: UserId): Promise<readonly WorkoutId[]> => [
  ...new Set(workoutsAskedFor(await log.load(streamOf('membership', person))).toReversed()),
]

/** In no other order than the proof needs: each once. */
async function* streamsOf(parts: Parts, signed: SignedLog, person: UserId) {
  const workouts = (await workoutsOf(parts, person)).map(id => streamOf('workout', id))
  for (const stream of [...(await ownStreams(parts, person)), ...workouts]) {
    const events = await parts.turn(() => signed.stream(stream))
    yield events.filter(({ subject }) => subject === person)
  }
}

async function* readablePart(parts: Parts, signed: SignedLog, person: UserId, reader: Asked['for']) {
  const { book } = parts
  const own = async <C extends Category>(stream: Stream<C>) => pastOf(parts, signed, stream, person)
  const [user, membership, programme] = await Promise.all([
    own(streamOf('user', person)),
    own(streamOf('membership', person)),
    own(streamOf('programme', person)),
  ])
  // Before anything is sent: without them there is no report.
  const workouts = await workoutsOf(parts, person)
  const at = signed.checkpoint.at
  yield head(reader, at, [
    ...personLines(eventsOf(user), user.opened?.[0]),
    [reportLabels.id, person],
    [
      reportLabels.period,
      `${momentWords(user.opened?.[0]?.event.at ?? user.signed[0]?.at ?? at)} bis ${momentWords(at)}`,
    ],
  ])
  const bests: Bests = new Map()
  const summaries: ReturnType<typeof summaryOf>[] = []
  for (const id of workouts) {
    const summary = async () =>
      summaryOf({ id, ...(await pastOf(parts, signed, streamOf('workout', id), person)) }, book, bests)
    summaries.push(await parts.turn(summary))
  }
  yield `<section aria-labelledby="overview"><h2 id="overview">${words.overview}</h2>\n`
  yield overviewPart(summaries, bests, {
    user: eventsOf(user),
    membership: eventsOf(membership),
    programme: eventsOf(programme),
  })
  yield `</section>\n<section aria-labelledby="training"><h2 id="training">${words.training}</h2>\n`
  let events = 0
  let month = ''
  const known = summaries.filter(one => one.events > 0)
  for (const { id, at: when } of known.sort((one, other) => (one.at < other.at ? -1 : 1))) {
    const told = await parts.turn(async () => {
      const past = await pastOf(parts, signed, streamOf('workout', id), person)
      return { events: past.signed.length, html: workoutPart({ id, ...past }, book) }
    })
    const now = monthWords(when)
    if (now !== month) yield `<h3>${escaped(now)}</h3>\n`
    month = now
    events += told.events
    yield told.html
  }
  yield `</section>\n<section aria-labelledby="records"><h2 id="records">${words.records}</h2>\n`
  for (const stream of await ownStreams(parts, person)) {
    const past = await own(stream)
    events += past.signed.length
    yield recordsPart(stream, past)
  }
  yield `</section>\n${proofPart(parts, signed, events, reader)}</main>\n`
}

const recordsPart = (stream: Stream, { opened, signed }: Past<Category>) => {
  if (signed.length === 0) return ''
  const byRevision = new Map(opened?.map(event => [event.revision, event] as const))
  const entries = signed.map(one => {
    const found = byRevision.get(one.revision)
    return entryHtml(found ? recordEntry({ opened: found, signed: one }) : unreadEntry(one))
  })
  const name = categoryNames[categoryOf(stream)] ?? categoryOf(stream)
  return `<h3>${escaped(name)}</h3>\n<ol>\n${entries.join('')}</ol>\n`
}

const head = (reader: Asked['for'], at: string, lines: readonly (readonly [string, string])[]) => {
  const title = reader === 'athlete' ? words.title : words.courtTitle
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="robots" content="noindex">
<title>${title} – ${brand.name}</title><style>${reportStyle}</style></head>
<body><main><h1>${title}</h1>
<p class="soft">${escaped(words.made(momentWords(at)))}</p>
<dl class="plain">${lines.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>
<p class="soft">${escaped(words.whose)}</p><p class="soft">${escaped(words.erased)}</p>
`
}

const proofPart = ({ signs, publicUrl }: Parts, { checkpoint }: SignedLog, events: number, reader: Asked['for']) => {
  const [script, key] = [`${publicUrl}${scriptPath}`, `${publicUrl}${keyPath}`]
  const how = reader === 'athlete' ? words.check : words.courtCheck
  const { pem, id }: CheckingKey = signs.checkingKey
  const lines = [
    ['Stand über', `${checkpoint.size} Einträge, signiert am ${momentWords(checkpoint.at)}`],
    ['Wurzel', checkpoint.root],
    ['Protokoll', checkpoint.origin],
    ['Schlüssel (Ed25519), SHA-256', id],
    ['Signatur', checkpoint.signature],
  ]
  return `<section aria-labelledby="proof-words"><h2 id="proof-words">${words.proof}</h2>
<p>${escaped(words.proves(events, checkpoint.size))}</p><p>${escaped(how(script, key))}</p><pre>${escaped(words.command)}</pre>
<p>${escaped(reader === 'athlete' ? words.means : words.courtMeans)}</p><p>${escaped(words.limits)}</p>
<dl class="plain">${lines.map(([name = '', value = '']) => `<dt>${escaped(name)}</dt><dd><code>${escaped(value)}</code></dd>`).join('')}</dl>
<pre>${escaped(pem)}</pre></section>
`
}

export const scriptPath = '/verify-proof.mjs'
export const keyPath = '/audit-key.pub.pem'
