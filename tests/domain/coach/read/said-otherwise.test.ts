import { expect, test } from 'vitest'
import { catalogue } from '../../../../content/exercises/catalogue.ts'
import type { Field } from '../../../../domain/coach/read/intent.ts'
import { readerFor } from '../../../../domain/coach/read/reader.ts'
import { safetyOf } from '../../../../domain/coach/read/safety.ts'
import { matches } from '../../../coach/corpus/match.ts'
import { expectedFrom } from '../../../coach/corpus/notation.ts'

const day = '2026-11-23'
const read = (text: string, field: Field) => readerFor(catalogue)(text, field, day).items

/** One class of words a block, each said in several ways: the last of what was said counts. */
test.each<readonly [Field, string, readonly string[]]>([
  ['wish', 'eher Maschinen als freie Gewichte heute', ['kit with machines', 'kit without free-weights']],
  ['wish', 'rather dumbbells than the barbell today', ['kit with dumbbells', 'kit without barbell']],
  ['wish', 'ich hätte gern Kabel statt Langhantel', ['kit with cable-machine', 'kit without barbell']],
  ['wish', '50 Minuten, nee, 35 reichen', ['duration 35']],
  ['wish', '60 min, wobei, lieber 45', ['duration 45']],
  ['wish', 'erst wollt ich Brust machen, aber jetzt doch lieber Rücken', ['focus with back']],
  ['wish', 'Burpees kannst du behalten', ['exercise without burpee']],
  ['comments', 'mag keine Maschinen', ['kit without machines']],
  ['wish', 'nix Schweres für die Beine', ['focus less lower-body']],

  ['wish', 'Schulter nicht vergessen bitte', ['focus with shoulders']],
  ['wish', "don't skip legs, and don't forget the calves", ['focus with lower-body', 'focus with calves']],
  ['wish', 'Vergiss den Rücken nicht', ['focus with back']],
  ['wish', 'Legs and a bit of core', ['focus with core']],
  ['wish', 'Brust heute nicht', ['focus without chest']],
  ['wish', 'Rücken und Bizeps, wobei, Bizeps streichen wir', ['focus with back', 'focus without biceps']],
  ['wish', 'dont want anything fancy just push ups and plank', ['exercise with push-up', 'exercise with plank']],

  ['wish', 'Kniebeuge 5x5 100', ['exercise with back-squat 5x5 100kg']],
  ['wish', 'squats, 5x3 at 120', ['exercise with back-squat 5x3 120kg']],
  ['wish', 'incline dumbbell press 4x8 with the 32s', ['exercise with incline-dumbbell-press 4x8 32kg']],
  ['wish', '5x5 Rudern mit 60', ['exercise with barbell-row 5x5 60kg']],
  ['wish', 'Kreuzheben, 6 Sätze, 3 Minuten Pause', ['exercise with deadlift 6x rest180']],
  ['wish', '1h 15 Brust', ['duration 75']],
  ['wish', '12 Minuten, noch im Schlafanzug', ['duration 12']],
  ['wish', 'trap bar deadlifts 4x6 at 120 and then get me out of here', ['exercise with trap-bar-deadlift 4x6 120kg']],
  ['wish', 'Wadenheben, bis die Waden glühen', ['intensity all-out']],
  ['wish', 'heute bis zum Umfallen', ['intensity all-out']],

  ['wish', 'die schwerste Kettlebell ist 16 kg', ['loads kettlebell <=16']],
  ['wish', 'Kurzhanteln hören bei 24 kg auf', ['loads dumbbells <=24']],
  ['wish', "just got a mat and a band, that's all", ['kit only mat,resistance-band']],
  ['wish', 'am Latzug ist immer ne Schlange', ['kit without lat-pulldown-machine']],

  ['wish', '6 x 2 min hard on the rower, 1 min easy', ['format with interval 6r w120 rest60']],
  ['wish', 'Zirkel: je 40 Sekunden mit 20 Pause', ['format with circuit w40 rest20']],
  ['wish', 'ruhiger Lauf, 6:30/km, eine Stunde', ['bound pace 390', 'duration 60']],
  ['wish', 'treadmill 10 km/h, 25 min', ['bound speed 10', 'duration 25']],
  ['wish', 'keep HR capped at 140 on the bike', ['bound heart-rate <=140']],

  ['wish', 'in zehn Tagen steht mein 10er an', ['event race in 10d 10000m']],
  ['wish', '5k race on Sunday, nothing crazy', ['event race in 6d 5000m']],
  ['goal', 'sub 20 5k in spring', ['event race 5000m 1200s']],
  ['goal', 'Kreta-Urlaub in 10 Wochen', ['event occasion in 70d']],
  ['goal', 'marathon, 12 weeks to go', ['event race in 84d 42195m']],
  ['wish', "quads are fried after yesterday's ride", ['soreness quads']],

  ['goal', '100 kg Bankdrücken, stehe bei 85', ['ability bench-press x1 85kg']],
  ['goal', '5 Klimmzüge am Stück, aktuell 2', ['ability pull-up|chin-up x2']],

  ['comments', 'Workouts dauern mir zu lang', ['verdict too-long']],
  ['comments', 'sessions are a bit too easy for me', ['verdict too-easy']],
  ['comments', 'Burpees finde ich langweilig', ['verdict boring burpee']],
  ['comments', 'habe meist nur 30 Minuten', ['duration 30']],
  ['comments', 'Dienstags kann ich nicht', ['schedule not tu']],
  ['activities', 'Schwimmen 2x', ['sport swimming regularly 2/wk']],
  ['wish', '20 Minuten Yoga zum Runterkommen', ['duration 20', 'intensity easy']],
  ['restrictions', 'no jumping, pelvic floor', ['condition pelvic-floor', 'focus without jumping']],
])('%s: %s', (field, text, labels) => {
  const items = read(text, field)
  for (const label of labels)
    expect(
      items.some(item => matches(expectedFrom(label), item, text)),
      `${label} in ${JSON.stringify(items)}`,
    ).toBe(true)
})

