import { defineConfig } from 'vitest/config'

// fast: pure and in memory. real: PostgreSQL, processes, a browser. One list of folders decides which is which.
const real = [
  'tests/e2e/**',
  'tests/adapters/**',
  'tests/faults/**',
  'tests/spec/**',
  'tests/projections/**',
  'tests/api/**',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'fast',
          include: ['tests/**/*.test.ts'],
          exclude: [...real, 'tests/eventstore/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'real',
          include: real.map(folder => `${folder}/*.test.ts`),
          globalSetup: ['tests/support/database.ts'],
          // Browsers and processes on a busy machine: a second try says whether it was the machine.
          retry: process.env.CI ? 2 : 0,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
