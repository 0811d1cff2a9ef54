import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { memoryStore } from '../../adapters/event-store/memory/memory-store.ts'
import type { Log } from '../../commands/ports/log.ts'
import { readingOn } from '../../commands/reading-on.ts'
import { schemaOf } from '../../domain/facts.ts'
import { asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'

const at = '2026-03-01T18:00:00.000Z'
const people = ['a', 'b', 'c'].map(end => asUserId(`00000000-0000-4000-8000-00000000000${end}`))
const streams = people.map(id => streamOf('user', id))
/** Remembers every fact, so that none is missing and none is there twice. */
const counting = {
  initial: [] as readonly string[],
  evolve: (all: readonly string[], { type }: { type: string }) => [...all, type],
}

/** A log, what was asked of it, and a clock. */
const given = (options: { readonly most?: number } = {}) => {
  const log = memoryStore(() => at) as unknown as Log
  let time = 1
  const loaded: number[] = []
  const load: Log['load'] = async (stream, part) => {
    const past = await log.load(stream, part)
    loaded.push(past.length)
    return past
  }
  const read = readingOn({ load }, counting, { ...options, now: () => time })
  const add = async (nth: number) => {
    const [stream, subject] = [streams[nth], people[nth]]
    if (!stream || !subject) throw new Error('nobody')
    const commandId = freshId<'command'>()
    const causes = {
      commandId,
      correlationId: commandId,
      causationId: commandId,
      actor: { kind: 'user', id: subject } as const,
    }
    const event = { type: 'EmailVerified', at } as const
    await log.append(stream, 'any', [
      { id: freshId(), event, metadata: { ...causes, subject, schema: schemaOf(event.type) } },
    ])
  }
  const asked = (nth: number) => read(streams[nth] ?? streamOf('user', asUserId('')))
  const pass = (ms: number) => {
    time += ms
  }
  return { log, loaded, add, asked, pass }
}

const step = fc.oneof(
  fc.record({ add: fc.nat(2) }),
  fc.record({ ask: fc.nat(2) }),
  fc.record({ pass: fc.integer({ min: 0, max: 50_000 }) }),
)

test('whatever happens between, it says what the log says', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async steps => {
      const { log, add, asked, pass } = given({ most: 2 })
      for (const each of steps) {
        if ('add' in each) await add(each.add)
        else if ('pass' in each) pass(each.pass)
        else {
          const past = await log.load(streams[each.ask] ?? streamOf('user', asUserId('')))
          const { state, position, count } = await asked(each.ask)
          expect({ state, position, count }).toEqual({
            state: past.map(({ event }) => event.type),
            position: past.at(-1)?.position ?? null,
            count: past.length,
          })
        }
      }
    }),
  ))

test('what was read is not read again for a minute, and is forgotten then or when others took its place', async () => {
  const { loaded, add, asked, pass } = given({ most: 2 })
  for (let nth = 0; nth < 5; nth++) await add(0)
  const readOf = async (nth: number) => {
    await asked(nth)
    return loaded.at(-1)
  }
  expect(await readOf(0)).toBe(5)
  expect(await readOf(0)).toBe(0)
  await add(0)
  expect(await readOf(0)).toBe(1)
  pass(59_000)
  expect(await readOf(0)).toBe(0)
  pass(2000)
  expect(await readOf(0)).toBe(6)
  await asked(1)
  await asked(2)
  expect(await readOf(0)).toBe(6)
})
