import { describe, expect, test } from 'vitest'
import { levelOf, read } from './reading.ts'

// What is wished for beside a sign, with its minutes, doses and pauses, takes back nothing of it.

const wishes = [
  'maximal 30 Minuten',
  'bis 30 Minuten',
  'Bankdrücken 4x6, 2 min Pause',
  'eine Runde Rad',
  'Rückenstrecker an der Bank 3x15',
  'Latzug an der Maschine',
  'Kniebeugen schwer',
]

const stops = [
  'Puls 140 auf dem Sofa',
  'Puls 150 beim Fernsehen',
  'Puls 130 in Ruhe',
  'Druck auf der Brust',
  'Fieber 39',
]
const cares = [
  'hab irgendwas am Fuß',
  'hab was am Rücken',
  'ich habe etwas an der linken Wade',
  'das linke Knie knackt und schmerzt',
]

describe.each(wishes)('beside „%s“', wish => {
  test.each(stops)('%s stops', sign => {
    expect(levelOf(`${sign}, ${wish}`)).toBe('red')
    expect(levelOf(`${wish}. ${sign}`)).toBe('red')
  })
  test.each(cares)('%s calls for care', sign => {
    expect(levelOf(`${sign}, ${wish}`)).not.toBe('none')
    expect(levelOf(`${wish}. ${sign}`)).not.toBe('none')
  })
})

test.each(['Puls unter 140 halten, danach auf die Couch', 'mach was am Rücken', 'hab gestern was am Rücken trainiert'])(
  'calls for nothing: %s',
  text => expect(levelOf(text)).toBe('none'),
)

test.each([
  ['kein Training außer Oberkörper', { kind: 'focus', want: 'only', on: { id: 'upper-body' } }],
  ['nichts außer Oberkörper', { kind: 'focus', want: 'only', on: { id: 'upper-body' } }],
  ['keine Geräte außer Kurzhanteln', { kind: 'kit', want: 'only', equipment: ['dumbbells'] }],
  ['alles ohne Geräte außer Kettlebell', { kind: 'kit', want: 'only', equipment: ['kettlebell'] }],
  ['no equipment except a mat', { kind: 'kit', want: 'only', equipment: ['mat'] }],
  ['alles außer Beine', { kind: 'focus', want: 'without', on: { id: 'lower-body' } }],
])('what is excepted from nothing is all there is: %s', (text, item) => {
  expect(read(text)).toMatchObject([item])
})
