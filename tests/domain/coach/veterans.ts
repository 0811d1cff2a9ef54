import type { Catalogue } from '../../../domain/coach/basis/catalogue.ts'
import { randomFrom } from '../../../domain/coach/basis/prng.ts'
import type { PastWorkout, PlanRequest } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { day } from '../../../domain/days.ts'
import { somebody } from './people.ts'
import { type Body, trained } from './simulate.ts'

/** What somebody asks for who has trained for two years: their last sessions were planned, those before are the same again. */
export const veterans = (catalogue: Catalogue, athletes: number, seed = 'veteran'): readonly PlanRequest[] =>
  Array.from({ length: athletes }, (_, at) => requestsOf(`${seed}-${at}`, catalogue)).flat()

const planned = 60
const asked = 6
const days = 2

const requestsOf = (who: string, catalogue: Catalogue): readonly PlanRequest[] => {
  const random = randomFrom(`years of ${who}`)
  const { athlete, sources, place, at: first } = somebody(who)
  const body: Body = {
    weightKg: athlete.weightKg ?? 75,
    level: athlete.experienceLevel,
    strength: 0.85 + random() * 0.3,
  }
  const history: PastWorkout[] = []
  const requests: PlanRequest[] = []
  for (let session = 0; session < planned; session += 1) {
    const now = Date.parse(first) + session * days * day
    const today = somebody(`${who} ${session}`)
    const wish = random() < 0.3 ? today.wish : null
    const request = { ...today, at: iso(now), athlete, sources, place, wish, history: history.toReversed() }
    if (session >= planned - asked)
      requests.push({ ...request, history: [...request.history, ...yearsBefore(history)] })
    const made = makePlan(request, catalogue)
    if (isRefusal(made)) continue
    const past = { at: iso(now), workout: `${who}-${session}`, mood: null, form: 0.9 + random() * 0.15, skips: 0.02 }
    history.push(trained(made.plan, body, past, catalogue))
  }
  return requests
}

/** The same sessions again and again until two years are full. */
const yearsBefore = (history: readonly PastWorkout[]): readonly PastWorkout[] => {
  const span = planned * days
  return Array.from({ length: Math.floor(730 / span) - 1 }, (_, turn) =>
    history.map(one => earlier(one, (turn + 1) * span)),
  ).flat()
}

const earlier = (one: PastWorkout, by: number): PastWorkout => {
  const moved = (at: string) => iso(Date.parse(at) - by * day)
  const sets = one.sets.map(set => ({ ...set, event: `${set.event}-${by}`, at: moved(set.at) }))
  return { ...one, workout: `${one.workout}-${by}`, at: moved(one.at), sets }
}

const iso = (at: number) => new Date(at).toISOString()
