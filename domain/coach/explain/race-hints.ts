import { dayOf } from '../../days.ts'
import type { Text } from '../basis/plan.ts'
import { clock, text } from '../basis/text.ts'
import type { DraftBlock } from '../dose/draft.ts'
import { divisionRow, teamOf } from '../prescribe/ahead/course.ts'
import { paceOf, reachOf, splitsOf, targetIn } from '../prescribe/ahead/splits.ts'
import type { Brief } from '../prescribe/brief.ts'
import { readerFor } from '../read/reader.ts'

/** What a day close to the race should know of it: loads that nobody could name, and what the target asks of the runs. */
export const raceHints = (brief: Brief, main: readonly DraftBlock[]): readonly Text[] => {
  if (brief.goal !== 'hyrox' || !main.some(isOfRace)) return []
  return [...(divisionRow(brief).loads === null ? [noLoads] : []), ...targetHints(brief)]
}

const isOfRace = ({ focus }: DraftBlock) => focus !== null && /^hyrox-(compromised|simulation)/.test(focus)

const targetHints = (brief: Brief): readonly Text[] => {
  const { hyrox } = brief.catalogue.training
  const { athlete, wish, at } = brief.request
  const read = readerFor(brief.catalogue)
  const today = dayOf(at)
  const wished = targetIn(read(wish ?? '', 'wish', today), hyrox)
  const target = wished ?? targetIn(read(athlete.goalDetails ?? '', 'goal', today), hyrox)
  if (target === null) return []
  const team = teamOf(brief)
  const splits = splitsOf(target, hyrox, team)
  const { is, pace } = reachOf(splits, brief.paces, hyrox, team)
  const [asked, able] = [clock(Math.round(paceOf(splits))), clock(pace ?? 0)]
  const whole = hoursOf(target)
  if (is === 'unknown')
    return [
      text(
        `Für ${whole} läufst du die Kilometer im Schnitt in etwa ${asked}. Ob das passt, sehe ich nach deinen ersten Läufen.`,
        `For ${whole} you run the kilometres in about ${asked} on average. Your first runs will show whether that fits.`,
      ),
    ]
  return is === 'far'
    ? [
        text(
          `${whole} ist noch weit: Dafür bräuchtest du etwa ${asked} min/km, nach deinen letzten Läufen sind ${able} drin. Heute läufst du, was geht.`,
          `${whole} is far off yet: it takes about ${asked} min/km, your last runs say ${able}. Today you run what you can.`,
        ),
      ]
    : [
        text(
          `Für ${whole} läufst du die Kilometer im Schnitt in etwa ${asked}; nach deinen letzten Läufen sind ${able} drin.`,
          `For ${whole} you run the kilometres in about ${asked} on average; your last runs say ${able}.`,
        ),
      ]
}

/** "1:15:00". */
const hoursOf = (seconds: number) => `${Math.floor(seconds / 3600)}:${clock(seconds % 3600).padStart(5, '0')}`

const noLoads = text(
  'Für die Gewichte der Mixed-Staffel finde ich keine Quellen, die übereinstimmen, deshalb nenne ich keine: Nimm, was du sauber bewegst, und sieh vor dem Start im Regelwerk nach.',
  'I find no sources that agree on the loads of the mixed relay, so I name none: take what you move cleanly, and look into the rulebook before you start.',
)
