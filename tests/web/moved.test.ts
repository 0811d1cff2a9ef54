import { describe, expect, test } from 'vitest'
import { movedInWords, movedOf } from '../../web/training/moved.ts'
import { stepsOf } from '../../web/training/steps.ts'
import type { Workout } from '../../web/training/types.ts'
import { ids, preparation, workout } from './fixture-data.ts'

const [{ loads } = { loads: [] }] = preparation.exercises
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

/** The workout with one set logged. */
const withSet = (
  id: string,
  logged: { reps: number; weight: number; rir?: number },
  fresh = workout(ids.planned, 'PLANNED'),
): Workout => {
  const blocks = fresh.blocks.map(block => ({
    ...block,
    exercises: block.exercises.map(exercise => ({
      ...exercise,
      sets: exercise.sets.map(set =>
        set.id === id ? { ...set, look: 'done' as const, logged: { ...nothing, ...logged } } : set,
      ),
    })),
  }))
  return { ...fresh, blocks }
}

const said = (training: Workout, id: string) => {
  const step = stepsOf(training).find(({ set }) => set.id === id)
  const moved = step && movedOf(step, loads)
  return moved ? movedInWords(moved, step.set) : null
}

describe('the next set in the player', () => {
  test('follows the last one, and says why', () => {
    expect(said(withSet('k1', { reps: 8, weight: 62.5, rir: 5 }), 'k2')).toBe(
      'Der letzte Satz war um 3 Wiederholungen leichter als geplant. Jetzt 67,5 statt 62,5 kg.',
    )
    expect(said(withSet('k1', { reps: 6, weight: 62.5 }), 'k3')).toMatch(/um 4 Wiederholungen schwerer als geplant/)
  })

  test('follows by repetitions with the body alone', () => {
    expect(said(withSet('l1', { reps: 20, weight: 0, rir: 5 }), 'l2')).toMatch(
      /^Der letzte Satz war um \d+ Wiederholungen leichter als geplant\. Jetzt \d+ statt \d+ Wiederholungen\.$/,
    )
  })

  test('is open at the end where nobody said what was left', () => {
    const two = withSet('k2', { reps: 8, weight: 62.5 }, withSet('k1', { reps: 8, weight: 62.5 }))
    expect(said(two, 'k3')).toMatch(/so oft, wie es sauber geht, mindestens \d+-mal\.$/)
  })

  test('says how many are to be left, where that is more than a clean one', () => {
    const moved = { reps: 8, weightKg: 10, cause: 'was-easy', because: 's1', left: 4, open: 3 } as const
    expect(movedInWords(moved, { weight: 8, reps: 8 })).toBe(
      'Jetzt 10 kg: so oft, bis du gerade noch 3 schaffen würdest, mindestens 8-mal.',
    )
  })

  test('stands where the last one came as planned, and for what was done', () => {
    expect(said(withSet('k1', { reps: 8, weight: 62.5, rir: 2 }), 'k2')).toBeNull()
    expect(said(withSet('k1', { reps: 8, weight: 62.5, rir: 5 }), 'k1')).toBeNull()
  })
})
