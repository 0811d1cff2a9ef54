import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { storeOver } from '../../adapters/event-store/eventstoredb/eventstoredb-store.ts'
import { auditLog } from '../../adapters/proof/audit.ts'
import { signed } from '../../adapters/proof/checkpoints.ts'
import { leafOfEvent, sha256 } from '../../adapters/proof/leaves.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { growing } from '../../domain/proof/tree.ts'
import { someEvent } from '../support/some-event.ts'
import { clientDouble } from './support/client-double.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')

/** A log of so many events, its tree, and what an audit of it finds now. */
const recorded = async (count: number) => {
  const client = clientDouble()
  const store = storeOver(client.wire, { attempt: 60, total: 300, silence: 200, follower: 600 })
  for (let n = 0; n < count; n++) await store.append(asStream(`thing-${n}`), 'no-stream', [someEvent()])
  const leaves: Buffer[] = []
  for await (const { events } of store.read(null, {})) leaves.push(...events.map(leafOfEvent))
  const tree = growing(sha256)
  for (const leaf of leaves) tree.add(leaf)
  const root = Buffer.from(tree.root()).toString('base64')
  const checkpoint = signed({ origin: 'here', size: count, root, at: '2026-11-27T12:00:00.000Z' }, privateKey)
  const audit = () =>
    auditLog({
      pages: store.auditPages(),
      tiles: { forAudit: async () => ({ size: count, leaves: pagesOf(leaves) }) },
      origin: 'here',
      checkpoints: [checkpoint],
      key: publicKey,
    })
  return { ...client, store, audit }
}

async function* pagesOf(leaves: readonly Buffer[]) {
  yield leaves
}

describe('an audit of a log in EventStoreDB', () => {
  test.each([
    ['in the middle', [40], [41, 41]],
    ['at the beginning', [0], [1, 1]],
    ['two, and what lies between them', [40, 70], [41, 71]],
    ['at the end', [99], [100, 100]],
  ])(
    'reads around what the server cannot read, %s, and compares all else with what was signed',
    async (_, at, [place, last]) => {
      const { damaged, log, audit } = await recorded(100)
      for (const each of at) damaged.add(log[each]?.id ?? '')
      const { events, findings } = await audit()
      expect(findings).toEqual([
        { is: 'unreadable', place, last, why: expect.stringContaining('Unexpected ReadAllResult') },
      ])
      expect(events).toBeGreaterThanOrEqual(99)
    },
  )

  test.each([
    ['beyond the end', 40, 2n ** 49n],
    ['before the beginning', 40, 1n],
    ['where a later one stands', 40, 6_100n],
    ['where an earlier one stands', 40, 1_100n],
    ['at the beginning, where all ends', 99, 100n],
    ['beyond the end, where all begins', 0, 2n ** 49n],
  ])('a record that says it stands %s hides no other', async (_, nth, commit) => {
    const { misplaced, log, audit } = await recorded(100)
    misplaced.set(log[nth]?.id ?? '', { commit, prepare: commit })
    const { findings } = await audit()
    expect(findings).toEqual([
      { is: 'unreadable', place: nth + 1, last: nth + 1, why: expect.stringContaining('says that it stands at') },
    ])
  })

  test('of a server that does not answer finds nothing, and fails', async () => {
    const { damaged, log, audit } = await recorded(10)
    for (const { id } of log) damaged.add(id)
    await expect(audit()).rejects.toThrow('the event store is not available')
  })

  test('what is kept back is not taken for the whole: who loads such a stream is refused', async () => {
    const { put, store } = await recorded(1)
    const kept = someEvent()
    put('thing-9', 3, kept.id, kept.event.type, '{}', JSON.stringify(kept.metadata))
    await expect(store.load(asStream('thing-9'))).rejects.toThrow('the event store keeps back what thing-9 began with')
    expect(await store.load(asStream('thing-9'), { from: 3 })).toMatchObject([{ id: kept.id }])
  })

  test('names the streams that the server was told to keep back', async () => {
    const { put, audit } = await recorded(10)
    const told = (stream: string, nth: number, type: string, data: object) =>
      put(stream, nth, crypto.randomUUID(), type, JSON.stringify(data), '{}')
    told('$$thing-3', 0, '$metadata', { $tb: 5 })
    told('$$thing-4', 0, '$metadata', { $maxCount: 1 })
    told('$$thing-4', 1, '$metadata', { $acl: {} })
    told('$$$settings', 0, '$metadata', { $maxAge: 60 })
    told('thing-5', 1, '$streamDeleted', {})
    expect(await audit()).toMatchObject({
      events: 10,
      findings: [
        { is: 'damaged', why: 'the event store was told that thing-3 is read only in part: {"$tb":5}' },
        { is: 'damaged', why: 'the event store was told that thing-5 was deleted for good' },
      ],
    })
  })
})
