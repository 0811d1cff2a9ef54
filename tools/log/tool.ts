import { runTool } from '../usage.ts'
import { adoptCommand } from './adopt.ts'
import { copyCommand } from './copy.ts'
import { digestCommand } from './digest.ts'

export const logTool = (words: readonly string[]) =>
  runTool('npm run log --', { copy: copyCommand, digest: digestCommand, adopt: adoptCommand }, words)
