import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// fast: pure and in memory, what `npm run check` asks. long: as pure, but plans by the hundred, all that people say,
// threads and webhooks that are waited for, the client built. real: PostgreSQL, processes, a browser, a compiler.
// Two lists decide which is which; `npm test` asks all three.
const long = [
  'tests/coach/**/*.test.ts',
  'tests/commands/webhooks.test.ts',
  'tests/content/training-report.test.ts',
  'tests/domain/{copy-as-taken,email-letters}.test.ts',
  'tests/event-store/leaf-thread.test.ts',
  'tests/tools/{causes,demo,coach/*}.test.ts',
  'tests/web/sizes.test.ts',
  'tests/domain/coach/read/{health-words,reading-laws,trainer-words}.test.ts',
  'tests/domain/coach/{adapt,after-birth,answers,beyond-kit,blood-pressure,cleared,distances,first-body-reps,first-loads,for-health}.test.ts',
  'tests/domain/coach/{gate,gate-order,hyrox-taper,last-of-all,laws,meet,other-sport,planner,preparation,questionnaire,read-anew}.test.ts',
  'tests/domain/coach/{read-by-a-trainer,rests-wished,runners,said-of-sessions,schemes-wished,session-order,silent-misses}.test.ts',
  'tests/domain/coach/{skills,small-print,sports,stronger,suggested,ten-minutes,thin-days,top-of-kit,unsafe,way-to-a-meet}.test.ts',
  'tests/domain/coach/{weeks-*,wish*,work-not-filler,written-place}.test.ts',
]

const real = [
  'tests/architecture/sbom.test.ts',
  'tests/kernel/compile/*.test.ts',
  'tests/e2e/*.test.ts',
  'tests/adapters/*.test.ts',
  'tests/faults/*.test.ts',
  'tests/spec/*.test.ts',
  'tests/projections/*.test.ts',
  'tests/api/*.test.ts',
]

// Needs an EventStoreDB: EVENTSTORE_URL=… npm run test:eventstore.
const server = 'tests/event-store/server/**'

const database = {
  globalSetup: ['tests/support/database.ts'],
  // All processes of a test find the same keys, wherever their data folders are.
  env: { KEY_DIR: join(tmpdir(), `formkurve-test-keys-${process.pid}`) },
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // As long as a browser waits for what it is to click.
  expect: { poll: { timeout: 8_000 } },
}

// Browsers, processes and times on a busy machine: a second try says whether it was the machine.
const retry = process.env.CI ? 2 : 0

// Read by Node as the product is, types stripped once and kept: a tenth of the processor's time less, from the second start on.
const asNode = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', './app/compiled.js'],
}

// Pure, so one start of the sources serves all: less than half the time. A law of a thousand runs takes 2 s, and fifteen
// times that on a machine that does as many other things.
const pure = { isolate: false, testTimeout: 120_000, retry, ...asNode }

export default defineConfig({
  test: {
    // Most of a real test is waiting for processes and browsers: even two cores carry two of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'fast',
          include: ['tests/**/*.test.ts'],
          exclude: [...long, ...real, server],
          ...pure,
        },
      },
      { test: { name: 'long', include: long, ...pure } },
      {
        test: {
          name: 'real',
          // One start of the sources serves a worker's files: two thirds of the processor's time.
          isolate: false,
          include: real,
          ...database,
          retry,
        },
      },
      ...(process.env.EVENTSTORE_URL
        ? [
            {
              test: {
                name: 'event-store',
                include: [`${server}/*.test.ts`],
                ...database,
                globalSetup: [...database.globalSetup, 'tests/event-store/server/support/database.ts'],
              },
            },
          ]
        : []),
    ],
  },
})
