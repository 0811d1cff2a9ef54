import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AnswerOf } from '../../data/calls.ts'
import { catalogue } from '../../data/more-queries.ts'
import { Failed } from '../../parts/failed.tsx'
import { Spinner } from '../../parts/spinner.tsx'

/** What there is to choose from, once it is known; until then, and where it cannot be had, that is said. */
export const Known = ({ children }: { children: (known: AnswerOf<'GET /catalogue'>) => ReactNode }) => {
  const { data, error, refetch } = useQuery(catalogue)
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Spinner />
  return children(data)
}
