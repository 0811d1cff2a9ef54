import { useSyncExternalStore } from 'react'

// Why somebody looks, kept for this tab only: a new tab asks anew.

const key = 'formkurve.desk.reason'
const listeners = new Set<() => void>()

const read = () => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

let held = read()

export const shortestReason = 5

/** Null takes it back. */
export const giveReason = (reason: string | null) => {
  held = reason
  try {
    if (reason === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, reason)
  } catch {
    // Then it holds until the page is left.
  }
  for (const tell of listeners) tell()
}

export const useReason = () =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => held,
  )
