import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../data/client.ts'

export const devices = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => ask('GET /auth/sessions', { signal }),
})
