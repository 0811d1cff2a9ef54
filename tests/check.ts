import { execFileSync, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'

// What is asked of every change before it lands: types, lint, nothing unused and the fast tests, side by side. Each tells
// what it has to say in one piece, when it is done. `npm test` asks the rest, and lints every file.

const root = join(import.meta.dirname, '..')
const programs = join(root, 'node_modules', '.bin')
const env = { ...process.env, LAWS: 'brief', FORCE_COLOR: '1', PATH: `${programs}${delimiter}${process.env.PATH}` }

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(line => line !== '')

/** Git's own name of it. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

/** Whatever differs from main, or on main itself from the day before; every file where the linter itself changed or nobody can tell. */
const changed = (): readonly string[] => {
  try {
    const [main, head] = git('rev-parse', 'main', 'HEAD')
    const [base = emptyTree] =
      main === head ? git('rev-list', '-1', '--before=24.hours', 'main') : git('merge-base', 'main', 'HEAD')
    const files = [
      ...git('diff', '--name-only', '--relative', '--diff-filter=d', base),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]
    return files.some(file => /^(biome|package-lock)\.json$/.test(file)) ? ['.'] : files
  } catch {
    return ['.']
  }
}

const files = changed()

const steps = [
  // Two workers start the sources twice and still end a third sooner: the rest is done long before.
  ['Fast tests', 'vitest', 'run', '--project', 'fast', '--maxWorkers=2'],
  // Each further checker makes many types anew: two take 1.4 times the processor's time of one, four twice as much.
  ['Types', 'tsc', '--noEmit', '--checkers', '1'],
  ['Nothing unused', 'knip', '--no-progress', '--cache'],
  ...(files.length
    ? [['Lint', 'biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files] as const]
    : []),
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
