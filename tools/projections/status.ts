import { parseArgs } from 'node:util'
import { projections } from '../../projections/all.ts'
import { type State, standings } from '../../projections/standing.ts'
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
    return withWorkshop(async workshop => {
      const { head, models: states } = await standings(projections, workshop)
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
