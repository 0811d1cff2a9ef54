import type { Text } from '../../basis/plan.ts'
import { capital, inSentence, list, text } from '../../basis/text.ts'
import type { DraftBlock } from '../../dose/draft.ts'
import { mostSeconds, spread } from '../../dose/spread.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { stepFor } from '../../prescribe/week/session-budget.ts'
import type { BodyPart } from '../../read/body.ts'
import { askedEvents, reason } from '../../reasons/reasons.ts'

const share = 0.16
const seconds = { least: 170, most: 420 } as const
/** From so many minutes on so many movements; fewer are done twice. */
const movements = [
  [0, 2],
  [45, 3],
  [75, 4],
] as const

/** Parts that are stiff or tense today and that something here loosens. */
const eased = (brief: Brief): readonly BodyPart[] =>
  brief.wish.stiff.filter(part => movesFor(brief, part).length >= 2).slice(0, 2)

/** Some minutes for what was said to be stiff, before the work; null where nothing was. */
export const reliefBlock = (brief: Brief): DraftBlock | null => {
  const parts = eased(brief)
  if (parts.length === 0) return null
  const ask = {
    seconds: Math.min(seconds.most, Math.max(seconds.least, brief.minutes * 60 * share)),
    restSec: 5,
    hold: [20, 45] as const,
    reasonsOf: () => [
      reason('loosens', {}, askedEvents(brief), () =>
        text(`Lockert, was heute verspannt ist: ${names.de}.`, `Loosens what is tense today: ${names.en}.`),
      ),
    ],
  }
  const names = list(parts.map(part => inSentence(partNames[part] ?? text(part, part))))
  const pool = alternately(parts.map(part => movesFor(brief, part)))
  const chosen = pool.slice(0, stepFor(movements, brief.minutes))
  const rounds = [1, 2].find(count => mostSeconds(chosen, { ...ask, rounds: count }) >= ask.seconds) ?? 3
  return {
    kind: 'circuit',
    name: text(`Lockern: ${capital(names.de)}`, `Loosen up: ${names.en}`),
    description: text(
      'Klein anfangen, ruhig atmen, nur so weit, wie es angenehm ist. Wird es schlimmer, hör auf.',
      'Start small, breathe calmly, only as far as it feels good. Stop if it gets worse.',
    ),
    focus: 'mobility',
    rounds,
    roundDurationSec: null,
    exercises: spread(chosen, { ...ask, rounds }),
  }
}

/** "Nacken", "unterer Rücken": for the title of a day that loosens it. */
export const easedName = (brief: Brief): Text | null => {
  const [part] = eased(brief)
  const name = part && partNames[part]
  return name ? text(`${name.de} lockern`, `Loosen up: ${name.en}`) : null
}

const movesFor = ({ catalogue, usable }: Brief, part: BodyPart) =>
  (catalogue.training.relief.first[part] ?? []).flatMap(id => usable.filter(one => one.id === id))

const alternately = <One>(lists: readonly (readonly One[])[]): readonly One[] => {
  const longest = Math.max(...lists.map(({ length }) => length))
  return [...new Set(Array.from({ length: longest }, (_, at) => lists.flatMap(each => each[at] ?? [])).flat())]
}

const partNames: Readonly<Partial<Record<BodyPart, Text>>> = {
  neck: text('Nacken', 'neck'),
  'upper-back': text('Oberer Rücken', 'upper back'),
  back: text('Rücken', 'back'),
  'lower-back': text('Unterer Rücken', 'lower back'),
  shoulder: text('Schultern', 'shoulders'),
  chest: text('Brust', 'chest'),
  hip: text('Hüfte', 'hips'),
  groin: text('Leiste', 'groin'),
  buttock: text('Gesäß', 'glutes'),
  'front-thigh': text('Vorderer Oberschenkel', 'front thighs'),
  'back-thigh': text('Hinterer Oberschenkel', 'back thighs'),
  'inner-thigh': text('Oberschenkelinnenseite', 'inner thighs'),
  calf: text('Waden', 'calves'),
  ankle: text('Sprunggelenk', 'ankles'),
  forearm: text('Unterarme', 'forearms'),
  wrist: text('Handgelenke', 'wrists'),
}
