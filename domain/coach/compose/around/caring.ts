import { type Exercise, kitFor } from '../../basis/catalogue.ts'
import type { Text } from '../../basis/plan.ts'
import type { CareOf } from '../../basis/training.ts'
import { cares, cautions } from '../../basis/vocabulary.ts'
import type { Brief } from '../../prescribe/brief.ts'
import type { Slot } from '../slots/slot.ts'

/** What today is kind to, the gravest first. */
const caresOf = ({ limits, catalogue }: Brief): readonly CareOf[] =>
  cares.filter(care => limits.cares.has(care)).map(care => catalogue.training.cares.of[care])

/** What the session is called besides: by the gravest. */
export const careName = (brief: Brief): readonly Text[] =>
  caresOf(brief)
    .slice(0, 1)
    .map(({ name }) => name)

export const careTone = (brief: Brief): Text | null => caresOf(brief)[0]?.tone ?? null

export const careHints = (brief: Brief): readonly Text[] => [
  ...caresOf(brief).flatMap(({ hints }) => hints),
  ...cautions
    .filter(caution => brief.limits.cautions.has(caution))
    .map(caution => brief.catalogue.training.cautions.of[caution]),
]

/** A barbell stays on the wall where anything else will do. */
export const isUnkind = (brief: Brief, exercise: Exercise): boolean => {
  const kit = kitFor(exercise, brief.stock)
  return caresOf(brief).some(({ without }) => kit.some(item => without.includes(item)))
}

/** The day's places as care has them: its own opening, its own trunk, and a hinge never first. */
export const withCare = (brief: Brief, slots: readonly Slot[]): readonly Slot[] => {
  const all = caresOf(brief)
  if (all.length === 0) return slots
  const usable = (ids: readonly string[]) => ids.filter(id => brief.usable.some(one => one.id === id))
  const trunk = usable(all.find(({ trunk }) => trunk.length > 0)?.trunk ?? [])
  const opening = usable([...new Set(all.flatMap(({ opening }) => opening))])
  const braced = (one: Slot, at: number): Slot => ({
    ...one,
    amid: trunk,
    ...(opening.length > 0 && at === slots.findIndex(({ part }) => part === 'core') ? { wished: true } : {}),
  })
  const kept = slots.map((one, at) => (one.part === 'core' && trunk.length > 0 ? braced(one, at) : one))
  const late = all.some(({ hingesLate }) => hingesLate)
  const isHinge = ({ patterns, ids }: Slot) => ids === undefined && patterns[0] === 'hinge'
  const ordered = late ? [...kept.filter(one => !isHinge(one)), ...kept.filter(isHinge)] : kept
  return [...(opening.length > 0 ? [{ patterns: [], part: 'core', ids: opening } as const] : []), ...ordered]
}
