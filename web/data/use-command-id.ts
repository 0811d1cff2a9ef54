import { useRef } from 'react'
import { isPassing } from './problem.ts'

/**
 * One id for one wish of the person: kept while it is unknown whether it arrived, new once it is answered, and another for
 * another wish. The server refuses an id that comes again with another body.
 */
export const useCommandId = () => {
  const held = useRef<{ readonly wish: string; readonly id: string }>(undefined)
  const renew = () => {
    held.current = undefined
  }
  return {
    take: (body: object) => {
      const wish = JSON.stringify(body)
      if (held.current?.wish !== wish) held.current = { wish, id: crypto.randomUUID() }
      return held.current.id
    },
    renew,
    settle: (error: unknown) => {
      if (!isPassing(error)) renew()
    },
  }
}

/** The same for several calls in a row, each by its name; `ids` are those it gave. */
export const idsByWish = (ids: Map<string, string>) => (name: string, body: object) => {
  const wish = `${name} ${JSON.stringify(body)}`
  const id = ids.get(wish) ?? crypto.randomUUID()
  ids.set(wish, id)
  return id
}
