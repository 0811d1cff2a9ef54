import shared, { type Empty } from '@eventstore/db-client/generated/shared_pb.js'
import streams, { type BatchAppendReq, type BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js'
import type { Prepared } from '../stored.ts'
import type { Place } from './places.ts'
import { refusalOf } from './refusals.ts'

export type Request = {
  readonly id: string
  readonly stream: string
  readonly expected: number | 'no-stream'
  readonly events: readonly Prepared[]
}

export type Sent = { readonly revision: number; readonly place: Place } | 'wrong-revision'

type Duplex = {
  on(event: 'data', listener: (answer: BatchAppendResp) => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'end' | 'close', listener: () => void): unknown
  write(request: BatchAppendReq): unknown
}

/** One call of the server over which many appends go. `drop` gives the connection up as well. */
export type Call = { readonly duplex: Duplex; readonly drop: () => void }

type Line = {
  readonly send: (request: Request) => Promise<Sent>
  readonly drop: () => void
}

/**
 * Appends share one call, as in the client's own `appendToStream`, whose bookkeeping is shared by all clients of the
 * process: there an error on one call rejects the appends of every other, and a late answer then ends the process.
 * Here each call answers for its own appends only, and an unknown answer is nobody's.
 */
export const appendLine = (open: () => Promise<Call>) => {
  let current: Promise<Line> | null = null

  const line = () => {
    const opening: Promise<Line> = open().then(call => lineOver(call, () => forget(opening)))
    opening.catch(() => forget(opening))
    return opening
  }
  const forget = (gone: Promise<Line>) => {
    if (current === gone) current = null
  }

  return {
    send: async (request: Request, ms: number): Promise<Sent> => {
      current ??= line()
      const used = current
      return within(
        ms,
        used.then(({ send }) => send(request)),
        () => {
          if (current !== used) return
          forget(used)
          used.then(({ drop }) => drop()).catch(() => {})
        },
      )
    },
  }
}

type Waiting = { readonly resolve: (sent: Sent) => void; readonly reject: (error: unknown) => void }

const lineOver = ({ duplex, drop }: Call, onEnd: () => void): Line => {
  const waiting = new Map<string, Waiting>()
  const fail = (error: unknown) => {
    onEnd()
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  duplex.on('error', fail)
  duplex.on('close', () => fail(new Error('the event store closed the call')))
  duplex.on('end', () => fail(new Error('the event store ended the call')))
  duplex.on('data', (answer: BatchAppendResp) => {
    const id = answer.getCorrelationId()?.getString() ?? ''
    const asked = waiting.get(id)
    waiting.delete(id)
    if (asked) settle(answer, asked)
  })
  return {
    drop,
    send: request =>
      new Promise<Sent>((resolve, reject) => {
        waiting.set(request.id, { resolve, reject })
        duplex.write(message(request))
      }),
  }
}

const settle = (answer: BatchAppendResp, { resolve, reject }: Waiting) => {
  const error = answer.getError()
  if (error) {
    const refusal = refusalOf(error.getDetails()?.getTypeName() ?? '', error.getMessage())
    return refusal === 'wrong-revision' ? resolve(refusal) : reject(refusal)
  }
  const success = answer.getSuccess()
  const place = success?.getPosition()
  if (!success || !place) return reject(new Error('the event store did not say where the events are'))
  resolve({
    revision: Number(success.getCurrentRevision()),
    place: { commit: BigInt(place.getCommitPosition()), prepare: BigInt(place.getPreparePosition()) },
  })
}

/** No deadline is sent: the server would compare it with its own clock. */
const message = ({ id, stream, expected, events }: Request) => {
  const options = new streams.BatchAppendReq.Options()
  const name = new shared.StreamIdentifier()
  name.setStreamName(Buffer.from(stream))
  options.setStreamIdentifier(name)
  if (expected === 'no-stream') options.setNoStream(new shared.Empty() as Empty & { toObject: () => object })
  else options.setStreamPosition(String(expected))
  const request = new streams.BatchAppendReq()
  request.setCorrelationId(uuid(id))
  request.setOptions(options)
  request.setIsFinal(true)
  request.setProposedMessagesList(events.map(proposed))
  return request
}

const proposed = ({ id, type, data, meta }: Prepared) => {
  const event = new streams.BatchAppendReq.ProposedMessage()
  event.setId(uuid(id))
  event.getMetadataMap().set('type', type).set('content-type', 'application/json')
  event.setData(Buffer.from(data))
  event.setCustomMetadata(Buffer.from(meta))
  return event
}

const uuid = (text: string) => {
  const id = new shared.UUID()
  id.setString(text)
  return id
}

const within = <Result>(ms: number, answer: Promise<Result>, late: () => void) =>
  new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => {
      late()
      reject(new Error(`the event store did not answer within ${ms} ms`))
    }, ms)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
