import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { type Asked, keepAsked } from './asked.ts'
import { ask } from './client.ts'
import { useCommandId } from './use-command-id.ts'

/** Asks for another workout in the place of one that was not made, by one id while no answer comes. */
export const useAskedAgain = () => {
  const [, navigate] = useLocation()
  const commandId = useCommandId()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (body: Asked) => {
      const { workout_id } = await ask('POST /llm/start-workout-creation', { body, commandId: commandId.take(body) })
      keepAsked(workout_id, body)
      return workout_id
    },
    onSettled: (_, error) => commandId.settle(error),
    onSuccess: id => navigate(`/training/${id}`, { replace: true }),
  })
}
