import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesOf } from '../../../domain/coach/basis/plan.ts'
import type { PlanRequest } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { gym, request } from './requests.ts'

// Healing, pregnancy, birth, and what a doctor or physio allows: from the words to the exercises.

const seeds = Array.from({ length: 8 }, (_, at) => `seed-${at}`)
const places = { gym, home: ['dumbbells', 'mat', 'chair'], hotel: ['mat', 'chair'] }
const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))

const asked = (restrictions: string, changes: { seed?: string; equipment?: readonly string[]; wish?: string } = {}) =>
  request({
    seed: changes.seed ?? 'seed-0',
    wish: changes.wish ?? null,
    athlete: { restrictions, gender: 'female', weightKg: 66 },
    place: { equipment: changes.equipment ?? gym },
  })

const planOf = (wanted: PlanRequest) => {
  const made = makePlan(wanted, catalogue)
  if (isRefusal(made)) throw new Error(`${wanted.athlete.restrictions}: ${made.refused}`)
  const planned = exercisesOf(made.plan)
  const exercises = planned.flatMap(({ exercise }) => byId.get(exercise) ?? [])
  const words = [made.plan.name.de, made.plan.description.de, ...made.plan.hints.map(({ de }) => de)].join(' ')
  return { plan: made.plan, planned, exercises, ids: exercises.map(({ id }) => id), words }
}

const refusedOf = (restrictions: string) => {
  const made = makePlan(asked(restrictions), catalogue)
  return isRefusal(made) ? made.refused : null
}

const everywhere = (restrictions: string) =>
  Object.values(places).flatMap(equipment => seeds.map(seed => planOf(asked(restrictions, { seed, equipment }))))

describe('after an operation', () => {
  test.each([
    ['Schulter-OP vor 3 Monaten', 'shoulder'],
    ['vor 10 Wochen an der Schulter operiert', 'shoulder'],
    ['Schulter-OP vor 4 Monaten', 'shoulder'],
    ['hatte vor 3 Monaten eine Knie-OP', 'knee'],
    ['knee surgery 12 weeks ago', 'knee'],
  ] as const)('of months ago the region trains without load: %s', (words, joint) => {
    for (const one of everywhere(words)) {
      for (const { id, jointLoad, hands } of one.exercises) {
        expect(jointLoad[joint], id).toBe(0)
        if (joint === 'shoulder') expect(['free', 'rest'], id).toContain(hands)
      }
      expect(one.words).toMatch(/Schonung/)
      expect(one.words).toMatch(/ohne Last/)
    }
  })

  test('of days ago nothing is planned, whatever somebody allows', () => {
    expect(refusedOf('Schulter-OP vor 2 Wochen')).toBe('needs-medical-advice')
    expect(refusedOf('Knie-OP vor 10 Tagen, Physio sagt ich darf trainieren')).toBe('needs-medical-advice')
  })

  test('that somebody allowed to train again the region works carefully', () => {
    const one = planOf(asked('vor 3 Monaten an der Schulter operiert, Arzt hat Training erlaubt'))
    const loads = one.exercises.map(({ jointLoad }) => jointLoad.shoulder)
    expect(Math.max(...loads)).toBeGreaterThan(0)
    expect(Math.max(...loads)).toBeLessThan(3)
    expect(Math.min(...one.planned.flatMap(({ targetRir }) => targetRir ?? []))).toBeGreaterThanOrEqual(3)
  })
})

