import { embeddedPostgres } from '../../adapters/embedded/postgres.ts'

// A process that uses the embedded database until it is told to go: by SIGTERM in good order, by SIGHUP in haste.
// It ignores SIGINT, so that a test can tell whether a terminal's Ctrl-C would reach the server.
const [dataDir = ''] = process.argv.slice(2)

process.on('SIGINT', () => {})
process.on('SIGHUP', () => process.exit(1))

try {
  const { url, adopted, stop } = await embeddedPostgres({ dataDir, say: () => {}, throwaway: true })
  process.on('SIGTERM', () => stop().then(() => process.exit(0)))
  console.log(JSON.stringify({ url, adopted }))
  setInterval(() => {}, 60_000)
} catch (error) {
  console.log(JSON.stringify({ failed: error instanceof Error ? error.message : String(error) }))
}
