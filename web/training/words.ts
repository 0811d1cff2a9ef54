import { weightUnit } from '../../content/weight-unit.ts'
import type { SkipReason } from '../../domain/progress.ts'
import { clock } from '../parts/clock.ts'
import { formatNumber } from '../parts/number.ts'
import { tied } from '../parts/tied.ts'
import { bySide } from './by-side.ts'
import { proposed } from './done.ts'
import { countIn, type Step } from './steps.ts'
import type { Block, Done, Exercise, Logged, PlannedSet } from './types.ts'

type Measured = { [Measure in keyof Done]?: Done[Measure] | null }

type Lift = Pick<Exercise, 'load_type'>

/** '10 Wdh. · 60 kg', '40 s', '1.000 m'; of a `lift` also what its kilograms are: '8 Wdh. · 12 kg je Hand'. */
export const measured = (set: Measured, lift?: Lift) => joined(amountOf(set), loadOf(set, lift)) || '–'

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ')

const amountOf = ({ reps, duration, distance }: Measured) =>
  joined(
    reps != null ? `${formatNumber(reps)} Wdh.` : '',
    distance != null ? `${formatNumber(distance)} m` : '',
    duration != null ? (duration < 90 ? `${formatNumber(duration)} s` : `${clock(duration)} min`) : '',
  )

const loadOf = ({ weight, speed }: Measured, lift?: Lift) =>
  joined(
    weight != null && weight > 0 ? `${formatNumber(weight)} ${lift ? weightUnit(lift.load_type) : 'kg'}` : '',
    speed != null ? `${formatNumber(speed)} km/h` : '',
  )

/** '3 × 10 Wdh. je Seite · 12 kg je Hand' for equal sets, else one after the other; what the athlete added is no plan. */
export const plannedWords = (exercise: Pick<Exercise, 'sets' | 'load_type'>) => {
  const own = exercise.sets.filter(({ ramp }) => !ramp)
  const planned = own.filter(({ added }) => !added)
  const work = planned.length > 0 ? planned : own
  const said = new Set(work.map(set => measured(set, exercise)))
  const pairs = work.some(({ side }) => side !== null)
  const count = pairs ? work.length / 2 : work.length
  const each = pairs ? ' je Seite' : ''
  const [only] = work
  if (said.size !== 1 || !only) return [...said].join(' / ')
  return joined(`${times(count, amountOf(only) || '–')}${each}`, loadOf(only, exercise))
}

/** What is not counted and done once is not multiplied: '5:00 min', but '1 × 9 Wdh.'. */
const times = (count: number, what: string) => (count === 1 && !what.includes('Wdh.') ? what : `${count} × ${what}`)

/** Each working set as it stood in the plan; there is nothing to hold against it. */
export const isAsPlanned = ({ sets }: Exercise) => {
  const work = sets.filter(({ ramp }) => !ramp)
  const isSo = (set: PlannedSet) => !set.added && set.logged !== null && measured(set.logged) === measured(set)
  return work.length > 0 && work.every(isSo)
}

/** Done, but with sets left out, or held for less than half of their time. */
export const isPartly = ({ look, sets }: Exercise) => {
  const isCut = ({ duration, logged }: PlannedSet) =>
    duration !== null && logged?.duration != null && logged.duration < duration / 2
  return look === 'done' && sets.some(set => !set.ramp && (set.look === 'skipped' || isCut(set)))
}

/** 'Satz 2', 'Vorbereitung', 'Satz 1 links'. */
export const setName = (
  { ramp, side }: Pick<PlannedSet, 'ramp' | 'side'>,
  { number, of }: { number: number; of: number },
) => {
  const name = ramp ? (of > 1 ? `Vorbereitung ${number}` : 'Vorbereitung') : `Satz ${number}`
  return side ? `${name} ${sides[side].toLowerCase()}` : name
}

/** 'Satz 2 von 4', 'Vorbereitung'; nothing of a set that is alone. */
export const whichOf = ({ set: { ramp }, number, of }: Step) =>
  of > 1 ? `${setName({ ramp, side: null }, { number, of })} von ${of}` : ramp ? 'Vorbereitung' : ''

/** What comes after the pause, with the weight that will stand there: 'Satz 2 von 3 · links · 9 Wdh. · 40 kg'. */
export const comingWords = (step: Step, now: Measured = proposed(step.set, step.exercise.sets)) => {
  const { side, duration } = step.set
  const words = measured({ ...now, duration }, step.exercise)
  return joined(whichOf(step), side ? sides[side].toLowerCase() : '', words)
}

/** Where its exercises stand beside it: 'Supersatz' of 'Supersatz: Kniebeuge und Rudern'. */
export const blockTitle = ({ name, exercises }: Block) => (exercises.length > 1 ? beforeColon(name) : name)

/** 'Tabata' of 'Tabata: Liegestütz', where the exercise stands beside it. */
export const beforeColon = (name: string) => name.replace(/: .*/, '')

export const skipWords: Readonly<Record<SkipReason, string>> = {
  'no-time': 'Keine Zeit',
  'too-hard': 'Zu schwer',
  pain: 'Schmerz',
  occupied: 'Gerät besetzt',
}

/** 'ausgelassen (zu schwer)'. */
export const leftOut = (skipped: { why: SkipReason | null } | null) =>
  skipped?.why
    ? `ausgelassen (${skipWords[skipped.why].replace(/^[KZ]/, first => first.toLowerCase())})`
    : 'ausgelassen'

/** '3 von 4 Sätzen: 9, 9, 8 Wdh. · 60 kg'; of an exercise that was ticked off without values, that it was. */
export const doneWords = (exercise: Exercise) => {
  const { sets, look, skipped } = exercise
  const work = sets.filter(({ ramp }) => !ramp)
  const done = work.flatMap(({ logged, side }) => (logged ? [{ ...logged, side }] : []))
  if (done.length === 0) {
    if (sets.some(({ logged }) => logged)) return 'nur vorbereitet'
    return look === 'done' ? 'abgehakt, ohne Werte' : leftOut(skipped)
  }
  const { all, done: counted } = countIn([exercise])
  const count = counted === all ? '' : `${counted} von ${all} Sätzen: `
  return count + bySide(done, sets => runs(sets, exercise))
}

/** Sets alike in all but their repetitions are told together: '9, 9, 8 Wdh. · 60 kg'. */
const runs = (done: readonly Logged[], lift: Lift) => {
  const groups: Logged[][] = []
  for (const one of done) {
    const last = groups.at(-1)
    const isAlike = last?.[0] && measured({ ...last[0], reps: null }) === measured({ ...one, reps: null })
    if (last && isAlike) last.push(one)
    else groups.push([one])
  }
  return groups.map(group => groupWords(group, lift)).join(' / ')
}

const groupWords = (group: readonly Logged[], lift: Lift) => {
  const [first] = group
  if (!first) return ''
  if (first.reps === null) return times(group.length, measured(first, lift))
  const reps = group.map(({ reps }) => formatNumber(reps ?? 0)).join(', ')
  return joined(`${reps} Wdh.`, amountOf({ ...first, reps: null }), loadOf(first, lift))
}

/** The dot stays with the word before it, a number with its unit, where a title needs two lines. */
export const titleWords = (name: string) => tied(name).replaceAll(' · ', '\u00a0· ')

export const sides = { left: 'Links', right: 'Rechts' } as const
