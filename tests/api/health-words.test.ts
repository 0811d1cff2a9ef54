import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../../content/exercises/catalogue.ts'
import type { Joint } from '../../domain/coach/catalogue.ts'
import { goodAnswer, newcomer } from '../coach/athletes.ts'
import { type Unsafe, unsafe, unsafeFields } from '../coach/corpus/unsafe.ts'
import { type Scripted, says, scriptedModel } from '../coach/scripted-model.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

type Answered = Awaited<ReturnType<TestProduct['ask']>>

/** A few of the words of tests/coach/health-words.test.ts, asked of the product as a client would. */
describe('words on health, over HTTP', () => {
  let model: Scripted
  let product: TestProduct
  let people = 0

  beforeAll(async () => {
    // A model that contradicts: whatever it hears, it answers with a full session for somebody healthy.
    model = await scriptedModel(says(goodAnswer(newcomer(45))))
    product = await startProduct({
      environment: { OPENAI_API_KEY: 'secret-key', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'gpt-5-mini' },
    })
  })
  afterAll(async () => {
    await product.close()
    await model.close()
  })

  const athlete = async (withModel: boolean) => {
    const { access_token: token } = await product.person(`words${++people}@example.com`)
    if (withModel) await product.ask('PUT /api/consents/ai', { token, body: { given: true } })
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
  const ambers = unsafe().filter(one => one.level === 'amber' && Object.keys(one.joints).length > 0)

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

  const heaviest = (blocks: readonly { exercises: readonly { exercise_id: string }[] }[], joint: Joint) =>
    Math.max(
      ...blocks
        .flatMap(({ exercises }) => exercises)
        .map(one => catalogue.exercises.find(({ id }) => id === one.exercise_id)?.jointLoad[joint] ?? 3),
    )

  test('what limits is kept in every plan, whichever field it was written in, model or not', async () => {
    const broken: string[] = []
    const tokens = [await athlete(true), await athlete(false)]
    for (const [at, one] of ambers.filter((_, at) => at % 12 === 0).entries()) {
      const token = tokens[at % 2] ?? ''
      const field = unsafeFields[at % unsafeFields.length] ?? 'wish'
      const { status, json } = await askWith(token, field, one.text)
      const fault = faultOf(one, status, json)
      if (fault) broken.push(`${field}: ${one.text}: ${fault}`)
    }
    expect(broken).toEqual([])
    expect(model.asked.length).toBeGreaterThan(2)
  })

  const faultOf = (one: Unsafe, status: number, json: Answered['json']): string | null => {
    if (one.level === 'red') return null
    if (status === 422) return json.code === 'nothing-possible' ? null : `stopped: ${json.code}`
    if (status !== 201) return `${status} ${json.code}`
    const over = Object.entries(one.joints).filter(([joint, most]) => heaviest(json.blocks, joint as Joint) > most)
    if (over.length > 0) return `loads ${over.map(([joint]) => joint).join(', ')}`
    return json.verdict.violations.length > 0 ? 'breaks a rule' : null
  }

  test.runIf(process.env.FAULTS === 'long')(
    'every one of them, in every field, with and without a model',
    async () => {
      const unsafePlans: string[] = []
      let asked = 0
      for (const withModel of [true, false])
        for (const field of unsafeFields) {
          let token = ''
          for (const [at, one] of unsafe().entries()) {
            // Ten workouts are free.
            if (at % 10 === 0) token = await athlete(withModel)
            const { status, json } = await askWith(token, field, one.text)
            const isStopped = status === 422 && String(json.refusal?.code).startsWith('needs-')
            const fault = one.level === 'red' ? (isStopped ? null : 'not stopped') : faultOf(one, status, json)
            if (fault) unsafePlans.push(`${field}, ${withModel ? 'with' : 'without'} a model: ${one.text}: ${fault}`)
            asked += 1
          }
          process.stdout.write(`${asked} asked, unsafe so far: ${unsafePlans.length}\n`)
        }
      expect(unsafePlans).toEqual([])
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
