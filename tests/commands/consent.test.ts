import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { memoryStore } from '../../adapters/event-store/memory/memory-store.ts'
import { consents } from '../../commands/consent.ts'
import { asUserId, type ConsentId } from '../../domain/ids.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { streamOf } from '../../domain/streams.ts'

test('who withdraws may read after the forgetting, also where the reaction was there first', async () => {
  const log = memoryStore()
  const clock = () => '2026-11-25T12:00:00.000Z'
  const user = asUserId(randomUUID())
  const context = () => ({
    commandId: freshId<'command'>(),
    actor: { kind: 'user', id: user } as const,
    subject: user,
  })
  const person = { email: 'anna@example.org', firstName: 'Anna', lastName: '', at: clock() }
  await log.append(streamOf('user', user), 'no-stream', [
    {
      id: freshId<'event'>(),
      event: { type: 'UserRegistered', ...person },
      metadata: { ...context(), schema: 2, correlationId: freshId<'command'>(), causationId: freshId<'command'>() },
    },
  ])
  const parts = { log, clock, textOf: () => '2026-11-22', holdsSince: () => null }
  const reaction = consents({ ...parts, destroyKeys: async () => {} })
  let consent: ConsentId | undefined
  const own = consents({
    ...parts,
    destroyKeys: async () => {
      if (consent) await reaction.carryOut(context(), { purpose: 'health', consent })
    },
  })
  await own.give(context(), 'health')
  consent = (await own.standings(user)).health?.consent
  const withdrawn = await own.withdraw(context(), 'health')
  const last = (await log.load(streamOf('health', user))).at(-1)
  expect(last?.event.type).toBe('BodyForgotten')
  expect(isRefused(withdrawn) || withdrawn.position).toBe(last?.position)
})
