import { beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../../../../content/exercises/catalogue.ts'
import { language } from '../../../../content/language/language.ts'
import { jointsOf } from '../../../../domain/coach/read/body.ts'
import type { Reader } from '../../../../domain/coach/read/grammar/read.ts'
import { readerOf } from '../../../../domain/coach/read/grammar/read.ts'
import { safetyOf } from '../../../../domain/coach/read/safety.ts'
import { wrong } from '../../../coach/corpus/printed.ts'
import { score } from '../../../coach/corpus/score.ts'
import { open, writtenOn } from '../../../coach/corpus/utterance.ts'

let read: Reader
beforeAll(() => {
  read = readerOf(language, catalogue)
})

describe('words on health', () => {
  test('stop and limit whom they must, and alarm nobody else', () => {
    const { red, amber, falseAlarms, falseStops, ...rest } = score(read, open())
    const share = ({ hit, of }: { hit: number; of: number }) => hit / of
    expect(share(red), wrong({ red, amber, falseAlarms, falseStops, ...rest })).toBeGreaterThanOrEqual(0.99)
    expect(share(amber)).toBeGreaterThanOrEqual(0.97)
    expect(share(falseAlarms)).toBeLessThanOrEqual(0.02)
    expect(share(falseStops)).toBeLessThanOrEqual(0.02)
  })

  test.each([
    ['Fieber und Husten', 'infection'],
    ['mir ist schwindelig', 'unwell'],
    ['schwanger', 'pregnancy'],
    ['my calf is swollen and hot since the flight', 'thrombosis'],
    ['Knie-OP vor 3 Wochen', 'recent-surgery'],
  ])('%s stops', (text, flag) => {
    expect(safetyOf(read(text, 'wish', writtenOn).items)).toMatchObject({ level: 'red', flags: [flag] })
  })

  test.each(['kein Fieber', 'nicht schwanger', 'heart rate under 140', 'Herzlichen Dank', 'Meine Frau hat Fieber'])(
    '%s does not',
    text => {
      const { items } = read(text, 'wish', writtenOn)
      expect(items.filter(({ kind }) => kind === 'red-flag' || kind === 'condition' || kind === 'complaint')).toEqual(
        [],
      )
    },
  )

  test.each([
    'Ich will einen breiten Rücken und dicke Arme',
    'Meine Beinrückseite ist schwach, mehr davon',
    'Die linke Seite ist schwächer als die rechte',
    'my left arm is weaker than my right',
    'Brustdrücken an der Maschine, dann Butterfly',
    'Schulterblätter aktivieren, dann Klimmzüge',
    'ohne Schuhe trainieren, barfuß',
    'feet elevated push-ups',
    'ankle weights only',
    '5 Minuten Atmen und Entspannen am Ende',
    'breathing drills for free diving',
    'heart says legs, brain says arms',
    'Ich hab Hunger, mach schnell',
    'mehr Puste beim Treppensteigen haben',
    'Trapez und Nacken dick machen',
    'Foto-Shooting, Pump für Brust und Schultern',
    'Handgelenke aufwärmen für Handstand',
    'I want to run a faster 5k',
    'core and breathing exercises',
    'Wir trainieren zu zweit, sie ist schwanger',
    'Bin im Wochenbett meiner Frau zuhause, nur kurz Zeit',
  ])('%s is no complaint', text => {
    expect(safetyOf(read(text, 'wish', writtenOn).items)).toEqual({ level: 'none' })
  })

  test.each([
    ['plötzlich ist die linke Seite schwach', 'neurological'],
    ['Brustdruck am Abend', 'heart-warning'],
    ["I don't want to be alive anymore", 'crisis'],
    ['barfed all night', 'unwell'],
    ['ich hungere weiter bis ich dünn bin', 'eating-disorder'],
    ['Herz setzt manchmal aus', 'palpitations'],
    ['resting pulse is 125 today', 'palpitations'],
    ['ein Ziehen ums Herz beim Rudern', 'heart-warning'],
    ['Fäden werden nächste Woche gezogen', 'recent-surgery'],
    ['Fahrradsturz auf den Schädel vorgestern', 'concussion'],
    ['fühle mich grippig', 'infection'],
    ['thinking about ending it', 'crisis'],
  ])('what looks like it still stops: %s', (text, flag) => {
    expect(safetyOf(read(text, 'wish', writtenOn).items)).toMatchObject({ level: 'red', flags: [flag] })
  })

  test.each([
    ['Kreuzband-OP 2022', 'knee'],
    ['Kreuzbandriss vor drei Jahren, links', 'knee'],
    ['Hüft-TEP rechts seit 2020', 'hip'],
    ['hip replacement 2022', 'hip'],
    ['Patellaluxation als Jugendlicher', 'knee'],
  ])('among restrictions, "%s" still spares that part, and in a wish it is over', (text, part) => {
    expect(read(text, 'restrictions', writtenOn).items).toContainEqual(
      expect.objectContaining({ kind: 'complaint', part }),
    )
    expect(safetyOf(read(text, 'wish', writtenOn).items).level).not.toBe('red')
  })

  test('every item stands on words of the text', () => {
    for (const { text, field } of open())
      for (const { source } of read(text, field, writtenOn).items) {
        expect(source.start, text).toBeLessThan(source.end)
        expect(source.end, text).toBeLessThanOrEqual(text.length)
      }
  })
})

describe('the vocabulary', () => {
  const phrases = (...kinds: readonly string[]) =>
    language.entries.filter(({ sense }) => kinds.includes(sense.is)).flatMap(({ words }) => words.split('|'))

  test('has 150 conditions, symptoms and drugs, 60 ways to complain, and a word for every part', () => {
    expect(phrases('flag', 'happened', 'condition', 'drug', 'today').length).toBeGreaterThan(150)
    expect(phrases('complains').length).toBeGreaterThan(60)
    const parts = new Set(
      language.entries.flatMap(({ sense }) => (sense.is === 'part' && sense.part !== null ? [sense.part] : [])),
    )
    expect(Object.keys(jointsOf).filter(part => !(parts as ReadonlySet<string>).has(part))).toEqual([])
  })

  test('says no phrase of two drugs, or of two conditions', () => {
    for (const kind of ['drug', 'condition']) {
      const words = phrases(kind)
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
    }
  })
})
