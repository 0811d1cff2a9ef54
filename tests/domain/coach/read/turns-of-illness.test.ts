import { describe, expect, test } from 'vitest'
import { levelOf } from './reading.ts'

type Level = ReturnType<typeof levelOf>

/** Turns of phrase that tell of an illness or a complaint, and the same words where they tell of none. */
describe.each<readonly [string, Partial<Readonly<Record<Level, readonly string[]>>>]>([
  [
    'who has it with a part has trouble there',
    {
      amber: [
        'mit dem Knie hab ich es seit Jahren',
        'mit der Schulter habe ich es gerade, Beine',
        'im Rücken hab ichs auch',
        'ich hab es schon lange im Kreuz',
        'hab es im Nacken',
        "hab's in der Hüfte, Oberkörper",
        'ich habe es am Ellbogen',
        'Mit den Handgelenken habe ich es manchmal',
        'in der Leiste hab ich es wieder',
        "i han's mit dr Hüft, Oberkörper",
        'hab es in der linken Schulter',
        'mit der rechten Hüfte hab ich es immer wieder',
        'hab es mit den Knien und will laufen',
      ],
      none: [
        'ich hab es eilig, Knie und Beine',
        'mit dem Rücken hab ich es geschafft, jetzt Beine',
        'ich hab es mit Burpees nicht so, Rücken',
        'hab es satt, Beine',
        'mit der Brust hab ich es heute leicht gehabt',
        'hab es verstanden: Rücken zuerst',
      ],
    },
  ],
  [
    'a body that glows or burns up is hot',
    {
      red: [
        'mir gehts mies, glüh wie ein Ofen, nur bissl Dehnen',
        'ich glühe wie eine Heizung, leichtes Rudern',
        'glüh wie a Kachelofen, Rumpf',
        "I'm burning up and shivery, legs",
        'burning up since last night, upper body',
        'I am burning up, easy row',
        'my forehead is burning up',
        'meine Stirn glüht wie ein Backofen',
        'hot as an oven since this morning and shivering',
      ],
      none: [
        'ich glühe vor Vorfreude, Beine',
        'Waden glühen nach dem Lauf, heute Arme',
        'der Kamin glüht, heißer Ofen, dazu Rumpf',
        'burning up the track today, strides',
        'vorglühen heute Abend, jetzt Arme',
      ],
    },
  ],
  [
    'what sits on a saddle has gone numb',
    {
      red: [
        "can't feel my inner thighs since I lifted that wardrobe",
        'Innenseite der Oberschenkel taub seit gestern, Rumpf',
        'my backside has gone numb since the deadlift, arms',
        "can't feel my bum, back is killing me",
        'spüre mein Gesäß nicht mehr seit dem Heben',
        'Po ist seit dem Umzug taub, Oberkörper',
        'both inner thighs numb since this morning',
        'kein Gefühl mehr am Hintern seit dem Kreuzheben',
      ],
      none: [
        "can't feel my glutes in hip thrusts, what else",
        'spüre den Po beim Hip Thrust nicht, was tun',
        'inner thighs and bum please',
        'I want to feel my inner thighs tomorrow',
      ],
    },
  ],
  [
    'a virus in the stomach, or of a computer',
    {
      red: [
        'down with a stomach virus',
        'Magenvirus, nur Dehnen',
        'came down with a virus',
        'hab mir einen Virus eingefangen, locker Rad',
        'Darmvirus seit gestern, Oberkörper',
        'went down with some tummy virus, light legs',
        'a gut virus got me, yoga',
        'laid low by a virus, mobility',
        'down with a nasty infection',
        "I'm down with a bug since Sunday",
      ],
      none: [
        "I'm down with a leg day",
        'down for a workout, my laptop has a virus',
        'mein Handy hat sich einen Virus eingefangen, ohne Stoppuhr bitte',
        'der Rechner hat einen Virus, also früher Feierabend, Beine',
        'virus scan is running, twenty minutes of core',
      ],
    },
  ],
  [
    'slept badly, in one word and in dialect',
    {
      amber: [
        'sauschlecht gschlafn',
        'gschlofn hab i grottig',
        'saumies geschlafen, locker',
        'superschlecht geschlafen',
        'megaschlecht gepennt, trotzdem Beine',
        'i hob sauschlecht gschlofn',
      ],
      none: ['gut gschlofn, volle Pulle', 'saugut geschlafen, Beine', 'sauschlecht im Tischtennis, heute Beine'],
    },
  ],
])('%s', (_, said) => {
  test.each(Object.entries(said))('%s', (level, texts) => {
    expect(texts.filter(text => levelOf(text) !== level)).toEqual([])
  })
})
