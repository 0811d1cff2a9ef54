import { describe, expect, test } from 'vitest'
import { levelOf } from './reading.ts'

// An illness has somebody who has it. Told of a trainer, a name, a dog, a festival, or of a year long gone, it limits nobody.

describe('somebody else has it', () => {
  test.each([
    'Kita hat angerufen, Jonas hat 39 Fieber, ich trainiere danach weiter',
    'Mira hat Corona, wir machen das Duo-Workout nächste Woche',
    'Greg has the flu, so I get the hangboard for myself',
    'unsere trainerin hat grippe, deshalb mach ich es allein',
    'Busfahrer krank, also hergelaufen, jetzt nur noch Beweglichkeit',
    'Trainer heute krank, Halle trotzdem offen',
    'Die Vertretung ist schwanger, sie turnt trotzdem alles vor',
    'Zoom mit einem Kollegen der Bronchitis hat, ich war stumm und hab gedehnt',
    'Mein Mittagsschlaf vom kranken Zwerg: 25 Minuten Oberkörper',
    'die fiebrige Prinzessin hat vom Sofa aus mitgezählt',
    'meinen herzkranken Schwager auf den Berg begleiten',
    'Opas Herzschrittmacher ist neuer als mein Handy',
    'Mamas Bandscheibe ist wieder gut, jetzt gehen wir zusammen walken',
    'den Dackel (Bandscheibe!) die Treppe hochtragen',
    'mit Mama (neue Hüfte, 79) spazieren gehen',
    'Der Schlagzeuger hat sich den Arm gebrochen, ich trage seine Trommeln',
    'Stute trächtig, Bäuerin fit',
  ])('none: %s', text => {
    expect(levelOf(text)).toBe('none')
  })

  test.each([
    ['Jonas hat 39 Fieber und ich jetzt auch', 'red'],
    ['Fieber hat mich erwischt, 39', 'red'],
    ['Leider hat mich die Grippe erwischt', 'red'],
    ['Das letzte Training hat Schwindel ausgelöst, mir ist immer noch schummrig', 'red'],
    ['krank seit gestern, trotzdem Beine', 'red'],
    ['Trainer sagt, mit Fieber soll ich heim, hab 38,5', 'red'],
    ['Bein hat sich entzündet, wird rot und dick', 'red'],
    ['Mein Kopf hat gestern einen Schlag abbekommen, mir ist übel', 'red'],
    ['Ich pflege meinen kranken Vater und habe selbst Fieber', 'red'],
    ['Test ist positiv, Corona', 'red'],
  ] as const)('one’s own: %s', (text, level) => {
    expect(levelOf(text)).toBe(level)
  })
})

describe('what has fallen over', () => {
  test.each([
    'die milch ist umgekippt, gib mir den boxsack',
    'unser Zelt ist am Gardasee zusammengeklappt, hab im Bus geschlafen',
    'der server ist um drei umgefallen, ich war nur kurz wach',
    'mein plan ist komplett umgekippt, nur noch dienstag und freitag',
  ])('a thing: %s', text => {
    expect(levelOf(text)).toBe('none')
  })

  test.each([
    'Mein Kreislauf ist heute früh zusammengebrochen, trotzdem Beine',
    'bin gestern in der Küche umgekippt',
    'mir ist alles umgekippt und dann ich auch',
    'im Bad umgefallen heute morgen',
    'mein Körper ist gestern einfach zusammengeklappt',
  ])('somebody: %s', text => {
    expect(levelOf(text)).toBe('red')
  })
})

describe('named after an illness', () => {
  test.each([
    'Wanderfieber gepackt, bitte Beine wie eine Gämse',
    'Im Olympiafieber, gib mir Sprints',
    'Das Goldgräberfieber hat mich im Garten gepackt, heute nur dehnen',
    'Spendenlauf der Diabetes-Stiftung am Sonntag, zehn Kilometer',
    'Radtour für die Schlaganfall-Hilfe, sechs Etappen',
    'Schwindel-Anruf von der angeblichen Bank, eine halbe Stunde weg, also kurz',
    'Wir rennen samstags auf den Infarkt-Hügel',
    'gib mir das Infarkt-Workout von letzter Woche, das war super',
    'sechs Selbstmörder-Läufe in der Halle wie früher im Verein',
    'Suizid-Torte heißt der Schokoberg meiner Schwester',
  ])('none: %s', text => {
    expect(levelOf(text)).toBe('none')
  })

  test.each([
    ['Drüsenfieber, seit drei Tagen', 'red'],
    ['Schwindel-Attacken seit gestern', 'red'],
    ['Grippe-Symptome, trotzdem Beine', 'red'],
    ['Selbstmord-Gedanken, seit Wochen', 'red'],
    ['Infarkt-Verdacht, war gestern in der Ambulanz', 'red'],
    ['Diabetes-Patient, Typ 1', 'amber'],
  ] as const)('one’s own: %s', (text, level) => {
    expect(levelOf(text)).toBe(level)
  })
})

describe('a year long gone', () => {
  test.each([
    'die Schulter, die ich mir 2008 ausgekugelt habe, hat heute 40 Kilo gehalten',
    'Achillessehne 2012 gerissen und genäht, gestern Bestzeit über 400 m',
    'meine Magersucht war 1998 bis 2001, Therapie, gesund seit zwanzig Jahren',
    'Lungenentzündung vorletzten Winter, der Lungenarzt hat mich freigesprochen',
  ])('none: %s', text => {
    expect(levelOf(text)).toBe('none')
  })

  test.each([
    ['Achillessehne gestern gerissen, 2012 schon die andere', 'red'],
    ['Schulter gestern ausgekugelt, 2008 das erste Mal', 'red'],
    ['Magersucht seit 2019', 'red'],
    ['Diabetes seit 2010', 'amber'],
  ] as const)('still so: %s', (text, level) => {
    expect(levelOf(text)).toBe(level)
  })
})

describe('out of breath', () => {
  test.each([
    'puste weg nach den Thrustern, kurz getrunken, weiter',
    'heute bitte so, dass mir die Puste wegbleibt',
    'gib mir Intervalle, bis ich japse wie ein Dackel',
    'dem Bus nachrennen können, ohne danach zu japsen',
    'beim Endspurt ordentlich gekeucht, herrlich',
    'im Eisbad waren die Lippen blau, jetzt warm trainieren',
    'blue lips from the blueberries, now squats',
    'after the sprints I was puffing like a steam train, loved it',
  ])('by an effort: %s', text => {
    expect(levelOf(text)).toBe('none')
  })

  test.each([
    'japse schon nach einer Treppe, das ist neu',
    'keuche seit gestern im Sitzen',
    'nach den Thrustern keuche ich und die Lippen sind blau',
    'puste weg beim Schuhebinden, seit Tagen',
    'nach dem Sprint Druck auf der Brust und Keuchen',
    'meine Lippen sind ganz blau geworden, trotzdem Beine',
    'wife says my lips went blue on the bike, arms please',
  ])('a sign: %s', text => {
    expect(levelOf(text)).toBe('red')
  })
})
