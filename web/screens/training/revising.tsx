import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { WorkoutId } from '../../../domain/ids.ts'
import { Problem, wordsOf } from '../../data/problem.ts'
import { queryClient, workout as workoutQuery } from '../../data/queries.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useOnline } from '../../parts/online.ts'
import type { Training } from '../../training/use-training.ts'
import { soft } from '../../type.css.ts'
import * as css from './adapt.css.ts'

/** Answers what there is to say about the change, or says it of the workout as it is afterwards. */
type Asking = () => Promise<string | null | (() => string)>

/** One change by the coach at a time; `told` is what it had to say about it. */
export const useRevision = (workout: WorkoutId, onClose: () => void) => {
  const [told, setTold] = useState<string | null>(null)
  const pressed = useRef<Element>(null)
  const close = () => {
    setTold(null)
    change.reset()
    onClose()
  }
  const change = useMutation({
    networkMode: 'always',
    mutationFn: async (asking: Asking) => {
      pressed.current = document.activeElement
      const words = await asking()
      await queryClient.invalidateQueries(workoutQuery(workout))
      return typeof words === 'function' ? words() : words
    },
    onSuccess: words => (words ? setTold(words) : close()),
  })
  // What was pressed was disabled meanwhile and has lost the focus.
  useEffect(() => {
    if (change.isError && pressed.current instanceof HTMLElement) pressed.current.focus()
  }, [change.isError])
  return { told, close, ask: change.mutate, error: change.error, isPending: change.isPending }
}

type Props = {
  open: boolean
  title: string
  revision: ReturnType<typeof useRevision>
  training: Training
  children: ReactNode
}

/** The coach plans on the server, so what was logged must have arrived there. */
export const Revising = ({ open, title, revision, training, children }: Props) => {
  const { told, close, error, isPending } = revision
  const waits = !useOnline() || training.unsaved > 0
  return (
    <Dialog open={open} title={title} onClose={close}>
      {told ? (
        <Told onClose={close}>{told}</Told>
      ) : (
        <fieldset className={css.choices} disabled={waits || isPending}>
          {children}
          {waits ? (
            <p className={soft}>Der Coach braucht dafür eine Verbindung. Eingetragen wird weiter auch ohne.</p>
          ) : null}
          {isPending ? <p role="status">Der Coach plant um …</p> : null}
          {error ? <Notice tone="bad">{refusalWords(error)}</Notice> : null}
        </fieldset>
      )}
    </Dialog>
  )
}

const Told = ({ children, onClose }: { children: ReactNode; onClose: () => void }) => {
  const understood = useRef<HTMLButtonElement>(null)
  useEffect(() => understood.current?.focus(), [])
  return (
    <>
      <Notice>{children}</Notice>
      <Button ref={understood} block onClick={onClose}>
        Verstanden
      </Button>
    </>
  )
}

const refusals: Record<string, string> = {
  'plan-breaks-rules': 'Dafür finde ich keine Lösung, hinter der ich stehen kann. Dein Plan bleibt, wie er ist.',
  'logged-sets-would-be-lost': 'Dabei gingen Sätze verloren, die du schon gemacht hast. Dein Plan bleibt, wie er ist.',
  'workout-already-finished': 'Dieses Training ist schon zu Ende.',
  'no-such-profile': 'Diesen Ort gibt es nicht mehr.',
}

const refusalWords = (error: unknown) => (error instanceof Problem && refusals[error.code ?? '']) || wordsOf(error)
