import { leftMs } from '../../projections/abandon.ts'
import { doneAlone } from '../../projections/done-alone.ts'
import type { Command } from '../usage.ts'
import { namedIn, nothing, onBegun, reasonHelp } from './begun.ts'

export const cancelCommand: Command = {
  usage: 'cancel <name or build> --reason <why> [--json]',
  about: 'Cancel what was begun at the desk on a model, or a build, and drop what it has made so far.',
  details: `The live model stays as it is. Whichever process is at it stops within a second; exit code 1 where nothing was under
way, or nobody left it within 20 s. What runs on a command line is ended there, by Ctrl-C.

${reasonHelp}`,
  run: words =>
    onBegun(namedIn(words), async ({ on, what, ask, lease, clearAway }, { alone }) => {
      if (!(await ask({ type: 'ModelWorkCancelled' }))) return nothing(on)
      const soon = AbortSignal.timeout(leftMs)
      try {
        await doneAlone(alone, lease, soon, clearAway)
      } catch (error) {
        if (!soon.aborted) throw error
        return {
          failed: `${on}: ${what} cancelled, but whoever is at it has not left it within ${leftMs / 1000} s: what it made so far is still there`,
        }
      }
      return { said: `${on}: ${what} cancelled`, told: { model: on, cancelled: what } }
    }),
}
