import type { Standard } from '../../basis/hyrox.ts'
import { counted, number, text } from '../../basis/text.ts'
import { type DraftBlock, secondsOf } from '../../dose/draft.ts'
import { standardsOf } from '../../prescribe/ahead/course.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { isNamed } from '../../read/wishes.ts'
import { steadyBlocks } from '../lasting/cardio.ts'
import { laid, type Part, restsBetween, roundsOf, stationsFor } from './compromised.ts'
import { stationOf } from './stations.ts'

/** Whether stations are what was asked for: in so many words, by their names, or as an AMRAP. */
export const wantsStations = (brief: Brief): boolean =>
  brief.readiness.level > 2 &&
  !brief.deload &&
  (brief.wish.stations || isAmrap(brief) || named(brief, standardsOf(brief)).length > 1)

const isAmrap = ({ wish, limits }: Brief) => wish.style === 'amrap' && !limits.cautious

/** Stations of a race alone, in rounds: those that were named, else those that were not done for longest. */
export const stationRounds = (brief: Brief, seconds: number): DraftBlock[] => {
  const own = named(brief, standardsOf(brief))
  const from = own.length > 1 ? own : standardsOf(brief)
  const [share, count] = isAmrap(brief) ? [shareOf(brief) * short, four] : [shareOf(brief), 2 * four]
  const parts = stationsFor(brief, from, share, count)
  if (parts.length === 0) return steadyBlocks(brief, seconds)
  if (isAmrap(brief)) {
    const block = amrap(parts, Math.min(seconds, longestAmrap), roundsOf(brief, parts))
    const left = seconds - secondsOf([block], brief)
    return [block, ...(left >= 300 ? steadyBlocks(brief, left, [block]) : [])]
  }
  const groups =
    parts.length > four
      ? [parts.slice(0, Math.ceil(parts.length / 2)), parts.slice(Math.ceil(parts.length / 2))]
      : [parts]
  const blocks = groups.flatMap(group => rounds(brief, group, seconds / groups.length))
  const left = seconds - secondsOf(blocks, brief)
  return [...blocks, ...(left >= 300 && !brief.wish.stations ? steadyBlocks(brief, left, blocks) : [])]
}

const four = 4
/** Of a usual round's share: an AMRAP lives from its rounds. */
const short = 0.7
/** Beyond this long nobody keeps the pace of the first rounds. */
const longestAmrap = 1500
const toNext = 8

/** Stations that were asked for by name, where the place has them. */
const named = (brief: Brief, all: readonly Standard[]) =>
  all.filter(({ station }) => {
    const exercise = stationOf(brief, station)
    return exercise !== null && isNamed(brief.wish, exercise)
  })

/** Of a race's station, by level. */
const shareOf = ({ level }: Brief) => [0.15, 0.2, 0.25, 0.3, 0.35][level - 1] ?? 0.25

const rounds = (brief: Brief, parts: readonly Part[], seconds: number): DraftBlock[] => {
  const rests = restsBetween(brief, parts)
  const each = parts.reduce((sum, part, at) => sum + part.seconds + (rests[at] ?? 0), 0)
  const count = Math.min(Math.floor((seconds - 60) / each), roundsOf(brief, parts))
  if (count < 1) return []
  const words = counted(count, 'Runde', 'Runden', 'round', 'rounds')
  return [
    {
      kind: 'circuit',
      name: text('Stationen', 'Stations'),
      description: text(
        `${words.de} im HYROX-Format, ohne Laufen, nach jeder Runde kurz durchatmen.`,
        `${words.en} in the HYROX format, without runs, a few breaths after each round.`,
      ),
      focus: null,
      rounds: count,
      roundDurationSec: null,
      exercises: laid(brief, parts, count),
    },
  ]
}

const amrap = (parts: readonly Part[], seconds: number, most: number): DraftBlock => {
  const minutes = Math.floor(seconds / 60)
  const each = parts.reduce((sum, part) => sum + part.seconds + toNext, 0)
  const count = Math.max(1, Math.min(Math.floor((minutes * 60) / each), most))
  const [cap, words] = [number(minutes), counted(count, 'Runde', 'Runden', 'round', 'rounds')]
  return {
    kind: 'amrap',
    name: text('AMRAP', 'AMRAP'),
    description: text(
      `So viele Runden wie möglich in ${cap.de} Minuten. Ziel: ${words.de}. Zähl sie mit.`,
      `As many rounds as possible in ${cap.en} minutes. Aim for ${words.en} and count them.`,
    ),
    focus: null,
    rounds: count,
    roundDurationSec: null,
    capMinutes: minutes,
    exercises: parts.map(part => part.make(count, 0)),
  }
}
