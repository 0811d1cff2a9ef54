import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const copy = join('node_modules', '.cache', `new-fact-${process.pid}`)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const change = (file: string, from: string | RegExp, to: string) => {
  const text = readFileSync(join(copy, file), 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file}: nothing there to change`)
  writeFileSync(join(copy, file), changed)
}

/** What the compiler says of the copy, by file. */
const faults = async () => {
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc')
  const output = await promisify(execFile)(process.execPath, [tsc, '-p', join(copy, 'tsconfig.json')]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
  return [
    ...new Set([...output.matchAll(/^(?:.*?new-fact-\d+\/)?([\w./-]+)\(\d+,\d+\): error/gm)].map(([, file]) => file)),
  ].sort()
}

test('a fact not treated where its category is declared, a refusal that its call does not name, an id of another kind do not compile', {
  timeout: 300_000,
}, async () => {
  mkdirSync(copy, { recursive: true })
  for (const room of ['domain', 'commands', 'projections', 'content', 'contract', 'api'])
    cpSync(room, join(copy, room), { recursive: true })
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../../tsconfig.json',
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: ['domain/**/*.ts', 'commands/**/*.ts', 'projections/**/*.ts', 'api/**/*.ts'],
      exclude: [],
    }),
  )
  change(
    'domain/workout.ts',
    "  | { type: 'WorkoutDeleted'; at: string }",
    "  | { type: 'WorkoutDeleted'; at: string }\n  | { type: 'WorkoutTeleported'; at: string }",
  )
  change(
    'domain/user.ts',
    "  | { type: 'PersonalDataErased'; at: string }",
    "  | { type: 'PersonalDataErased'; at: string }\n  | { type: 'AccountTeleported'; at: string }",
  )
  change('domain/feedback.ts', /(export type Event =\n)/, "$1  | { type: 'FeedbackTeleported'; at: string }\n")
  change('commands/reactions/when-account-closed-then-erase.ts', "on: ['AccountClosed']", "on: ['AccountClosedd']")
  change('commands/workouts.ts', "streamOf('workout', workout)", "streamOf('user', workout)")
  change('commands/ask-workout.ts', "streamOf('workout', workout)", "streamOf('workout', context.subject)")
  change('api/routes/workouts.ts', 'detailOf(who.id, params.id)', 'detailOf(who.id, who.id)')
  change('contract/origins.ts', 'params: z.object({ id: workoutId })', 'params: z.object({ id: z.uuid() })')
  change('domain/feedback.ts', "refuse('feedback-id-taken')", "refuse('teleported')")
  change('contract/membership.ts', "'withdrawal-waived', 'withdrawal-over'", "'withdrawal-over'")
  expect(await faults()).toEqual(
    [
      'api/desk/sentences.ts',
      'api/routes/app.ts',
      'api/routes/feedback.ts',
      'api/routes/membership.ts',
      'api/routes/showcase.ts',
      'api/routes/workouts.ts',
      'api/routes/origins.ts',
      'commands/ask-workout.ts',
      'commands/feedback.ts',
      'commands/reactions/when-account-closed-then-erase.ts',
      'commands/workouts.ts',
      'domain/feedback.history.ts',
      'domain/feedback.ts',
      'domain/user.history.ts',
      'domain/user.ts',
      'domain/what-if.ts',
      'domain/workout.history.ts',
      'domain/workout.ts',
      'projections/accounts.ts',
      'projections/feedback.ts',
      'projections/workout-detail.ts',
      'projections/workout-history.ts',
      'projections/workout-list.ts',
    ].sort(),
  )
})
