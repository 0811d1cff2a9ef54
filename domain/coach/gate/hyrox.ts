import { day } from '../../days.ts'
import { isStrength } from '../basis/catalogue.ts'
import type { Standard } from '../basis/hyrox.ts'
import type { Finding, Plan } from '../basis/plan.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { exerciseSeconds } from '../basis/time-model.ts'
import { standardsOf, teamOf } from '../prescribe/ahead/course.ts'
import { isTapering } from '../prescribe/ahead/race.ts'
import {
  fewKm,
  isRun,
  kmAllowed,
  kmOfTaper,
  kmPlanned,
  kmThisWeek,
  spareKm,
  touchKm,
  weekBeforeTaper,
} from '../prescribe/ahead/runs.ts'
import { hasEndured, secondsThisWeek } from '../prescribe/ahead/week.ts'
import { asksForStrength } from '../prescribe/asked-strength.ts'
import type { Brief } from '../prescribe/brief.ts'
import { daysPerWeek } from '../prescribe/week/frequency.ts'
import { type Check, finding, mainPart, type Placed, workingSets } from './finding.ts'

const simulation = 'hyrox-simulation'

/** 27: a simulation is the race of the division: order, distances, repetitions, loads. What is scaled says so. */
export const facts: Check = (plan, brief) =>
  plan.blocks.flatMap(block => {
    if (block.focus === `${simulation}-scaled`)
      return /skalier/i.test(block.description.de)
        ? []
        : [finding(27, block.id, 'says that it is scaled', block.description.de)]
    if (block.focus !== simulation) return []
    const found = mainPart(plan, brief)
      .filter(one => one.block === block)
      .map(partOf)
    const expected = expectedOf(brief, found)
    return expected.flatMap((part, at) =>
      found[at] === part ? [] : [finding(27, block.id, part, found[at] ?? 'nothing')],
    )
  })

/** 28: runs, aerobic share, kilometres, taper and simulations over the week. */
export const week: Check = (plan, brief) => {
  const kilometres = kilometresOf(plan, brief)
  if (brief.goal !== 'hyrox') return kilometres
  return [
    ...kilometres,
    ...runsOf(plan, brief),
    ...aerobicOf(plan, brief),
    ...taperOf(plan, brief),
    ...simulationsOf(plan, brief),
  ]
}

/** What one athlete does of the race: all of it, half of each station in their turns, or two legs in the race's order. */
const expectedOf = (brief: Brief, found: readonly string[]): readonly string[] => {
  const { runM, sharing } = brief.catalogue.training.hyrox
  const team = teamOf(brief)
  const all = standardsOf(brief)
  const own = team === 'relay' ? all.filter(one => found.includes(partText(one, 1))) : all
  if (team === 'relay' && own.length !== sharing.relay.legs) return [`${sharing.relay.legs} legs of the relay`]
  return own.flatMap(standard => {
    const turns = team === 'pair' ? standard.turns : 1
    const station = partText(standard, team === 'pair' ? turns * 2 : 1)
    return [`run ${runM} m`, ...Array.from({ length: turns }, () => station)]
  })
}

const partText = ({ station, distanceM, reps = 0, weightKg }: Standard, parts: number) =>
  `${station} ${distanceM === undefined ? `${reps / parts} reps` : `${distanceM / parts} m`}${weightKg === undefined ? '' : ` ${weightKg} kg`}`

const partOf = ({ exercise, planned }: Placed) => {
  const [set] = workingSets(planned)
  const amount = set?.distanceM === undefined ? `${set?.reps} reps` : `${set.distanceM} m`
  const kg = set?.weightKg === undefined || set.weightKg === null ? '' : ` ${set.weightKg} kg`
  return `${exercise.hyroxStation ?? exercise.id} ${amount}${kg}`
}

/** Running grows slowly, whatever the goal. */
const kilometresOf = (plan: Plan, { work, runStart, now, runPace, byId }: Brief): Finding[] => {
  const planned = kmPlanned(plan, byId, runPace)
  const total = kmThisWeek(work, now, runPace) + planned
  const most = kmAllowed(work, runStart, now, runPace)
  return planned < 0.3 || total <= most + 0.3
    ? []
    : [finding(28, 'plan', `${most.toFixed(1)} km of running in 7 days`, total.toFixed(1))]
}

const runsOf = (plan: Plan, brief: Brief): Finding[] => {
  const possible = brief.usable.some(isRun)
  const runs = mainPart(plan, brief).some(({ exercise }) => isRun(exercise))
  const others = new Set(brief.work.filter(({ at }) => brief.now - at < 6 * day).map(({ workout }) => workout))
  const ran = brief.work.some(({ exercise, at }) => isRun(exercise) && brief.now - at < 7 * day)
  if (!possible || runs || ran || brief.race?.phase === 'recovery' || others.size < 2 || daysPerWeek(brief) < 3)
    return []
  return [finding(28, 'plan', `${ruleSet.hyrox.runsPerWeek.value} runs a week`, 'none this week')]
}

/** At least half of the work is aerobic, today or over the last seven days; before today, where strength was wished for. */
const aerobicOf = (plan: Plan, brief: Brief): Finding[] => {
  if (asksForStrength(brief) && hasEndured(brief)) return []
  const main = mainPart(plan, brief)
  const seconds = (some: readonly Placed[]) =>
    some.reduce((sum, { planned }) => sum + exerciseSeconds(planned, brief.byId), 0)
  const strength = seconds(main.filter(({ exercise }) => isStrength(exercise)))
  const aerobic = seconds(main.filter(({ exercise }) => exercise.role === 'conditioning'))
  const week = secondsThisWeek(brief)
  const shareOf = (easy: number, heavy: number) => (easy + heavy === 0 ? 1 : easy / (easy + heavy))
  const share = Math.max(shareOf(aerobic, strength), shareOf(aerobic + week.aerobic, strength + week.strength))
  const least = ruleSet.hyrox.aerobicShare.value
  return share >= least || strength < 300
    ? []
    : [finding(28, 'plan', `${least * 100} % aerobic`, `${Math.round(share * 100)} %`)]
}

const taperOf = (plan: Plan, brief: Brief): Finding[] => {
  if (!isTapering(brief.race)) return []
  const [, high] = ruleSet.hyrox.taper.value.volume
  const best = weekBeforeTaper(brief.work, brief.now, brief.runPace).km
  const planned = kmPlanned(plan, brief.byId, brief.runPace)
  const km = planned + kmOfTaper(brief.work, brief.now, brief.runPace, brief.race.daysOut ?? 0)
  const most = best * high + spareKm + 0.5
  return planned <= touchKm || best < fewKm || km <= most
    ? []
    : [finding(28, 'plan', `at most ${most.toFixed(1)} km in the taper`, km.toFixed(1))]
}

const simulationsOf = (plan: Plan, brief: Brief): Finding[] => {
  const { daysBefore } = ruleSet.hyrox.simulation.value
  const daysOut = brief.race?.daysOut ?? null
  if (daysOut === null || daysOut < 0 || daysOut >= daysBefore) return []
  return plan.blocks
    .filter(({ focus }) => focus?.startsWith(simulation))
    .map(({ id }) => finding(28, id, `no simulation in the last ${daysBefore} days`, `${daysOut} days out`))
}
