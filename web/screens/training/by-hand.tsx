import { useState } from 'react'
import { isEasy } from '../../../domain/working-sets.ts'
import { Button } from '../../parts/button.tsx'
import { useTitle } from '../../parts/title.ts'
import { isPerformed, takesWeight } from '../../training/done.ts'
import { doubtOf } from '../../training/doubts.ts'
import { movedInWords } from '../../training/moved.ts'
import { usePreparation } from '../../training/use-preparation.ts'
import { FirstLoad, LastTime } from './before-set.tsx'
import { Bottom, MainAction } from './bottom.tsx'
import { Cues, Movement } from './cues.tsx'
import { useDoubt } from './doubt.tsx'
import { Effort } from './effort.tsx'
import * as css from './focus.css.ts'
import { Measures } from './measures.tsx'
import { NoteButton, Written } from './note.tsx'
import { type Doing, SetHead } from './set-head.tsx'

/** A set that is counted: stand at the plan, change what was different, one tap. */
export const ByHand = ({ step, workout, training, onLog, go, done, change, moved }: Doing) => {
  const before = usePreparation(workout.id, step.exercise.id)
  const { block, exercise, set } = step
  useTitle(exercise.name)
  const easy = isEasy(block)
  const [loaded, load] = useState(() => takesWeight(exercise))
  const doubtful = useDoubt(easy ? null : doubtOf(exercise, set, done), () => onLog(done))
  return (
    <>
      <div className={css.middle}>
        <SetHead step={step} go={go} />
        {moved ? (
          <p className={css.before}>{movedInWords(moved, set)}</p>
        ) : (
          <LastTime last={before.last} exercise={exercise} />
        )}
        <Written exercise={exercise} before={before.notes} />
        {easy ? null : <FirstLoad step={step} done={done} />}
        <Measures step={step} before={before} done={done} change={change} loaded={loaded} />
        {easy || set.ramp || set.distance !== null ? null : (
          <Effort exercise={exercise} value={done.rir} onChange={rir => change({ ...done, rir: rir ?? undefined })} />
        )}
        <div className={css.more}>
          <Cues workout={workout.id} exercise={exercise} side={set.side} />
          <NoteButton workout={workout} training={training} exercise={exercise} step={step} />
          {loaded || easy ? null : (
            <Button look="quiet" icon="plus" onClick={() => load(true)}>
              Gewicht
            </Button>
          )}
        </div>
        <Movement workout={workout.id} exercise={exercise} side={set.side} />
      </div>
      <Bottom training={training}>
        <MainAction icon="check" disabled={!isPerformed(done)} onClick={doubtful.save}>
          {set.logged ? 'Korrektur speichern' : 'Satz fertig'}
        </MainAction>
      </Bottom>
      {doubtful.asked}
    </>
  )
}
