import type { Exercise } from '../basis/catalogue.ts'
import type { Text } from '../basis/plan.ts'
import { list, text } from '../basis/text.ts'
import { careTone } from '../compose/around/caring.ts'
import { type DraftBlock, exercisesIn } from '../dose/draft.ts'
import type { Brief } from '../prescribe/brief.ts'

/** Two sentences on what comes: what stands in the middle, and what the day is like. `lasting`: most of it is endurance. */
export const describe = (brief: Brief, main: readonly DraftBlock[], lasting = false): Text => {
  const all = [...new Set(exercisesIn(main))]
  const moving = all.filter(({ role }) => role !== 'mobility')
  const isLasting = ({ role }: Exercise) => role === 'conditioning'
  const work = lasting ? moving.toSorted((one, other) => Number(isLasting(other)) - Number(isLasting(one))) : moving
  const centre = list((work.length > 0 ? work : all).slice(0, 3).map(({ name }) => name))
  const tone = careTone(brief) ?? toneOf(lasting ? { ...brief, goal: 'endurance' } : brief)
  return text(`Im Mittelpunkt: ${centre.de}. ${tone.de}`.trim(), `At the centre: ${centre.en}. ${tone.en}`.trim())
}

const toneOf = ({ deload, readiness, comeback, goal }: Brief): Text => {
  if (deload) return text('Eine leichtere Einheit, damit du dich erholst.', 'An easier session, so that you recover.')
  if (readiness.level <= 2)
    return text('Heute mit weniger Umfang und mehr Reserve.', 'Less volume and more in reserve today.')
  if (comeback < 1) return text('Ein ruhiger Wiedereinstieg nach deiner Pause.', 'A calm way back after your break.')
  return tones[goal]
}

const tones = {
  strength: text('Schwer, sauber, mit langen Pausen.', 'Heavy and clean, with long rests.'),
  muscle: text('Nah ans Limit, aber mit sauberer Technik.', 'Close to your limit, with clean technique.'),
  endurance: text('Gleichmäßig atmen, gleichmäßig arbeiten.', 'Breathe evenly, work evenly.'),
  'weight-loss': text('Viel Bewegung, wenig Leerlauf.', 'Lots of movement, little idling.'),
  mobility: text('Langsam, ruhig und ohne Schmerz.', 'Slow, calm and without pain.'),
  hyrox: text('Ein Baustein im HYROX-Format.', 'One building block in the HYROX format.'),
  health: text('Rund, machbar und gut für jeden Tag.', 'Rounded, doable and good for every day.'),
} as const
