import { partNames, regionNames, sideNames } from '../content/language/item-words.ts'
import type { Catalogue } from '../domain/coach/basis/catalogue.ts'
import type { Text } from '../domain/coach/basis/plan.ts'
import { text as both } from '../domain/coach/basis/text.ts'
import { saidApart } from '../domain/coach/read/grammar/apart-from-health.ts'
import type { Item, Of } from '../domain/coach/read/intent.ts'
import type { Target } from '../domain/coach/read/training.ts'
import { clauseAround, type Span } from './clause-around.ts'

type Instead = { readonly words: Text; readonly text: string }

/**
 * The words of an item with those that steer it: what goes when it is taken away or said otherwise. Of a guess no single
 * word is what was meant.
 */
export const wholeOf = (item: Item, text: string): Span => {
  const { start, end } = item.source
  if (isGuessed(item)) return clauseAround(text, item.source)
  const isOfBody = item.kind === 'complaint' || item.kind === 'ask'
  if (!(isOfBody || 'want' in item || item.kind === 'duration')) return { start, end }
  const steering = (isOfBody ? owning : leading).exec(text.slice(0, start))?.[1] ?? ''
  const behind = isOfBody ? '' : (trailing.exec(text.slice(end))?.[0] ?? '')
  return { start: start - steering.length, end: end + behind.length }
}

const before = (words: string) => new RegExp(`(?:^|[\\s,])((?:(?:${words})\\s+)+)$`, 'i')
const leading = before(
  'nur|ohne|skip|lass|keine?n?|weniger|kaum|bitte|höchstens|maximal|mindestens|only|just|no|without|less|at most|at least|die|den|das|the',
)
const owning = before('mein(?:e[nrsm]?)?|my|der|die|das|the|links|rechts|linke[nrsm]?|rechte[nrsm]?|left|right')
const trailing = /^\s+(?:bitte\s+)?(?:nicht|weglassen|auslassen|only|schonen)(?![\p{L}])/iu

/** Care for one's health that only the sound of words calls for. */
export const isGuessed = (item: Item): boolean =>
  item.source.certainty === 'guess' && (item.kind === 'red-flag' || (item.kind === 'ask' && item.part === null))

/** What else may have been meant by the whole of an item's words, each with what to write in their place. */
export const insteadOf = (item: Item, whole: string, catalogue: Catalogue): readonly Instead[] => {
  switch (item.kind) {
    case 'ask':
      return item.part === null ? [apart(whole), ...partsAsked] : [...hurting(partNames[item.part].de), nothing]
    case 'red-flag':
      return isGuessed(item) ? [apart(whole)] : []
    case 'complaint':
      return severities(item)
    case 'focus': {
      const name = item.on.of === 'trait' || item.on.of === 'pattern' ? null : nameOf(item.on, catalogue)
      return name === null ? [] : wants(item.want, name)
    }
    case 'exercise': {
      const name = catalogue.exercises.find(({ id }) => id === item.exercises[0])?.name.de
      return name === undefined ? [] : wants(item.want, name).filter(({ text }) => !/^(nur|weniger) /.test(text))
    }
    case 'duration':
      return [20, 30, 45, 60]
        .filter(minutes => minutes !== item.most)
        .map(minutes => ({ words: both(`${minutes} min`, `${minutes} min`), text: `${minutes} Minuten` }))
    case 'intensity':
      return levels.filter(({ level }) => level !== item.level)
    default:
      return []
  }
}

const nothing: Instead = { words: both('Nichts', 'Nothing'), text: '' }

/** The words stay, and are said to be about something else. */
const apart = (said: string): Instead => ({
  words: both('Nichts mit der Gesundheit', 'Nothing about health'),
  text: saidApart(said),
})

const hurting = (part: string): readonly Instead[] => [
  { words: both('Schmerz', 'Pain'), text: `${part} schmerzt` },
  { words: both('Verspannt', 'Tense'), text: `${part} ist verspannt` },
]

/** Where nobody knows which part is meant, the usual ones are offered. */
const partsAsked: readonly Instead[] = [
  ...(['lower-back', 'shoulder', 'knee', 'hip'] as const).map(part => ({
    words: partNames[part],
    text: `${partNames[part].de} schmerzt`,
  })),
]

const severities = ({ part, side, severity }: Of<'complaint'>): readonly Instead[] => {
  const name = side === null ? partNames[part].de : `${partNames[part].de} ${sideNames[side].de}`
  return [
    { is: 'protect', words: both('Nur schonen', 'Just spare it'), text: `${name} schonen` },
    { is: 'mild', words: both('Verspannt', 'Tense'), text: `${name} ist verspannt` },
    { is: 'pain', words: both('Schmerz', 'Pain'), text: `${name} schmerzt` },
    { is: 'acute', words: both('Geschwollen', 'Swollen'), text: `${name} ist geschwollen` },
  ].filter(({ is }) => is !== severity)
}

const wants = (now: string, name: string): readonly Instead[] =>
  [
    { want: 'with', words: both('Dabei', 'With it'), text: name },
    { want: 'only', words: both('Nur das', 'Only that'), text: `nur ${name}` },
    { want: 'less', words: both('Weniger', 'Less'), text: `weniger ${name}` },
    { want: 'without', words: both('Ohne', 'Without it'), text: `ohne ${name}` },
  ].filter(({ want }) => want !== now)

const levels = [
  { level: 'easy', words: both('Locker', 'Easy'), text: 'locker' },
  { level: 'moderate', words: both('Mittel', 'Moderate'), text: 'mittlere Intensität' },
  { level: 'hard', words: both('Hart', 'Hard'), text: 'hart' },
] as const

const nameOf = (target: Target, { muscles }: Catalogue): string | null =>
  target.of === 'region' ? regionNames[target.id].de : (muscles.find(({ id }) => id === target.id)?.name.de ?? null)
