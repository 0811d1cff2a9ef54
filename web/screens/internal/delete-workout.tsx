import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { WorkoutId } from '../../../domain/ids.ts'
import { ask } from '../../data/client.ts'
import { Button } from '../../parts/button.tsx'
import { Confirm } from '../../parts/dialog.tsx'
import { Notice } from '../../parts/notice.tsx'

export const DeleteWorkout = ({ id, name }: { id: WorkoutId; name: string }) => {
  const [asking, setAsking] = useState(false)
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const removal = useMutation({
    networkMode: 'always',
    mutationFn: () => ask('DELETE /workouts/:id', { params: { id } }),
    onError: error => console.error(error),
    onSuccess: async () => {
      client.removeQueries({ queryKey: ['internal', 'workout', id] })
      navigate('/internal/workouts')
      await client.invalidateQueries()
    },
  })
  return (
    <>
      <Button look="danger" icon="bin" onClick={() => setAsking(true)}>
        Delete Workout
      </Button>
      <Confirm
        open={asking}
        title="Delete this workout?"
        yes="Delete"
        no="Keep"
        busy={removal.isPending}
        onYes={() => removal.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>“{name}” disappears from every list. Its history stays in the log.</p>
        {removal.error ? <Notice tone="bad">Failed to delete workout. Check console for details.</Notice> : null}
      </Confirm>
    </>
  )
}
