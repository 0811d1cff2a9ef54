import { useMutation, useQuery } from '@tanstack/react-query'
import type { QuestionOf } from './calls.ts'
import { ask } from './client.ts'
import { consents } from './more-queries.ts'
import { queryClient } from './queries.ts'

type Purpose = QuestionOf<'PUT /api/consents/:purpose'>['params']['purpose']

/** How a consent stands, and how it is given or withdrawn. */
export const useConsent = (purpose: Purpose) => {
  const { data, error, refetch } = useQuery(consents)
  const say = useMutation({
    networkMode: 'always',
    mutationFn: (given: boolean) => ask('PUT /api/consents/:purpose', { params: { purpose }, body: { given } }),
    onSuccess: async (answer, given) => {
      queryClient.setQueryData(consents.queryKey, answer)
      const { heed, measureHere } = await import('./consents-here.ts')
      if (purpose === 'analytics') measureHere(given)
      heed(answer.purposes)
      // What was told goes with it.
      if (!given) queryClient.invalidateQueries()
    },
  })
  const standing = data?.purposes.find(one => one.purpose === purpose)
  return {
    /** For our own screens: of health, what another app declared is no yes to them. */
    allowed: standing?.given && (purpose !== 'health' || standing.how === 'asked'),
    /** Why nothing is known of it. */
    error: data ? null : error,
    refetch,
    standing,
    aiAvailable: data?.ai.available ?? false,
    say,
  }
}
