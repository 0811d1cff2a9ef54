import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type AnyDecider, decisionOn, fold } from '../../domain/kernel/decider.ts'

type Fact = { type: string; cents?: number }
type Tab = AnyDecider<Fact, object, Readonly<Record<string, (ask: Fact, tab: object) => readonly Fact[]>>>

test("the kernel page's example runs as it stands", async () => {
  const [, example] = /```ts\n([\s\S]*?)```/.exec(readFileSync('domain/kernel/README.md', 'utf8')) ?? []
  const file = `domain/kernel/readme-example-${process.pid}.ts`
  writeFileSync(file, example ?? '')
  try {
    const { tab }: { tab: Tab } = await import(/* @vite-ignore */ resolve(file))
    const paid = [{ type: 'Opened' }, { type: 'Paid', cents: 450 }]
    expect(fold(tab, paid)).toEqual({ open: true, cents: 450 })
    expect(decisionOn(tab, { type: 'Pay', cents: 50 }, fold(tab, paid))).toEqual([{ type: 'Paid', cents: 50 }])
    expect(decisionOn(tab, { type: 'Pay', cents: 50 }, fold(tab, [...paid, { type: 'Closed' }]))).toEqual({
      refused: 'tab-is-closed',
    })
    expect(decisionOn(tab, { type: 'Open' }, fold(tab, paid))).toEqual([])
  } finally {
    rmSync(file)
  }
})
