import { atom, createStore, useAtomValue } from 'jotai'

// Why somebody looks, kept for this tab only: a new tab asks anew.

const key = 'formkurve.desk.reason'

const read = () => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

const store = createStore()
const held = atom(read())

/** Why each stream was unsealed, until it is sealed again or the page is left. */
const unsealed = atom<Readonly<Record<string, string | null>>>({})

export const shortestReason = 5

/** Null takes it back, and with it what was unsealed. */
export const giveReason = (reason: string | null) => {
  store.set(held, reason)
  if (reason === null) store.set(unsealed, {})
  try {
    if (reason === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, reason)
  } catch {
    // Then it holds until the page is left.
  }
}

export const useReason = () => useAtomValue(held, { store })

export const unseal = (stream: string, reason: string | null) =>
  store.set(unsealed, { ...store.get(unsealed), [stream]: reason })

export const useUnsealed = (stream: string) => useAtomValue(unsealed, { store })[stream] ?? null
