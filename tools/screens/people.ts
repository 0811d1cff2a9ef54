import { day } from '../../domain/days.ts'
import { addPasskey } from '../../tests/support/give-place.ts'
import type { Person, Stand } from './stand.ts'
import { addWebhooks, parkMail, trialsOf } from './trials.ts'

type Set = { id: string; duration: number | null; distance: number | null; side: 'left' | 'right' | null }
type Block = { id: string; kind: string; exercises: { id: string; sets: Set[] }[] }
type Made = { id: string; blocks: Block[] }

const studio = ['barbell', 'weight-plates', 'rack', 'bench', 'dumbbells', 'cable-machine', 'rowing-machine', 'mat']

const planned = async (who: Person, prompt: string, minutes = 45): Promise<Made> => {
  const { status, json } = await who.ask('POST /llm/create-workout', { duration_minutes: minutes, prompt })
  if (status >= 300) throw new Error(`${prompt}: ${status} ${JSON.stringify(json)}`)
  return json
}

const ordered = async (who: Person): Promise<string> =>
  (await who.ask('POST /api/membership/orders', { plan: 'monthly', early_start: false })).json.pay_at

/** Somebody for each way that it can stand with a subscription. */
const subscribersOf = async ({ ago, person, play, product }: Stand) => {
  ago(45)
  const failed = await person('felix')
  const failedPay = await ordered(failed)
  await play(failedPay, 'pay')
  ago(32)
  const grace = await person('greta')
  const gracePay = await ordered(grace)
  await play(gracePay, 'pay')
  ago(20)
  const expired = await person('erik')
  const forgotten = await planned(expired, 'Kraft')
  ago(15)
  const cancelled = await person('clara')
  await play(await ordered(cancelled), 'pay')
  await cancelled.ask('POST /api/membership/cancellation')
  ago(14)
  await play(failedPay, 'fail')
  ago(0.9)
  await play(gracePay, 'fail')
  ago(0)
  await product.letExpire()

  const fresh = await person('nora')
  const active = await person('anton')
  await play(await ordered(active), 'pay')
  const paidAnd = async (name: string, then: 'refund' | 'revoke') => {
    const who = await person(name)
    const payAt = await ordered(who)
    await play(payAt, 'pay')
    await play(payAt, then)
    return who
  }
  const refunded = await paidAnd('rosa', 'refund')
  const disputed = await paidAnd('dora', 'revoke')
  return { failed, grace, expired, forgotten, cancelled, fresh, active, refunded, disputed }
}

/** Somebody who has a workout of every kind, and one of them under way. */
const athleteOf = async ({ person, context, product }: Stand) => {
  const busy = await person('bente')
  await product.memberships.grant(context(busy), 'yearly', new Date(Date.now() + 300 * day).toISOString())
  await busy.ask('POST /training-profiles/', { name: 'Studio am Hauptbahnhof', equipment: studio })
  await busy.ask('PUT /training-plan/mine', { fitness_level: 3, experience_level: 3, weight: 72, gender: 'female' })
  const made = {
    straight: await planned(busy, 'Kraft', 60),
    superset: await planned(busy, 'Supersätze'),
    circuit: await planned(busy, 'Zirkel'),
    emom: await planned(busy, 'EMOM', 30),
    amrap: await planned(busy, 'AMRAP', 30),
    tabata: await planned(busy, 'Tabata mit Mountain Climbers', 30),
    intervals: await planned(busy, 'Rudern 4 x 500 m mit 60 s Pause', 30),
  }
  const refused = await busy.ask('POST /llm/start-workout-creation', { prompt: 'Brustschmerzen beim Treppensteigen' })
  await busy.ask(`PUT /api/workouts/${made.straight.id}/status`, { status: 'in_progress' })
  for (const { id, duration, distance } of setsOf(made.straight).slice(0, 3))
    await busy.ask(
      `PUT /api/workouts/${made.straight.id}/sets/${id}`,
      distance ? { distance } : duration ? { duration } : { reps: 10, weight: 20 },
    )
  return { busy, made, refused }
}

/** Somebody on the way to a HYROX race in a pair, who ran once, so that a target can be judged. */
const racerOf = async ({ person, ago }: Stand) => {
  ago(3)
  const racer = await person('rika')
  await racer.ask('POST /training-profiles/', {
    name: 'Box',
    equipment: [...studio, 'running-route', 'sled', 'wall-ball'],
  })
  const date = new Date(Date.now() + 90 * day).toLocaleDateString('de-DE')
  const goal_details = `HYROX Doubles Mixed am ${date} unter 75 Minuten`
  await racer.ask('PUT /training-plan/mine', {
    workout_goal_id: 'hyrox',
    goal_details,
    fitness_level: 3,
    experience_level: 3,
  })
  const run = await planned(racer, 'lockerer Dauerlauf', 30)
  await racer.ask(`PUT /api/workouts/${run.id}/status`, { status: 'in_progress' })
  for (const { id, duration } of setsOf(run).filter(set => (set.duration ?? 0) >= 600))
    await racer.ask(`PUT /api/workouts/${run.id}/sets/${id}`, {
      duration,
      distance: Math.round((duration ?? 0) / 0.38),
    })
  ago(0)
  await planned(racer, 'Stationen')
  return racer
}

/** Everybody who stands somewhere in the product, at every point of the way. */
export const peopleOf = async (stand: Stand) => {
  const { person, context, product } = stand
  const subscribers = await subscribersOf(stand)
  const athlete = await athleteOf(stand)
  const [staff, newcomer] = [await person('eva'), await person('nora')]
  await addPasskey(product.accounts, staff.id)
  for (const one of [staff, newcomer])
    await product.accounts.askUser(context(one), {
      type: 'GrantStaffRole',
      by: 'stand',
      role: 'staff',
      reason: 'Support',
      at: new Date().toISOString(),
    })
  await staff.ask(`GET /desk/people/${stand.mara.id}`, undefined, {
    'x-reason': encodeURIComponent('Ticket 4711: ein Satz fehlt'),
  })
  await addWebhooks(stand)
  await parkMail(stand, stand.mara.id)
  return {
    ...(await trialsOf(stand)),
    ...subscribers,
    ...athlete,
    racer: await racerOf(stand),
    staff,
    newcomer,
    mara: stand.mara,
  }
}

export type People = Awaited<ReturnType<typeof peopleOf>>

export const setsOf = ({ blocks }: Made) => blocks.flatMap(({ exercises }) => exercises).flatMap(({ sets }) => sets)

/** The first set of one side, in whichever of them. */
export const sideOf = (made: Readonly<Record<string, Made>>) => {
  for (const one of Object.values(made)) {
    const set = setsOf(one).find(({ side }) => side)
    if (set) return `/training/${one.id}?satz=${set.id}`
  }
  throw new Error('no plan has a set of one side')
}

/** The first set of a kind of block. */
export const firstOf = (made: Made, kind: string, exercise = 0) => {
  const block = made.blocks.find(one => one.kind === kind)
  const set = block?.exercises[exercise]?.sets[0]
  return set ? `/training/${made.id}?satz=${set.id}` : `/training/${made.id}`
}
