import { createServer } from 'node:net'
import { readConfig } from './adapters/config.ts'
import { openProduct } from './product.ts'
import { projections } from './projections/all.ts'
import { caughtUp } from './projections/catch-up.ts'
import { seedDemo, setClock } from './seed.ts'
import { buildWeb } from './web/build.ts'

const say = (line: string) => console.log(line)
const report = (line: string, error: unknown) => console.error(`${line}:`, error)

/** Everything in one process: the API with the web client, the projections, the reactions. */
const start = async () => {
  const config = await readConfig(process.env)
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  process.once('SIGTERM', () => stop.abort())
  await mustBeFree(config.PORT, config.HOST)

  const [product, webFolder] = await Promise.all([openProduct(config, { say, report }), buildWeb({ say })])
  const working = Promise.all([product.project(stop.signal), product.react(stop.signal)])
  const app = await product.api({ webFolder, checkAnswers: false, log: true })
  await caughtUp(product, projections, () => say('Lese das Ereignisprotokoll nach …'), stop.signal)
  if (!stop.signal.aborted) {
    await app.listen({ port: config.PORT, host: config.HOST })
    say(`\nFormkurve läuft: ${config.PUBLIC_URL}`)
    if (!config.SMTP_URL) say(`E-Mails liegen in ${config.PUBLIC_URL}/dev/mailbox`)
    say('Strg-C beendet alles.')
    await new Promise<void>(resolve => stop.signal.addEventListener('abort', () => resolve()))
  }
  say('\nIch räume auf …')
  await app.close()
  await working
  await product.close()
}

const seed = async () => {
  const events = /^--events=?(\d*)$/.exec(process.argv[3] ?? '')
  if (events) return (await import('./tools/seed-events.ts')).seedEvents(Number(events[1] || process.argv[4]))
  const config = await readConfig(process.env)
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  const clock = setClock()
  const product = await openProduct(config, { say, report, clock: clock.now })
  const working = Promise.all([product.project(stop.signal), product.react(stop.signal)])
  try {
    await seedDemo(product, clock, say)
  } finally {
    stop.abort()
    await working
    await product.close()
  }
}

const projectionsRole = async () => {
  const { projectionsTool } = await import('./tools/projections/tool.ts')
  process.exitCode = await projectionsTool(process.argv.slice(3))
}

const mustBeFree = (port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () =>
      reject(new Error(`Port ${port} ist belegt. Nimm einen anderen: PORT=${port + 1} npm start`)),
    )
    probe.listen(port, host, () => probe.close(() => resolve()))
  })

const roles: Readonly<Record<string, () => Promise<void>>> = { start, serve: start, seed, projections: projectionsRole }

const run = roles[process.argv[2] ?? 'start']
if (!run) {
  console.error(`Unbekannt: ${process.argv[2]}. Es gibt: ${Object.keys(roles).join(', ')}`)
  process.exitCode = 2
} else
  await run().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
