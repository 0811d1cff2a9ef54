import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { athlete } from '../../../tools/coach/files/athlete.ts'
import type { SessionRecord } from '../../../tools/coach/record.ts'
import { season } from '../../../tools/coach/season.ts'

// A kit whose heaviest implement is soon too light. Weeks as printed, read by the catalogue's facts and by what was really
// left in the sets.

const byId = new Map(catalogue.exercises.map(one => [one.id, one]))
const levelled = (level: number, more: object) => ({ fitnessLevel: level, experienceLevel: level, ...more })
const days = (...names: readonly string[]) => names.map(day => ({ day }))

const workOf = ({ planned = [] }: SessionRecord) =>
  planned
    .filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')
    .flatMap(({ exercises }) => exercises)
    .flatMap(({ exercise, sets, reasons }) => {
      const known = byId.get(exercise)
      return known ? [{ known, sets: sets.filter(({ ramp }) => !ramp), reasons }] : []
    })

const office = (level: number, as: 'no-rir' | 'exact') =>
  athlete.parse({
    id: `15 kg, level ${level}, ${as}`,
    profile: levelled(level, {
      goal: 'health',
      gender: 'male',
      age: 44,
      weightKg: 86,
      sessionMinutes: 20,
      trainingFrequency: 5,
      restrictions: level === 2 ? 'oft verspannter Nacken' : null,
    }),
    places: [{ name: 'Büro', equipment: ['dumbbells', 'mat', 'resistance-band'], details: 'Kurzhanteln bis 15 kg' }],
    trains: days('monday', 'tuesday', 'wednesday', 'thursday', 'friday'),
    follows: { as },
  })

test.each([
  [2, 'no-rir'],
  [2, 'exact'],
  [3, 'exact'],
] as const)(
  'out of dumbbells of 15 kg, level %i, logging %s: a harder form follows, never the body on both legs',
  {
    timeout: 60_000,
  },
  async (level, as) => {
    const { sessions, weeks } = await season(office(level, as), 8)
    const isOnBoth = ({ known }: ReturnType<typeof workOf>[number]) =>
      known.role === 'compound' && !known.unilateral && (known.pattern === 'squat' || known.pattern === 'hinge')
    let heaviest = false
    for (const one of sessions) {
      const legs = workOf(one).filter(isOnBoth)
      const bare = legs.filter(({ known }) => known.loadType === 'bodyweight').map(({ known }) => known.id)
      if (heaviest) expect(bare, `week ${one.week}`).toEqual([])
      heaviest ||= legs.some(({ known, sets }) => known.pattern === 'squat' && (sets[0]?.weightKg ?? 0) >= 15)
    }
    const quads = weeks.filter(({ week, deload }) => week > 2 && !deload).map(({ hardSets }) => hardSets.quads ?? 0)
    expect(quads.filter(sets => sets >= 3).length, quads.join(' ')).toBeGreaterThanOrEqual(quads.length - 1)
  },
)

test('one pair of 10 kg: what is done as often as is good for anything gives way to something harder, in the third month too', {
  timeout: 60_000,
}, async () => {
  const who = athlete.parse({
    id: 'one pair of 10 kg',
    profile: levelled(2, {
      goal: 'muscle',
      gender: 'male',
      age: 36,
      weightKg: 78,
      sessionMinutes: 40,
      trainingFrequency: 3,
    }),
    places: [{ name: 'Zuhause', equipment: ['dumbbells', 'mat'], details: 'ein Paar Kurzhanteln mit 10 kg' }],
    trains: days('monday', 'wednesday', 'saturday'),
    strength: { 'push-up': { maxReps: 20 } },
    response: 0.008,
  })
  const { weeks } = await season(who, 12)
  const later = weeks.filter(({ week, deload }) => week > 4 && !deload)
  for (const muscle of ['quads', 'glutes', 'hamstrings', 'chest', 'upper-back']) {
    const sets = later.map(({ hardSets }) => hardSets[muscle] ?? 0)
    expect(sets.filter(one => one >= 4).length, `${muscle}: ${sets.join(' ')}`).toBeGreaterThanOrEqual(sets.length - 1)
  }
})

test('one kettlebell of 16 kg: every load is 16, and its own lifts come', {
  timeout: 60_000,
}, async () => {
  const who = athlete.parse({
    id: 'one kettlebell',
    profile: levelled(3, {
      goal: 'muscle',
      gender: 'male',
      age: 36,
      weightKg: 80,
      sessionMinutes: 40,
      trainingFrequency: 4,
    }),
    places: [{ name: 'Keller', equipment: ['kettlebell'], details: 'eine Kettlebell 16 kg' }],
    trains: days('monday', 'tuesday', 'thursday', 'saturday'),
    strength: { 'push-up': { maxReps: 35 } },
  })
  const { sessions } = await season(who, 8)
  const work = sessions.flatMap(workOf)
  const weighted = work.filter(({ known }) => known.metrics.includes('weight') && known.loadType !== 'none')
  const loads = new Set(weighted.flatMap(({ sets }) => sets.map(({ weightKg }) => weightKg ?? null)))
  expect([...loads]).toEqual([16])
  expect(work.flatMap(({ reasons }) => reasons).filter(({ code }) => code === 'find-load')).toEqual([])
  const own =
    /^(kettlebell-swing|single-arm-clean|kettlebell-snatch|turkish-get-up|single-arm-overhead-press|kettlebell-windmill)$/
  for (let week = 1; week <= 8; week += 1) {
    const names = sessions.filter(one => one.week === week && !one.deload).flatMap(workOf)
    if (names.length > 0)
      expect(names.filter(({ known }) => own.test(known.id)).length, `week ${week}`).toBeGreaterThanOrEqual(1)
  }
})
