import type { SetId } from '../../../domain/ids.ts'
import { pauseBetween } from '../../training/rest-after.ts'
import { readySound } from '../../training/signal.ts'
import { isLastOf, isOpen, nextOpen, type Step } from '../../training/steps.ts'
import { secondsOf } from '../../training/time-left.ts'
import type { Done, Workout } from '../../training/types.ts'
import { endOf, type Timer } from '../../training/use-timer.ts'
import type { Training } from '../../training/use-training.ts'
import { stepsToday } from '../../training/waiting.ts'

type Given = {
  workout: Workout
  training: Training
  rest: Timer
  blockClock: Timer<'block'>
  go: (set: SetId | null) => void
}

/** What follows a set: its exercise is done when it was the last one, then the pause begins and the next set stands ready. */
export const logging = ({ workout, training, rest, blockClock, go }: Given) => {
  const { id } = workout

  /** `at`: when the set was over, where a clock knows; milliseconds since 1970. */
  const log = (step: Step, done: Done, seen: string, at = Date.now()) => {
    const { block, exercise, set } = step
    const first = set.logged === null
    training.act({ name: 'PUT /api/workouts/:id/sets/:set', params: { id, set: set.id }, body: done, ifMatch: seen })
    if (isLastOf(exercise, set.id) && !exercise.completed)
      training.act({
        name: 'PUT /api/workouts/:id/blocks/:block/exercises/:exercise/status',
        params: { id, block: block.id, exercise: exercise.id },
        body: { completed: true },
      })
    const left = stepsToday(workout).map(one => (one.set.id === set.id ? { ...one, set: logged(one) } : one))
    const next = nextOpen(left, set.id)
    const seconds = next ? pauseBetween(step, next, blockClock) : 0
    if (first && seconds > 0) rest.start(set.id, seconds, since(step, at))
    readySound()
    go(next?.set.id ?? null)
  }

  /** Answers when the pause was over. */
  const endRest = () => {
    const { running, elapsed } = rest
    rest.stop()
    if (!running) return Date.now()
    const seconds = Math.min(7200, Math.round(Math.min(elapsed, running.total)))
    training.act({ name: 'PUT /api/workouts/:id/sets/:set/rest', params: { id, set: running.set }, body: { seconds } })
    return Math.min(Date.now(), endOf(running))
  }

  /**
   * Intervals run on while a phone sleeps, as long as their block lasts; where more time went by than that, nobody knows
   * what was done of it, and the clock goes on from now.
   */
  const since = ({ block, set }: Step, at: number) => {
    const open = stepsToday(workout).filter(one => one.block.id === block.id && one.set.id !== set.id && isOpen(one))
    const left = open.reduce((sum, one) => sum + secondsOf(one), set.rest_time)
    return block.kind === 'interval' && Date.now() - at < left * 1000 ? at : Date.now()
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
