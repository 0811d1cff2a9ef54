import { randomUUID } from 'node:crypto'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { type Category, schemaOf } from '../../domain/facts.ts'
import { asUserId } from '../../domain/ids.ts'
import { fold } from '../../domain/kernel/decider.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import * as Workout from '../../domain/workout.ts'
import { story } from '../../tools/stories.ts'
import { anywhere } from '../support/anywhere.ts'
import { row } from './append.ts'
import { inTurns, timed } from './measure.ts'
import type { Row } from './row.ts'
import { rounds, type Stand } from './stand.ts'

const length = 100

/** A real workout's first hundred facts. */
const workoutOfHundred = async ({ log }: Stand) => {
  const chapter = [...story(1, 4, Date.parse('2026-01-05'))].filter(({ stream }) => stream.startsWith('workout-'))
  const [{ subject, events } = { subject: asUserId(''), events: [] }] = chapter
  const more = chapter.flatMap(each => each.events).filter(({ type }) => type === 'SetLogged' || type === 'RestTaken')
  const stream = `workout-${randomUUID()}`
  const hundred = [...events.slice(0, -1), ...more].slice(0, length)
  const commandId = freshId<'command'>()
  const metadata = {
    commandId,
    correlationId: commandId,
    causationId: commandId,
    actor: { kind: 'user', id: subject },
    subject,
  } as const
  await anywhere(log).append(
    asStream<Category>(stream),
    'no-stream',
    hundred.map(event => ({ id: freshId<'event'>(), event, metadata: { ...metadata, schema: schemaOf(event.type) } })),
  )
  return stream
}

export const benchReadAndFold = async (stand: Stand): Promise<readonly Row[]> => {
  const { raw, log } = stand
  const stream = await workoutOfHundred(stand)
  const bare = async () => {
    const { rows } = await raw.query({
      name: 'bare-stream',
      text: `select gp, stream, version, type, id, data, meta, created from log.events where stream = $1 order by version`,
      values: [stream],
    })
    if (rows.length !== length) throw new Error(`${rows.length} rows`)
  }
  const ours = async () => {
    const events = await log.load(asStream<'workout'>(stream))
    const state = fold(
      Workout.decider,
      events.map(({ event }) => event),
    )
    if (state.phase !== 'in_progress') throw new Error(state.phase)
  }
  await timed(200, bare)
  await timed(200, ours)
  const rate = (call: () => Promise<void>) => async () => {
    const taken = await timed(400, call)
    return { rate: (taken.length * length * 1000) / taken.reduce((sum, ms) => sum + ms, 0) }
  }
  const turns = await inTurns(rounds, rate(bare), rate(ours))
  return [
    row('Read and fold a stream of 100', 'the same columns by node pg, no fold', turns, 'rate', 'events/s', {
      atLeast: 0.9,
    }),
  ]
}
