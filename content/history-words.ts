import { weightUnit } from './weight-unit.ts'

/** What an event tells about itself; which facts are there depends on its type. */
export type Facts = Readonly<Record<string, string | number | null>>

type Sentence = (facts: Facts) => string

const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })

const amount = (value: string | number | null | undefined, unit: string) =>
  typeof value === 'number' ? `${number.format(value)} ${unit}` : null

const said = (value: string | number | null | undefined) => (value === null || value === undefined ? '' : String(value))

const quoted = (value: string | number | null | undefined) => (said(value) ? `: „${said(value)}“` : '.')

const sides: Readonly<Record<string, string>> = { left: ' links', right: ' rechts' }

/** 'Kniebeuge, Satz 2', and of a preparation that is alone 'Kniebeuge, Vorbereitung'. */
const setName = ({ exercise, set, kind, side }: Facts) => {
  const isRamp = kind === 'ramp'
  const what = [isRamp ? 'Vorbereitung' : 'Satz', set].filter(part => part !== undefined).join(' ')
  const isKnown = isRamp || typeof set === 'number'
  return [said(exercise) || 'Übung', isKnown ? what + (sides[said(side)] ?? '') : null].filter(Boolean).join(', ')
}

const skips: Readonly<Record<string, string>> = {
  'no-time': 'keine Zeit',
  'too-hard': 'zu schwer',
  pain: 'Schmerz',
  occupied: 'Gerät besetzt',
}

/** 'ausgelassen (keine Zeit)'. */
const leftOut = ({ why }: Facts) => (skips[said(why)] ? `ausgelassen (${skips[said(why)]})` : 'ausgelassen')

/** 'Notiz „Sitz auf Stufe 4“ (vorher „Stufe 3“)'. */
const noted = ({ note, wasNote }: Facts) => {
  const was = said(wasNote) ? ` (vorher „${said(wasNote)}“)` : ''
  return said(note) ? `Notiz „${said(note)}“${was}` : `Notiz entfernt${was}`
}

/** What had stood there before. */
const before = ({ wasReps, wasDurationSec, wasDistanceM, wasWeightKg, wasSpeedKmh, wasRir, load }: Facts) =>
  performanceWords({
    load: load ?? null,
    reps: wasReps ?? null,
    durationSec: wasDurationSec ?? null,
    distanceM: wasDistanceM ?? null,
    weightKg: wasWeightKg ?? null,
    speedKmh: wasSpeedKmh ?? null,
    rir: wasRir ?? null,
  })

const parts = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const
const clock = new Intl.DateTimeFormat('de-DE', parts)
/** For who reads it on paper: the reader's own clock is on their device alone. */
const germanClock = new Intl.DateTimeFormat('de-DE', { ...parts, timeZone: 'Europe/Berlin' })
const moment = (value: string | number | null | undefined, zone: Facts[string] | undefined) =>
  Number.isNaN(Date.parse(said(value)))
    ? 'unbekannt'
    : (zone === 'Europe/Berlin' ? germanClock : clock).format(Date.parse(said(value)))

/** '45 Sekunden', and from a minute and a half on as clocks show it: '1:41 min'. */
const span = (seconds: Facts[string] | undefined) =>
  typeof seconds === 'number' && seconds >= 90
    ? `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')} min`
    : amount(seconds, seconds === 1 ? 'Sekunde' : 'Sekunden')

export const performanceWords = ({ reps, durationSec, distanceM, weightKg, speedKmh, rir, load }: Facts) =>
  [
    amount(reps, reps === 1 ? 'Wiederholung' : 'Wiederholungen'),
    span(durationSec),
    amount(distanceM, 'Meter'),
    amount(weightKg, weightUnit(said(load))),
    amount(speedKmh, 'km/h'),
    typeof rir === 'number' ? `${rir} in Reserve` : null,
  ]
    .filter(Boolean)
    .join(', ')

const makers: Readonly<Record<string, string>> = { rules: 'eingebauten Coach', ai: 'KI-Coach' }

const feelings: Readonly<Record<string, string>> = {
  never: 'nie wieder',
  'not-today': 'heute nicht',
  pain: 'tut weh',
}

const changes: Readonly<Record<string, string>> = {
  ...feelings,
  swap: '',
  easier: 'leichter',
  harder: 'härter',
  place: 'anderer Ort',
}

/** A change of ours by its name, anything else as it was said. */
const because = (why: string | number | null | undefined) => {
  const [, minutes] = /^shorter (\d+)$/.exec(said(why)) ?? []
  const known = minutes ? `noch ${minutes} Minuten` : Object.hasOwn(changes, said(why)) ? changes[said(why)] : undefined
  return known === undefined ? quoted(why) : known === '' ? '.' : `: ${known}.`
}

