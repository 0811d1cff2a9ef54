import type { Kind } from '../../../domain/coach/read/intent.ts'
import { isLimited, type Judged, namesFlag, type Reader, readingOf, type Wrong } from './reading.ts'
import type { Language, Utterance } from './utterance.ts'

/** How often something should have happened, and how often it did. */
export type Rate = { readonly of: number; readonly hit: number }

/** Items: expected and found, given and right. What a label calls optional is in neither. */
export type Items = {
  readonly expected: number
  readonly found: number
  readonly given: number
  readonly right: number
}

export type Score = {
  readonly utterances: number
  /** Utterances that must stop, and do; by flag: for the reason that the label names. */
  readonly red: Rate
  readonly redBy: Readonly<Record<string, Rate>>
  /** Limits that must hold, one a class and utterance. Kept by naming the class, by asking, or by stopping. */
  readonly amber: Rate
  readonly amberBy: Readonly<Record<string, Rate>>
  /** Utterances that call for no care, and were limited or stopped. */
  readonly falseAlarms: Rate
  /** Utterances that call for no stop, and were stopped. */
  readonly falseStops: Rate
  readonly items: Readonly<Record<Language | 'all', Items>>
  readonly kinds: Readonly<Partial<Record<Kind, Items>>>
  readonly wrong: readonly Wrong[]
}

export const score = (reader: Reader, utterances: readonly Utterance[]): Score => {
  const readings = utterances.map(utterance => readingOf(reader, utterance))
  const red = readings.filter(({ level }) => level === 'red')
  const calm = readings.filter(({ level }) => level === 'none')
  const ambers = readings
    .filter(({ level }) => level === 'amber')
    .flatMap(one => one.classes.map(kind => ({ one, kind })))
  const judged = readings.flatMap(one => one.judged)
  return {
    utterances: readings.length,
    red: rate(red, ({ safety }) => safety.level === 'red'),
    redBy: by(
      red.flatMap(one => one.classes.map(kind => ({ one, kind }))),
      ({ kind }) => first(kind),
      all => rate(all, ({ one, kind }) => namesFlag(one.safety, kind)),
    ),
    amber: rate(ambers, ({ one, kind }) => isLimited(one.safety, kind)),
    amberBy: by(
      ambers,
      ({ kind }) => first(kind),
      all => rate(all, ({ one, kind }) => isLimited(one.safety, kind)),
    ),
    falseAlarms: rate(calm, ({ safety }) => safety.level !== 'none'),
    falseStops: rate(
      readings.filter(({ level }) => level !== 'red'),
      ({ safety }) => safety.level === 'red',
    ),
    items: {
      all: itemsIn(judged),
      de: itemsIn(judged.filter(({ language }) => language === 'de')),
      en: itemsIn(judged.filter(({ language }) => language === 'en')),
      mixed: itemsIn(judged.filter(({ language }) => language === 'mixed')),
    },
    kinds: by(judged, ({ kind }) => kind, itemsIn),
    wrong: readings.flatMap(({ wrong }) => wrong ?? []),
  }
}

const itemsIn = (judged: readonly Judged[]): Items => {
  const found = judged.filter(({ is }) => is === 'found').length
  const extra = judged.filter(({ is }) => is === 'extra').length
  return { expected: judged.length - extra, found, given: found + extra, right: found }
}

const rate = <One>(all: readonly One[], hits: (one: One) => boolean): Rate => ({
  of: all.length,
  hit: all.filter(hits).length,
})

const by = <One, Key extends string, Value>(
  all: readonly One[],
  key: (one: One) => Key,
  value: (all: readonly One[]) => Value,
): Record<Key, Value> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(all, key)).map(([name, some]) => [name, value(some as readonly One[])]),
  ) as Record<Key, Value>

const first = (kind: string) => kind.split('|')[0] ?? kind
