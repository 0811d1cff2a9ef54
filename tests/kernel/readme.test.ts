import { rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { AnyDecider } from '../../domain/kernel/decider.ts'
import { about } from '../support/language.ts'
import { example } from './example.ts'

type Fact = { type: string; cents?: number }
type Tab = AnyDecider<Fact, object, Readonly<Record<string, (ask: Fact, tab: object) => readonly Fact[]>>>

test("the kernel page's example is twelve lines, and runs as it stands", async () => {
  expect(example().split('\n').filter(Boolean)).toHaveLength(12)
  const file = `domain/kernel/readme-example-${process.pid}.ts`
  writeFileSync(file, example())
  try {
    const { tab }: { tab: Tab } = await import(/* @vite-ignore */ resolve(file))
    const given = about<Fact, object, Tab['decide']>(tab)
    const paid = [{ type: 'Opened' }, { type: 'Paid', cents: 450 }]
    given(...paid).remembers({ open: true, cents: 450 })
    given(...paid)
      .when({ type: 'Pay', cents: 50 })
      .thenEvents({ type: 'Paid', cents: 50 })
    given(...paid, { type: 'Closed' })
      .when({ type: 'Pay', cents: 50 })
      .thenRefused('tab-is-closed' as never)
    given(...paid)
      .when({ type: 'Open' })
      .thenNothing()
  } finally {
    rmSync(file)
  }
})
