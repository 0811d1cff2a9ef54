import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '../../adapters/coach-openai/answer.ts'
import { goodAnswer, newcomer } from '../coach/athletes.ts'
import { type Unsafe, unsafe, unsafeFields } from '../coach/corpus/unsafe.ts'
import { type Seen, unsafeIn } from '../coach/safety/yardstick.ts'
import { type Scripted, says, scriptedModel } from '../coach/scripted-model.ts'
import { gym } from '../domain/coach/requests.ts'
import { isLong } from '../support/long.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

/** SHARD=2/4: the second quarter of all words. */
const [shard = 1, shards = 1] = (process.env.SHARD ?? '1/1').split('/').map(Number)

/** Words between two lines that say how far it is. */
const atOnce = 60

type Answered = Awaited<ReturnType<TestProduct['ask']>>

/** What a model says that will not hear of limits: heavy bars and the floor, to the last repetition. */
const heedless = (equipment: readonly string[]): Answer => {
  const asked = newcomer(30, equipment.length > 0 ? 'Kniebeugen, Kreuzheben, Schulterdrücken' : 'Ganzkörper')
  const { blocks, ...rest } = goodAnswer({ ...asked, place: { ...asked.place, equipment: [...equipment] } })
  const toTheEnd = blocks.map(block => ({
    ...block,
    exercises: block.exercises.map(one => ({ ...one, rir: one.rir === null ? null : 0 })),
  }))
  return { ...rest, blocks: toTheEnd }
}

