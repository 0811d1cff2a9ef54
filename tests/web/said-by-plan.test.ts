import { expect, test } from 'vitest'
import { saidByPlan } from '../../web/screens/desk/planned-set.ts'

const squat = { id: 'e1', name: { en: 'Barbell back squat' }, sets: [{ id: 's1' }, { id: 's2' }] }
const plan = { blocks: [{ exercises: [squat] }] }

test('what an event says names its set as the plan does, and no number stands apart from its unit', () => {
  const said = saidByPlan({ sentence: 'Logged set s2: 8 × 22.5 kg', data: { set: 's2' } }, [plan])
  expect(said).toBe('Logged Barbell back squat, set 2\u00a0of 2: 8 × 22.5\u00a0kg')
})
