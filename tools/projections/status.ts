import { parseArgs } from 'node:util'
import type { Position } from '../../domain/kernel/log.ts'
import { isPoison } from '../../domain/kernel/poison.ts'
import { projections } from '../../projections/all.ts'
import { concerns, filterOf } from '../../projections/fold-page.ts'
import type { AnyProjection, Log, Status } from '../../projections/ports.ts'
import { strangers } from '../../projections/same-log.ts'
import { table } from '../table.ts'
import type { Command } from '../usage.ts'
import { withWorkshop } from './workshop.ts'

export const statusCommand: Command = {
  usage: 'status [--json]',
  about: 'Where each model stands, how far behind, and what halted it.',
  details: `LAG is how long the last events took from being recorded to being readable. WAITS is how long the oldest event that is
not yet in the model has been waiting. Exit code 1 when a model is halted, has never
run, stands in another log than this, or has set streams aside: these are tried again when the model is opened, and a
rebuild folds them anew.`,
  run: async words => {
    const { values } = parseArgs({ args: [...words], options: { json: { type: 'boolean' } } })
    return withWorkshop(async ({ log, models }) => {
      const known = await models.status().catch(() => [])
      const head = await log.head()
      const foreign = await strangers(log, known)
      const states = await Promise.all(
        projections.map(each =>
          stateOf(
            each,
            known.find(({ name }) => name === each.name),
            log,
            head,
            foreign.find(({ name }) => name === each.name)?.why ?? null,
          ),
        ),
      )
      if (values.json) console.log(JSON.stringify({ head, models: states }, null, 2))
      else console.log(`The log ends at ${head ?? 'its beginning'}.\n\n${table([titles, ...states.map(line)])}`)
      for (const { name, aside } of values.json ? [] : states)
        for (const { stream, position, why } of aside)
          console.log(`\n${name} has set ${stream} aside from ${position} on: ${why}`)
      for (const { name, error, errorPosition } of values.json ? [] : states)
        if (error) console.log(`\n${name} ${errorPosition ? `is halted before ${errorPosition}:` : ''} ${error}`)
      return states.every(({ state, aside }) => (state === 'level' || state === 'behind') && aside.length === 0) ? 0 : 1
    })
  },
}

type State = Awaited<ReturnType<typeof stateOf>>

const stateOf = async (
  { name, ...projection }: AnyProjection,
  status: Status | undefined,
  log: Log,
  head: Position | null,
  foreign: string | null,
) => {
  const position = status?.position ?? null
  const waitsSince = status ? await oldestAfter({ name, ...projection }, log, position) : null
  const state = !status
    ? 'never run'
    : foreign
      ? 'of another log'
      : status.error
        ? 'halted'
        : waitsSince
          ? 'behind'
          : 'level'
  return {
    name,
    state,
    position,
    behind: log.distance?.(position, head) ?? null,
    lagMs: status?.lagMs ?? null,
    waitsMs: waitsSince ? Date.now() - Date.parse(waitsSince) : 0,
    updatedAt: status?.updatedAt ?? null,
    aside: status?.aside ?? [],
    error: foreign ?? status?.error ?? null,
    errorPosition: status?.errorPosition ?? null,
  }
}

const oldestAfter = async (projection: AnyProjection, log: Log, position: Position | null) => {
  try {
    for await (const { events } of log.read(position, filterOf(projection))) {
      const first = events.find(recorded => concerns(projection, recorded))
      if (first) return first.at
    }
  } catch (error) {
    if (!isPoison(error)) throw error
  }
  return null
}

const titles = ['MODEL', 'STATE', 'POSITION', 'BEHIND', 'LAG', 'WAITS', 'UPDATED']

const line = ({ name, state, position, behind, lagMs, waitsMs, updatedAt }: State) => [
  name,
  state,
  position ?? '-',
  behind === null ? '-' : String(behind),
  lagMs === null ? '-' : ms(lagMs),
  waitsMs > 0 ? ms(waitsMs) : '-',
  updatedAt ?? '-',
]

const ms = (value: number) => (value < 10_000 ? `${value.toFixed(1)} ms` : `${Math.round(value / 1000)} s`)
