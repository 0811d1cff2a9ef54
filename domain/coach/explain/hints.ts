import { day, hour } from '../../days.ts'
import { directMuscles, type Exercise, fitsStock, isStrength } from '../basis/catalogue.ts'
import type { Text } from '../basis/plan.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { list, number, text } from '../basis/text.ts'
import { careHints } from '../compose/around/caring.ts'
import { missingStations } from '../compose/hyrox/stations.ts'
import { canGoSteady, muchUnrun, unrunSeconds } from '../compose/lasting/cardio.ts'
import { type DraftBlock, exercisesIn, secondsOf } from '../dose/draft.ts'
import { isTapering } from '../prescribe/ahead/race.ts'
import { isRun } from '../prescribe/ahead/runs.ts'
import { standsAlone } from '../prescribe/answered.ts'
import type { Brief } from '../prescribe/brief.ts'
import { daysPerWeek } from '../prescribe/week/frequency.ts'
import { kindOf } from '../prescribe/week/kinds.ts'
import { roomsFor } from '../prescribe/week/rooms.ts'
import { shortfallOf } from '../prescribe/week/tight.ts'
import { answerHints } from './answer-hints.ts'
import { lengthHints } from './length-hints.ts'
import { raceHints } from './race-hints.ts'
import { sparedHints } from './spared-hints.ts'
import { unmetHints } from './unmet.ts'

/** What the athlete should know before the first set: safety first, then what the day is like, then what could not be. */
export const hintsFor = (brief: Brief, main: readonly DraftBlock[]): readonly Text[] => [
  ...careHints(brief),
  ...(brief.limits.cautious ? [careful] : []),
  ...(brief.limits.tags.has('hypertension') ? [breatheOut] : []),
  ...(brief.limits.pulseMisleads ? [byFeeling] : []),
  ...(brief.limits.tags.size > 0 || Object.keys(brief.limits.joints).length > 0 ? [pain] : []),
  ...dayHints(brief, main),
  ...wishHints(brief, main),
  ...stationHints(brief, main),
  ...answerHints(brief, main, isForAll(brief)),
  ...raceHints(brief, main),
]

/** A day of the whole body where a plan would have had halves of it. */
const isForAll = (brief: Brief) => {
  const days = daysPerWeek(brief)
  return days > 3 && standsAlone(brief, days) && kindOf(brief) === 'full' && brief.raceDay === null
}

const dayHints = (brief: Brief, main: readonly DraftBlock[]): readonly Text[] => [
  ...(brief.deload ? [deload] : []),
  ...(brief.comeback < 1 && !brief.deload ? [comeback] : []),
  ...(brief.raceDay === 'own' ? [raceDay] : brief.raceDay === 'after' ? [afterRace] : []),
  ...(hasLiftedToday(brief) && !brief.wish.override ? [secondToday] : []),
  ...weekHints(brief),
  ...sparedHints(brief, main),
  ...kilometreHints(brief),
  ...groundHints(brief, main),
  ...(isTapering(brief.race) && brief.raceDay === null && brief.minutes >= 45 ? [taper] : []),
  ...(brief.wish.minutes !== null && brief.wish.minutes !== brief.request.minutes ? [minutesTaken(brief)] : []),
  ...lengthHints(brief),
]

const hasLiftedToday = ({ work, now }: Brief) =>
  work.filter(({ at, exercise }) => isStrength(exercise) && at <= now && now - at < sameDay.value.hours * hour)
    .length >= worthAWord

const { sameDay } = ruleSet.recovery

/** Sets of an earlier session today. */
const worthAWord = 6

const secondToday = text(
  'Du hast heute schon trainiert: Was da müde wurde, bekommt jetzt höchstens zwei Sätze.',
  'You have trained today already: what got tired then gets two sets at most now.',
)

const weekHints = (brief: Brief): readonly Text[] => {
  const short = shortfallOf(brief)
  if (short === null) return []
  const [sessions, minutes, holds, least] = [short.sessions, short.minutes, short.holds, short.least].map(number)
  return [
    text(
      `${sessions?.de} × ${minutes?.de} Minuten in der Woche geben jedem großen Muskel etwa ${holds?.de} Sätze; auf deinem Niveau wären ${least?.de} das Mindeste. Ich teile auf, was hineinpasst. Für mehr brauchst du einen Tag oder einige Minuten mehr.`,
      `${sessions?.en} × ${minutes?.en} minutes a week give each large muscle about ${holds?.en} sets; at your level ${least?.en} would be the least. I share out what fits. More needs another day or some more minutes.`,
    ),
  ]
}

