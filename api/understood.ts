import type { z } from 'zod'
import {
  conditionNames,
  drugNames,
  flagNames,
  partNames,
  regionNames,
  sideNames,
  traitNames,
  withYour,
} from '../content/language/item-words.ts'
import type { understand, understoodItem } from '../contract/understood.ts'
import type { Catalogue } from '../domain/coach/basis/catalogue.ts'
import type { Text } from '../domain/coach/basis/plan.ts'
import { text as both } from '../domain/coach/basis/text.ts'
import { refusalFor } from '../domain/coach/explain/refusal.ts'
import type { Health } from '../domain/coach/read/health.ts'
import type { Item } from '../domain/coach/read/intent.ts'
import { amberOf } from '../domain/coach/read/safety.ts'
import type { Target, Want } from '../domain/coach/read/training.ts'
import type { Complained } from '../domain/complaint.ts'
import { beatsOf, dosed, longRests, ofEach, shortRests, spanOf } from './dose-words.ts'
import { eventWords, skillWords, sportWords } from './event-words.ts'
import { insteadOf, isGuessed, wholeOf } from './understood-otherwise.ts'

type Understood = z.input<(typeof understand)['answer']>

/** What the reader that plans understands by words of a field, each item in a few words of its own. */
export const understood = (
  text: string,
  items: readonly Item[],
  catalogue: Catalogue,
  today: string,
  complaints: readonly Complained[] = [],
): Pick<Understood, 'items' | 'refusal'> => {
  const refusal = refusalFor(items.flatMap(one => (one.kind === 'red-flag' ? [one.flag] : [])))
  return {
    items: items
      .filter(item => !isSaidByEvent(item, items))
      .map(item => answerOf(item, { text, catalogue, today, complaints })),
    refusal: refusal && { code: refusal.refused, text: [...refusal.hints] },
  }
}

/** "HYROX in 4 Wochen" is a goal as well as a day: the day says both. */
const isSaidByEvent = ({ kind, source }: Item, items: readonly Item[]) =>
  kind === 'goal' &&
  items.some(other => other.kind === 'event' && other.source.start === source.start && other.source.end === source.end)

/** What a form says, as an item that stands on no words. */
export const toldByForm = (told: readonly Health[]): readonly Item[] =>
  told
    .filter(({ kind }) => kind !== 'clearance')
    .map(one => ({ ...one, source: { field: 'wish', start: 0, end: 0, by: 'form', certainty: 'certain' } }))

type Around = {
  readonly text: string
  readonly catalogue: Catalogue
  readonly today: string
  readonly complaints: readonly Complained[]
}

const answerOf = (item: Item, around: Around): z.input<typeof understoodItem> => {
  const { text, catalogue, complaints } = around
  const { start, end, by } = item.source
  const said = text.slice(start, end)
  const whole = wholeOf(item, text)
  const words = text.slice(whole.start, whole.end)
  return {
    kind: item.kind,
    words: isGuessed(item) ? questionOn(words) : wordsOf(item, said, around),
    said,
    start,
    end,
    by,
    whole,
    instead: by === 'form' ? [] : insteadOf(item, words, catalogue).map(({ words, text }) => ({ words, text })),
    effect: effectOf(item),
    guessed: isGuessed(item),
    ends:
      item.kind === 'recovered' && item.source.field === 'wish'
        ? complaints.filter(({ part }) => part === item.part).map(({ id }) => id)
        : [],
  }
}

const longest = 90

const questionOn = (words: string): Text => {
  const said = words.length > longest ? `${words.slice(0, longest).toWellFormed().trimEnd()} …` : words
  return both(`Geht es hier um deine Gesundheit: „${said}“?`, `Is this about your health: “${said}”?`)
}

const effectOf = (item: Item): z.input<typeof understoodItem>['effect'] => {
  if (item.kind === 'red-flag') return 'stop'
  if (item.kind === 'ask') return 'ask'
  if (item.kind === 'not-understood') return 'not-understood'
  return amberOf(item) === null ? 'wish' : 'limit'
}

