import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import type { Exercise } from '../../training/types.ts'
import { Reasons } from './reasons.tsx'

export const Cues = ({ exercise }: { exercise: Exercise }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" icon="why" onClick={() => setOpen(true)}>
        Ausführung und warum
      </Button>
      <Dialog open={open} title={exercise.name} onClose={() => setOpen(false)}>
        <p>{exercise.description}</p>
        <Reasons exercise={exercise} />
      </Dialog>
    </>
  )
}
