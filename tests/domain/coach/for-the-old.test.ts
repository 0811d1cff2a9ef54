import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { firstDays, type Place, type Who } from './first-day.ts'
import { gym } from './requests.ts'

const home: Place = {
  equipment: ['dumbbells', 'resistance-band', 'chair', 'wall', 'mat'],
  details: 'Kurzhanteln bis 8 kg',
}
const places = [home, { equipment: gym }, { equipment: [] }]
const byId = new Map(catalogue.exercises.map(one => [one.id, one]))

const given = (who: Who, wish: string | null = null) =>
  places.flatMap(place =>
    firstDays({ athlete: { goal: 'health', fitnessLevel: 1, experienceLevel: 1, ...who }, place, wish }, [
      'one',
      'two',
    ]),
  )

const old: readonly Who[] = [
  { gender: 'male', age: 74, weightKg: 79, restrictions: 'Hüft-TEP rechts vor 2 Jahren, Blutdrucktabletten' },
  { gender: 'female', age: 66, weightKg: 72, fitnessLevel: 2, experienceLevel: 2, goal: 'muscle' },
  { gender: 'female', age: 81, weightKg: 60 },
]

test.each(old)('nobody of an age curls their spine for strength, head down or under load: $gender $age', who => {
  const all = [...given(who), ...given(who, 'Bauch')]
  const curled = all.filter(({ exercise, targetRir }) => targetRir !== null && byId.get(exercise)?.spine !== 'neutral')
  expect(curled.map(({ exercise }) => exercise)).toEqual([])
  expect(all.filter(({ exercise }) => byId.get(exercise)?.inverted).map(({ exercise }) => exercise)).toEqual([])
  const trunk = all.filter(({ exercise }) => byId.get(exercise)?.role === 'core')
  expect(trunk.length).toBeGreaterThan(0)
})

test('a new hip is not crossed and turned to its end, whatever the age', () => {
  const who: Who = { gender: 'female', age: 58, weightKg: 70, restrictions: 'künstliches Hüftgelenk links seit 2023' }
  const ends = ['figure-four-stretch', 'pigeon-stretch', 'ninety-ninety', 'seated-glute-stretch', 'deep-squat-hold']
  const all = [...given(who), ...given({ ...who, goal: 'mobility' })]
  expect(all.filter(({ exercise }) => ends.includes(exercise)).map(({ exercise }) => exercise)).toEqual([])
})
