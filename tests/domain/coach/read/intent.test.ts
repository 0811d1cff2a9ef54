import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../../content/exercises/catalogue.ts'
import { type BodyPart, jointsOf, musclesNear, musclesOf } from '../../../../domain/coach/read/body.ts'
import { ambers, redFlags } from '../../../../domain/coach/read/conditions.ts'
import { type Intent, itemsOf, joined, type Meaning, type Source } from '../../../../domain/coach/read/intent.ts'
import { safetyOf } from '../../../../domain/coach/read/safety.ts'

const source: Source = { field: 'wish', start: 0, end: 4, by: 'built-in', certainty: 'certain' }

describe('regions and body parts', () => {
  test('speak of muscles that the catalogue has', () => {
    const known = catalogue.muscles.map(({ id }) => id)
    const named = [...Object.values(musclesOf), ...Object.values(musclesNear)].flat()
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(muscle => !known.includes(muscle))).toEqual([])
  })

  test('limit a joint or a muscle, but for the head', () => {
    const parts = Object.keys(jointsOf) as BodyPart[]
    expect(parts.filter(part => jointsOf[part].length === 0 && !musclesNear[part])).toEqual(['head', 'jaw'])
  })
})

describe('how careful a plan must be', () => {
  test('every red flag stops, whatever else was said', () => {
    for (const flag of redFlags)
      expect(safetyOf([{ kind: 'clearance', by: 'doctor', condition: null, part: null }, redFlag(flag), knee])).toEqual(
        { level: 'red', flags: [flag], ambers: ['joint'] },
      )
  })

  test('every class of limits is reached by something that can be said', () => {
    const reached: Meaning[] = [
      ...(['heart', 'blood-pressure', 'diabetes', 'epilepsy', 'osteoporosis', 'disc'] as const).map(condition),
      ...(['surgery', 'birth', 'tear', 'pregnancy', 'asthma'] as const).map(condition),
      { kind: 'drug', drug: 'blood-thinner' },
      { kind: 'drug', drug: 'beta-blocker' },
      { kind: 'today', state: 'cold' },
      { kind: 'ask', part: 'neck' },
      knee,
    ]
    const safety = safetyOf(reached)
    expect(safety.level).toBe('amber')
    expect(safety.level === 'amber' && [...safety.ambers].sort()).toEqual([...ambers].sort())
  })

  test('a wish, a mood, a clearance and what has healed limit nothing', () => {
    const said: Meaning[] = [
      { kind: 'focus', want: 'with', on: { of: 'region', id: 'back' } },
      { kind: 'mood', mood: 'tired' },
      { kind: 'clearance', by: 'physio', condition: null, part: 'knee' },
      { kind: 'recovered', part: 'knee', condition: null },
    ]
    expect(safetyOf(said)).toEqual({ level: 'none' })
  })
})

test('items are found by their kind, over several readings, and survive JSON', () => {
  const wish: Intent = { items: [{ ...knee, source }] }
  const goal: Intent = {
    items: [{ kind: 'goal', goal: 'strength', want: 'with', source: { ...source, field: 'goal' } }],
  }
  const all = joined([wish, goal])
  expect(itemsOf(all, 'goal')[0]?.goal).toBe('strength')
  expect(itemsOf(all, 'complaint')).toHaveLength(1)
  expect(JSON.parse(JSON.stringify(all))).toEqual(all)
})

const knee: Meaning = { kind: 'complaint', part: 'knee', side: 'left', severity: 'pain', ageDays: null }

function redFlag(flag: (typeof redFlags)[number]): Meaning {
  return { kind: 'red-flag', flag, part: null, ageDays: null }
}

function condition(one: Extract<Meaning, { kind: 'condition' }>['condition']): Meaning {
  return { kind: 'condition', condition: one, part: null, side: null, ageDays: null }
}
