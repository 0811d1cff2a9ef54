import { describe, expect, test } from 'vitest'
import type { Item } from '../../../../domain/coach/read/intent.ts'
import { read } from './reading.ts'

const isHard = (item: Item) => item.kind === 'intensity' && (item.level === 'hard' || item.level === 'all-out')
const refuses = (item: Item) => item.kind === 'exercise' && item.want === 'without'
const runs = (item: Item) => item.kind === 'exercise' && item.want === 'with'
const grows = (item: Item) => item.kind === 'goal' && item.goal === 'muscle'

/** What is wished in a picture, and the same words of something else. */
describe.each<readonly [string, (item: Item) => boolean, readonly string[], readonly string[]]>([
  [
    'it is to be hard',
    isHard,
    [
      'mach mir die Hölle heiß, Beine',
      'give me hell, upper body',
      'will morgen jeden Muskel spüren, Oberkörper',
      'I want to feel it tomorrow, legs',
      'Arme bis zur Kotzgrenze',
      'Schweißausbruch garantiert, Zirkel',
      'chest day, I want it on fire',
      'set my core on fire',
      'mach mich platt, Rumpf',
      'danach will ich nur noch liegen, Beine',
      "let's hammer it, back",
      'mach die Beine kaputt',
    ],
    [
      'bei der Hitze ist hier die Hölle, leise Übungen',
      'the campfire is on fire, easy row',
      'morgen spüre ich die Sonne, Rumpf',
      'hammer curls, Bizeps',
      'Rückenübungen im Liegen',
    ],
  ],
  [
    'an exercise that somebody cannot see any more is refused',
    refuses,
    [
      "I'm sick of planks",
      'Burpees hängen mir zum Hals raus',
      'fed up with lunges',
      'Kniebeugen gehen mir auf die Nerven',
      'hab die Nase voll von Burpees',
      'Liegestütze kann ich nicht mehr sehen',
    ],
    ['Planks kann ich eine Minute', 'I love planks', 'Liegestütze, bis ich nicht mehr kann', 'mehr Kniebeugen'],
  ],
  [
    'a dose of a drug is no interval',
    runs,
    ['2x500', '4x400 und dann Rumpf', 'heute 6x800'],
    ['Keppra 2x500', 'Levetiracetam 2x500', 'nehme Metformin 2x1000', 'on metformin 2x500', 'Ibuprofen 3x600'],
  ],
  [
    'broad and muscle are no goal where something else is so',
    grows,
    ['will breite Schultern', 'ich will breiter werden', 'mehr Muskeln bitte'],
    [
      'Rektusdiastase zwei Finger breit',
      'Hände drei Finger breit auseinander',
      'der Flur ist einen Meter breit, Rumpf',
    ],
  ],
])('%s', (_, says, wished, otherwise) => {
  test('said', () => {
    expect(wished.filter(text => !read(text).some(says))).toEqual([])
  })

  test('not said', () => {
    expect(otherwise.filter(text => read(text).some(says))).toEqual([])
  })
})
