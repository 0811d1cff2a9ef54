import { readFileSync } from 'node:fs'

// What is said in passing beside a wish: words of everyday life that no vocabulary holds and that tell nothing of
// anybody's body. What was learned from thousands of complaints hears one in many of them, and a stop for a name or a
// month is worse than silence.

const words = readFileSync(new URL('ordinary.txt', import.meta.url), 'utf8')
  .split(/\s+/)
  .filter(Boolean)

/** To learn from, and others to be scored by; each word stands in both languages, as names do. */
const frames = {
  practice: [
    '{w}, und danach Beine bitte',
    'heute {w}, deshalb nur kurz Oberkörper',
    'ich mag {w}',
    '{w} and legs please',
    'I like {w}',
    'we had {w} today, short upper body session',
  ],
  rehearsal: [
    'hab vorhin {w} gehört, jetzt 30 Minuten Ganzkörper',
    'wegen {w} erst abends, dann Kraft mit Kurzhanteln',
    'so much {w} this week, 40 minutes full body',
    'after {w} something with dumbbells',
  ],
} as const

export type Half = keyof typeof frames

/** Every third word is only scored. */
const wordsOf = (half: Half) => words.filter((_, at) => (at % 3 === 0) === (half === 'rehearsal'))

/** Each word of a half in two of its frames. */
export const ordinary = (half: Half): readonly string[] => {
  const own = frames[half]
  return wordsOf(half).flatMap((word, at) =>
    [at, at + 3].map(turn => (own[turn % own.length] ?? own[0]).replace('{w}', word)),
  )
}

/** How a day, a mood or a reason comes before a wish, and wishes that come after it. */
const openers = [
  'Obwohl ich schlapp bin,',
  'Obwohl es spät ist,',
  'Obwohl ich wenig Zeit habe,',
  'Sobald die Kinder im Bett sind,',
  'Sobald der Regen aufhört,',
  'Sobald ich Feierabend habe,',
  'Seit dem Sommer wieder dabei,',
  'Weil der Chef früh weg ist,',
  'Weil morgen Feiertag ist,',
  'Plötzlich eine freie Stunde,',
  'Auf einmal habe ich Lust,',
  'Bin eben erst aus dem Bett gekommen,',
  'Bin gerade aus dem Büro gekommen,',
  'Bin eben heimgekommen und hätte Zeit,',
  'Neulich im Norden gewesen,',
  'Neulich beim Wandern gewesen,',
  'Kaum geschlafen hab ich nicht, alles gut,',
  'Bestimmt wird es eng mit der Zeit,',
  'Gerade gegessen,',
  'Noch nichts gegessen,',
  'Vor dem Essen,',
  'Nach dem Mittagessen,',
  'Nach dem Kino,',
  'Vor dem Termin um vier,',
  'Zwischen zwei Terminen,',
  'Wir gehen nachher essen,',
  'Endlich Wochenende,',
  'Mein Leben ist gerade voll,',
  'In dieser Welt braucht man Ausgleich,',
  'Hilf mir beim Dranbleiben,',
  'Ich hoffe auf gutes Wetter,',
  'Ich habe es satt herumzusitzen,',
  'Mir reicht es mit der Couch,',
  'Ich will endlich weiterkommen,',
  'Ich komme nicht vom Fleck,',
  'Ich gebe nicht auf,',
  'Der Plan vom letzten Mal war gut,',
  'Although it is late,',
  'Although I am a bit lazy,',
  'As soon as the kids sleep,',
  'As soon as work is over,',
  'Suddenly there is time,',
  'All of a sudden I feel like moving,',
  'I had lunch already,',
  'I had a coffee already,',
  'I have not had breakfast yet,',
  'Just came home,',
  'Just got back from a trip,',
  'Just woke up and want to move,',
  'My contract starts on Monday,',
  'My regular class is cancelled,',
  'The usual one,',
  'Happened to have an hour,',
  'My life is busy,',
  'For no reason at all,',
  'Help me stay on track,',
  'I am tired of sitting,',
  'I am done with the couch,',
  'There is a wedding in May,',
  'Between two meetings,',
  'Before the big game,',
  'On a November evening,',
] as const

const wishes = [
  'was für die Beine',
  'zwanzig Minuten Oberkörper',
  'mach mir ein Ganzkörperprogramm',
  'lass uns Klimmzüge machen',
  'bitte mit Hanteln',
  'something for the legs',
  'twenty minutes upper body',
  'give me a full body session',
  'let us do pull-ups',
  'with dumbbells please',
] as const

/** Each opener before three wishes, to learn from. */
export const openings = (): readonly string[] =>
  openers.flatMap((opener, at) => [0, 1, 2].map(more => `${opener} ${wishes[(at * 3 + more) % wishes.length]}`))
