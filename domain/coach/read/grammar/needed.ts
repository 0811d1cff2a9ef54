import type { RedFlag } from '../conditions.ts'
import type { Field } from '../intent.ts'
import { amberOf } from '../safety.ts'
import type { Said } from './context.ts'

/** Signs that another one explains: the breath that a broken rib takes, the weeks of the child that is born. */
const coveredBy: Readonly<Partial<Record<RedFlag, readonly RedFlag[]>>> = {
  breathlessness: ['heart-warning', 'fracture', 'pregnancy-warning'],
  pregnancy: ['pregnancy-warning', 'recent-birth', 'infection'],
  'recent-surgery': ['fresh-tear', 'fainting', 'thrombosis'],
  fracture: ['recent-surgery'],
}

/** A sign that says no more than a graver one beside it; and sick says less than any other. */
const isCovered = (flag: RedFlag, all: readonly RedFlag[]): boolean =>
  flag === 'unwell' ? all.some(one => one !== 'unwell') : (coveredBy[flag] ?? []).some(one => all.includes(one))

/** A leg that tingles is a nerve's matter, and none of its joints. */
const isOfNerve = (all: readonly Said[], { meaning, start, end }: Said) =>
  all.some(one => {
    if (one.meaning.kind !== 'condition' || one.meaning.condition !== 'nerve') return false
    const isSame = 'part' in meaning && meaning.part === one.meaning.part
    return isSame ? one.start < end && start < one.end : one.start <= start && end <= one.end
  })

/** "Rückenschonend" asks to spare the back, and for nothing else. */
const isInsideOf = (all: readonly Said[], at: number) =>
  all.some(
    ({ meaning, start, end }) =>
      meaning.kind === 'complaint' &&
      meaning.severity === 'protect' &&
      start <= (all[at]?.start ?? 0) &&
      (all[at]?.end ?? 0) <= end,
  )

/** "Blutdrucktabletten": the drug, and not the condition in its name as well. */
const isInDrug = (all: readonly Said[], { meaning, start, end }: Said): boolean =>
  all.some(
    one =>
      one.meaning.kind === 'drug' &&
      amberOf(one.meaning) === amberOf(meaning) &&
      amberOf(meaning) !== 'other' &&
      one.start <= start &&
      end <= one.end,
  )

/** "Rücken und Bizeps, wobei, Bizeps streichen wir": where each target is refused last, since the last word on it counts. */
const struckIn = (all: readonly Said[]): ReadonlyMap<string, number> =>
  new Map(
    all.flatMap((one): readonly [string, number][] => {
      const target = targetOf(one, 'without')
      return target === null ? [] : [[target, one.start]]
    }),
  )

const targetOf = (one: Said, want: 'with' | 'without'): string | null =>
  one.meaning.kind === 'focus' && one.meaning.want === want ? `${one.meaning.on.of} ${one.meaning.on.id}` : null

const ofWishes: ReadonlySet<string> = new Set(['goal', 'format', 'section', 'focus', 'exercise'])

/** Where limits are asked for nothing is wished: "Laufen" is what hurts, "kann nicht tief hocken" wants no squats. */
const isWishAmongLimits = ({ meaning }: Said): boolean =>
  meaning.kind === 'skill' || (ofWishes.has(meaning.kind) && 'want' in meaning && meaning.want === 'with')

/** What says less than something else that was said: sick beside a graver sign, a headache beside the hangover. */
export const needed = (said: readonly Said[], field: Field): readonly Said[] => {
  const all = field === 'limits' ? said.filter(one => !isWishAmongLimits(one)) : said
  const flags = all.flatMap(({ meaning }) => (meaning.kind === 'red-flag' ? [meaning.flag] : []))
  const isNew = all.some(({ meaning }) => meaning.kind === 'variety' && meaning.like === 'new')
  const states = all.flatMap(({ meaning }) => (meaning.kind === 'today' ? [meaning.state] : []))
  const isPaced = all.some(({ meaning }) => meaning.kind === 'condition' && meaning.condition === 'pacemaker')
  const isOperated = all.some(
    ({ meaning }) => meaning.kind === 'condition' && meaning.condition === 'surgery' && meaning.part === 'lower-back',
  )
  const struck = struckIn(all)
  return all.filter((one, at) => {
    const { meaning } = one
    if (one.start < (struck.get(targetOf(one, 'with') ?? '') ?? 0)) return false
    if (meaning.kind === 'red-flag') return !isCovered(meaning.flag, flags)
    if (meaning.kind === 'today')
      return !(
        (meaning.state === 'headache' && states.includes('hangover')) ||
        (meaning.state === 'stomach' && states.includes('period'))
      )
    if (meaning.kind === 'complaint') return !isOfNerve(all, one)
    if (meaning.kind === 'condition' && isInDrug(all, one)) return false
    if (meaning.kind === 'intensity') return !isInsideOf(all, at)
    if (meaning.kind === 'condition' && meaning.condition === 'heart' && isPaced) return false
    if (meaning.kind === 'variety') return !(isNew && meaning.like === 'last')
    if (meaning.kind === 'clearance') return all.findIndex(one => one.meaning.kind === 'clearance') === at
    return !(meaning.kind === 'condition' && meaning.condition === 'disc' && isOperated)
  })
}
