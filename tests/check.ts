import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'

// What is asked of every change before it lands: types, lint, nothing unused and the fast tests, side by side. Each tells
// what it has to say in one piece, when it is done.

const root = join(import.meta.dirname, '..')
const programs = join(root, 'node_modules', '.bin')
const env = { ...process.env, LAWS: 'brief', FORCE_COLOR: '1', PATH: `${programs}${delimiter}${process.env.PATH}` }

const steps = [
  // Two workers start the sources twice and still end a third sooner: the rest is done long before.
  ['Fast tests', 'vitest', 'run', '--project', 'fast', '--maxWorkers=2'],
  // Each further checker makes many types anew: two take 1.4 times the processor's time of one, four twice as much.
  ['Types', 'tsc', '--noEmit', '--checkers', '1'],
  ['Lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['Nothing unused', 'knip', '--no-progress'],
] as const

const begun = Date.now()

const ask = async ([title, program, ...args]: (typeof steps)[number]) => {
  const child = spawn(join(programs, program), args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<boolean>(resolve => {
    child.once('error', () => resolve(false))
    child.once('close', code => resolve(code === 0))
  })
  const [out, errors, isWell] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  console.log(`== ${title}: ${isWell ? 'well' : 'FAILED'} after ${seconds} s`)
  if (!isWell) console.log(`${out}${errors}`)
  return isWell
}

const answers = await Promise.all(steps.map(ask))
process.exitCode = answers.every(isWell => isWell) ? 0 : 1
