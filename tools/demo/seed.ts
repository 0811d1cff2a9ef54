import { setTimeout } from 'node:timers/promises'
import type { Product } from '../../app/product.ts'
import { derivedId } from '../../commands/derived-id.ts'
import { mondayOf } from '../../domain/coach/basis/week.ts'
import { day, dayOf } from '../../domain/days.ts'
import { asCommandId, type UserId, type WorkoutId } from '../../domain/ids.ts'
import { fold } from '../../domain/kernel/decider.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import { streamOf } from '../../domain/streams.ts'
import * as Workout from '../../domain/workout.ts'
import { must, practiceOn } from '../coach/practice.ts'
import { season } from '../coach/season.ts'
import type { SetClock } from '../coach/set-clock.ts'
import { demo, demoAthlete } from './athlete.ts'

const commandId = asCommandId('5eed0000-0000-4000-8000-000000000000')
const patience = 30_000

/**
 * A demo athlete with so many weeks of training up to yesterday, made by real commands under a set clock. Running it again
 * changes nothing: their weeks are counted from the day they registered.
 */
export const seedDemo = async (product: Product, clock: SetClock, say: (line: string) => void, weeks = 13) => {
  const now = Date.parse(clock.now())
  const days = weeks * 7 + 1
  clock.set(now - days * day)
  const user = await joinDemo(product, clock.now())
  const joined = await joinedAt(product, user)
  const first = dayOf(new Date(joined + 8 * day - 1).toISOString())
  const practice = practiceOn({
    user,
    clock,
    log: product.log,
    training: product.workouts,
    changes: product.adaptations,
    opinions: product.feedback,
    places: product.profiles,
    members: product.memberships,
    memberDays: 365,
    answered: workout => answered(product, workout),
  })
  const start = mondayOf(first)
  const record = await season(demoAthlete(start), weeks, {
    practice,
    // Today is left to whoever looks.
    until: Math.floor((joined + days * day) / day) * day,
    onWeek: week => say(`${week} Wochen trainiert …`),
  })
  clock.set(now)
  say(`Demo-Konto: ${demo.email} / ${demo.password}`)
  return record
}

const joinDemo = async ({ accounts, consents, health }: Product, at: string) => {
  const [firstName = '', lastName = ''] = demo.name.split(' ')
  const known = await accounts.find(demo.email)
  const terms = accounts.termsHeldAt(at)?.version ?? null
  const about = { email: demo.email, password: demo.password, firstName, lastName }
  const stated = { ofAge: true, terms, parent: null }
  const user = known?.id ?? (await must(accounts.registerStating(commandId, about, stated, { address: 'here' }))).user
  const context = (step: string): CommandContext => ({
    commandId: derivedId(commandId, step),
    actor: { kind: 'user', id: user },
    subject: user,
  })
  await must(accounts.confirmEmail(context('verify')))
  await must(consents.give(context('consent'), 'health'))
  await must(health.screen(context('screening'), nothingToMind))
  return user
}

const nothingToMind = {
  heart: false,
  chestPain: false,
  fainted: false,
  joints: false,
  drugs: [],
  pregnancy: 'no',
  surgery: 'no',
} as const

const joinedAt = async ({ log }: Product, user: UserId) => {
  const [first] = await log.load(streamOf('user', user))
  if (!first) throw new Error('the demo athlete has not registered')
  return Date.parse(first.event.at)
}

/** The coach is a reaction: it answers by itself. */
const answered = async ({ log }: Product, workout: WorkoutId) => {
  const stream = streamOf('workout', workout)
  for (let waited = 0; waited < patience; waited += 10) {
    const state = fold(
      Workout.decider,
      (await log.load(stream)).map(({ event }) => event),
    )
    if (state.phase !== 'requested') return
    await setTimeout(10)
  }
  throw new Error(`no plan for workout ${workout} after ${patience / 1000} seconds`)
}
