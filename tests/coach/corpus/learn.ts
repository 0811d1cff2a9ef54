import { randomFrom } from '../../../domain/coach/basis/prng.ts'
import { buckets } from '../../../domain/coach/read/ear/features.ts'
import type { Ear, Head } from '../../../domain/coach/read/language.ts'
import type { Told } from './to-learn-from.ts'

export type Example = Told & { readonly features: readonly number[] }

const epochs = 12
/** What is learned is the mean of the weights after these and all later rounds, in so many orders: steadier than the last of one. */
const settling = 4
const orders = 3
/** How much of a weight is forgotten each time it is used. */
const decay = 2e-4

/** What calls for care, and what for a stop. */
export const headsFrom = (examples: readonly Example[]): Pick<Ear, 'care' | 'stop'> => ({
  care: learnt(examples, ({ level }) => level !== 'none', buckets),
  stop: learnt(examples, ({ level }) => level === 'red', buckets),
})

const shuffled = <One>(all: readonly One[], order: number, epoch: number): readonly One[] => {
  const random = randomFrom(`order ${order}, epoch ${epoch}`)
  return all
    .map(one => ({ one, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ one }) => one)
}

/** Logistic regression by stochastic gradient descent; each example weighs as much however long it is. */
export const learnt = (examples: readonly Example[], isOne: (one: Example) => boolean, size: number): Head => {
  const worth = worthOf(examples, isOne, size)
  const mean = { weights: new Float64Array(size), bias: 0 }
  const share = 1 / (orders * (epochs - settling))
  for (let order = 0; order < orders; order += 1) {
    const kept = { weights: new Float64Array(size), bias: 0 }
    for (let round = 0; round < epochs; round += 1) {
      const step = 4 / (1 + round * 0.3)
      for (const one of shuffled(examples, order, round)) learnOne(kept, one, { worth, step, is: isOne(one) })
      if (round < settling) continue
      for (const [at, weight] of kept.weights.entries()) mean.weights[at] = (mean.weights[at] ?? 0) + weight * share
      mean.bias += kept.bias * share
    }
  }
  const all = mean.weights.map((weight, at) => weight * (worth[at] ?? 0))
  const scale = all.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  return { bias: mean.bias, scale, weights: Int8Array.from(all, weight => Math.round(weight / scale)) }
}

type Kept = { readonly weights: Float64Array; bias: number }
type Lesson = { readonly worth: Float64Array; readonly step: number; readonly is: boolean }

const learnOne = (kept: Kept, { features }: Example, { worth, step, is }: Lesson) => {
  const { weights } = kept
  const size = weights.length
  const length = Math.sqrt(features.length || 1)
  let score = kept.bias
  for (const feature of features) {
    const at = feature % size
    score += ((weights[at] ?? 0) * (worth[at] ?? 0)) / length
  }
  const miss = 1 / (1 + Math.exp(-score)) - (is ? 1 : 0)
  kept.bias -= step * 0.1 * miss
  for (const feature of features) {
    const at = feature % size
    const weight = weights[at] ?? 0
    weights[at] = weight - step * ((miss * (worth[at] ?? 0)) / length + decay * weight)
  }
}

/**
 * How far each bucket tells the two apart before anything is learned (the log of how much oftener it stands in the one), so
 * that what stands in both as often is learned slowly: of writers whom it has not met, it hears an eighth more rightly.
 */
const worthOf = (examples: readonly Example[], isOne: (one: Example) => boolean, size: number): Float64Array => {
  const [ones, others] = [new Float64Array(size).fill(0.5), new Float64Array(size).fill(0.5)]
  for (const one of examples) {
    const counts = isOne(one) ? ones : others
    for (const feature of one.features) counts[feature % size] = (counts[feature % size] ?? 0) + 1
  }
  const [inOnes, inOthers] = [ones, others].map(counts => counts.reduce((sum, count) => sum + count, 0))
  return ones.map(
    (count, at) => 1 + 0.2 * Math.abs(Math.log(count / (inOnes ?? 1) / ((others[at] ?? 1) / (inOthers ?? 1)))),
  )
}
