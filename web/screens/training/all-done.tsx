import { useSearchParams } from 'wouter'
import type { SetId } from '../../../domain/ids.ts'
import { Button } from '../../parts/button.tsx'
import { countOf, isOpen, loggedIn, type Step } from '../../training/steps.ts'
import type { Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'
import { heading, soft } from '../../type.css.ts'
import { Bottom, MainAction } from './bottom.tsx'
import { endWords } from './entered.ts'
import * as css from './focus.css.ts'
import { Numbers } from './numbers.tsx'

type Props = { workout: Workout; training: Training; steps: readonly Step[]; go: (set: SetId | null) => void }

/** The question before the end; with open sets it says so first. */
export const AllDone = ({ workout, training, steps, go }: Props) => {
  const [, setSearch] = useSearchParams()
  const open = steps.filter(isOpen)
  const { all, done } = countOf(workout)
  const isAll = open.length === 0
  const logged = loggedIn(workout)
  const finish = () => {
    training.act({ name: 'PUT /api/workouts/:id/status', params: { id: workout.id }, body: { status: 'completed' } })
    setSearch({}, { replace: true })
  }
  return (
    <>
      <div className={css.middle}>
        <header className={css.head}>
          <h1 className={heading.page}>
            {isAll && done === all && logged > 0 ? 'Alles geschafft.' : 'Training beenden?'}
          </h1>
          <p className={soft}>{endWords({ isAll, logged, done, all })}</p>
        </header>
        <Numbers workout={workout} />
        {open[0] ? (
          <Button look="plain" block onClick={() => go(open[0]?.set.id ?? null)}>
            Weiter trainieren
          </Button>
        ) : null}
      </div>
      <Bottom training={training}>
        <MainAction icon="check" onClick={finish}>
          Training abschließen
        </MainAction>
      </Bottom>
    </>
  )
}
