import { Confirm } from '../../parts/dialog.tsx'
import type { Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'

type Props = { workout: Workout; training: Training; open: boolean; onClose: () => void }

/** Asks before a training is broken off. */
export const Abort = ({ workout, training, open, onClose }: Props) => (
  <Confirm
    open={open}
    title="Training abbrechen?"
    yes="Training abbrechen"
    no="Weiter trainieren"
    onYes={() => {
      training.act({ name: 'PUT /api/workouts/:id/status', params: { id: workout.id }, body: { status: 'aborted' } })
      onClose()
    }}
    onClose={onClose}
  >
    <p>Deine bisherigen Sätze bleiben gespeichert. Weiter trainieren kannst du dieses Workout danach nicht mehr.</p>
  </Confirm>
)