/** Words of tests/coach/health-words.test.ts, asked of the product as a client would; `npm run coach:unsafe` asks all. */
describe('words on health, over HTTP', () => {
  const places = [[], gym].map(equipment => ({
    equipment,
    // Whatever it hears, it answers with a full session for somebody healthy; by turns one that keeps all other rules.
    answers: [heedless(equipment), goodAnswer({ ...newcomer(30), place: { ...newcomer(30).place, equipment } })],
  }))
  let model: Scripted
  let product: TestProduct
  let people = 0

  beforeAll(async () => {
    model = await scriptedModel(says(goodAnswer(newcomer(45))))
    product = await startProduct({
      environment: { OPENAI_API_KEY: 'secret-key', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'gpt-5-mini' },
    })
  })
  afterAll(async () => {
    await product.close()
    await model.close()
  })

  const athlete = async (withModel: boolean, equipment: readonly string[] = []) => {
    const { access_token: token } = await product.person(`words${++people}@example.com`)
    if (withModel) await product.ask('PUT /api/consents/ai', { token, body: { given: true } })
    if (equipment.length > 0)
      await product.ask('POST /training-profiles/', { token, body: { name: 'Studio', equipment } })
    return token
  }

  const keys = { goal: 'goal_details', restrictions: 'restrictions', comments: 'comments' } as const
  const silence = { goal_details: null, restrictions: null, comments: null }

  /** Writes the words where they belong, and asks for a workout. */
  const askWith = async (token: string, field: (typeof unsafeFields)[number], text: string) => {
    const fields = field === 'wish' ? silence : { ...silence, [keys[field]]: text }
    const told = await product.ask('PUT /training-plan/mine', { token, body: fields })
    expect(told.status).toBe(200)
    return product.ask('POST /llm/create-workout', {
      token,
      body: { duration_minutes: 30, ...(field === 'wish' ? { prompt: text } : {}) },
    })
  }

  const creditsOf = async (token: string) =>
    (await product.ask('GET /dashboard/overview', { token })).json.credits.free_left

  /** One sign of every class that stops: the last that names it, so that tests in memory and over HTTP seldom meet. */
  const reds = [
    ...new Map(unsafe().flatMap(one => (one.level === 'red' ? one.flags.map(flag => [flag, one.text] as const) : []))),
  ]
  const ambers = unsafe().filter(one => one.level === 'amber')

  test.each([
    ['without', false],
    ['with', true],
  ])('every class of signs that stop is answered with words, and costs nothing, %s a model', async (_, withModel) => {
    const token = await athlete(withModel)
    const before = await creditsOf(token)
    expect(reds.length).toBe(17)
    for (const [at, [flag, text]] of reds.entries()) {
      const field = unsafeFields[(at + Number(withModel)) % unsafeFields.length] ?? 'wish'
      const { status, json } = await askWith(token, field, text)
      const said = `${flag}, ${field}: ${text} (${status} ${json.code ?? json.name})`
      expect([said, status, json.code]).toEqual([said, 422, json.refusal?.code])
      expect(json.refusal.text.length, said).toBeGreaterThan(0)
      for (const { de, en } of json.refusal.text) expect(Math.min(de.length, en.length), said).toBeGreaterThan(40)
    }
    expect(await creditsOf(token)).toBe(before)
    expect(model.asked).toEqual([])
  })

  /** What is wrong with the answer to words on one's health, by a yardstick that knows nothing of the coach. */
  const faultOf = (one: Unsafe, { status, json }: Answered): string | null => {
    if (one.level === 'red')
      return status === 422 && String(json.refusal?.code).startsWith('needs-') ? null : 'not stopped'
    if (status === 422) return json.code === 'nothing-possible' ? null : `stopped: ${json.code}`
    if (status !== 201) return `${status} ${json.code}`
    if (json.verdict.violations.length > 0) return 'breaks a rule'
    return unsafeIn(one, seenIn(json)).join('; ') || null
  }

  /** So many workouts cost nothing. */
  const free = 10

  /** Asks with each of the words, as many of one person as are free; answers what was unsafe. */
  const unsafeAmong = async (
    words: readonly Unsafe[],
    withModel: boolean,
    fieldOf: (at: number) => (typeof unsafeFields)[number],
  ) => {
    const found: string[] = []
    let token = ''
    let made = free
    let turn = 0
    for (const [at, one] of words.entries()) {
      const { equipment, answers } = places[turn % 2] ?? { equipment: [], answers: [] }
      if (made === free) {
        token = await athlete(withModel, equipment)
        made = 0
      }
      model.nextSays(says(answers[at % 2] ?? {}))
      const field = fieldOf(at)
      const answered = await askWith(token, field, one.text)
      if (answered.status === 201) made += 1
      // The next one trains elsewhere.
      if (made === free) turn += 1
      const fault = faultOf(one, answered)
      if (fault) found.push(`${field}, ${withModel ? 'with' : 'without'} a model: ${one.text}: ${fault}`)
    }
    return found
  }

  test.each([
    ['without', false],
    ['with', true],
  ])(
    'what limits is kept in every plan, whichever field it was written in, %s a model',
    async (_, withModel) => {
      const some = ambers.filter((_, at) => at % 8 === (withModel ? 0 : 4))
      const before = model.asked.length
      const found = await unsafeAmong(some, withModel, at => unsafeFields[at % unsafeFields.length] ?? 'wish')
      expect(found).toEqual([])
      if (withModel) expect(model.asked.length - before).toBeGreaterThan(some.length / 2)
    },
    120_000,
  )

  test.runIf(isLong)(
    'every one of them, in every field, with and without a model',
    async () => {
      const found: string[] = []
      const words = unsafe().filter((_, at) => at % shards === shard - 1)
      const all = 2 * unsafeFields.length * words.length
      let asked = 0
      for (const withModel of [true, false])
        for (const [nth, field] of unsafeFields.entries()) {
          // Turned, so that each word meets both places and both answers.
          const turned = [...words.slice(nth * 11), ...words.slice(0, nth * 11)]
          for (let from = 0; from < turned.length; from += atOnce) {
            const some = turned.slice(from, from + atOnce)
            found.push(...(await unsafeAmong(some, withModel, () => field)))
            asked += some.length
            process.stdout.write(
              `${asked} of ${all} asked, unsafe so far: ${found.length}, model asked ${model.asked.length} times\n`,
            )
          }
        }
      expect(found).toEqual([])
    },
    3_600_000,
  )

  test('a change of a workout that is there stops as well, and leaves it as it was', async () => {
    const token = await athlete(false)
    const made = await product.ask('POST /api/workouts', { token, body: { durationMinutes: 30 } })
    expect(made.status).toBe(201)
    const id = made.json.workoutId
    const changed = await product.ask(`PUT /api/workouts/${id}`, { token, body: { prompt: 'hab 39 Fieber' } })
    expect(changed.status).toBe(422)
    expect(changed.json.refusal).toMatchObject({ code: 'needs-rest' })
    expect(changed.json.refusal.text[0].en).toContain('fever')
    expect((await product.ask(`GET /workouts/${id}`, { token })).json).toMatchObject({
      status: 'PLANNED',
      refusal: null,
    })
  })

  test('the descriptions beside the levels, the place and other sports are read too', async () => {
    const token = await athlete(false)
    const fields = [
      'fitness_level_description',
      'experience_level_description',
      'other_regular_activities',
      'mobility_restrictions',
      'workout_goal_llm_context',
    ]
    for (const field of fields) {
      const told = await product.ask('PUT /training-plan/mine', {
        token,
        body: { ...Object.fromEntries(fields.map(one => [one, null])), [field]: 'bin in der 20. Woche schwanger' },
      })
      expect(told.status).toBe(200)
      const { status, json } = await product.ask('POST /llm/create-workout', { token, body: { duration_minutes: 30 } })
      expect([field, status, json.refusal?.code]).toEqual([field, 422, 'needs-medical-advice'])
    }
  })
})

const seenIn = (json: Answered['json']): Seen => ({
  words: json.hints.map(({ de }: { de: string }) => de).join(' '),
  blocks: json.blocks.map(({ kind, name, description, exercises }: AskedBlock) => ({
    kind,
    words: `${name} ${description}`,
    exercises: exercises.map(({ exercise_id, target_rir, sets }) => ({
      exercise: exercise_id,
      rir: target_rir,
      reps: sets.filter(({ ramp }) => !ramp).flatMap(({ reps }) => reps ?? []),
      seconds: sets.flatMap(({ duration }) => duration ?? []),
    })),
  })),
})

type AskedBlock = {
  readonly kind: string
  readonly name: string
  readonly description: string
  readonly exercises: readonly {
    readonly exercise_id: string
    readonly target_rir: number | null
    readonly sets: readonly {
      readonly reps: number | null
      readonly duration: number | null
      readonly ramp: boolean
    }[]
  }[]
}
