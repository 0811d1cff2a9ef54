import { atom, createStore, useAtomValue } from 'jotai'
import { drop, keep, kept } from '../../data/tab.ts'

// Why somebody looks: a new tab asks anew.

const key = 'formkurve.desk.reason'

const store = createStore()
const held = atom(kept(key))

/** Why each stream was unsealed, until it is sealed again or the page is left. */
const unsealed = atom<Readonly<Record<string, string | null>>>({})

export const shortestReason = 5

/** Null takes it back, and with it what was unsealed. */
export const giveReason = (reason: string | null) => {
  store.set(held, reason)
  if (reason === null) store.set(unsealed, {})
  if (reason === null) drop(key)
  else keep(key, reason)
}

export const useReason = () => useAtomValue(held, { store })

export const unseal = (stream: string, reason: string | null) =>
  store.set(unsealed, { ...store.get(unsealed), [stream]: reason })

export const useUnsealed = (stream: string) => useAtomValue(unsealed, { store })[stream] ?? null
