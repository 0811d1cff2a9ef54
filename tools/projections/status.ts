import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { projections } from '../../projections/all.ts'
import { paceOf } from '../../projections/pace.ts'
import { type State, standings } from '../../projections/standing.ts'
import { table } from '../table.ts'
import { type Command, misuse } from '../usage.ts'
import { withWorkshop } from './workshop.ts'

export const statusCommand: Command = {
  usage: 'status [--late <seconds>] [--json]',
  about: 'Where each model stands, how far behind, and what halted it.',
  details: `LAG is how long the last events took from being recorded to being readable. WAITS is how long the oldest event that is
not yet in the model has been waiting. RATE is how many positions a second it goes on by, over one second, where it is behind.
Exit code 1 when a model is late (an event has been waiting for ten seconds), makes no progress (for three times as long, and
nothing moved), is halted, has never run, stands in another log than this, or has set streams aside: these are tried again
when the model is opened, and a rebuild folds them anew. While the product runs, it says by itself which models are late.

  --late <seconds>   how long an event may wait, when not ten seconds
  --json             all of it as JSON`,
  run: async words => {
    const { values } = parseArgs({ args: [...words], options: { late: { type: 'string' }, json: { type: 'boolean' } } })
    const lateMs = secondsIn(values.late) * 1000
    return withWorkshop(async workshop => {
      const look = { ...workshop, lateMs, pace: paceOf(workshop.log) }
      const isBehind = ({ state }: State) => state === 'behind'
      let { head, models: states } = await standings(projections, look)
      if (states.some(isBehind)) {
        await setTimeout(aSecond)
        ;({ head, models: states } = await standings(projections, look))
      }
      if (values.json) console.log(JSON.stringify({ head, models: states }, null, 2))
      else console.log(`The log ends at ${head ?? 'its beginning'}.\n\n${table([titles, ...states.map(line)])}`)
      for (const { name, aside } of values.json ? [] : states)
        for (const { stream, position, why } of aside)
          console.log(`\n${name} has set ${stream} aside from ${position} on: ${why}`)
      for (const { name, error, errorPosition } of values.json ? [] : states)
        if (error) console.log(`\n${name} ${errorPosition ? `is halted before ${errorPosition}:` : ''} ${error}`)
      const isWell = ({ state, alarm, aside }: State) =>
        (state === 'level' || state === 'behind') && alarm === null && aside.length === 0
      return states.every(isWell) ? 0 : 1
    })
  },
}

const aSecond = 1000

const secondsIn = (text = '10') => {
  const seconds = Number(text)
  if (text.trim() === '' || !(seconds > 0)) throw misuse(`--late takes seconds, not "${text}"`)
  return seconds
}

const titles = ['MODEL', 'STATE', 'POSITION', 'BEHIND', 'RATE', 'LAG', 'WAITS', 'UPDATED']

const line = ({ name, state, alarm, position, behind, rate, lagMs, waitsMs, updatedAt }: State) => [
  name,
  [state, alarm].filter(Boolean).join(', '),
  position ?? '-',
  behind === null ? '-' : String(behind),
  rate === null ? '-' : `${Math.round(rate)}/s`,
  lagMs === null ? '-' : ms(lagMs),
  waitsMs > 0 ? ms(waitsMs) : '-',
  updatedAt ?? '-',
]

const ms = (value: number) => (value < 10_000 ? `${value.toFixed(1)} ms` : `${Math.round(value / 1000)} s`)
