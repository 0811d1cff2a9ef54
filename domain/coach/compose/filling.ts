import { ruleSet } from '../basis/rule-set.ts'
import { mayBeOff } from '../basis/time-model.ts'
import { type DraftBlock, exercisesIn, secondsOf } from '../dose/draft.ts'
import { isSoon } from '../prescribe/ahead/matches.ts'
import type { Brief } from '../prescribe/brief.ts'
import { isLifter } from '../prescribe/goals.ts'
import { mayGoHard } from '../prescribe/readiness.ts'
import { weekBefore } from '../prescribe/week/muscle-ledger.ts'
import { coolDownSeconds } from './around/cool-down.ts'
import { flowBlocks } from './around/flow.ts'
import { canGoSteady, steadyBlocks } from './lasting/cardio.ts'
import { intervalBlocks } from './lasting/intervals.ts'

type Session = {
  /** Seconds between warm-up and cool-down. */
  readonly seconds: number
  /** Seconds of preparing and stretching that there are already. */
  readonly around: number
  readonly lifting: boolean
}

/**
 * Time that work has left. Brisk intervals first, where they may be; then easy endurance and mobility, as much as an
 * easy share allows; then endurance again. A lifting session may end some minutes early instead, one of an easier week with
 * its last set.
 */
export const filled = (brief: Brief, work: readonly DraftBlock[], session: Session): readonly DraftBlock[] => {
  const enough = enoughFor(brief, session)
  let main = work
  for (let turn = 0; turn < 10; turn += 1) {
    const left = session.seconds - secondsOf(main, brief)
    if (left < enough) return main
    const easy = Math.min(left, easyLeft(brief, main, session))
    const more = [
      // Who lifts has no use for minutes of jumping on the spot before all else.
      () => (isLifter(brief) && !canGoSteady(brief) && easy >= 240 ? flowBlocks(brief, easy, exercisesIn(main)) : []),
      () => (turn === 0 && mayBeBrisk(brief) ? finisher(brief, left, main) : []),
      () => (brief.goal !== 'mobility' && left >= shortestCardio(brief) ? easyWork(brief, left, main) : []),
      () => (easy >= 120 ? flowBlocks(brief, easy, exercisesIn(main)) : []),
      () => steadyBlocks(brief, left, main),
      () => steadyBlocks(brief, left, main, []),
      () => flowBlocks(brief, left, exercisesIn(main)),
    ]
    const next = more.reduce<readonly DraftBlock[]>((found, make) => (found.length > 0 ? found : make()), [])
    if (next.length === 0) return main
    main = [...main, ...next]
  }
  return main
}

/** Seconds that may be left over. */
const enoughFor = (brief: Brief, { seconds, lifting }: Session) => {
  const { easier } = ruleSet.session.tolerance.value
  if (brief.tooShort) return 120
  if (lifting && (brief.deload || brief.wave?.holds === 'lifts')) return seconds * (1 - easier)
  const early = mayBeOff(brief.minutes) * 0.8 * 60
  const enduring = brief.goal === 'endurance' || brief.goal === 'hyrox'
  if (enduring) return Math.max(210, early)
  return lifting ? early + (isLifter(brief) ? longerCoolDown(brief) : 0) : Math.min(210, early)
}

/** Seconds that the stretches at the end may take more: better than a round of stretches before them. */
const longerCoolDown = ({ minutes, wish }: Brief) => {
  const usual = coolDownSeconds(minutes, wish.closingMinutes)
  return usual === 0 ? 0 : Math.max(0, Math.min(120, ruleSet.session.coolDown.value.minutes[1] * 60 - 30 - usual))
}

const easyLeft = (brief: Brief, main: readonly DraftBlock[], { around }: Session) => {
  const easy = main.filter(({ exercises }) => exercises.every(({ exercise }) => exercise.role === 'mobility'))
  return ruleSet.session.easyShare.value * brief.minutes * 60 - around - secondsOf(easy, brief)
}

/** Who lifts, is well and needs no care may breathe hard at the end; who wished for muscles did not wish for that. */
const mayBeBrisk = (brief: Brief) =>
  brief.wish.focus.length === 0 &&
  (brief.goal === 'strength' || brief.goal === 'muscle' || brief.goal === 'health') &&
  mayGoHard(brief) &&
  brief.comeback === 1 &&
  briskThisWeek(brief) < ruleSet.session.finisher.value.aWeek &&
  !brief.matches.some(isSoon)

/** Days of the last seven with hard intervals, whoever planned them. */
const briskThisWeek = ({ request: { history }, now }: Brief) =>
  history.filter(
    ({ at, plan }) => Date.parse(at) > weekBefore(now) && plan.blocks.some(({ kind }) => kind === 'interval'),
  ).length

const finisher = (brief: Brief, left: number, main: readonly DraftBlock[]): readonly DraftBlock[] => {
  const { fromMinutes, mostMinutes } = ruleSet.session.finisher.value
  if (left < fromMinutes * 60) return []
  const blocks = intervalBlocks(brief, Math.min(left, mostMinutes * 60))
  return blocks.some(({ kind }) => kind === 'interval') && blocks.length === 1 ? blocks : easyWork(brief, left, main)
}

/** A few minutes are better spent on mobility, but by who trains to lose weight, or for HYROX: they run out, unless stations alone were asked for. */
const shortestCardio = ({ minutes, goal, wish }: Brief) => {
  const runsOut = goal === 'hyrox' && !wish.stations
  return runsOut || goal === 'weight-loss' ? 240 : minutes <= 30 ? 300 : 540
}

const easyWork = (brief: Brief, seconds: number, main: readonly DraftBlock[]): readonly DraftBlock[] =>
  steadyBlocks(brief, Math.min(seconds, 3600), main)
