import { runTool } from '../usage.ts'
import { asOfCommand, dropAsOfCommand } from './as-of.ts'
import { cancelCommand } from './cancel.ts'
import { diffCommand } from './diff.ts'
import { exportCommand } from './export.ts'
import { exportLogCommand } from './export-log.ts'
import { listCommand } from './list.ts'
import { rebuildCommand } from './rebuild.ts'
import { retryCommand } from './retry.ts'
import { statusCommand } from './status.ts'
import { pauseCommand, resumeCommand, throttleCommand } from './steer.ts'
import { verifyCommand } from './verify.ts'

const commands = {
  list: listCommand,
  status: statusCommand,
  rebuild: rebuildCommand,
  verify: verifyCommand,
  retry: retryCommand,
  pause: pauseCommand,
  resume: resumeCommand,
  throttle: throttleCommand,
  cancel: cancelCommand,
  'as-of': asOfCommand,
  'drop-as-of': dropAsOfCommand,
  diff: diffCommand,
  export: exportCommand,
  'export-log': exportLogCommand,
}

/** npm run projections -- <command>. Answers the exit code. */
export const projectionsTool = (words: readonly string[]) => runTool('npm run projections --', commands, words)
