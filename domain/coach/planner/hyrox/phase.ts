import type { Brief } from '../../brief.ts'
import type { Reason } from '../../plan.ts'
import { text } from '../../text.ts'
import { planEvents, reason } from '../reasons.ts'

/** What the days until the race ask for. */
export const phaseReason = (brief: Brief): Reason => {
  const { phase = 'base', daysOut = null } = brief.race ?? {}
  const words = phases[phase]
  if (daysOut === null || daysOut < 0) return reason('hyrox-phase', { phase }, planEvents(brief), () => words)
  return reason('hyrox-phase', { phase, daysOut }, planEvents(brief), say =>
    text(
      `Noch ${say('daysOut').de} Tage bis zum Wettkampf. ${words.de}`,
      `${say('daysOut').en} days to your race. ${words.en}`,
    ),
  )
}

const phases = {
  base: text('Jetzt zählen Ausdauer und Kraft als Grundlage.', 'Now endurance and strength lay the base.'),
  build: text('Jetzt kommen Laufen und Stationen zusammen.', 'Now running and stations come together.'),
  peak: text('Jetzt wird es wettkampfnah.', 'Now it gets close to the race.'),
  taper: text('Jetzt weniger Umfang bei gleichem Tempo.', 'Now less volume at the same pace.'),
  'race-week': text('Jetzt nur noch locker bleiben.', 'Now just stay loose.'),
} as const
