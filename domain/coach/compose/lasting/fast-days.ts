import { day } from '../../../days.ts'
import type { Exercise } from '../../basis/catalogue.ts'
import type { PlannedBlock, Reason } from '../../basis/plan.ts'
import { clock, number, text } from '../../basis/text.ts'
import type { DraftBlock } from '../../dose/draft.ts'
import type { Distance } from '../../prescribe/ahead/distance.ts'
import { isTapering } from '../../prescribe/ahead/race.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { planEvents, raceEvents, reason } from '../../reasons/reasons.ts'
import { runSeconds, steadyBlock, steadyBlocks } from './cardio.ts'

// The fast days of who runs a distance: at the threshold, at the race's own pace, or in short repeats.

/** Whether a block was hard running. */
export const isHardBlock = ({ kind, focus }: Pick<PlannedBlock, 'kind' | 'focus'>): boolean =>
  kind === 'interval' || focus === tempo || focus === racePace

const tempo = 'tempo'
const racePace = 'race-pace'

/** Days so close before the race leave nothing hard. */
export const isAlmostThere = ({ distance, eventInDays, catalogue }: Brief): boolean =>
  distance !== null && eventInDays !== null && eventInDays > 0 && eventInDays <= catalogue.training.distances.easyDays

/** Today's fast running; null where its turn is short repeats, where something else was asked for, or where it does not fit. */
export const fastDay = (brief: Brief, seconds: number): DraftBlock[] | null => {
  const { distance, wish } = brief
  if (distance === null || wish.style !== null || wish.wanted.length > 0) return null
  const turn = turnOf(brief, distance)
  if (turn === 'intervals') return null
  const block = turn === 'tempo' ? tempoBlock(brief, seconds) : racePaceBlock(brief, distance, seconds)
  if (block === null) return isTapering(brief.race) ? steadyBlocks(brief, seconds) : null
  const left = seconds - secondsIn(block) - 60
  return [block, ...(left >= 360 ? steadyBlocks(brief, left, [block], []) : [])]
}

/** Easy, and a few strides, so that the legs know what is to come. */
export const strideDay = (brief: Brief, seconds: number): DraftBlock[] => {
  const { times, seconds: each, restSeconds } = brief.catalogue.training.distances.strides
  const exercise = brief.usable.find(({ id }) => id === 'strides')
  const all = times * (each + restSeconds)
  if (!exercise || brief.eventInDays === 1 || seconds < all + 600) return steadyBlocks(brief, seconds)
  const easy = steadyBlocks(brief, seconds - all - 60)
  return [
    ...easy,
    {
      ...steadyBlock(brief, exercise, each),
      description: text(
        `${number(times).de}-mal ${number(each).de} Sekunden flott und locker, dazwischen gehen, bis du ganz erholt bist.`,
        `${number(times).en} times ${number(each).en} seconds fast and relaxed, walking in between until fully recovered.`,
      ),
      rounds: 1,
      exercises: [
        {
          exercise,
          targetRir: null,
          reasons: [near(brief)],
          sets: Array.from({ length: times }, () => ({ durationSec: each, restSec: restSeconds })),
        },
      ],
    },
  ]
}

const secondsIn = ({ exercises }: DraftBlock) =>
  exercises.flatMap(({ sets }) => sets).reduce((sum, { durationSec = 0, restSec }) => sum + durationSec + restSec, 0)

/** Of the phase's fast days the one that was longest ago. */
const turnOf = (brief: Brief, { row }: Distance) => {
  const phase = brief.race?.phase ?? 'build'
  const days = row.days[phase === 'recovery' ? 'base' : phase === 'race-week' ? 'taper' : phase]
  const last = (kind: string) => Math.max(0, ...daysWith(brief, block => kindOf(block) === kind))
  return days.toSorted((one, other) => last(one) - last(other))[0] ?? 'intervals'
}

const kindOf = (block: PlannedBlock) =>
  block.focus === tempo || block.focus === racePace ? block.focus : block.kind === 'interval' ? 'intervals' : null

/** Days of the last weeks that had such a block, in milliseconds. */
const daysWith = ({ request, now }: Brief, is: (block: PlannedBlock) => boolean): readonly number[] =>
  request.history.flatMap(({ at, plan }) => {
    const then = Date.parse(at)
    return then < now && now - then < lately * day && plan.blocks.some(is) ? [then] : []
  })

const lately = 84

