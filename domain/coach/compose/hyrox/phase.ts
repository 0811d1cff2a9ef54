import type { Reason } from '../../basis/plan.ts'
import { counted, text } from '../../basis/text.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { raceEvents, reason } from '../../reasons/reasons.ts'

/** What the days until the race ask for. */
export const phaseReason = (brief: Brief): Reason => {
  const { phase = 'base', daysOut = null } = brief.race ?? {}
  const words = phases[phase]
  if (daysOut === null || daysOut < 0) return reason('hyrox-phase', { phase }, raceEvents(brief), () => words)
  const days = counted(daysOut, 'Tag', 'Tage', 'day', 'days')
  return reason('hyrox-phase', { phase, daysOut }, raceEvents(brief), () =>
    daysOut === 0
      ? text('Heute ist Wettkampf. Jetzt kurz und frisch bleiben.', 'Race day. Keep it short and fresh.')
      : text(`Noch ${days.de} bis zum Wettkampf. ${words.de}`, `${days.en} to your race. ${words.en}`),
  )
}

const phases = {
  base: text('Jetzt zählen Ausdauer und Kraft als Grundlage.', 'Now endurance and strength lay the base.'),
  build: text('Jetzt kommen Laufen und Stationen zusammen.', 'Now running and stations come together.'),
  peak: text('Jetzt wird es wettkampfnah.', 'Now it gets close to the race.'),
  taper: text('Jetzt weniger Umfang bei gleichem Tempo.', 'Now less volume at the same pace.'),
  'race-week': text('Jetzt kurz, locker und frisch bleiben.', 'Now keep it short, easy and fresh.'),
  recovery: text('Nach dem Wettkampf erholst du dich erst einmal.', 'After the race you recover first.'),
} as const
