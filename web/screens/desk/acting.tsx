import { useRef, useState } from 'react'
import { ReasonForm } from './ask-reason.tsx'
import * as css from './desk.css.ts'
import { giveReason, useReason } from './reason.ts'
import { useWayBack } from './way-back.ts'

type Deed = (reason: string) => void

/**
 * What staff set going is done once it was said why, for each kind of act by itself; `asking` is the question, where it is
 * still open.
 */
export const useActing = (kind: string) => {
  const about = `act ${kind}`
  const reason = useReason(about)
  const [wanted, want] = useState<{ deed: Deed } | null>(null)
  const button = useRef<HTMLElement | null>(null)
  useWayBack(wanted !== null, () => button.current)
  const act = (deed: Deed) => {
    if (reason) return deed(reason)
    button.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    want({ deed })
  }
  const asking = wanted ? (
    <section className={css.panel} aria-label="Why">
      <p className={css.soft}>Who did it, when and why stays in the log. Why do you do this?</p>
      <ReasonForm
        yes="Do it"
        onReason={given => {
          giveReason(about, given)
          want(null)
          wanted.deed(given)
        }}
        onLeave={() => want(null)}
      />
    </section>
  ) : null
  return { act, asking }
}
