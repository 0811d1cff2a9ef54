import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../../content/exercises/catalogue.ts'
import type { Exercise } from '../../domain/coach/basis/catalogue.ts'
import { jointsOf } from '../../domain/coach/read/body.ts'
import { fold } from '../../domain/coach/read/grammar/fold.ts'
import {
  addingAComplaint,
  isAnotherWord,
  isNoSlip,
  musclesIn,
  negatingAFocus,
  type Pair,
  reorderingClauses,
  writingItOtherwise,
} from '../coach/corpus/laws.ts'
import { gym } from '../domain/coach/requests.ts'
import { isLong } from '../support/long.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

// What is true of reading words, asked of the product as a client would: what it says that it understood, and the plans
// that come of them. Each plan has luck of its own, so nothing here leans on two plans being alike by luck.

const many = (full: number) => ({ numRuns: isLong ? full * 12 : full, endOnFailure: true })
const patience = isLong ? 900_000 : 120_000
const byId = new Map<string, Exercise>(catalogue.exercises.map(exercise => [exercise.id, exercise]))

type Made = {
  readonly refused: string | null
  readonly blocks: readonly {
    readonly kind: string
    readonly exercises: readonly {
      readonly exercise_id: string
      readonly sets: readonly { readonly ramp: boolean }[]
    }[]
  }[]
}

const nothing: readonly string[] = []

let product: TestProduct
let people = 0

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())

/** So many workouts cost nothing. */
const free = 10
const trains = new Map<readonly string[], { readonly token: string; asked: number }>()

/** Somebody who trains there and may still ask for two workouts. */
const athlete = async (equipment: readonly string[]): Promise<string> => {
  const known = trains.get(equipment)
  if (known && known.asked + 2 <= free) {
    known.asked += 2
    return known.token
  }
  const { access_token: token } = await product.person(`laws${++people}@example.com`)
  if (equipment.length > 0)
    await product.ask('POST /training-profiles/', { token, body: { name: 'Studio', equipment } })
  trains.set(equipment, { token, asked: 2 })
  return token
}

const planned = async (token: string, prompt: string): Promise<Made> => {
  const body = { duration_minutes: 30, prompt }
  const { status, json } = await product.ask('POST /llm/create-workout', { token, body })
  if (status === 422) return { refused: json.refusal?.code ?? json.code, blocks: [] }
  expect([prompt, status, json.code]).toEqual([prompt, 201, undefined])
  return { refused: null, blocks: json.blocks }
}

const bothOf = async ({ base, variant }: Pair, equipment: readonly string[] = gym) => {
  const token = await athlete(equipment)
  return [await planned(token, base), await planned(token, variant)] as const
}

const understood = async (token: string, text: string) => {
  const { status, json } = await product.ask('POST /api/coach/understood', { token, body: { text } })
  expect(status).toBe(200)
  const items = (json.items as readonly Chip[]).filter(({ effect }) => effect !== 'not-understood')
  const told = (wordsOf: (one: Chip) => string) =>
    items.map(one => `${one.kind} ${one.effect} ${wordsOf(one)}`).toSorted()
  return {
    refusal: json.refusal?.code ?? null,
    items: told(({ words }) => fold(words.de)),
    /** The same without the words that are quoted, for these are quoted as they were written. */
    unquoted: told(({ words, said }) => fold(words.de).replace(fold(said), '…')),
  }
}

type Chip = {
  readonly kind: string
  readonly effect: string
  readonly said: string
  readonly words: { readonly de: string }
}

const exercisesIn = ({ blocks }: Made) =>
  blocks.flatMap(({ exercises }) => exercises.flatMap(({ exercise_id }) => byId.get(exercise_id) ?? []))

/** Sets of work that train one of these muscles directly. */
const setsFor = ({ blocks }: Made, muscles: readonly string[]) =>
  blocks
    .filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')
    .flatMap(({ exercises }) => exercises)
    .filter(({ exercise_id }) => muscles.some(muscle => (byId.get(exercise_id)?.muscles[muscle] ?? 0) >= 1))
    .reduce((sum, { sets }) => sum + sets.filter(({ ramp }) => !ramp).length, 0)

/** Tense or tired: bears a little more than what hurts. */
const isMild = /verspannt|sore/

describe('laws of reading, over HTTP', () => {
  test(
    'a complaint that is added adds no exercise that loads the joint, and leaves none that it cannot bear',
    () =>
      fc.assert(
        fc.asyncProperty(addingAComplaint(), fc.constantFrom(gym, nothing), async ({ part, ...pair }, equipment) => {
          const [base, variant] = await bothOf(pair, equipment)
          const before = exercisesIn(base)
          const most = isMild.test(pair.variant) ? 2 : 1
          for (const joint of jointsOf[part]) {
            const loading = exercisesIn(variant).filter(
              one => one.jointLoad[joint] > most || (one.jointLoad[joint] >= 2 && !before.includes(one)),
            )
            expect(
              loading.map(({ id }) => id),
              `${pair.variant} (${joint})`,
            ).toEqual([])
          }
        }),
        many(8),
      ),
    patience,
  )

  test(
    'a focus that is refused has fewer sets than where it is asked for',
    () =>
      fc.assert(
        fc.asyncProperty(negatingAFocus(), async ({ on, ...pair }) => {
          const [base, variant] = await bothOf(pair)
          const muscles = musclesIn(on)
          expect(base.refused, pair.base).toBeNull()
          expect(setsFor(base, muscles), pair.base).toBeGreaterThan(0)
          expect(setsFor(variant, muscles), pair.variant).toBeLessThan(setsFor(base, muscles))
        }),
        many(8),
      ),
    patience,
  )

  test(
    'the order of clauses joined by "und" changes nothing of what is understood, and whether there is a plan',
    () =>
      fc.assert(
        fc.asyncProperty(reorderingClauses(), async pair => {
          const token = await athlete(gym)
          expect(await understood(token, pair.variant), pair.variant).toEqual(await understood(token, pair.base))
          expect((await planned(token, pair.variant)).refused).toBe((await planned(token, pair.base)).refused)
        }),
        many(8),
      ),
    patience,
  )

  test(
    'capitals, missing umlauts and, but for one in thirty, one slip change nothing; who is stopped is stopped',
    async () => {
      let token = await athlete(gym)
      const pairs = fc
        .sample(writingItOtherwise(), many(40).numRuns)
        .filter(({ variant }) => !isAnotherWord.test(variant))
      const slips: string[] = []
      for (const [at, { base, variant }] of pairs.entries()) {
        // Nobody may ask without end.
        if (at % 40 === 39) token = await athlete(gym)
        const [before, after] = [await understood(token, base), await understood(token, variant)]
        expect(after.refusal, variant).toBe(before.refusal)
        const isSame = [before.items, before.unquoted].some(
          (one, at) => one.join() === [after.items, after.unquoted][at]?.join(),
        )
        if (!isSame) slips.push(variant)
      }
      expect(slips.filter(isNoSlip)).toEqual([])
      expect(slips.length, slips.join('\n')).toBeLessThanOrEqual(Math.max(2, pairs.length / 30))
      for (const { base, variant } of pairs.slice(0, 3)) {
        const whose = await athlete(gym)
        expect((await planned(whose, variant)).refused, variant).toBe((await planned(whose, base)).refused)
      }
    },
    patience,
  )
})
