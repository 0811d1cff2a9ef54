import { describe, expect, test } from 'vitest'
import { levelOf } from './reading.ts'

/** Words that stop elsewhere, and what they are said of here; beside each the same words said of oneself and in earnest. */
describe.each<readonly [string, { readonly calm: readonly string[]; readonly stops: readonly string[] }]>([
  [
    'who wants to die of a workout laughs',
    {
      calm: [
        'i want to die after this leg day lol',
        'burpees make me want to die haha',
        'wanna die during that wod 😂',
        'nach dem Beintag will ich sterben lol',
        'will sterben wenn ich an Burpees denke haha',
        'bring mich um, Beine lol',
      ],
      stops: [
        'i want to die',
        'i want to die after my divorce, leg day please lol',
        'I want to die, leg day',
        'will sterben, Beine bitte',
        'I want to die after leg day lol, I mean it',
        'I want to die after leg day lol, nobody would miss me',
        'haha, ich will nicht mehr leben, Beine',
      ],
    },
  ],
])('%s', (_, { calm, stops }) => {
  test.each(calm)('not stopped: %s', text => expect(levelOf(text)).not.toBe('red'))
  test.each(stops)('stopped: %s', text => expect(levelOf(text)).toBe('red'))
})

test.each(['Fieberblase', 'hab ne Fieberblase an der Lippe', 'Fieberbläschen', 'fever blister on my lip', 'cold sore'])(
  'what is called after a fever is none: %s',
  text => expect(levelOf(text)).not.toBe('red'),
)

test.each(['Fieberblase und 39 Fieber', 'Fieberbläschen, dazu Schüttelfrost und Fieber'])(
  'and beside a fever it stops: %s',
  text => expect(levelOf(text)).toBe('red'),
)

test.each(['rippenprellung vom sturz', 'Rippenprellung vom Sturz gestern', 'bruised rib from the fall'])(
  'a bruise limits: %s',
  text => expect(levelOf(text)).toBe('amber'),
)
