import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesOf } from '../../../domain/coach/basis/plan.ts'
import type { PlanRequest } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { gym, request } from './requests.ts'

// What somebody says of their body, and what their plan may then not hold: judged on the exercises, not on the reading.

const seeds = Array.from({ length: 8 }, (_, at) => `seed-${at}`)
const places = { gym: [...gym, 'chest-press-machine'], home: ['dumbbells', 'mat', 'chair'], hotel: ['mat', 'chair'] }
const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))
type Field = 'wish' | 'restrictions' | 'comments'

const asking = (words: string, equipment: readonly string[], seed: string, field: Field = 'wish'): PlanRequest =>
  request({
    seed,
    ...(field === 'wish' ? { wish: words } : { athlete: { [field]: words } }),
    place: { equipment },
  })

const made = (asked: PlanRequest) => {
  const answer = makePlan(asked, catalogue)
  if (isRefusal(answer)) throw new Error(`${asked.wish ?? asked.athlete.restrictions}: ${answer.refused}`)
  const exercises = exercisesOf(answer.plan).map(({ exercise }) => byId.get(exercise) ?? fail(exercise))
  const work = answer.plan.blocks
    .filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')
    .flatMap(block => block.exercises.map(({ exercise }) => byId.get(exercise) ?? fail(exercise)))
  return { plan: answer.plan, exercises, work, rirs: exercisesOf(answer.plan).map(({ targetRir }) => targetRir) }
}

const fail = (id: string): never => {
  throw new Error(`no exercise ${id}`)
}

const told = ({ plan }: ReturnType<typeof made>) => [
  plan.name.de,
  plan.description.de,
  ...plan.hints.map(({ de }) => de),
]

const refused = (words: string, field: Field = 'wish') => {
  const answer = makePlan(asking(words, places.gym, 'seed-0', field), catalogue)
  return isRefusal(answer) ? answer.refused : null
}

const everywhere = (words: string, field: Field = 'wish') =>
  Object.values(places).flatMap(equipment => seeds.map(seed => made(asking(words, equipment, seed, field))))

describe('pain of a nerve', () => {
  const leg = [
    'Rücken, ausstrahlend ins Bein',
    'Schmerzen ausstrahlend ins Bein',
    'Rückenschmerzen, die ins Bein ausstrahlen',
    'Ischias',
    'mein Ischias meldet sich wieder',
    'sciatica',
    'Mein linkes Bein kribbelt seit gestern',
    'Kribbeln im rechten Bein',
    'eingeklemmter Nerv im Rücken',
  ]
  const arm = [
    'Kribbeln im Arm',
    'Kribbeln im linken Arm seit ein paar Tagen',
    'tingling in my left arm',
    'pinched nerve in my neck',
    'Nackenschmerzen, die in den Arm ausstrahlen',
  ]
  const long = [
    'supine-hamstring-stretch',
    'downward-dog',
    'inchworm',
    'pigeon-stretch',
    'child-pose',
    'knees-to-chest',
  ]

  test.each(leg)('of the leg bends and loads no spine and stretches nothing long: %s', words => {
    for (const one of everywhere(words)) {
      for (const exercise of one.exercises) {
        expect(exercise.axialLoad, exercise.id).toBeLessThan(2)
        expect(exercise.jointLoad.lowerBack, exercise.id).toBeLessThan(2)
        expect(exercise.spine, exercise.id).toBe('neutral')
        expect(long).not.toContain(exercise.id)
      }
      expect(one.work.map(({ requires }) => requires.every(kit => kit.includes('barbell')))).not.toContain(true)
      expect(one.plan.name.de).toMatch(/nerv/i)
      expect(told(one).join(' ')).toMatch(/Taubheit|taub/)
    }
  })

  test.each(arm)('of the arm or neck hangs, carries and lifts nothing overhead: %s', words => {
    for (const one of everywhere(words)) {
      for (const exercise of one.exercises) {
        expect(exercise.overhead, exercise.id).toBe(false)
        expect(exercise.gripHeavy, exercise.id).toBe(false)
        expect(exercise.axialLoad, exercise.id).toBeLessThan(2)
        expect(exercise.pattern, exercise.id).not.toBe('carry')
        expect(['wall-biceps-stretch', 'wall-chest-stretch', 'neck-side-stretch', 'dead-hang']).not.toContain(
          exercise.id,
        )
      }
      expect(one.plan.name.de).toMatch(/nerv/i)
    }
  })

  test.each([
    'Mein linkes Bein ist taub und schwach',
    'Bein taub und ich kann den Fuß nicht heben',
    'tingling down the arm and I keep dropping things',
    'Kribbeln im Bein und Schwäche im Fuß',
  ])('with weakness gets no plan: %s', words => expect(refused(words)).toBe('needs-emergency-help'))

  test.each(['Mir kribbelt es vor Vorfreude in den Beinen', 'kein Kribbeln im Bein mehr'])(
    'is not what is said with joy or denied: %s',
    words => expect(made(asking(words, places.gym, 'seed-0')).plan.name.de).not.toMatch(/nerv/i),
  )
})

