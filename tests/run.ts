import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { ensureChromium } from './support/ensure-chromium.ts'
import { count } from './support/test-counts.ts'

const root = join(import.meta.dirname, '..')
const programs = join(root, 'node_modules', '.bin')
const reports = mkdtempSync(join(tmpdir(), 'formkurve-report-'))
const report = join(reports, 'vitest.json')

const step = (title: string, program: string, ...args: string[]) => {
  console.log(`\n== ${title}`)
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` }
  const { status } = spawnSync(join(programs, program), args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

const steps = [
  () => step('Types', 'tsc', '--noEmit', '--checkers', '2'),
  () => step('Lint', 'biome', 'check', '--error-on-warnings', '.'),
  () => step('Nothing unused', 'knip', '--no-progress'),
  () => step('Tests', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`),
]

const run = () => {
  try {
    console.log('== Chromium')
    console.log(ensureChromium())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
  return steps.every(ask => ask())
}

const allWell = run()
const { passed, failed } = count(report, allWell)
rmSync(reports, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = allWell && passed > 0 && failed === 0 ? 0 : 1
