import { parseArgs } from 'node:util'
import type { Position } from '../../domain/kernel/log.ts'
import { projections } from '../../projections/all.ts'
import { concerns, filterOf } from '../../projections/fold-page.ts'
import type { AnyProjection, Log, Status } from '../../projections/ports.ts'
import { table } from '../table.ts'
import type { Command } from '../usage.ts'
import { withWorkshop } from './workshop.ts'

export const statusCommand: Command = {
  usage: 'status [--json]',
  about: 'Where each model stands, how far behind, and what halted it.',
  details: `LAG is how long the last events took from being recorded to being readable. WAITS is how long the oldest event that is
not yet in the model has been waiting. Exit code 1 when a model is halted or has never run.`,
  run: async words => {
    const { values } = parseArgs({ args: [...words], options: { json: { type: 'boolean' } } })
    return withWorkshop(async ({ log, models }) => {
      const known = await models.status().catch(() => [])
      const head = await log.head()
      const states = await Promise.all(
        projections.map(each =>
          stateOf(
            each,
            known.find(({ name }) => name === each.name),
            log,
            head,
          ),
        ),
      )
      if (values.json) console.log(JSON.stringify({ head, models: states }, null, 2))
      else console.log(`The log ends at ${head ?? 'its beginning'}.\n\n${table([titles, ...states.map(line)])}`)
      for (const { name, error, errorPosition } of values.json ? [] : states)
        if (error) console.log(`\n${name} is halted before ${errorPosition}: ${error}`)
      return states.every(({ state }) => state === 'level' || state === 'behind') ? 0 : 1
    })
  },
}

type State = Awaited<ReturnType<typeof stateOf>>

const stateOf = async (
  { name, ...projection }: AnyProjection,
  status: Status | undefined,
  log: Log,
  head: Position | null,
) => {
  const position = status?.position ?? null
  const waitsSince = status ? await oldestAfter({ name, ...projection }, log, position) : null
  const state = !status ? 'never run' : status.error ? 'halted' : waitsSince ? 'behind' : 'level'
  return {
    name,
    state,
    position,
    behind: log.distance?.(position, head) ?? null,
    lagMs: status?.lagMs ?? null,
    waitsMs: waitsSince ? Date.now() - Date.parse(waitsSince) : 0,
    updatedAt: status?.updatedAt ?? null,
    error: status?.error ?? null,
    errorPosition: status?.errorPosition ?? null,
  }
}

const oldestAfter = async (projection: AnyProjection, log: Log, position: Position | null) => {
  for await (const { events } of log.read(position, filterOf(projection))) {
    const first = events.find(recorded => concerns(projection, recorded))
    if (first) return first.at
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