/** When it complains is no wish to do it. */
test.each(['Schulter meldet sich beim Drücken', 'Fuß beim Joggen vertreten', 'Knie zickt nach dem Laufen'])(
  '%s',
  text => {
    const kinds = read(text, 'wish').map(({ kind }) => kind)
    expect(kinds).not.toContain('exercise')
    expect(kinds).not.toContain('focus')
  },
)

test.each<readonly [string, 'red' | 'amber' | 'none']>([
  ['Schulter zwiebelt, flach drücken geht, also Brust 4 Übungen', 'amber'],
  ['Infekt-Saison, ich will mein Immunsystem stärken', 'none'],
  ['es sticht in der Brust beim Treppensteigen, nur leichtes Training', 'red'],
  ['viel Brust, wenig Bauch, 40 Minuten', 'none'],
  ['gestern Brust gemacht, heute was anderes', 'none'],
  ['Drückzeug und Beinkram, keine Zugsachen', 'none'],
  ['Knie ist okay, Beine bitte', 'none'],
  ['Elle gebrochen, Gips kam vor 3 Wochen ab', 'amber'],
  ['Gips am Fuß kommt nächste Woche ab', 'red'],
  ['im 6. Monat schwanger, Hebamme meint Sport geht', 'amber'],
  ["left knee's a bit grumpy, so no lunges", 'amber'],
  ['Nacken lässt sich nach links kaum drehen, seit Jahren', 'amber'],
  ['Nacken steif, kann Kopf kaum drehen', 'amber'],
  ['alles dreht sich seit dem Aufstehen', 'red'],
  ["I'm 28 weeks now, ankle fracture is long healed", 'red'],
])('%s: %s', (text, level) => expect(safetyOf(read(text, 'wish')).level).toBe(level))

test.each(["tight hips, can't squat below parallel", 'keine, bin gelenkig', 'Schulterbeweglichkeit eingeschränkt'])(
  '%s: wishes for nothing where limits are asked for',
  text =>
    expect(read(text, 'limits').filter(({ kind }) => /^(goal|format|skill|section|exercise)$/.test(kind))).toEqual([]),
)

/** What somebody may do is said by who says yes, not by whoever names training. */
test.each([
  'Bandscheibenvorfall, der Arzt möchte dass ich Krafttraining lasse',
  'knee pain, doctor advises holding off on training',
  'Kreuzbandriss vor 8 Wochen, Arzt will Sport in drei Monaten',
  'Arzt rät zu Physio vor Sport',
  'mit Freigabe rechne ich im Januar',
])('%s: no clearance', text => {
  expect(read(text, 'wish').filter(({ kind }) => kind === 'clearance')).toEqual([])
})

test.each([
  ['Leistenbruch von 2019, wartet auf OP', 'hernia'],
  ['Nabelbruch von 2020', 'hernia'],
  ['Kardiologe: findings unklar', 'heart'],
])('%s: is not over', (text, condition) => {
  expect(JSON.stringify(read(text, 'goal').filter(({ kind }) => kind === 'condition'))).toContain(condition)
})

test.each([
  ["I'm not fresh so skip legs", 'focus without lower-body'],
  ['not squats, skip legs', 'focus without lower-body'],
])('%s: says no once', (text, label) => {
  expect(read(text, 'wish').some(item => matches(expectedFrom(label), item, text))).toBe(true)
})

test.each([
  'Nur 20 Minuten, bis ich wieder am Schreibtisch sitze',
  'kurze Einheit bis der Platz frei wird',
  'nicht bis es brennt',
])('%s: is nothing to the limit', text => {
  expect(JSON.stringify(read(text, 'wish'))).not.toContain('all-out')
})
