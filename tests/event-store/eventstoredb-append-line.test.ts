import { EventEmitter } from 'node:events'
import streams, { type BatchAppendReq, type BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js'
import { describe, expect, test } from 'vitest'
import { appendLine, type Request } from '../../adapters/event-store/eventstoredb/append-line.ts'
import { isFinal } from '../../adapters/event-store/eventstoredb/refusals.ts'
import { isTooLarge } from '../../domain/kernel/outage.ts'

type Asked = { readonly correlation: string; readonly stream: string }

/** Calls as the server would hold them: what was asked is kept, answers are given by hand. */
const calls = () => {
  const opened: { asked: Asked[]; dropped: boolean; duplex: EventEmitter & { write: (r: BatchAppendReq) => void } }[] =
    []
  const open = async () => {
    const call = {
      asked: [] as Asked[],
      dropped: false,
      duplex: Object.assign(new EventEmitter(), {
        write: (request: BatchAppendReq) => {
          const stream = request.getOptions()?.getStreamIdentifier()?.getStreamName_asU8() ?? new Uint8Array()
          const correlation = request.getCorrelationId()?.getString() ?? ''
          call.asked.push({ correlation, stream: Buffer.from(stream).toString() })
        },
      }),
    }
    opened.push(call)
    const drop = () => {
      call.dropped = true
    }
    return { duplex: call.duplex, drop }
  }
  return { opened, open }
}

const success = (correlation: string, revision: number) =>
  ({
    getCorrelationId: () => ({ getString: () => correlation }),
    getError: () => undefined,
    getSuccess: () => ({
      getCurrentRevision: () => String(revision),
      getPosition: () => ({ getCommitPosition: () => '70', getPreparePosition: () => '70' }),
    }),
  }) as unknown as BatchAppendResp

const refusal = (correlation: string, detail: string, message = '') =>
  ({
    getCorrelationId: () => ({ getString: () => correlation }),
    getError: () => ({ getDetails: () => ({ getTypeName: () => detail }), getMessage: () => message }),
    getSuccess: () => undefined,
  }) as unknown as BatchAppendResp

const request = (id: string): Request => ({
  id,
  stream: `thing-${id}`,
  expected: 'no-stream',
  events: [{ id, type: 'Noted', data: '{"a":1}', meta: '{}' }],
})

const tick = () => new Promise(resolve => setImmediate(resolve))

describe('the call that EventStoreDB appends go over (a double of it, no server is used)', () => {
  test('each append gets its own answer, in whatever order they come', async () => {
    const { open, opened } = calls()
    const line = appendLine(open)
    const [one, other] = [line.send(request('1'), 500), line.send(request('2'), 500)]
    await tick()
    expect(opened).toHaveLength(1)
    expect(opened[0]?.asked).toEqual([
      { correlation: '1', stream: 'thing-1' },
      { correlation: '2', stream: 'thing-2' },
    ])
    opened[0]?.duplex.emit('data', success('2', 5))
    opened[0]?.duplex.emit('data', refusal('1', 'event_store.client.WrongExpectedVersion'))
    expect(await one).toBe('wrong-revision')
    expect(await other).toEqual({ revision: 5, place: { commit: 70n, prepare: 70n } })
  })

  test.each([
    ['event_store.client.AccessDenied', isFinal],
    ['event_store.client.StreamDeleted', isFinal],
    ['event_store.client.BadRequest', isFinal],
    ['event_store.client.MaximumAppendSizeExceeded', isTooLarge],
    ['event_store.client.Timeout', (error: unknown) => !isFinal(error)],
    ['event_store.client.Unknown', (error: unknown) => !isFinal(error)],
    ['google.protobuf.Empty', (error: unknown) => !isFinal(error)],
  ])('%s is told for what it is', async (detail, expected) => {
    const { open, opened } = calls()
    const sent = appendLine(open).send(request('1'), 500)
    await tick()
    opened[0]?.duplex.emit('data', refusal('1', detail, 'Server Is Not Ready'))
    await expect(sent).rejects.toSatisfy(expected)
  })

  test('an error ends the appends of its own call only; a late answer harms nobody', async () => {
    const { open, opened } = calls()
    const line = appendLine(open)
    const first = line.send(request('1'), 500)
    await tick()
    opened[0]?.duplex.emit('error', new Error('read ECONNRESET'))
    await expect(first).rejects.toThrow('ECONNRESET')
    const second = line.send(request('2'), 500)
    await tick()
    expect(opened).toHaveLength(2)
    opened[0]?.duplex.emit('close')
    opened[0]?.duplex.emit('data', success('1', 0))
    opened[1]?.duplex.emit('data', success('unheard of', 0))
    opened[1]?.duplex.emit('data', success('2', 0))
    expect(await second).toMatchObject({ revision: 0 })
  })

  test('a call that falls silent is given up: the next append opens another', async () => {
    const { open, opened } = calls()
    const line = appendLine(open)
    await expect(line.send(request('1'), 30)).rejects.toThrow('did not answer within 30 ms')
    expect(opened[0]?.dropped).toBe(true)
    const next = line.send(request('1'), 500)
    await tick()
    opened[1]?.duplex.emit('data', success('1', 0))
    expect(await next).toMatchObject({ revision: 0 })
  })

  test('an opening that fails is not kept', async () => {
    const { open, opened } = calls()
    let tries = 0
    const line = appendLine(() => (tries++ === 0 ? Promise.reject(new Error('Failed to discover')) : open()))
    await expect(line.send(request('1'), 500)).rejects.toThrow('Failed to discover')
    const next = line.send(request('1'), 500)
    await tick()
    opened[0]?.duplex.emit('data', success('1', 0))
    await next
  })

  test('what is sent can be read by the server: expectation, ids, content', () => {
    const { open, opened } = calls()
    const written: BatchAppendReq[] = []
    const line = appendLine(async () => {
      const call = await open()
      return { ...call, duplex: Object.assign(call.duplex, { write: (sent: BatchAppendReq) => written.push(sent) }) }
    })
    return line
      .send({ ...request('1'), expected: 41 }, 50)
      .catch(() => {})
      .then(() => {
        expect(opened).toHaveLength(1)
        const read = streams.BatchAppendReq.deserializeBinary(written[0]?.serializeBinary() ?? new Uint8Array())
        expect(read.getIsFinal()).toBe(true)
        expect(read.getOptions()?.getStreamPosition()).toBe('41')
        expect(read.getOptions()?.hasDeadline()).toBe(false)
        const [event] = read.getProposedMessagesList()
        expect(Buffer.from(event?.getData_asU8() ?? []).toString()).toBe('{"a":1}')
        expect(event?.getMetadataMap().get('content-type')).toBe('application/json')
      })
  })
})
