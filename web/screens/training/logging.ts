import { pauseBetween } from '../../training/rest-after.ts'
import { readySound } from '../../training/signal.ts'
import { isLastOf, nextOpen, type Step, stepsOf } from '../../training/steps.ts'
import type { Done, Workout } from '../../training/types.ts'
import type { Timer } from '../../training/use-timer.ts'
import type { Training } from '../../training/use-training.ts'

type Given = { workout: Workout; training: Training; rest: Timer; blockClock: Timer; go: (set: string | null) => void }

/** What follows a set: its exercise is done when it was the last one, then the pause begins and the next set stands ready. */
export const logging = ({ workout, training, rest, blockClock, go }: Given) => {
  const { id } = workout

  const log = (step: Step, done: Done, seen: string) => {
    const { block, exercise, set } = step
    const first = set.logged === null
    training.act({ name: 'PUT /api/workouts/:id/sets/:set', params: { id, set: set.id }, body: done, ifMatch: seen })
    if (isLastOf(exercise, set.id) && !exercise.completed)
      training.act({
        name: 'PUT /api/workouts/:id/blocks/:block/exercises/:exercise/status',
        params: { id, block: block.id, exercise: exercise.id },
        body: { completed: true },
      })
    const left = stepsOf(workout).map(one => (one.set.id === set.id ? { ...one, set: logged(one) } : one))
    const next = nextOpen(left, set.id)
    const seconds = next ? pauseBetween(step, next, blockClock) : 0
    if (first && seconds > 0) rest.start(set.id, seconds)
    readySound()
    go(next?.set.id ?? null)
  }

  const endRest = () => {
    const { running, elapsed } = rest
    rest.stop()
    if (!running) return
    const seconds = Math.min(7200, Math.round(Math.min(elapsed, running.total)))
    training.act({ name: 'PUT /api/workouts/:id/sets/:set/rest', params: { id, set: running.set }, body: { seconds } })
  }

  return { log, endRest }
}

const nothing = {
  reps: null,
  duration: null,
  weight: null,
  distance: null,
  speed: null,
  rir: null,
  at: '',
  edited: null,
}

const logged = ({ set }: Step) => ({ ...set, look: 'done' as const, logged: set.logged ?? nothing })
