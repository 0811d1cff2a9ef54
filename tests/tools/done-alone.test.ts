import { describe, expect, test } from 'vitest'
import type { Alone } from '../../domain/kernel/alone.ts'
import { doneAlone } from '../../projections/done-alone.ts'

const never = new AbortController().signal

describe('work that only one is at', () => {
  test('stands when it is done, also where the hold was lost meanwhile', async () => {
    const losing: Alone = (_, signal, work) => work(AbortSignal.any([signal, AbortSignal.abort()]))
    expect(await doneAlone(losing, 'rebuild', never, async () => 'swapped')).toBe('swapped')
  })

  test('fails with its own words', async () => {
    const holding: Alone = (_, signal, work) => work(signal)
    const failing = () => Promise.reject(new Error('is being rebuilt by somebody else'))
    await expect(doneAlone(holding, 'rebuild', never, failing)).rejects.toThrow('is being rebuilt by somebody else')
  })

  test('is not done where nobody waits for its turn any longer', async () => {
    const givingUp: Alone = async () => {}
    await expect(doneAlone(givingUp, 'rebuild', never, async () => 'swapped')).rejects.toThrow('given up')
  })
})
