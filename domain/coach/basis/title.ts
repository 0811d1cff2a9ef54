import { exercisesOf, type Plan, type PlannedExercise, type Text } from './plan.ts'
import { capital, duration, number, text } from './text.ts'

/**
 * What a workout is called wherever it is shown: what the day is about and what carries it, as the plan now holds it.
 * "Unterkörper · Kniebeuge 62,5 kg", "Ausdauer · Laufen 30 min", "HYROX Laufintervalle · Laufen 6 × 1000 m".
 */
export const titleOf = (plan: Plan): Text => {
  if (plan.title) return plan.title
  const about = aboutOf(plan)
  const lead = leadOf(plan)
  if (!lead) return about
  const { de, en } = shortName(lead)
  const dose = doseOf(lead)
  return text(`${about.de} · ${de}${dose.de}`, `${about.en} · ${en}${dose.en}`)
}

/** Older plans name the athlete's goal first: "Muskelaufbau: ganzer Körper". */
const aboutOf = ({ name: { de, en } }: Plan): Text => text(capital(afterColon(de)), capital(afterColon(en)))

/**
 * Intervals, or a stretch at the threshold or at race pace, that the day begins with; else what fills most of the time by
 * itself, unless it is beside intervals; else the first that is done with a load, else the first that is work.
 */
const leadOf = (plan: Plan): PlannedExercise | undefined => {
  const blocks = plan.blocks.filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')
  const main = exercisesOf({ ...plan, blocks })
  if (blocks[0]?.kind === 'interval' || fast.includes(blocks[0]?.focus ?? '')) return main[0]
  const most = (plan.estimatedMinutes * 60) / 3
  const filling = main.find(({ sets }) => sets.length === 1 && (sets[0]?.durationSec ?? 0) > most)
  if (filling && !blocks.some(({ kind }) => kind === 'interval')) return filling
  return main.find(exercise => heaviest(exercise) > 0) ?? main.find(({ targetRir }) => targetRir !== null) ?? main[0]
}

const fast: readonly string[] = ['tempo', 'race-pace']

const workOf = ({ sets }: PlannedExercise) => sets.filter(({ ramp }) => !ramp)

const heaviest = (exercise: PlannedExercise) => Math.max(0, ...workOf(exercise).map(({ weightKg }) => weightKg ?? 0))

/** The load in kg, else distances, else minutes; nothing where there is none of them. */
const doseOf = (exercise: PlannedExercise): Text => {
  const kg = number(heaviest(exercise))
  const each = inBothHands(exercise) ? ' 2 ×' : ''
  if (kg.en !== '0') return text(`${each} ${kg.de} kg`, `${each} ${kg.en} kg`)
  const sets = workOf(exercise)
  const [first] = sets
  if (first?.distanceM !== undefined) {
    const times = sets.length > 1 ? `${sets.length} × ` : ''
    return text(` ${times}${first.distanceM} m`, ` ${times}${first.distanceM} m`)
  }
  const seconds = first?.durationSec ?? 0
  if (sets.length > 1 && seconds >= 60 && sets.every(({ durationSec }) => durationSec === seconds)) {
    const each = seconds % 60 === 0 ? text(`${seconds / 60} min`, `${seconds / 60} min`) : duration(seconds)
    return text(` ${sets.length} × ${each.de}`, ` ${sets.length} × ${each.en}`)
  }
  const minutes = Math.round(seconds / 60)
  return minutes >= 5 && sets.length === 1 ? text(` ${minutes} min`, ` ${minutes} min`) : text('', '')
}

/** So that 16 in each hand does not look like less than 35 on a barbell. */
const inBothHands = ({ name }: PlannedExercise) => / mit Kurzhanteln$/.test(name.de)

/** Without what it is done with: "Kniebeuge mit der Langhantel" is a "Kniebeuge". */
const shortName = ({ name: { de, en } }: PlannedExercise): Text =>
  text(before(de, / (?:mit|am|an|auf|im|zur) /), before(en, / (?:with|on|at|in|to) /))

const before = (words: string, end: RegExp) => words.split(end)[0] ?? words
const afterColon = (words: string) => words.slice(words.indexOf(': ') + 1).trim()
