import { useRef } from 'react'
import { ReasonForm } from './ask-reason.tsx'
import * as css from './desk.css.ts'
import { unseal } from './reason.ts'
import * as own from './stream.css.ts'
import { useWayBack } from './way-back.ts'

type Props = { stream: string; isOpen: boolean; isAsking: boolean; onAsk: (isAsking: boolean) => void }

/** Whether the stream is shown with what is sealed in it, and the way there and back. */
export const Seal = ({ stream, isOpen, isAsking, onAsk }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  useWayBack(isAsking, () => button.current)
  if (isOpen)
    return (
      <div className={own.seal}>
        <span className={css.warnTag}>Unsealed</span>
        <button ref={button} type="button" className={css.plain} onClick={() => unseal(stream, null)}>
          Seal again
        </button>
      </div>
    )
  if (!isAsking)
    return (
      <div className={own.seal}>
        <span className={css.tag}>Sealed</span>
        <button ref={button} type="button" className={css.plain} onClick={() => onAsk(true)}>
          Unseal …
        </button>
      </div>
    )
  return (
    <section className={own.sealAsk} aria-label="Unseal">
      <p className={css.soft}>What is sealed is about health, or in the person’s own words. Why must you see it?</p>
      <ReasonForm
        yes="Unseal"
        onReason={reason => {
          onAsk(false)
          unseal(stream, reason)
        }}
        onLeave={() => onAsk(false)}
      />
    </section>
  )
}
