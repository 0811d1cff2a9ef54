import { until } from '../../adapters/embedded/waiting.ts'
import type { Asking } from './erasure-asking.ts'
import { known } from './erasure-words.ts'

type Staff = { readonly token: string }

/** What staff look at, propose and do about her, each time in words about her. */
export const lookAtHer = async (
  { ask }: Asking,
  her: string,
  workout: string,
  [one, other]: readonly [Staff, Staff],
) => {
  const because = { 'x-reason': encodeURIComponent(known.deskReason) }
  const desk = (call: string, body?: object, { token }: Staff = one) => ask(call, body, token, because)
  const person = `/desk/people/${her}`
  await desk('POST /desk/events/text', { text: known.email })
  // Of nobody, as its reason: that one stays in the log.
  const whole = { at: new Date().toISOString(), models: ['accounts'] }
  const { build } = await ask('POST /desk/builds', whole, one.token, { 'x-reason': 'Before and after the release' })
  const isBuilt = async () =>
    (await desk('GET /desk/builds')).builds.some(
      (each: { build: string; state: string }) => each.build === build && each.state === 'done',
    )
  if (!(await until(isBuilt, 90_000))) throw new Error('the build is not done')
  await desk(`GET /desk/builds/${build}/differences?other=live&model=accounts`)
  await desk('POST /desk/find', { text: known.email })
  await desk(`GET /desk/events?actor=${her}`)
  await desk(`GET ${person}`)
  const stream = `/desk/streams/workout-${workout}`
  const { events } = await desk(`GET ${stream}?unsealed=true`)
  await desk(`GET /desk/events/${events[0].id}/story?unsealed=true`)
  await desk(`GET /desk/streams/inspection-${her}?unsealed=true`)
  await desk(`GET ${stream}/states/3`)
  await desk(`GET ${stream}/overviews/3`)
  await desk(`GET ${stream}/rows/3`)
  await desk(`GET /desk/workouts/${workout}/screens/3`)
  await desk(`GET ${person}/report`)
  await desk(`GET ${person}/weeks`)
  await desk(`GET ${person}/weeks/2026-11-16/origin?of=kg`)
  await desk(`GET ${person}/overview/origin?of=free`)
  const { workout: drawn } = await desk(`GET /desk/workouts/${workout}/screens/3`)
  await desk(`GET /desk/workouts/${workout}/exercises/${drawn.blocks[0].exercises[0].id}/origin`)
  const today = await desk(`POST ${person}/what-ifs`, {})
  const isOver = async () => (await desk(`GET /desk/what-ifs/${today.id}`)).state !== 'running'
  if (!(await until(isOver, 90_000))) throw new Error('the what-if is not over')
  const { revision, data } = events.find(({ type }: { type: string }) => type === 'SetLogged')
  const begun = await desk(`POST /desk/workouts/${workout}/what-ifs`, { revision, data })
  await desk(`GET /desk/what-ifs/${begun.id}`)
  await desk(`DELETE /desk/what-ifs/${begun.id}`)
  await desk(`GET ${person}/workouts`)
  const repair = { case: 'delete-workout', workout }
  await desk(`POST ${person}/repairs/preview`, repair)
  const dropped = await desk(`POST ${person}/repairs`, repair)
  await desk(`POST ${person}/repairs/${dropped.repair}/drop`)
  const done = await desk(`POST ${person}/repairs`, repair)
  await desk(`POST ${person}/repairs/${done.repair}/confirm`, undefined, other)
  await desk(`GET ${person}/repairs`)
  await desk(`POST ${person}/sessions/end`)
}
