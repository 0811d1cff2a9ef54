import type { Plan } from '../basis/plan.ts'
import { text } from '../basis/text.ts'
import { composeSession, type Session } from '../compose/session.ts'
import { assemble } from '../dose/draft.ts'
import type { Brief } from '../prescribe/brief.ts'
import { describe } from './describe.ts'
import { hintsFor } from './hints.ts'
import { planName } from './names.ts'

/** A session for a brief, with its name, what comes and what one should know before the first set. */
export const sessionFor = (brief: Brief, how: 'as-wished' | 'gentle'): Plan => told(brief, composeSession(brief, how))

const told = (brief: Brief, { kind, main, blocks, lasting, insteadOf }: Session): Plan => {
  const hints = [...(insteadOf === null ? [] : [nothing[insteadOf]]), ...hintsFor(brief, main)]
  if (brief.raceDay !== null) return assemble({ ...raceDayWords(brief), hints, blocks }, brief)
  const name = planName(brief, kind, { focus: main[0]?.focus ?? null, lasting })
  return assemble({ name, description: describe(brief, main, lasting), hints, blocks }, brief)
}

/** What is not here, so that the day is easy movement. */
const nothing = {
  lifts: text(
    'Mit dem, was hier da ist und heute geht, finde ich keine Kraftübungen, hinter denen ich stehen kann. Deshalb bewegst du dich heute nur locker.',
    'With what is here and what is possible today I find no strength work I can stand behind. So today is easy movement only.',
  ),
  /** Where the day is for lasting or stretching. */
  work: text(
    'Für heute finde ich nichts Härteres, hinter dem ich stehen kann. Deshalb bewegst du dich nur locker.',
    'For today I find nothing harder that I can stand behind. So it is easy movement only.',
  ),
} as const

/** What such a day is called, and what stands below. */
const raceDayWords = (brief: Brief) =>
  brief.raceDay === 'own'
    ? {
        name: text('Wettkampftag, Aufwärmen', 'Race day, warming up'),
        description: text(
          'Heute zählt nur dein Wettkampf. Ein paar Minuten zum Warmwerden, mehr nicht.',
          'Only your race counts today. A few minutes to warm up, nothing more.',
        ),
      }
    : {
        name: text('Erholung nach dem Wettkampf', 'Recovery after the race'),
        description: text(
          'Ein Spaziergang und etwas Beweglichkeit, oder ganz frei: Beides ist heute richtig.',
          'A walk and some mobility, or nothing at all: both are right today.',
        ),
      }
