import type { Field, Intent, Item, Kind } from '../../../domain/coach/read/intent.ts'
import { type Safety, safetyOf } from '../../../domain/coach/read/safety.ts'
import { matches } from './match.ts'
import type { Expected } from './notation.ts'
import { type Language, type Utterance, writtenOn } from './utterance.ts'

/** Reads one text of one field, written on that day (ISO date). */
export type Reader = (text: string, field: Field, today: string) => Intent

/** An utterance that was not read as its label says, and how. */
export type Wrong = {
  readonly utterance: Utterance
  readonly missed: readonly string[]
  readonly extra: readonly Item[]
  /** What is wrong about the level or its classes; null when nothing is. */
  readonly safety: string | null
}

/** One item that was expected or given. */
export type Judged = { readonly kind: Kind; readonly language: Language; readonly is: 'found' | 'missed' | 'extra' }

export type Reading = {
  readonly level: string
  readonly classes: readonly string[]
  readonly safety: Safety
  readonly judged: readonly Judged[]
  readonly wrong: Wrong | null
}

export const readingOf = (reader: Reader, utterance: Utterance): Reading => {
  const { text, field, language } = utterance
  const [level = '', ...classes] = utterance.safety.split(' ')
  const { items } = reader(text, field, writtenOn)
  const safety = safetyOf(items)
  const counted = items.filter(({ kind }) => (level === 'red' ? kind === 'red-flag' : kind !== 'not-understood'))
  const { found, missed, extra } = paired(utterance.items, counted, text)
  const fault = faultOf(level, classes, safety)
  return {
    level,
    classes,
    safety,
    judged: [
      ...found.map(one => ({ kind: kindOf(one), language, is: 'found' as const })),
      ...missed.map(one => ({ kind: kindOf(one), language, is: 'missed' as const })),
      ...extra.map(({ kind }) => ({ kind, language, is: 'extra' as const })),
    ],
    wrong:
      missed.length + extra.length > 0 || fault
        ? { utterance, missed: missed.map(({ label }) => label), extra, safety: fault }
        : null,
  }
}

/**
 * Each expectation takes the first free item that matches it, what is required before what is optional. A list of things is
 * one item, and answers for each of them.
 */
const paired = (expected: readonly Expected[], items: readonly Item[], text: string) => {
  const free = new Set(items)
  const taken = (one: Expected) => {
    const item = [...free].find(candidate => matches(one, candidate, text))
    if (item) free.delete(item)
    return item !== undefined || items.some(listed => isListed(one, listed, text))
  }
  const required = expected.filter(({ optional }) => !optional).map(one => ({ one, found: taken(one) }))
  for (const one of expected.filter(({ optional }) => optional)) taken(one)
  return {
    found: required.filter(({ found }) => found).map(({ one }) => one),
    missed: required.filter(({ found }) => !found).map(({ one }) => one),
    extra: [...free],
  }
}

const isListed = (one: Expected, item: Item, text: string) =>
  item.kind === 'kit' &&
  item.equipment.length > 1 &&
  item.equipment.some(id => matches(one, { ...item, equipment: [id] }, text))

const faultOf = (level: string, classes: readonly string[], safety: Safety): string | null => {
  if (level === 'red') return safety.level === 'red' ? null : `not stopped: ${classes.join(' ')}`
  if (safety.level === 'red') return `stopped without need: ${safety.flags.join(' ')}`
  if (level === 'none') return safety.level === 'none' ? null : `false alarm: ${safety.ambers.join(' ')}`
  const open = classes.filter(kind => !isLimited(safety, kind))
  return open.length > 0 ? `not limited: ${open.join(' ')}` : null
}

export const isLimited = (safety: Safety, kind: string): boolean =>
  safety.level === 'red' ||
  (safety.level === 'amber' && safety.ambers.some(one => one === 'unknown' || kind.split('|').includes(one)))

export const namesFlag = (safety: Safety, kind: string): boolean =>
  safety.level === 'red' && safety.flags.some(flag => kind.split('|').includes(flag))

const kindOf = ({ any }: Expected): Kind => any[0]?.kind ?? 'not-understood'
