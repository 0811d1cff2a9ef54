import { expect, test } from 'vitest'
import { catalogue } from '../../content/exercises/catalogue.ts'
import type { Joint } from '../../domain/coach/basis/catalogue.ts'
import { exercisesOf, type Plan } from '../../domain/coach/basis/plan.ts'
import { day } from '../../domain/days.ts'
import { asPlannedExerciseId } from '../../domain/ids.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { openBench } from '../../tools/coach/bench.ts'
import { must } from '../../tools/coach/practice.ts'
import { somebody } from './athletes.ts'

const nowhere = asPlannedExerciseId('nowhere')

const start = Date.parse('2026-10-05T16:00:00.000Z')
const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))
const gym = ['barbell', 'rack', 'bench', 'dumbbells', 'cable', 'leg-press', 'lat-pulldown', 'pull-up-bar']

const heaviest = (plan: Plan, joint: Joint) =>
  Math.max(...exercisesOf(plan).map(({ exercise }) => byId.get(exercise)?.jointLoad[joint] ?? 3))

/** Somebody with a full gym who asks for legs, day after day, where knees are loaded as much as they may be. */
const athlete = async (name: string) => {
  const bench = openBench(name)
  bench.clock.set(start)
  await bench.join({ profile: somebody, places: [{ name: 'Studio', equipment: gym }] })
  const legs = async (days: number) => {
    bench.clock.set(start + days * day)
    return bench.ask(`legs ${days}`, { minutes: 45, wish: 'Beine' })
  }
  const kneeLoad = async (days: number) => {
    const answer = await legs(days)
    return isRefused(answer) ? answer.refused : heaviest(answer.plan, 'knee')
  }
  return { ...bench, legs, kneeLoad }
}

test('a knee that hurts bears less for fourteen days, in every movement, and then more again', async () => {
  const { body, context, kneeLoad } = await athlete('knee')
  expect(await kneeLoad(0)).toBe(3)
  await must(body.report(context('hurts'), { part: 'knee', side: 'left', severity: 'pain' }))
  expect(await kneeLoad(1)).toBeLessThanOrEqual(1)
  expect(await kneeLoad(13)).toBeLessThanOrEqual(1)
  expect(await kneeLoad(15)).toBe(2)
  expect(await kneeLoad(29)).toBe(3)
})

test('that it is good again counts for the very next plan, and so does taking it back', async () => {
  const { body, context, clock, kneeLoad } = await athlete('good')
  const { complaint } = await must(body.report(context('hurts'), { part: 'knee', side: null, severity: 'acute' }))
  expect(await kneeLoad(1)).toBe(0)
  clock.set(start + 2 * day)
  await must(body.answer(context('better'), complaint, 'better'))
  expect(await kneeLoad(3)).toBeLessThanOrEqual(1)
  await must(body.revoke(context('taken back'), complaint))
  expect(await kneeLoad(4)).toBe(3)
})

test('pain said of a squat in a session spares the joint named, in what is left and in the next plan', async () => {
  const { changes, context, kneeLoad, legs, answerOf } = await athlete('felt')
  const asked = await must(legs(0))
  const squat = exercisesOf(asked.plan).find(({ exercise }) => (byId.get(exercise)?.jointLoad.knee ?? 0) >= 2)
  const where = { part: 'knee', side: 'right', severity: 'pain' } as const
  await must(changes.feel(context('felt'), asked.workout, squat?.id ?? nowhere, 'pain', where))
  const left = await must(answerOf(asked.workout))
  expect(heaviest(left.plan, 'knee')).toBeLessThanOrEqual(1)
  expect(await kneeLoad(2)).toBeLessThanOrEqual(1)
})

test('pain of which nobody said where spares the joint that the exercise loads most', async () => {
  const { changes, context, kneeLoad, legs } = await athlete('somewhere')
  const asked = await must(legs(0))
  const squat = exercisesOf(asked.plan).find(({ exercise }) => byId.get(exercise)?.jointLoad.knee === 3)
  await must(changes.feel(context('felt'), asked.workout, squat?.id ?? nowhere, 'pain'))
  expect(await kneeLoad(2)).toBeLessThanOrEqual(2)
})

test('what was never to come again comes again once it is allowed', async () => {
  const { body, changes, context, clock, legs } = await athlete('never')
  const holds = async (days: number, id: string) =>
    exercisesOf((await must(legs(days))).plan).some(({ exercise }) => exercise === id)
  const asked = await must(legs(0))
  const main = exercisesOf(asked.plan).find(({ exercise }) => byId.get(exercise)?.jointLoad.knee === 3)
  const unwanted = main?.exercise ?? ''
  await must(changes.feel(context('never'), asked.workout, main?.id ?? nowhere, 'never'))
  expect(await holds(3, unwanted)).toBe(false)
  clock.set(start + 4 * day)
  await must(body.allow(context('allowed'), unwanted))
  expect(await holds(7, unwanted)).toBe(true)
})

test('who was cleared by a doctor gets a gentle plan where there was none', async () => {
  const { body, context, clock, legs } = await athlete('cleared')
  await must(body.screen(context('screened'), { pregnancy: 'pregnant' }))
  expect(await legs(1)).toMatchObject({ refused: 'needs-medical-advice' })
  clock.set(start + 2 * day)
  await must(body.stateClearance(context('cleared'), { of: 'pregnancy', by: 'doctor', on: '2026-10-06' }))
  const { plan } = await must(legs(3))
  const tags = exercisesOf(plan).flatMap(({ exercise }) => byId.get(exercise)?.contraindications ?? [])
  expect(tags).not.toContain('pregnancy')
})
