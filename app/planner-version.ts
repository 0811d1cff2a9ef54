import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ruleSet } from '../domain/coach/basis/rule-set.ts'

const root = join(import.meta.dirname, '..')

/** All that a plan, or why there is none, follows from. */
const sources = ['domain/coach', 'domain/health-said.ts', 'content/training', 'content/exercises', 'content/language']
  .concat(['adapters/coach-rules', 'adapters/coach-openai'])
  .flatMap(room => (room.endsWith('.ts') ? [room] : [`${room}/**/*.ts`]))

const digest = async () => {
  const hash = createHash('sha256')
  const files = await Array.fromAsync(glob(sources, { cwd: root }))
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)))
  return hash.digest('hex').slice(0, 8)
}

let made: Promise<string> | undefined

/** "2026-11.4-3f9a1c2e": the rule set, and a digest of the code and data that plans by it. Another digest, another planner. */
export const plannerVersion = (): Promise<string> => {
  made ??= digest().then(code => `${ruleSet.version}-${code}`)
  return made
}