/** Items without words of their own are said in those of the athlete. */
const wordsOf = (item: Item, said: string, { catalogue, today }: Around): Text => {
  switch (item.kind) {
    case 'event':
      return eventWords(item, said, today)
    case 'sport':
      return sportWords(item, said, today)
    case 'skill':
      return skillWords(item, said, today)
    case 'focus':
      return wanted(item.want, nameOf(item.on, catalogue))
    case 'exercise': {
      const name = catalogue.exercises.find(({ id }) => id === item.exercises[0])?.name
      return name ? wanted(item.want, dosed(name, item.dose)) : both(said, said)
    }
    case 'kit':
    case 'format':
    case 'goal':
    case 'section':
      return refused(item.want, said, 'ohne', 'without')
    case 'place':
      return refused(item.want, said, 'nicht', 'not')
    case 'bound':
      return item.of === 'heart-rate' ? beatsOf(item) : both(said, said)
    case 'withdrawn':
      return both(`doch nicht ${said}`, `not ${said} after all`)
    case 'complaint': {
      const part = beside(partNames[item.part], item.side === null ? null : sideNames[item.side])
      if (item.severity === 'protect') return both(`${part.de} schonen`, `spare the ${part.en}`)
      if (item.severity === 'acute') return both(`${part.de}: akut`, `${part.en}: acute`)
      return item.severity === 'mild'
        ? both(`${part.de}: empfindlich`, `${part.en}: sensitive`)
        : both(`${part.de}: Schmerz`, `${part.en}: pain`)
    }
    case 'ask':
      return item.part === null
        ? said === ''
          ? both('Gelenke: etwas Offenes', 'joints: something open')
          : both(`Was ist mit „${said}“?`, `What about “${said}”?`)
        : both(`Was ist mit ${withYour[item.part]}?`, `What about your ${partNames[item.part].en}?`)
    case 'duration':
      return spanOf(item, 'min')
    case 'rests': {
      if (item.length !== null) return item.length === 'short' ? shortRests : longRests
      const span = spanOf(item, 's')
      return both(`Pausen ${span.de}`, `rests of ${span.en}`)
    }
    case 'scheme':
      return item.exercises === null
        ? ofEach(item.dose)
        : both(`höchstens ${item.exercises} Übungen`, `at most ${item.exercises} exercises`)
    case 'condition':
      return own(said) ?? conditionNames[item.condition] ?? both(item.condition, item.condition)
    case 'drug':
      return own(said) ?? drugNames[item.drug]
    case 'red-flag':
      return own(said) ?? flagNames[item.flag] ?? both(item.flag, item.flag)
    default:
      return both(said, said)
  }
}

/** Words that say themselves that something is not wanted. */
const denies = /^(?:ohne|kein\w*|nicht|nichts|no|not|without|none)\b/i

/** As it was said, and that it is not wanted where the words themselves do not say so. */
const refused = (want: Want, said: string, de: string, en: string): Text =>
  want === 'without' && !denies.test(said) ? both(`${de} ${said}`, `${en} ${said}`) : both(said, said)

const own = (said: string): Text | null => (said === '' ? null : both(said, said))

const beside = (name: Text, side: Text | null): Text =>
  side === null ? name : both(`${name.de} ${side.de}`, `${side.en} ${name.en}`)

const wanted = (want: Want, { de, en }: Text): Text => {
  switch (want) {
    case 'with':
      return both(de, en)
    case 'only':
      return both(`nur ${de}`, `only ${en}`)
    case 'less':
      return both(`weniger ${de}`, `less ${en}`)
    case 'without':
      return both(`ohne ${de}`, `without ${en}`)
  }
}

const nameOf = (target: Target, { muscles }: Catalogue): Text => {
  switch (target.of) {
    case 'region':
      return regionNames[target.id]
    case 'trait':
      return traitNames[target.id]
    case 'muscle':
      return muscles.find(({ id }) => id === target.id)?.name ?? both(target.id, target.id)
    case 'pattern':
      return both(target.id, target.id)
  }
}
