import { expect, test } from 'vitest'
import type { Field } from '../../../../domain/coach/read/intent.ts'
import { levelOf, read } from './reading.ts'

test.each<[string, Field, object]>([
  ['Curls 8-12 Wdh', 'wish', { kind: 'exercise', dose: { reps: [8, 12] } }],
  ['Bankdrücken 3x8-12', 'wish', { kind: 'exercise', dose: { sets: 3, reps: [8, 12] } }],
  ['Bankdrücken 4 x 6–8', 'wish', { kind: 'exercise', dose: { sets: 4, reps: [6, 8] } }],
  ['30-40 Minuten', 'wish', { kind: 'duration', least: 30, most: 40 }],
  ['Puls 130-140', 'wish', { kind: 'bound', least: 130, most: 140 }],
  ['HYROX in 10-12 Wochen', 'wish', { kind: 'event', inDays: 84 }],
  ['Hanteln 2-24 kg', 'place', { kind: 'loads', exactly: [], least: 2, most: 24 }],
  ['dumbbells 5-50 lbs', 'place', { kind: 'loads', exactly: [], least: 2.27, most: 22.68 }],
  ['40-50 km/Woche', 'activities', { kind: 'mileage', km: 40 }],
  ['40 bis 50 km die Woche', 'activities', { kind: 'mileage', km: 40 }],
])('from one number to another: %s', (text, field, meant) => {
  expect(read(text, field)).toContainEqual(expect.objectContaining(meant))
})

test('what plates weigh is no load of the bar', () => {
  const loads = read('Langhantel mit 60 kg Scheiben', 'place').filter(({ kind }) => kind === 'loads')
  expect(loads).toEqual([expect.objectContaining({ equipment: ['weight-plates'], exactly: [60] })])
})

test('thirty seconds of sprint are no rest of thirty seconds', () => {
  expect(read('Sprintintervalle 8x30 Sekunden')).toContainEqual(
    expect.objectContaining({ kind: 'format', shape: { rounds: 8, workSeconds: 30 } }),
  )
})

test.each([
  ['Drop-Sätze für die Schultern', 'with', 'shoulders'],
  ['heute nicht Beine', 'without', 'lower-body'],
  ['not today legs', 'without', 'lower-body'],
  ['heute nicht so viel Beine', 'less', 'lower-body'],
])('what is wanted of it: %s', (text, want, id) => {
  expect(read(text)).toContainEqual(expect.objectContaining({ kind: 'focus', want, on: { of: 'region', id } }))
})

test.each(['heute nicht im Gym', 'heute nicht ins Fitnessstudio, zuhause'])('another place is no day off: %s', text => {
  const items = read(text)
  expect(items.map(({ kind }) => kind)).not.toContain('refusal')
  expect(items).toContainEqual(expect.objectContaining({ kind: 'place', place: 'gym', want: 'without' }))
})

test.each([
  ['War drei Wochen nicht im Gym wegen Grippe, jetzt wieder fit', 'place'],
  ['War drei Wochen nicht im Gym wegen Grippe, jetzt wieder fit', 'goal'],
  ['Nacken verspannt vom Home Office', 'place'],
  ['knackiger Po', 'intensity'],
])('says nothing of it: %s (%s)', (text, kind) => {
  expect(read(text).map(item => item.kind)).not.toContain(kind)
})

test.each([
  'Mir tut seit gestern der untere Rücken weh, trotzdem würde ich gerne Oberkörper machen',
  'Mir tut die Schulter weh, trotzdem würde ich gerne Beine machen',
])('a complaint limits, whatever is wished beside it: %s', text => {
  expect(levelOf(text)).toBe('amber')
})

test('and a sign stops', () => {
  expect(levelOf('mir pocht der Schädel seit dem Sturz, trotzdem würde ich gerne Oberkörper machen')).toBe('red')
})

test.each<[string, Field, object]>([
  ['Meine Kniebeuge liegt bei 110 kg für 5', 'comments', { kind: 'ability', done: { kg: 110, reps: [5, 5] } }],
  ['laufe 45 km die Woche und fahre 100 km Rad', 'comments', { kind: 'mileage', km: 45 }],
  ['dienstags und donnerstags kann ich nicht', 'comments', { kind: 'schedule', on: [], notOn: ['tu', 'th'] }],
  ["didn't like the planks", 'feedback', { kind: 'exercise', want: 'without' }],
  ['Herz hat danach lange gerast', 'feedback', { kind: 'red-flag', flag: 'palpitations' }],
  ['5k race on Saturday, need legs fresh', 'wish', { kind: 'focus', want: 'less' }],
])('what was meant: %s', (text, field, meant) => {
  expect(read(text, field)).toContainEqual(expect.objectContaining(meant))
})

test.each<[string, Field, string]>([
  ['Gerät war kaputt', 'feedback', 'kit'],
  ['Ich fahre 3x die Woche 30 km Rad', 'comments', 'mileage'],
  ['Garage mit Langhantel, 150 kg Scheiben und Bank', 'place', 'loads'],
])('what was not: %s', (text, field, kind) => {
  expect(read(text, field).map(item => item.kind)).not.toContain(kind)
})

test.each([
  ['5 km in 24:30', 5000, 1470],
  ['Bestzeit 10 km 47:30', 10_000, 2850],
  ['Halbmarathon in 1:45', 21_100, 6300],
  ['Marathon am 29.03.2026 unter 3:45', 42_195, 13_500],
])('a time over a distance is of minutes or of hours, as can be run: %s', (text, meters, targetSeconds) => {
  expect(read(text, 'goal')).toMatchObject([{ kind: 'event', event: 'race', meters, targetSeconds }])
})

test.each([
  'das ist vierzig Jahre her, heute Beine',
  '40 Jahre her, dass ich lief',
  'zwanzig Jahre gelaufen, jetzt Kraft',
  'Meine Hantel ist dreißig Jahre alt',
  'nach 30 Jahren im Büro endlich Sport',
  'in 20 Jahren will ich noch wandern',
  '25 years of desk work, legs please',
  'Unser Verein wird 75 Jahre alt, heute Oberkörper',
])('years that are no age: %s', text => {
  expect(read(text).filter(one => one.kind === 'athlete' && one.years !== null)).toEqual([])
})

test.each([
  ['bin 67 Jahre alt', 67],
  ['66 Jahre, Anfänger', 66],
  ['mit 52 Jahren noch Muskeln aufbauen', 52],
  ['ich bin 45 Jahre und will Kraft', 45],
  ['new to lifting, 61 years old', 61],
  ['60 years young and strong', 60],
  ['männlich 58 Jahre 90 kg', 58],
  ['Nur Theraband und Stuhl, 20 Minuten, 68 Jahre', 68],
])('years that are an age: %s', (text, years) => {
  expect(read(text)).toContainEqual(expect.objectContaining({ kind: 'athlete', years }))
})
