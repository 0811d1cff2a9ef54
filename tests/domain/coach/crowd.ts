import type { Catalogue } from '../../../domain/coach/basis/catalogue.ts'
import { exercisesById } from '../../../domain/coach/basis/catalogue.ts'
import type { Plan } from '../../../domain/coach/basis/plan.ts'
import { randomFrom } from '../../../domain/coach/basis/prng.ts'
import type { Feeling, PastWorkout, PlanRequest } from '../../../domain/coach/basis/request.ts'
import { askedOf } from '../../../domain/coach/gate/asked.ts'
import { judge } from '../../../domain/coach/gate/gate.ts'
import { qualityOf } from '../../../domain/coach/judge/judge.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { briefFor } from '../../../domain/coach/prescribe/briefing.ts'
import { alarms, type Life, wholeLife } from './crowd-lives.ts'
import { anyPlace, somebody } from './people.ts'
import { type Body, trained } from './simulate.ts'

const aDay = 86_400_000
const sessionsEach = 8

export type Tally = {
  plans: number
  readonly refusals: Map<string, number>
  /** Refused although nothing was said that must stop a plan: who, and with which answer. */
  readonly unexplained: string[]
  /** Planned although something was said that must. */
  readonly unheard: string[]
  readonly violations: Map<string, number>
  readonly remarks: Map<string, number>
  /** What the judge, by its own yardsticks, finds so bad that a plan is a poor one: by rule. */
  readonly grave: Map<string, number>
  readonly scores: number[]
  readonly milliseconds: number[]
  readonly used: Set<string>
}

type Watch = (asked: PlanRequest, made: ReturnType<typeof makePlan>) => void

/** Random athletes who train some days apart, each time with another wish and often at another place. */
export const crowd = (
  catalogue: Catalogue,
  count: number,
  seed = 'crowd',
  watch: Watch = () => {},
  life = wholeLife,
): Tally => {
  const tally: Tally = {
    plans: 0,
    refusals: new Map(),
    unexplained: [],
    unheard: [],
    violations: new Map(),
    remarks: new Map(),
    grave: new Map(),
    scores: [],
    milliseconds: [],
    used: new Set(),
  }
  for (let who = 0; tally.plans < count; who += 1) train(`${seed}-${who}`, catalogue, count, tally, watch, life)
  return tally
}

const train = (who: string, catalogue: Catalogue, count: number, tally: Tally, watch: Watch, life: Life) => {
  const random = randomFrom(`life of ${who}`)
  const base = somebody(who)
  const body: Body = {
    weightKg: base.athlete.weightKg ?? 75,
    level: base.athlete.experienceLevel,
    strength: 0.85 + random() * 0.3,
  }
  const lives = life(who, base)
  const history: PastWorkout[] = []
  const feelings: Feeling[] = []
  let now = Date.parse(base.at)
  for (let session = 0; session < sessionsEach && tally.plans < count; session += 1) {
    const today = somebody(`${who} ${session}`)
    const place = random() < 0.15 ? anyPlace(catalogue, `${who} ${session}`) : random() < 0.2 ? today.place : base.place
    const day: PlanRequest = {
      ...today,
      at: new Date(now).toISOString(),
      athlete: base.athlete,
      sources: base.sources,
      place,
      history: [...history].reverse(),
      feelings,
    }
    const asked = lives(day, session)
    const done = plan(asked, catalogue, tally, watch)
    if (!done) {
      now += aDay
      continue
    }
    const workout = `${who}-${session}`
    const past = trained(
      done,
      body,
      { at: asked.at, workout, mood: asked.mood, form: 0.88 + random() * 0.17, skips: random() < 0.2 ? 0.25 : 0.02 },
      catalogue,
    )
    history.push(random() < 0.1 ? { ...past, status: 'aborted', sets: past.sets.slice(0, 4) } : past)
    const disliked = past.sets[Math.floor(random() * past.sets.length)]
    if (disliked && random() < 0.15)
      feelings.push({
        event: `${workout}-felt`,
        exercise: disliked.exercise,
        kind: random() < 0.5 ? 'pain' : 'never',
        at: asked.at,
      })
    now += (random() < 0.05 ? 24 : 1 + Math.floor(random() * 4)) * aDay + Math.floor(random() * 6 - 3) * 3_600_000
  }
}

const plan = (asked: PlanRequest, catalogue: Catalogue, tally: Tally, watch: Watch) => {
  const before = process.cpuUsage()
  const made = makePlan(asked, catalogue)
  const { user, system } = process.cpuUsage(before)
  tally.plans += 1
  watch(asked, made)
  tally.milliseconds.push((user + system) / 1000)
  const mustStop = alarms.some(words => words === asked.wish)
  if (isRefusal(made)) {
    add(tally.refusals, made.refused)
    if (!mustStop) tally.unexplained.push(`${asked.seed}: ${made.refused}`)
    return null
  }
  if (mustStop) tally.unheard.push(`${asked.seed}: ${asked.wish}`)
  const verdict = judge(made.plan, asked, catalogue)
  for (const { rule } of verdict.violations) add(tally.violations, String(rule))
  for (const rule of new Set(verdict.remarks.map(one => one.rule))) add(tally.remarks, String(rule))
  for (const rule of graveFaults(made.plan, asked, catalogue)) add(tally.grave, String(rule))
  tally.scores.push(verdict.score)
  for (const { exercises } of made.plan.blocks) for (const { exercise } of exercises) tally.used.add(exercise)
  return made.plan
}

const graveFaults = (plan: Plan, asked: PlanRequest, catalogue: Catalogue) => {
  const brief = briefFor(asked, catalogue)
  const { faults } = qualityOf(plan, asked, { ...askedOf(brief), minutes: asked.minutes }, exercisesById(catalogue))
  return new Set(faults.flatMap(({ rule, degree }) => (degree === 'grave' ? [rule] : [])))
}

const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
