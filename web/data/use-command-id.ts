import { useRef } from 'react'
import { isPassing } from './problem.ts'

/** One id for one wish of the person: kept while it is unknown whether it arrived, new once it is answered. */
export const useCommandId = () => {
  const held = useRef<string>(undefined)
  const renew = () => {
    held.current = undefined
  }
  return {
    take: () => {
      held.current ??= crypto.randomUUID()
      return held.current
    },
    renew,
    settle: (error: unknown) => {
      if (!isPassing(error)) renew()
    },
  }
}
