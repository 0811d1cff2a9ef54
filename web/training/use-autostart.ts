import { useEffect, useRef } from 'react'
import type { PlannedSet } from './types.ts'

/** Begins an open set once, as of the moment given (milliseconds since 1970); null where it waits for a tap. */
export const useAutostart = (
  at: number | null,
  { logged }: Pick<PlannedSet, 'logged'>,
  begin: (at: number) => void,
) => {
  const starts = useRef(logged === null ? at : null)
  useEffect(() => {
    if (starts.current === null) return
    const from = starts.current
    starts.current = null
    begin(from)
  })
}