describe('a hand, wrist or elbow', () => {
  const sore = [
    'Handgelenk tut weh',
    'wrist pain',
    'Tennisarm',
    'Tennisellenbogen',
    "golfer's elbow",
    'Karpaltunnel',
    'Schmerzen im Daumen',
    'Ellbogen schmerzt',
  ]
  const useless = [
    'Hand geschnitten',
    'habe mir in die Hand geschnitten',
    'cut my hand',
    'ich hab mir in den Finger geschnitten',
    'Finger verstaucht',
    'kann nicht greifen',
    'kann mit rechts nicht greifen',
    "can't grip anything",
  ]
  const bars = ['barbell', 'ez-bar', 'pull-up-bar']

  test.each(sore)('that hurts holds no bar, nothing heavy and leans on no flat palm: %s', words => {
    for (const { exercises, work } of everywhere(words)) {
      for (const { id, gripHeavy, jointLoad, hands, requires } of exercises) {
        expect(gripHeavy, id).toBe(false)
        expect(jointLoad.wrist, id).toBeLessThan(2)
        expect(hands, id).not.toBe('bar')
        expect(
          hands === 'free' || hands === 'rest' || !requires.every(kit => kit.some(item => bars.includes(item))),
          id,
        ).toBe(true)
      }
      expect(work.length).toBeGreaterThan(2)
    }
  })

  test.each(useless)('that cannot hold holds nothing: %s', words => {
    for (const one of everywhere(words)) {
      for (const { id, hands, jointLoad } of one.exercises) {
        expect(['free', 'rest'], id).toContain(hands)
        expect(jointLoad.wrist, id).toBe(0)
      }
      expect(one.work.length).toBeGreaterThan(1)
      expect(told(one).join(' ')).toMatch(/Hand|Hände|Griff|greifen/)
    }
  })

  test('that is cut by accident is no crisis, and one that is cut on purpose is', () => {
    expect(refused('ich hab mir in den Finger geschnitten')).toBe(null)
    expect(refused('ich schneide mich wieder in den Arm')).toBe('needs-support')
  })
})

test.each(['Nackenschmerzen, Beine', 'HWS-Syndrom, Ganzkörper', 'Bandscheibenvorfall in der HWS, Beine'])(
  'a neck that hurts gets no bar on it, nothing heavy along the spine and nothing head down: %s',
  words => {
    for (const { exercises } of everywhere(words))
      for (const { id, axialLoad, inverted } of exercises)
        expect([id, axialLoad < 2, inverted]).toEqual([id, true, false])
  },
)

describe('a sore or stiff back', () => {
  const stiff = [
    'Rücken ist steif',
    'Rücken verspannt vom Sitzen',
    'my back is stiff',
    'unterer Rücken zwickt etwas',
    'sore lower back',
    'Rücken tut weh',
  ]

  test.each(stiff)('begins with no loaded hinge, crunches nothing and still trains the back: %s', words => {
    for (const { work } of everywhere(words)) {
      const [first] = work.filter(({ role }) => role === 'compound')
      expect(first && first.pattern === 'hinge' && first.jointLoad.lowerBack >= 2, first?.id).toBeFalsy()
      for (const { id, axialLoad, role, spine } of work) {
        expect(axialLoad, id).toBeLessThan(2)
        if (role === 'core') expect(spine, id).toBe('neutral')
      }
      expect(
        work.some(
          ({ pattern, muscles }) =>
            pattern.endsWith('-pull') || pattern === 'core-brace' || (muscles['lower-back'] ?? 0) > 0,
        ),
      ).toBe(true)
    }
  })
})

test.each([
  'Nachbar nervt, seit gestern Fieber',
  'Chef macht Stress, mir ist schwindelig und ich bekomme keine Luft',
  'Hund hat mich umgerannt, Arm gebrochen',
  'Meine Tochter hat mich angesteckt, 39 Fieber',
  'Katze krank, ich auch: Fieber',
  'Doku über Sport geschaut, jetzt motiviert, aber Herzstolpern seit heute',
  'Frage: darf ich mit Fieber trainieren?',
  'nur aus Interesse: ich habe Brustschmerzen beim Treppensteigen',
  'wenn ich mal Treppen steige bekomme ich Brustschmerzen',
  'falls ich wieder Brustschmerzen bekomme höre ich auf',
  'just curious, I have chest pain',
  'my wife says I should rest because I passed out yesterday',
])('others, questions and suppositions beside it take nothing from one’s own: %s', words => {
  expect(refused(words)).not.toBeNull()
})