/** One plain German sentence for every kind of event of a workout. */
export const sentences = {
  WorkoutRequested: ({ minutes, prompt }) =>
    `Workout${typeof minutes === 'number' ? ` über ${minutes} Minuten` : ''} gewünscht${quoted(prompt)}`,
  // Its score weighs the plan against the whole week: to who asked for a third session today it would say nothing.
  WorkoutGenerated: ({ planner }) => `Plan vom ${makers[said(planner)] ?? 'Coach'} erstellt.`,
  GenerationFailed: ({ reason }) => `Der Plan konnte nicht erstellt werden${quoted(reason)}`,
  WorkoutRevised: ({ why }) => `Plan überarbeitet${because(why)}`,
  WorkoutStarted: () => 'Training begonnen.',
  SetLogged: facts => `${setName(facts)}: ${performanceWords(facts) || 'eingetragen'}.`,
  SetCorrected: facts =>
    `${setName(facts)} korrigiert auf ${performanceWords(facts) || 'einen neuen Wert'}${before(facts) ? ` (war ${before(facts)})` : ''}.`,
  SetSkipped: facts => `${setName(facts)}: ${leftOut(facts)}.`,
  SetReopened: facts => `${setName(facts)}: Eintrag zurückgenommen.`,
  RestTaken: ({ seconds }) => `${amount(seconds, seconds === 1 ? 'Sekunde' : 'Sekunden') ?? 'Eine'} Pause.`,
  SetAdded: facts => `${setName(facts)}: dazugenommen.`,
  SetRemoved: facts => `${setName(facts)}: gestrichen.`,
  BlockMoved: ({ block }) => `Block „${said(block) || 'ohne Namen'}“ an eine andere Stelle gelegt.`,
  ExerciseAdded: ({ came }) => `${said(came) || 'Eine Übung'} dazugenommen.`,
  ExerciseRemoved: ({ block }) => `${said(block) || 'Eine Übung'} wieder herausgenommen.`,
  SetNoted: facts => `${setName(facts)}: ${noted(facts)}.`,
  ExerciseNoted: facts => `${said(facts.exercise) || 'Übung'}: ${noted(facts)}.`,
  ExerciseCompleted: ({ exercise }) => `${said(exercise) || 'Übung'} abgeschlossen.`,
  ExerciseSkipped: facts => `${said(facts.exercise) || 'Übung'}: ${leftOut(facts)}.`,
  ExerciseReopened: ({ exercise }) => `${said(exercise) || 'Übung'} wieder geöffnet.`,
  ExerciseSwapped: ({ exercise, went, came, why }) => {
    const old = said(went) || said(exercise) || 'Übung'
    return `${old} ${said(came) ? `gegen ${said(came)} getauscht` : 'ausgetauscht'}${because(why)}`
  },
  ExerciseFelt: ({ exercise, kind }) =>
    `Rückmeldung zu ${said(exercise) || 'einer Übung'}: ${feelings[said(kind)] ?? 'notiert'}.`,
  BlockCompleted: ({ block }) => `Block „${said(block) || 'ohne Namen'}“ abgeschlossen.`,
  BlockSkipped: facts => `Block „${said(facts.block) || 'ohne Namen'}“: ${leftOut(facts)}.`,
  WorkoutCompleted: () => 'Training abgeschlossen.',
  WorkoutAborted: () => 'Training abgebrochen.',
  WorkoutReopened: () => 'Training wieder aufgenommen.',
  TimesCorrected: ({ startedAt, finishedAt, pausedMinutes, zone }) =>
    `Trainingszeit korrigiert: von ${moment(startedAt, zone)} bis ${moment(finishedAt, zone)}${pausedMinutes ? `, davon ${pausedMinutes} min Pause` : ''}.`,
  WorkoutExpired: () => 'Plan verfallen: Er lag 14 Tage unbenutzt. Du hast das Workout gutgeschrieben bekommen.',
  WorkoutDeleted: () => 'Workout gelöscht.',
  WorkoutRestored: () => 'Workout wiederhergestellt.',
  WorkoutErased: () => 'Workout endgültig gelöscht.',
} as const satisfies Readonly<Record<string, Sentence>>

export const actors = { user: 'Du', staff: 'Support', system: 'Coach' } as const

/** Total: a kind of event this version does not know is named, not hidden. */
export const historyWords = (type: string, facts: Facts): string => {
  const known: Readonly<Record<string, Sentence>> = sentences
  return Object.hasOwn(sentences, type) ? (known[type]?.(facts) ?? type) : `Ereignis „${type}“.`
}
