import type { Brief } from '../../prescribe/brief.ts'
import type { Learning } from '../../prescribe/lifts/skills.ts'
import type { Slot } from './slot.ts'

/** A place for today's rung of each ladder, what rested longest first; a short session holds one, and a meet's lifts none. */
export const skillSlots = (brief: Brief): readonly Slot[] => {
  if (brief.wave?.holds === 'lifts') return []
  const slots = brief.learning
    .toSorted((one, other) => lastDone(brief, one) - lastDone(brief, other))
    .flatMap(learning => slotFor(brief, learning))
  return slots.slice(0, brief.minutes < shortMinutes ? 1 : 2)
}

const shortMinutes = 30

const slotFor = ({ usable }: Brief, { any }: Learning): readonly Slot[] => {
  const best = any.find(id => usable.some(one => one.id === id))
  const exercise = usable.find(({ id }) => id === best)
  return exercise ? [{ patterns: [exercise.pattern], part: 'skill', ids: [exercise.id] }] : []
}

/** What a wish of today names goes first. */
const lastDone = ({ lifts }: Brief, { any, said }: Learning) =>
  said === 'wish' ? -1 : Math.max(0, ...any.map(id => lifts.get(id)?.bouts[0]?.at ?? 0))
