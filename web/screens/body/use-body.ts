import { useMutation } from '@tanstack/react-query'
import type { AnswerOf } from '../../data/calls.ts'
import { body } from '../../data/more-queries.ts'
import { queryClient } from '../../data/queries.ts'

export type Body = AnswerOf<'GET /api/body'>

/** One change of what the coach respects at a time; each answers how all of it stands then. */
export const useBodyChange = (onDone?: () => void) =>
  useMutation({
    networkMode: 'always',
    mutationFn: (change: () => Promise<Body>) => change(),
    onSuccess: answer => {
      queryClient.setQueryData(body.queryKey, answer)
      onDone?.()
    },
  })
