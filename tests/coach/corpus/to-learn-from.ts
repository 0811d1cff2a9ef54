import type { Field } from '../../../domain/coach/read/intent.ts'
import { besideHarmless } from './beside.ts'
import { contrasts, ownContrasts } from './contrast.ts'
import { type Everyday, everydayOfLife, everydayOfPeople, everydayOfTalk } from './everyday.ts'
import { made } from './made.ts'
import { openings, ordinary } from './ordinary.ts'
import { spoken } from './spoken.ts'
import { open, rounds } from './utterance.ts'

/** What somebody said, and how careful one has to be with it. */
export type Told = {
  readonly text: string
  readonly field: Field
  readonly level: 'red' | 'amber' | 'none'
  readonly kinds: readonly string[]
  /** A fifth of each source in a row, since what one person wrote stands together; null: learned from, never judged by. */
  readonly fold: number | null
}

export const folds = 5

/**
 * All that an ear may learn from and be tuned by: the open half, the rounds but for what is held, what is spoken for
 * practice, and what is made. Nothing of the locked half, the held ones, the rehearsal and the strangers.
 */
export const toLearnFrom = (): readonly Told[] => [
  ...[open(), ...rounds()].flatMap(some =>
    some.map(({ text, field, safety }) => {
      const [level = '', ...kinds] = safety.split(' ')
      return toldAs(text, level, { field, kinds: kinds.flatMap(kind => kind.split('|')) })
    }),
  ),
  ...Object.values(Object.groupBy(spoken(), ({ file }) => file)).flatMap((some = []) => {
    const practice = some.filter(({ half }) => half === 'practice')
    return practice.map(({ text, level, kind, file }, at) =>
      toldAs(text, level, {
        kinds: [kind],
        fold: inOneGo.test(file) ? Math.floor((at * folds) / practice.length) : null,
      }),
    )
  }),
  ...made(2000, 19)
    .filter(({ level }) => level !== 'red')
    .map(({ text, level }) => toldAs(text, level)),
  ...[everydayOfPeople('practice'), everydayOfLife('practice')].flatMap(toldOfNothing),
  ...[...ordinary('practice'), ...openings()].map(text => toldAs(text, 'none')),
  ...toldOfNothing(everydayOfTalk('practice')),
  ...contrasts('practice').map(({ text, level, kind, field }, at, all) =>
    toldAs(text, level, { field, kinds: [kind], fold: Math.floor((at * folds) / all.length) }),
  ),
  ...ownContrasts().map(({ text, level, kind, field }) => toldAs(text, level, { field, kinds: [kind] })),
]

/** The same, and beside something harmless of the same fifth. */
export const besideOthersToo = (all: readonly Told[]): readonly Told[] => [
  ...all,
  ...[null, ...Array.from({ length: folds }, (_, fold) => fold)].flatMap(fold =>
    besideHarmless(
      all.filter(one => one.fold === fold),
      `beside ${fold}`,
    ),
  ),
]

/** What is written on every day twice, and what is said in passing: of all that people write it is the most by far, and here it is hardly any. */
export const asOftenAsWritten = (all: readonly Told[]): readonly Told[] => {
  const everyday = [everydayOfPeople('practice'), everydayOfLife('practice'), everydayOfTalk('practice')].flat()
  const texts = new Set([...everyday.map(({ text }) => text), ...ordinary('practice'), ...openings()])
  return [...all, ...all.filter(({ text }) => texts.has(text))]
}

/** What people wrote who had seen no vocabulary. Of the rest the grammar knows nearly everything, and the ear is hardly asked. */
const inOneGo = /\.(?:fresh|people)\.txt$/

const toldAs = (text: string, level: string, more: Partial<Told> = {}): Told => {
  if (level !== 'red' && level !== 'amber' && level !== 'none') throw new Error(`no level: ${level}`)
  return { text, field: 'wish', level, kinds: [], fold: null, ...more }
}

const toldOfNothing = (some: readonly Everyday[]): readonly Told[] =>
  some.map(({ field, text }, at) => toldAs(text, 'none', { field, fold: Math.floor((at * folds) / some.length) }))
