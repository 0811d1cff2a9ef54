import { useEffect, useRef } from 'react'
import { Button } from '../../parts/button.tsx'
import { Ring } from '../../parts/ring.tsx'
import { buzz } from '../../training/signal.ts'
import type { Step } from '../../training/steps.ts'
import type { Timer } from '../../training/use-timer.ts'
import type { Training } from '../../training/use-training.ts'
import { measured, setName } from '../../training/words.ts'
import { heading, soft } from '../../type.css.ts'
import { Bottom, MainAction } from './bottom.tsx'
import * as css from './focus.css.ts'

type Props = { timer: Timer; next: Step | undefined; training: Training; onEnd: () => void }

export const Rest = ({ timer, next, training, onEnd }: Props) => {
  const ended = useRef(false)
  const over = timer.left <= 0
  useEffect(() => {
    if (!over || ended.current) return
    ended.current = true
    buzz()
    onEnd()
  }, [over, onEnd])
  return (
    <>
      <div className={css.middle}>
        <h1 className={heading.page}>Pause</h1>
        <Ring left={timer.left} total={timer.running?.total ?? 1} under="bis zum nächsten Satz" label="Pause" />
        <div className={css.restActions}>
          <Button look="plain" icon="plus" onClick={() => timer.extend(15)}>
            15 Sekunden
          </Button>
        </div>
        {next ? (
          <div className={css.next}>
            <span className={soft}>Als Nächstes</span>
            <span className={heading.part}>{next.exercise.name}</span>
            <span>
              {setName(next.set, next)} von {next.of} · {measured(next.set)}
            </span>
          </div>
        ) : null}
      </div>
      <Bottom training={training}>
        <MainAction icon="skip" look="plain" onClick={onEnd}>
          Pause beenden
        </MainAction>
      </Bottom>
    </>
  )
}
