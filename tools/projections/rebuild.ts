import { leaseOf } from '../../projections/abandon.ts'
import { rebuild } from '../../projections/rebuild.ts'
import type { Command } from '../usage.ts'
import { alone, meansHelp, onChosen } from './workshop.ts'

export const rebuildCommand: Command = {
  usage: 'rebuild <name>… | --all [--json]',
  about: 'Fold a model anew beside the live one, then swap the two.',
  details: `Readers have the old model until they have the new one, whole. Cut off, the same command goes on where it was.

${meansHelp}`,
  run: words =>
    onChosen(words, async (models, parts, workshop, json) => {
      const done: object[] = []
      await workshop.models.tidy()
      for (const projection of models) {
        const began = performance.now()
        const { swapMs } = await alone(workshop, leaseOf(projection, 'rebuild'), () => rebuild(projection, parts))
        const seconds = ((performance.now() - began) / 1000).toFixed(1)
        done.push({ model: projection.name, seconds: Number(seconds), swapMs })
        if (!json) console.log(`${projection.name}: rebuilt in ${seconds} s, swapped in ${swapMs.toFixed(1)} ms`)
      }
      if (json) console.log(JSON.stringify(done, null, 2))
      return 0
    }),
}
