import type { Brief } from '../brief.ts'
import type { Text } from '../plan.ts'
import { list, text } from '../text.ts'
import { careTone } from './caring.ts'
import { type DraftBlock, exercisesIn } from './draft.ts'

/** Two sentences on what comes: what stands in the middle, and what the day is like. */
export const describe = (brief: Brief, main: readonly DraftBlock[]): Text => {
  const all = [...new Set(exercisesIn(main))]
  const work = all.filter(({ role }) => role !== 'mobility')
  const centre = list((work.length > 0 ? work : all).slice(0, 3).map(({ name }) => name))
  const tone = careTone(brief) ?? toneOf(brief)
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
