import { isStrength } from '../basis/catalogue.ts'
import type { Text } from '../basis/plan.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { text } from '../basis/text.ts'
import { type DraftBlock, exercisesIn } from '../dose/draft.ts'
import type { Brief } from '../prescribe/brief.ts'

/** That an answer of the questionnaire shaped the day. */
export const answerHints = (brief: Brief, main: readonly DraftBlock[], wholeBody: boolean): readonly Text[] => {
  const { feedback } = brief.request
  const lifts = exercisesIn(main).filter(isStrength).length
  return [
    ...(feedback?.struggles?.value === 'ja' && lifts >= worthAWord ? [firstTwo] : []),
    ...(wholeBody ? [forItself] : []),
    ...(feedback?.mobility?.value === 'analyse' && brief.minutes >= ruleSet.session.coolDown.value.fromMinutes
      ? [compareSides]
      : []),
    ...(brief.goal === 'hyrox' && brief.raceDay === null ? raceWords(feedback?.hyrox?.value, lifts) : []),
  ]
}

/** Lifts from which on there are some to leave out. */
const worthAWord = 4

const raceWords = (experience: 'erstes' | 'erfahren' | 'kein_interesse' | undefined, lifts: number): readonly Text[] =>
  experience === 'erstes' ? [firstRace] : experience === 'erfahren' && lifts > 0 ? [knowsRaces] : []

const firstTwo = text(
  'Du hast gesagt, dass dir Dranbleiben schwerfällt. Die ersten zwei Übungen zählen am meisten: Schaffst du heute nur sie, hat sich der Tag gelohnt.',
  'You said that sticking to it is hard for you. The first two exercises count most: if you only get those done today, the day was worth it.',
)

const forItself = text(
  'Du trainierst, wann es gerade passt. Deshalb ist heute der ganze Körper dran, egal, wann du wiederkommst.',
  'You train whenever there is time. So today is for the whole body, whenever you come back.',
)

const compareSides = text(
  'Du möchtest wissen, was dir an Beweglichkeit fehlt: Vergleich beim Ausklang beide Seiten und schreib dazu, wo es enger ist.',
  'You want to know where you lack mobility: compare both sides in the cool-down and note where it is tighter.',
)

const firstRace = text(
  'Für dein erstes HYROX gilt: Lern die Stationen zuerst sauber und gleichmäßig. Das Tempo kommt in den Wochen vor dem Rennen dazu.',
  'For your first HYROX: learn the stations cleanly and evenly first. The pace comes in the weeks before the race.',
)

const knowsRaces = text(
  'Du kennst das Rennen: Nimm dir heute die Station vor, die dich beim letzten Mal am meisten gekostet hat.',
  'You know the race: work on the station today that cost you most last time.',
)
