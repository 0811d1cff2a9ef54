import { isEasy } from '../../working-sets.ts'
import type { Exercise } from '../basis/catalogue.ts'
import { exercisesOf, type Plan, type Text } from '../basis/plan.ts'
import { list, text } from '../basis/text.ts'
import { careTone } from '../compose/around/caring.ts'
import { type DraftBlock, exercisesIn } from '../dose/draft.ts'
import type { Brief } from '../prescribe/brief.ts'

/** Two sentences on what comes: what stands in the middle, and what the day is like. `lasting`: most of it is endurance. */
export const describe = (brief: Brief, main: readonly DraftBlock[], lasting = false): Text => {
  const tone = careTone(brief) ?? toneOf(lasting ? { ...brief, goal: 'endurance' } : brief)
  const centre = centreOf(exercisesIn(main), lasting)
  return text(`${centre.de} ${tone.de}`.trim(), `${centre.en} ${tone.en}`.trim())
}

const centreOf = (exercises: readonly Exercise[], lasting: boolean): Text => {
  const all = [...new Set(exercises)]
  const moving = all.filter(({ role }) => role !== 'mobility')
  const isLasting = ({ role }: Exercise) => role === 'conditioning'
  const work = lasting ? moving.toSorted((one, other) => Number(isLasting(other)) - Number(isLasting(one))) : moving
  const names = list((work.length > 0 ? work : all).slice(0, 3).map(({ name }) => name))
  return text(`Im Mittelpunkt: ${names.de}.`, `At the centre: ${names.en}.`)
}

/** A changed plan says what stands in the middle now, and of the day what was said before. */
export const recentred = (before: Plan, now: Plan, { byId }: Brief): Plan => {
  const mainIn = ({ blocks }: Plan) =>
    exercisesOf({ blocks: blocks.filter(block => !isEasy(block)) }).flatMap(({ exercise }) => byId.get(exercise) ?? [])
  const exercises = mainIn(now)
  const { de, en } = before.description
  for (const lasting of [false, true]) {
    const said = centreOf(mainIn(before), lasting)
    const next = centreOf(exercises, lasting)
    if (exercises.length > 0 && de.startsWith(said.de) && en.startsWith(said.en))
      return { ...now, description: text(next.de + de.slice(said.de.length), next.en + en.slice(said.en.length)) }
  }
  return now
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