/** Whose kilometres nobody knows starts from few, and is told how to say more. */
const kilometreHints = (brief: Brief): readonly Text[] => {
  const { runStart, work, now } = brief
  const isKnown = runStart.isTold || work.some(({ exercise, at }) => isRun(exercise) && at < now - 14 * day)
  if (isKnown || unrunSeconds(brief, brief.minutes * 60 * 0.75) < muchUnrun) return []
  const km = number(Math.round(runStart.km))
  return [
    text(
      `Ich weiß noch nicht, wie viel du läufst, und beginne mit etwa ${km.de} km in der Woche. Läufst du mehr, schreib es in dein Ziel, zum Beispiel „laufe 40 km pro Woche“.`,
      `I do not know yet how much you run, and start from about ${km.en} km a week. If you run more, write it into your goal, for example "I run 40 km a week".`,
    ),
  ]
}

const wishHints = (brief: Brief, main: readonly DraftBlock[]): readonly Text[] => {
  const resting = brief.wish.override
    ? []
    : brief.catalogue.muscles.filter(({ id }) => brief.wish.focus.includes(id) && brief.tired.has(id))
  const said = [
    ...unmetHints(brief, main),
    ...(resting.length > 0 ? [recovering(list(resting.map(({ name }) => name)))] : []),
  ]
  return [...said, ...restHints(brief, main, said.length > 0)]
}

/** Why the day, or the rest of it, is for something else than was wished for. */
const restHints = (brief: Brief, main: readonly DraftBlock[], isExplained: boolean): readonly Text[] => {
  if (!isExplained && isLeftOut(brief, main)) return [hadEnough]
  if (!isMostlyFilled(brief, main)) return []
  return [brief.goal === 'hyrox' || brief.goal === 'endurance' ? endured : enough]
}

/** No set of the day is for what was wished for, because the week holds no more of it. */
const isLeftOut = (brief: Brief, main: readonly DraftBlock[]) => {
  const { goal, wish, catalogue, raceDay } = brief
  const wished = catalogue.muscles.filter(({ id, major }) => major && wish.focus.includes(id)).map(({ id }) => id)
  if (goal === 'mobility' || raceDay !== null || wished.length === 0) return false
  const isFor = (one: Exercise) => isStrength(one) && directMuscles(one).some(muscle => wished.includes(muscle))
  if (exercisesIn(main).some(isFor)) return false
  const possible = brief.usable.filter(isFor)
  const rooms = roomsFor(brief)
  return possible.length > 0 && possible.every(one => rooms.for(one) < fewSets)
}

const fewSets = 2

/** Few muscles were wished for and they have had enough before the time is up. */
const isMostlyFilled = (brief: Brief, main: readonly DraftBlock[]) => {
  if (brief.wish.focus.length === 0 || brief.raceDay !== null || brief.goal === 'mobility') return false
  const filling = main.filter(({ exercises }) =>
    exercises.every(({ exercise }) => exercise.role === 'conditioning' || exercise.role === 'mobility'),
  )
  return secondsOf(filling, brief) > 0.25 * secondsOf(main, brief)
}

/** Who prepares for a race where nothing leads anywhere is told what that costs, on a day that stands in for a run. */
const groundHints = (brief: Brief, main: readonly DraftBlock[]): readonly Text[] => {
  const { goal, catalogue, stock, raceDay } = brief
  const hasGround = catalogue.exercises.some(one => isRun(one) && fitsStock(one, stock))
  const standsIn = main.some(({ exercises }) => exercises.some(({ exercise }) => exercise.role === 'conditioning'))
  return goal !== 'hyrox' || raceDay !== null || hasGround || !standsIn
    ? []
    : [canGoSteady(brief) ? onMachines : onTheSpot]
}

const onMachines = text(
  'An diesem Ort kannst du nicht laufen, deshalb gehst du auf Ergometer und Stationen. Die Hälfte eines HYROX wird gelaufen: Leg dafür einen Ort mit Laufstrecke oder Laufband an.',
  'There is no way to run at this place, so you get ergometers and stations. Half of a HYROX is run: add a place with a running route or a treadmill for it.',
)

