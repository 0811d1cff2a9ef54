import { useState } from 'react'
import type { BlockId, PlannedExerciseId, SetId, WorkoutId } from '../../../domain/ids.ts'
import { type SkipReason, skipReasons } from '../../../domain/progress.ts'
import { useConsent } from '../../data/consents.ts'
import { Button } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { later } from '../../parts/later.tsx'
import { nextOpen, type Step } from '../../training/steps.ts'
import type { Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'
import { stepsToday } from '../../training/waiting.ts'
import { skipWords } from '../../training/words.ts'
import { heading } from '../../type.css.ts'
import * as css from './adapt.css.ts'

const Gate = later(() => import('../../parts/health-gate.tsx').then(m => m.HealthGate))

type What = 'set' | 'exercise' | 'block'
type Props = {
  open: boolean
  workout: Workout
  step: Step
  training: Training
  go: (set: SetId | null) => void
  onClose: () => void
}

const whats: Readonly<Record<What, string>> = { set: 'Diesen Satz', exercise: 'Die Übung', block: 'Den Block' }

/** What is left out is kept as left out, not as done, and why. */
export const Skip = ({ open, workout, step, training, go, onClose }: Props) => {
  const [what, choose] = useState<What>('exercise')
  const { allowed } = useConsent('health')
  const [pained, setPained] = useState(false)
  const skip = (why?: SkipReason) => {
    const params = { id: workout.id, set: step.set.id, exercise: step.exercise.id, block: step.block.id }
    training.act(actOf(what, params, why ? { why } : {}))
    const goesToo = (other: Step) => other[what].id === step[what].id
    go(nextOpen(stepsToday(workout), step.set.id, other => !goesToo(other))?.set.id ?? null)
    onClose()
  }
  return (
    <Dialog open={open} title="Auslassen" onClose={onClose}>
      <div className={css.part}>
        <p className={heading.part}>Was lässt du aus?</p>
        <div className={css.chips}>
          {(['set', 'exercise', 'block'] as const).map(one => (
            <Chip key={one} chosen={what === one} onClick={() => choose(one)}>
              {whats[one]}
            </Chip>
          ))}
        </div>
      </div>
      <div className={css.part}>
        <p className={heading.part}>Warum?</p>
        {skipReasons.map(why => (
          <Button
            key={why}
            look="plain"
            block
            onClick={() => (why === 'pain' && !allowed ? setPained(true) : skip(why))}
          >
            {skipWords[why]}
          </Button>
        ))}
        {pained ? (
          <Gate>
            <Button block onClick={() => skip('pain')}>
              Wegen Schmerz auslassen
            </Button>
          </Gate>
        ) : null}
        <Button look="quiet" block onClick={() => skip()}>
          Ohne Grund auslassen
        </Button>
      </div>
    </Dialog>
  )
}

type Ids = { id: WorkoutId; set: SetId; exercise: PlannedExerciseId; block: BlockId }

const actOf = (what: What, { id, set, exercise, block }: Ids, body: { why?: SkipReason }) => {
  switch (what) {
    case 'set':
      return { name: 'PUT /api/workouts/:id/sets/:set/skip', params: { id, set }, body } as const
    case 'exercise':
      return {
        name: 'PUT /api/workouts/:id/blocks/:block/exercises/:exercise/skip',
        params: { id, block, exercise },
        body,
      } as const
    case 'block':
      return { name: 'PUT /api/workouts/:id/blocks/:block/skip', params: { id, block }, body } as const
  }
}
