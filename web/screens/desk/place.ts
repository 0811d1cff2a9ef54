import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ask } from '../../data/client.ts'
import { queryClient } from '../../data/queries.ts'
import { setUser, useSession } from '../../session.ts'
import { forgetReasons } from './reason.ts'

const every = 3000

/**
 * Who has a place at the desk, looked at again and again: the server refuses whoever lost it at once, and what they had
 * read before goes from the screen and from memory as well.
 */
export const usePlace = () => {
  const { user } = useSession()
  const { data: now } = useQuery({
    queryKey: ['place at the desk'],
    queryFn: ({ signal }) => ask('GET /auth/me', { signal }),
    refetchInterval: every,
    enabled: Boolean(user?.staff),
  })
  const isOther =
    now?.id === user?.id &&
    (now?.staff !== user?.staff ||
      now?.auditor !== user?.auditor ||
      now?.lacks_second_factor !== user?.lacks_second_factor)
  useEffect(() => {
    if (!isOther || !now) return
    if (!now.staff) {
      forgetReasons()
      queryClient.removeQueries({ queryKey: ['desk'] })
    }
    setUser(now)
  })
  return user
}
