import { describe, expect, test } from 'vitest'
import { liftsIn, planFor } from './lifter.ts'
import { gym, request } from './requests.ts'

// A circuit for the whole body, as a trainer writes it: big movements, the trunk among them, enough stations for the time,
// and what comes after it is what the round did not train. Nobody squats under a bar when they are out of breath.

const places: Readonly<Record<string, readonly string[]>> = {
  'a gym': gym,
  'a small gym': ['barbell', 'weight-plates', 'rack', 'bench', 'dumbbells', 'cable-machine', 'pull-up-bar'],
  dumbbells: ['dumbbells', 'bench', 'mat'],
  'a rack at home': ['barbell', 'weight-plates', 'rack', 'bench', 'dumbbells', 'pull-up-bar'],
  'no kit': ['mat'],
}

const days = Object.entries(places).flatMap(([place, equipment]) =>
  (['health', 'weight-loss', 'muscle'] as const).flatMap(goal =>
    [30, 45, 60].map(minutes => ({ place, equipment, goal, minutes })),
  ),
)

describe.each(days)('a circuit in $place, $minutes minutes for $goal', ({ equipment, goal, minutes }) => {
  const plan = planFor(
    request({
      ...{ minutes, wish: 'Zirkel', place: { equipment } },
      athlete: { goal, fitnessLevel: 3, experienceLevel: 3, sessionMinutes: minutes },
    }),
  )
  const at = plan.blocks.findIndex(({ kind, exercises }) => kind === 'circuit' && exercises.length >= 3)
  const liftsOf = (blocks: typeof plan.blocks) => liftsIn({ ...plan, blocks }).map(({ exercise }) => exercise)
  const round = liftsOf(plan.blocks.slice(at, at + 1))
  const later = plan.blocks.slice(at + 1)
  const big = (blocks: typeof plan.blocks) =>
    liftsOf(blocks).filter(({ role }) => role === 'compound' || role === 'power')

  test('has enough stations, the trunk among them where there is time', () => {
    expect(round.length).toBeGreaterThanOrEqual(minutes >= 45 ? 5 : 4)
    if (minutes >= 45) expect(round.map(({ role }) => role)).toContain('core')
  })

  test('is followed by nothing heavy on the spine, and by no movement that it trained already', () => {
    expect(
      big(later)
        .filter(({ axialLoad }) => axialLoad >= 2)
        .map(({ id }) => id),
    ).toEqual([])
    const straight = big(later.filter(({ kind }) => kind === 'straight'))
    const again = straight.filter(one =>
      big(plan.blocks.slice(at, at + 1)).some(({ pattern }) => pattern === one.pattern),
    )
    expect(again.map(({ id }) => id)).toEqual([])
  })
})
