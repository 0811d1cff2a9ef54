import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { SetId } from '../../../domain/ids.ts'
import { isEasy } from '../../../domain/working-sets.ts'
import { button } from '../../parts/button.css.ts'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useLanding } from '../../parts/landing.ts'
import { applied } from '../../training/applied.ts'
import { type Beyond, otherSide, takingIn } from '../../training/beyond.ts'
import { doneOf, isPerformed, proposed, takesWeight } from '../../training/done.ts'
import { doubtOf } from '../../training/doubts.ts'
import { type Passed, usePassed } from '../../training/passed.ts'
import { type Step, stepsOf } from '../../training/steps.ts'
import type { Workout } from '../../training/types.ts'
import { usePreparation } from '../../training/use-preparation.ts'
import type { Training } from '../../training/use-training.ts'
import { versionOf } from '../../training/version.ts'
import { setName } from '../../training/words.ts'
import { heading, soft } from '../../type.css.ts'
import { Bottom, MainAction } from './bottom.tsx'
import { useDoubt } from './doubt.tsx'
import { Effort } from './effort.tsx'
import * as css from './focus.css.ts'
import { Measures } from './measures.tsx'
import { NoteButton, Written } from './note.tsx'

type Props = { workout: Workout; training: Training; at: string }

/** A set of a finished workout: what was mistyped is put right, what was forgotten entered. */
export const Correct = ({ workout, training, at }: Props) => {
  const [, setSearch] = useSearchParams()
  useLanding()
  const { beyond } = usePassed()
  const step = stepsOf(beyond ? applied(workout, [beyond]) : workout).find(({ set }) => set.id === at)
  const passed: Passed = step ? { from: { exercise: step.exercise.id, set: step.set.id } } : {}
  const go = (set: SetId | null) =>
    set ? setSearch({ satz: set }, { replace: true }) : setSearch({}, { replace: true, state: passed })
  return (
    <main className={css.page} id="inhalt" tabIndex={-1}>
      <header className={css.top}>
        <button type="button" className={button.round} aria-label="Zum Training" onClick={() => go(null)}>
          <Icon name="left" />
        </button>
      </header>
      {step ? (
        <OneSet key={at} step={step} beyond={beyond} workout={workout} training={training} go={go} />
      ) : (
        <p className={soft}>Diesen Satz gibt es nicht.</p>
      )}
    </main>
  )
}

type One = {
  step: Step
  beyond: Beyond | undefined
  workout: Workout
  training: Training
  /** To another set, or back to the training. */
  go: (set: SetId | null) => void
}

const OneSet = ({ step, beyond, workout, training, go }: One) => {
  const { block, exercise, set } = step
  const before = usePreparation(workout.id, exercise.id)
  const [done, change] = useState(() => proposed(set, exercise.sets))
  const params = { id: workout.id, set: set.id }
  const save = () => {
    const ifMatch = versionOf(set.logged && doneOf(set.logged))
    if (beyond) for (const act of takingIn(workout, step, beyond)) training.act(act)
    training.act({ name: 'PUT /api/workouts/:id/sets/:set', params, body: done, ifMatch })
    go((beyond && otherSide(step)?.id) ?? null)
  }
  const doubtful = useDoubt(isEasy(block) ? null : doubtOf(exercise, set, done), save)
  const remove = () => {
    training.act({ name: 'DELETE /api/workouts/:id/sets/:set', params })
    go(null)
  }
  return (
    <>
      <div className={css.middle}>
        <header className={css.head}>
          <h1 className={`${heading.page} ${css.name}`}>{exercise.name}</h1>
          <p className={css.line}>
            {setName(set, step)} {set.logged ? 'korrigieren' : 'nachtragen'}
          </p>
        </header>
        <Written exercise={exercise} before={null} />
        <Measures step={step} before={before} done={done} change={change} loaded={takesWeight(exercise)} />
        {isEasy(block) || set.ramp || set.reps === null ? null : (
          <Effort exercise={exercise} value={done.rir} onChange={rir => change({ ...done, rir: rir ?? undefined })} />
        )}
        <div className={css.more}>
          {beyond ? null : <NoteButton workout={workout} training={training} exercise={exercise} step={step} />}
          {set.logged ? (
            <Button look="quiet" icon="bin" onClick={remove}>
              Doch nicht gemacht
            </Button>
          ) : null}
        </div>
      </div>
      <Bottom training={training}>
        <MainAction icon="check" disabled={!isPerformed(done)} onClick={doubtful.save}>
          {set.logged ? 'Korrektur speichern' : 'Nachtragen'}
        </MainAction>
      </Bottom>
      {doubtful.asked}
    </>
  )
}
