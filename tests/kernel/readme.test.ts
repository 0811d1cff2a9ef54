import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type Decider, fold } from '../../domain/kernel/decider.ts'

type Tab = Decider<{ type: string; cents?: number }, { type: string; cents?: number }, object, string>

test("the kernel page's example runs as it stands", async () => {
  const [, example] = /```ts\n([\s\S]*?)```/.exec(readFileSync('domain/kernel/README.md', 'utf8')) ?? []
  const file = `domain/kernel/readme-example-${process.pid}.ts`
  writeFileSync(file, example ?? '')
  try {
    const { tab }: { tab: Tab } = await import(/* @vite-ignore */ resolve(file))
    const paid = [{ type: 'Opened' }, { type: 'Paid', cents: 450 }]
    expect(fold(tab, paid)).toEqual({ open: true, cents: 450 })
    expect(tab.decide({ type: 'Pay', cents: 50 }, fold(tab, paid))).toEqual([{ type: 'Paid', cents: 50 }])
    expect(tab.decide({ type: 'Pay', cents: 50 }, fold(tab, [...paid, { type: 'Closed' }]))).toEqual({
      refused: 'tab-is-closed',
    })
    expect(tab.decide({ type: 'Open' }, fold(tab, paid))).toEqual([])
  } finally {
    rmSync(file)
  }
})
