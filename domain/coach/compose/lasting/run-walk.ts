import type { Exercise } from '../../basis/catalogue.ts'
import { clock, counted, number, text } from '../../basis/text.ts'
import type { DraftBlock } from '../../dose/draft.ts'
import { ranYesterday, type Starting, startingOf } from '../../prescribe/ahead/run-walk.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { aerobicReason, planEvents, reason } from '../../reasons/reasons.ts'
import { runSeconds, steadyBlocks } from './cardio.ts'

/** Who has never run at a stretch runs and walks in turn, and walks on; null where that is not what the day is for. */
export const runWalkBlocks = (brief: Brief, seconds: number): DraftBlock[] | null => {
  const starting = brief.goal === 'endurance' ? startingOf(brief) : null
  if (starting === null || hasOtherWish(brief)) return null
  const run = brief.usable.find(({ id }) => id === 'easy-run')
  if (!run) return null
  const walks = (left: number, before: readonly DraftBlock[]) =>
    left < walkFrom ? [] : steadyBlocks({ ...brief, usable: brief.usable.filter(isCalm) }, left, before)
  const times = timesToday(brief, starting, seconds)
  if (ranYesterday(brief) || times === 0) return walks(seconds, [])
  const block = runWalkBlock(brief, run, starting, times)
  return [block, ...walks(seconds - times * (starting.step.run + starting.step.walk) - 60, [block])]
}

const walkFrom = 300

const isCalm = ({ impact }: Exercise) => impact <= 1

const hasOtherWish = ({ wish }: Brief) =>
  wish.style !== null || wish.wanted.some(ids => !ids.includes('easy-run')) || wish.withKit.length > 0

/** As often as the step asks, an easier week less; no longer than the day and no further than the week allow. */
const timesToday = (brief: Brief, { step: { run, walk, times } }: Starting, seconds: number): number => {
  const asked = brief.deload || brief.readiness.level <= 2 ? Math.ceil(times * easier) : times
  const held = Math.floor((seconds - 60) / (run + walk))
  const allowed = Math.floor((Math.max(runSeconds(brief), leastKm * brief.runPace) + 1) / run)
  return Math.max(0, Math.min(asked, held, allowed))
}

const easier = 0.6
/** So little is never too much of a week's start. */
const leastKm = 1.2

const runWalkBlock = (brief: Brief, exercise: Exercise, starting: Starting, times: number): DraftBlock => {
  const { run, walk } = starting.step
  const [count, running, walking] = [number(times), clock(run), clock(walk)]
  const isWhole = walk === 0
  return {
    kind: isWhole || brief.limits.cautious ? 'straight' : 'interval',
    name: isWhole ? exercise.name : text('Laufen und Gehen im Wechsel', 'Running and walking in turn'),
    description: isWhole
      ? text('Ruhig durchlaufen: Du kannst dabei noch sprechen.', 'Run it easily: you can still talk.')
      : text(
          `${count.de}-mal ${running} min laufen, dazwischen ${walking} min gehen. So langsam, dass du noch sprechen kannst.`,
          `${count.en} times ${running} min of running, ${walking} min of walking in between. So slow that you can still talk.`,
        ),
    focus: 'run-walk',
    rounds: times,
    roundDurationSec: isWhole ? null : run + walk,
    exercises: [
      {
        exercise,
        targetRir: null,
        reasons: [brief.deload ? aerobicReason(brief, exercise) : runWalkReason(brief, starting)],
        sets: Array.from({ length: times }, () => ({ durationSec: run, restSec: walk })),
      },
    ],
  }
}

const runWalkReason = (brief: Brief, { next, daysLeft }: Starting) =>
  reason('run-walk', { daysLeft, ...(next ? { next: clock(next.run) } : {}) }, planEvents(brief), say => {
    const days = counted(daysLeft, 'Mal', 'Mal', 'time', 'times')
    return next
      ? text(
          `Noch ${days.de} so, dann läufst du ${say('next').de} min am Stück.`,
          `${days.en} more like this, then you run ${say('next').en} min at a stretch.`,
        )
      : text('Gelingt dir das, läufst du am Stück.', 'Once you manage this, you run without a break.')
  })