const tempoBlock = (brief: Brief, seconds: number): DraftBlock | null => {
  const { first, more, most } = brief.catalogue.training.distances.tempo
  const minutes = Math.min(most, first + more * daysWith(brief, ({ focus }) => focus === tempo).length)
  return steadyAt(brief, {
    minutes: easier(brief, minutes),
    seconds,
    pace: brief.paces.tempo,
    focus: tempo,
    because: reason('tempo', { goal: brief.goal }, planEvents(brief), () =>
      text(
        'An der Schwelle lernst du, ein zügiges Tempo lange zu halten.',
        'At the threshold you learn to hold a brisk pace for long.',
      ),
    ),
  })
}

const racePaceBlock = (brief: Brief, { pace, row }: Distance, seconds: number): DraftBlock | null => {
  const { racePace: how } = row
  const before = daysWith(brief, ({ focus }) => focus === racePace).length
  const amount = Math.min(how.most, how.first + how.more * before)
  const because = near(brief)
  if (how.as === 'steady')
    return steadyAt(brief, { minutes: easier(brief, amount), seconds, pace, focus: racePace, because })
  const exercise = brief.usable.find(({ id }) => id === 'run-intervals')
  const open = Math.min(runSeconds(brief), seconds - 60)
  const { forms = [] } = how
  const possible = [forms[before % forms.length], ...forms].flatMap(form => {
    if (form === undefined) return []
    const each = Math.round((pace * form.metres) / 1000)
    const asked = Math.floor((easier(brief, amount) * 1000) / form.metres)
    return [{ ...form, each, rounds: Math.min(asked, Math.floor(open / (each + form.restSeconds))) }]
  })
  const found = possible.find(({ rounds }) => rounds >= 2)
  if (!exercise || !found) return null
  const { metres: far, restSeconds, each, rounds } = found
  const [count, metres, rest] = [number(rounds), number(far), number(restSeconds)]
  return {
    kind: 'interval',
    name: text('Im Wettkampftempo', 'At race pace'),
    description: text(
      `${count.de}-mal ${metres.de} m in ${clock(pace)} min/km, dazwischen ${rest.de} Sekunden traben.`,
      `${count.en} times ${metres.en} m at ${clock(pace)} min/km, ${rest.en} seconds of jogging in between.`,
    ),
    focus: racePace,
    rounds,
    roundDurationSec: each + restSeconds,
    exercises: [
      {
        exercise,
        targetRir: null,
        reasons: [because],
        sets: Array.from({ length: rounds }, () => ({
          distanceM: far,
          durationSec: each,
          restSec: restSeconds,
        })),
      },
    ],
  }
}

/** Less of it while tapering and in an easier week, at the same pace. */
const easier = ({ race, deload }: Brief, amount: number) =>
  race?.phase === 'taper' || race?.phase === 'race-week' || deload ? amount * half : amount

const half = 0.6

type Steady = {
  readonly minutes: number
  readonly seconds: number
  readonly pace: number
  readonly focus: string
  readonly because: Reason
}

const steadyAt = (brief: Brief, { minutes, seconds, pace, focus, because }: Steady): DraftBlock | null => {
  const exercise = brief.usable.find(({ id }) => id === 'tempo-run')
  const most = Math.min(minutes * 60, seconds * 0.8, runSeconds(brief), exercise?.defaults.seconds?.[1] ?? 0)
  const durationSec = Math.floor(most / 60) * 60
  if (!exercise || durationSec < leastSeconds) return null
  return {
    ...steadyBlock(brief, exercise, durationSec),
    ...said(exercise, pace, focus),
    focus,
    exercises: [{ exercise, targetRir: null, reasons: [because], sets: [{ durationSec, restSec: 0 }] }],
  }
}

const leastSeconds = 480

const said = ({ name }: Exercise, pace: number, focus: string) =>
  focus === racePace
    ? {
        name: text('Im Wettkampftempo', 'At race pace'),
        description: text(
          `Gleichmäßig in ${clock(pace)} min/km, dem Tempo deines Wettkampfs.`,
          `Even, at ${clock(pace)} min/km, the pace of your race.`,
        ),
      }
    : {
        name,
        description: text(
          `Zügig und gleichmäßig, etwa ${clock(pace)} min/km: Du bringst noch einzelne Worte heraus.`,
          `Brisk and even, about ${clock(pace)} min/km: you can still get out single words.`,
        ),
      }

const near = (brief: Brief): Reason => {
  const { eventInDays } = brief
  return reason('race-pace', eventInDays === null ? {} : { daysOut: eventInDays }, raceEvents(brief), () =>
    text('Damit dir das Tempo deines Wettkampfs vertraut wird.', 'So that the pace of your race gets familiar.'),
  )
}
