import { expect } from 'vitest'
import type { TestProduct } from './product.ts'

/** A workout from its wish to its end, with one set of an exercise that is no warm-up; `pass` lets time go by before its end. */
export const train = async ({ ask }: Pick<TestProduct, 'ask'>, token: string, pass: () => void = () => {}) => {
  const { json } = await ask('POST /llm/create-workout', { token, body: { duration_minutes: 20 } })
  const at = `/api/workouts/${json.id}`
  await ask(`PUT ${at}/status`, { token, body: { status: 'in_progress' } })
  const block = json.blocks.find(({ kind }: { kind: string }) => kind === 'straight')
  const [set] = block.exercises[0].sets.slice(-1)
  expect((await ask(`PUT ${at}/sets/${set.id}`, { token, body: { reps: 8, weight: 20 } })).status).toBe(200)
  pass()
  expect((await ask(`PUT ${at}/status`, { token, body: { status: 'completed' } })).status).toBe(200)
}
