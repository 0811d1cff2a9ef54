import type { Reason } from '../../basis/plan.ts'
import { counted, text } from '../../basis/text.ts'
import type { DraftBlock } from '../../dose/draft.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { raceEvents, reason } from '../../reasons/reasons.ts'
import { steadyBlock } from '../lasting/cardio.ts'
import { strengthBlocks } from '../strength.ts'
import { flowBlocks } from './flow.ts'

/** A race's own day holds what warms up for it, a day of rest after it a walk and some mobility; whatever was wished. */
export const raceDayBlocks = (brief: Brief, seconds: number): readonly DraftBlock[] => {
  if (brief.raceDay === 'own' && brief.wave !== null) {
    const light = strengthBlocks(brief, seconds, 'full')
    if (light.length > 0) return light
  }
  const ids = brief.raceDay === 'own' ? (brief.race === null ? [] : ['easy-run']) : strolls
  const exercise = ids.flatMap(id => brief.usable.find(one => one.id === id) ?? [])[0]
  const durationSec = Math.min(Math.floor((seconds * movingShare) / 30) * 30, exercise?.defaults.seconds?.[1] ?? 0)
  const moving = exercise && durationSec >= 180 ? [steadyBlock(brief, exercise, durationSec)] : []
  const left = seconds - moving.length * (durationSec + 60)
  return [...moving, ...flowBlocks(brief, left)].map(block => ({
    ...block,
    exercises: block.exercises.map(one => ({ ...one, reasons: [raceDayReason(brief)] })),
  }))
}

/** The rest is mobility. */
const movingShare = 0.65

/** What moves tired legs without a blow, the calmest first. */
const strolls = ['brisk-walk', 'incline-walk', 'stationary-bike', 'elliptical']

const raceDayReason = (brief: Brief): Reason => {
  const daysOut = brief.eventInDays ?? 0
  const days = counted(-daysOut, 'Tag', 'Tagen', 'day', 'days')
  return reason('race-day', { daysOut: Math.abs(daysOut) }, raceEvents(brief), () =>
    brief.raceDay === 'own'
      ? text('Heute ist dein Wettkampf: Das hier macht dich nur warm.', 'Your race is today: this only warms you up.')
      : text(
          `Vor ${days.de} war dein Wettkampf: Bewegen ja, belasten nein.`,
          `Your race was ${days.en} ago: move, but do not load.`,
        ),
  )
}