const onTheSpot = text(
  'An diesem Ort kannst du nicht laufen, deshalb bleibst du in längeren Abschnitten auf der Stelle in Bewegung. Ein Lauf ist das nicht, und die Hälfte eines HYROX wird gelaufen: Leg dafür einen Ort mit Laufstrecke oder Laufband an.',
  'There is no way to run at this place, so you keep moving on the spot in longer stretches. That is no run, and half of a HYROX is run: add a place with a running route or a treadmill for it.',
)

/** HYROX stations that the place lacks are named, so that nobody takes a substitute for the real thing. */
const stationHints = (brief: Brief, main: readonly DraftBlock[]): readonly Text[] => {
  if (
    brief.goal !== 'hyrox' ||
    !main.some(({ focus }) => focus?.startsWith('hyrox-simulation') || focus === 'hyrox-compromised')
  )
    return []
  const missing = missingStations(brief)
  return missing.length === 0 ? [] : [substituted(list(missing))]
}

const minutesTaken = ({ minutes }: Brief): Text => {
  const { de, en } = number(minutes)
  return text(
    `Du hast ${de} Minuten geschrieben, daran halte ich mich.`,
    `You wrote ${en} minutes, so that is what you get.`,
  )
}

const recovering = ({ de, en }: Text) =>
  text(
    `Noch in Erholung, deshalb nur leicht dabei: ${de}. Schreib „trotzdem“, wenn du es willst.`,
    `Still recovering, so only lightly included: ${en}. Write "anyway" if you want it.`,
  )

const substituted = ({ de, en }: Text) =>
  text(
    `Hier gibt es nicht: ${de}. Dafür steht ein ehrlicher Ersatz im Plan.`,
    `Not available here: ${en}. An honest substitute is in the plan.`,
  )

const careful = text(
  'Trainiere mit Reserve und kläre neue Beschwerden zuerst ärztlich ab.',
  'Keep something in reserve and have new complaints checked by a doctor first.',
)
const breatheOut = text(
  'Halte nie die Luft an: Atme aus, wenn es anstrengend wird. So steigt der Blutdruck am wenigsten.',
  'Never hold your breath: breathe out on the effort. That keeps your blood pressure lowest.',
)
const byFeeling = text(
  'Mit einem Betablocker sagt der Puls wenig. Richte dich danach, wie schwer es sich anfühlt: Solange du in ganzen Sätzen sprechen kannst, ist es locker.',
  'With a beta blocker the pulse says little. Go by how hard it feels: as long as you can talk in full sentences it is easy.',
)
const pain = text(
  'Wenn etwas schmerzt, hör mit der Übung auf. Hält der Schmerz an, lass ihn ärztlich abklären.',
  'If something hurts, stop the exercise. If the pain stays, have it checked by a doctor.',
)
const deload = text(
  'Diese Woche ist zum Erholen da: weniger Sätze, weniger Gewicht, kürzere Einheiten.',
  'This week is for recovery: fewer sets, less load, shorter sessions.',
)
const raceDay = text(
  'Heute ist dein Wettkampf: Spar dir die Kraft dafür. Das hier ist nur zum Warmwerden, und du darfst es lassen. Viel Erfolg!',
  'Your race is today: save your strength for it. This is only for warming up, and you may leave it out. Good luck!',
)
const afterRace = text(
  'Stark, dass du es geschafft hast! Dein Körper repariert jetzt: ein Spaziergang reicht, ein freier Tag auch.',
  'Well done for getting there! Your body is repairing itself now: a walk is enough, a day off as well.',
)
const comeback = text(
  'Nach deiner Pause steigst du mit weniger Gewicht ein.',
  'After your break you start with less load.',
)
const taper = text(
  'So kurz vor dem Wettkampf reicht weniger: Nach der Hälfte darfst du aufhören.',
  'This close to the race less is enough: you may stop halfway.',
)
const hadEnough = text(
  'Was du trainieren wolltest, hatte diese Woche schon genug. Deshalb ist heute anderes dran.',
  'What you wanted to train has had enough this week. So today is for something else.',
)
const endured = text(
  'Nach dem, was du dir gewünscht hast, kommt Ausdauer: Sie gehört zu deinem Ziel.',
  'Endurance follows what you wished for: it belongs to your goal.',
)
const enough = text(
  'Was du trainieren wolltest, hat damit genug. Den Rest der Zeit füllt lockere Bewegung.',
  'What you wanted to train has had enough then. Easy movement fills the rest of the time.',
)
