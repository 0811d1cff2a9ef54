import { type DraftBlock, secondsOf } from '../../dose/draft.ts'
import { hasEndured, secondsThisWeek } from '../../prescribe/ahead/week.ts'
import { asksForMuscles } from '../../prescribe/asked-strength.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { distinct } from '../../reasons/why.ts'
import { steadyBlocks } from '../lasting/cardio.ts'
import { intervalBlocks } from '../lasting/intervals.ts'
import { wishedMuscles } from '../slots/wished-muscles.ts'
import { strengthBlocks } from '../strength.ts'
import { compromisedBlocks } from './compromised.ts'
import { focusOf, type HyroxKind, hyroxKindOf } from './kind.ts'
import { phaseReason } from './phase.ts'
import { intervalsByDistance, tempoRun } from './runs.ts'
import { simulationBlocks } from './simulation.ts'
import { stationRounds, wantsStations } from './station-rounds.ts'
import { wishedForm } from './wished-form.ts'

/** A session on the way to a HYROX race. At least half of it is aerobic. */
export const hyroxBlocks = (brief: Brief, seconds: number, due: HyroxKind = hyroxKindOf(brief)): DraftBlock[] => {
  if (wantsStations(brief)) return stationRounds(brief, seconds).map(block => explained(block, brief))
  const formed = wishedForm(brief, seconds)
  if (formed !== null) return formed.map((block, at) => (at === 0 ? explained(block, brief) : block))
  const isWished = asksForMuscles(brief)
  const kind = isWished ? 'strength' : due
  const blocks = isWished ? wished(brief, seconds) : build(brief, seconds, kind)
  if (kind === 'simulation') return blocks
  const focus = focusOf(kind === 'run-intervals' && !blocks.some(isBrisk) ? 'easy-run' : kind)
  return blocks.map((block, at) => (at === 0 ? { ...explained(block, brief), focus } : block))
}

/** Where intervals do not fit, what stands in for them is easy, and is called so. */
const isBrisk = ({ kind, focus }: DraftBlock) => kind === 'interval' || focus !== 'steady'

const explained = (block: DraftBlock, brief: Brief): DraftBlock => ({
  ...block,
  exercises: block.exercises.map(one => ({ ...one, reasons: distinct([phaseReason(brief), ...one.reasons]) })),
})

/** Muscles that were wished for come first, whatever was due, unless endurance has not had its share of the week. */
const wished = (brief: Brief, seconds: number): DraftBlock[] =>
  hasEndured(brief) ? wishedMuscles(brief, seconds) : wishedMuscles(brief, seconds, strengthSeconds(brief, seconds))

/** Strength takes the day where the week has run enough that half of it stays endurance; else it leaves half of the day. */
const strengthSeconds = (brief: Brief, seconds: number) => {
  const week = secondsThisWeek(brief)
  const half = (week.aerobic + seconds - week.strength) / 2
  return Math.min(seconds * mostOfDay, Math.max(seconds * leastOfDay, half * 0.85))
}

const mostOfDay = 0.9
const leastOfDay = 0.45

/** Of a day in race week, with the rests between. */
const shortTouches = 0.8

/** Minutes below which one thing fills the day. */
const shortDay = 30

const build = (brief: Brief, seconds: number, kind: HyroxKind): DraftBlock[] => {
  const easing = brief.race?.phase === 'race-week' ? 0.25 : brief.race?.phase === 'taper' ? 0.5 : 1
  switch (kind) {
    case 'run-intervals':
      return (
        tempoRun(brief, seconds) ??
        intervalsByDistance(brief, seconds * Math.max(easing, shortTouches)) ??
        intervalBlocks(brief, seconds * (brief.minutes < shortDay ? 1 : 0.7) * easing)
      )
    case 'strength': {
      const strength = strengthBlocks(brief, strengthSeconds(brief, seconds), 'full')
      const left = seconds - secondsOf(strength, brief)
      return [...strength, ...(left >= 300 ? steadyBlocks(brief, left) : [])]
    }
    case 'compromised':
      return compromisedBlocks(brief, seconds * easing)
    case 'simulation':
      return simulationBlocks(brief, seconds)
    default:
      return steadyBlocks(brief, Math.min(seconds, brief.race?.phase === 'race-week' ? 1500 : seconds))
  }
}
