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

export const shortestReason = 5

/** Null takes it back. */
export const giveReason = (reason: string | null) => {
  store.set(held, reason)
  try {
    if (reason === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, reason)
  } catch {
    // Then it holds until the page is left.
  }
}

export const useReason = () => useAtomValue(held, { store })