describe('who may say so', () => {
  test('allows exercises by name, and no others', () => {
    const sore = planOf(asked('Knieschmerzen'))
    expect(sore.ids).not.toContain('leg-press')
    const allowed = seeds.map(seed =>
      planOf(asked('Knieschmerzen, Physio sagt Beinpresse ok', { seed, wish: 'Beine' })),
    )
    expect(allowed.some(({ ids }) => ids.includes('leg-press'))).toBe(true)
    for (const { exercises } of allowed)
      for (const { id, jointLoad } of exercises) if (id !== 'leg-press') expect(jointLoad.knee, id).toBeLessThan(2)
  })

  test('softens what hurts in the same words to what is mild', () => {
    const before = planOf(asked('Bandscheibenvorfall LWS'))
    const after = planOf(asked('Bandscheibenvorfall LWS, Arzt hat Training erlaubt'))
    expect(before.plan.name.de).toMatch(/nervenschonend/)
    expect(after.plan.name.de).toMatch(/rückenfreundlich/)
    expect(Math.max(...after.exercises.map(({ jointLoad }) => jointLoad.lowerBack))).toBeLessThan(3)
  })

  test('says nothing of other fields, of what is acute, or of what stops', () => {
    const elsewhere = request({
      athlete: { restrictions: 'Knieschmerzen', comments: 'Schulter tut weh, Arzt hat Training erlaubt' },
    })
    for (const { jointLoad, id } of planOf(elsewhere).exercises) expect(jointLoad.knee, id).toBeLessThan(2)
    for (const { jointLoad, id } of planOf(asked('Knie geschwollen, Arzt hat Training erlaubt')).exercises)
      expect(jointLoad.knee, id).toBe(0)
    expect(refusedOf('Druck auf der Brust, Arzt hat Training erlaubt')).toBe('needs-emergency-help')
  })
})

describe('a pregnancy with a clearance', () => {
  const later = [
    '20. SSW, Frauenärztin hat ihr Okay gegeben',
    'im 7. Monat schwanger, Hebamme sagt Sport ist ok',
    'pregnant 30 weeks, doctor cleared me',
    'schwanger, Gyn hat Training erlaubt',
  ]

  test.each(later)('has a programme of its own: %s', words => {
    for (const one of everywhere(words)) {
      for (const { id, lies, axialLoad, impact, inverted, pattern, spine, role, skill } of one.exercises) {
        expect(lies, id).toBe(null)
        expect(axialLoad, id).toBeLessThan(2)
        expect(impact, id).toBeLessThan(2)
        expect(inverted, id).toBe(false)
        expect(['jump', 'power', 'core-flexion'], id).not.toContain(pattern)
        if (role === 'core') expect(spine, id).toBe('neutral')
        expect(skill, id).toBeLessThan(4)
      }
      expect(one.ids).toContain('pelvic-floor-lift')
      for (const { targetRir } of one.planned) if (targetRir !== null) expect(targetRir).toBeGreaterThanOrEqual(3)
      expect(one.plan.name.de).toMatch(/Schwangerschaft/)
      expect(one.words).toMatch(/Atme/)
      expect(one.words).toMatch(/Hebamme/)
    }
  })

  test('may lie on the back in the first weeks', () => {
    const plans = seeds.map(seed => planOf(asked('10. SSW, Frauenärztin hat ihr Okay gegeben', { seed })))
    expect(plans.some(({ exercises }) => exercises.some(({ lies }) => lies === 'back'))).toBe(true)
    for (const { exercises } of plans) for (const { lies } of exercises) expect(lies).not.toBe('front')
  })

  test('is asked for first where nobody allowed it', () => expect(refusedOf('20. SSW')).toBe('needs-medical-advice'))
})

describe('six to sixteen weeks after birth', () => {
  test.each(['Geburt vor 10 Wochen', 'ich habe vor 12 Wochen entbunden', 'gave birth 9 weeks ago'])(
    'breathing and pelvic floor come first: %s',
    words => {
      for (const one of everywhere(words)) {
        for (const { id, lies, axialLoad, impact, pattern } of one.exercises) {
          expect(lies, id).not.toBe('front')
          expect(axialLoad, id).toBeLessThan(2)
          expect(impact, id).toBeLessThan(2)
          expect(['jump', 'power', 'core-flexion'], id).not.toContain(pattern)
        }
        expect(one.ids).toContain('pelvic-floor-lift')
        expect(one.plan.name.de).toMatch(/Geburt/)
      }
    },
  )
})

describe('five to twelve months after birth', () => {
  test.each(['Habe vor 5 Monaten entbunden', 'Kaiserschnitt vor 6 Monaten', 'gave birth 7 months ago'])(
    'the pelvic floor is minded, and nobody is told that they were not understood: %s',
    words => {
      for (const one of everywhere(words)) {
        expect(one.ids).toContain('pelvic-floor-lift')
        for (const { impact } of one.exercises) expect(impact).toBeLessThan(2)
        expect(one.words).not.toMatch(/nicht ganz verstanden/)
      }
    },
  )
})
