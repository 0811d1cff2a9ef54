import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Needs a server: EVENTSTORE_URL=… npm run test:eventstore. The everyday run leaves it out.
export default defineConfig({
  test: {
    name: 'eventstore',
    include: ['tests/eventstore/*.test.ts'],
    globalSetup: ['tests/support/database.ts'],
    env: { KEY_DIR: join(tmpdir(), `formkurve-test-keys-${process.pid}`) },
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
