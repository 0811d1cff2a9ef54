import { describe, expect, test } from 'vitest'
import { levelOf, read } from './reading.ts'

describe('what cannot be done without it is there', () => {
  test.each([
    'kann nicht ohne Schmerzen in die Hocke',
    'komme nicht ohne Stechen im Knie runter',
    'keine Kniebeuge ohne Knieschmerzen möglich',
    "can't press without a pinch in my shoulder",
    'can hardly bend without pain',
  ])('%s', text => expect(levelOf(text)).toBe('amber'))

  test.each(['kann wieder ohne Schmerzen laufen', 'squats without pain again', 'Kniebeuge ohne Schmerzen geht'])(
    'and what can be, is not: %s',
    text => expect(levelOf(text)).toBe('none'),
  )
})

test.each([
  'Ibuprofen nehme ich nie',
  'Asthma hatte ich nie',
  'Rückenschmerzen kenne ich nicht',
  'hatte als Kind Asthma, seit 20 Jahren nix',
  'Impfung ist morgen',
  'Blutspende nächste Woche',
  'Bein der Bank wackelt',
  'der Fuß vom Rack ist wackelig',
  'die Hantel ist mir fast auf den Fuß gefallen',
  'der Trainer im Studio ist krank',
  'burn out set for shoulders',
  'langsam absenken, dann hoch',
  'Grippe-Workout',
])('of no one’s body, of no day but another, or never so: %s', text => expect(levelOf(text)).toBe('none'))

test.each([
  ['neue Hüfte seit zwei Jahren', 'hip'],
  ['künstliches Knie links seit 2019', 'knee'],
  ['artificial hip since 2020', 'hip'],
] as const)('a joint of metal is spared however long it has been there: %s', (text, part) =>
  expect(read(text)).toMatchObject([{ kind: 'complaint', part, severity: 'pain' }]),
)

test.each([
  ['hab keinen Bock mehr zu leben', 'red'],
  ['keine Lust mehr auf das Leben', 'red'],
  ['alles ist sinnlos geworden, auch ich', 'red'],
  ['shoulder clunks when I bench', 'amber'],
  ['mein Rücken ist ein Wrack', 'amber'],
  ['Leistenzerrung noch nicht ganz weg', 'amber'],
  ['alles sinnlos heute im Büro', 'none'],
  ['Kribbeln in beiden Beinen und sie geben nach', 'red'],
  ['Hausarzt will dass ich nicht schwer hebe', 'amber'],
  ['my GP says nothing above 130 bpm', 'amber'],
  ['laut Kardio nur bis Puls 120', 'amber'],
  ['Bauchnabelbruch, nicht operiert', 'amber'],
  ['Booster heute früh bekommen', 'amber'],
  ['Booster getrunken, Arme schwer trainieren', 'none'],
  ['Hausarzt sagt alles gut, kein Problem mit schwer heben', 'none'],
] as const)('%s is %s', (text, level) => expect(levelOf(text)).toBe(level))

describe('how slowly a lift is to go', () => {
  test.each(['Kniebeuge Tempo 3-1-1', 'Kniebeuge 3x5, 3-1-1', 'Kniebeuge 3010 Tempo', 'squats 31x1 tempo'])(
    'is said not to be understood, and is no load: %s',
    text => {
      const items = read(text)
      expect(items.map(({ kind }) => kind)).toEqual(['exercise', 'not-understood'])
      const [squat] = items
      expect(squat?.kind === 'exercise' && (squat.dose.kg ?? squat.dose.sets ?? 3)).toBe(3)
    },
  )

  test('a pace is none of it, nor a day', () => {
    expect(read('Laufen Tempo 5:30').map(({ kind }) => kind)).not.toContain('not-understood')
    expect(read('am 3.12. Wettkampf').map(({ kind }) => kind)).not.toContain('not-understood')
  })
})
