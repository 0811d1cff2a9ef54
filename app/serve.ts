import { flushCompileCache } from 'node:module'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, isPublic, readConfig, whyReachable } from '../adapters/config.ts'
import { isOutage } from '../domain/kernel/outage.ts'
import { projections } from '../projections/all.ts'
import { caughtUp } from '../projections/catch-up.ts'
import { builtWeb } from '../web/build.ts'
import { openProduct } from './product.ts'

/** What clients and reactions have left to finish in when the server ends. */
const patienceMs = 7000

const say = (line: string) => console.log(line)
/** What is known to happen, like a store that does not answer, needs no stack. */
const report = (line: string, error: unknown) => console.error(`${line}:`, isOutage(error) ? error.message : error)

/** Everything in one process: the API with the web client, the projections, the reactions. */
export const serve = async () => {
  const config = await readConfig(process.env)
  mustHaveMail(config)
  mustBeSecure(config)
  mustBeNamed(config)
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  process.once('SIGTERM', () => stop.abort())
  await mustBeFree(config.PORT, config.HOST)

  const web = builtWeb(say, stop.signal)
  web.catch(() => {})
  const product = await openProduct(config, { say, report })
  const webFolder = await web.catch(async error => {
    await product.close()
    throw stop.signal.aborted ? new Error('Ended before the client was built.') : error
  })
  const working = Promise.all([product.project(stop.signal), product.react(stop.signal)])
  const app = await product.api({ webFolder, checkAnswers: false, log: true })
  await caughtUp(product, projections, () => say('Catching up with the log …'), stop.signal)
  if (!stop.signal.aborted) {
    await app.listen({ port: config.PORT, host: config.HOST })
    // Also of a process that is killed, the next one starts on what this one has compiled.
    flushCompileCache()
    say(`\nFormkurve is running: ${config.PUBLIC_URL}`)
    if (!config.SMTP_URL) say(`Mails are shown at ${config.PUBLIC_URL}/dev/mailbox`)
    say('Ctrl-C ends everything.')
    await new Promise<void>(resolve => stop.signal.addEventListener('abort', () => resolve()))
  }
  say('\nEnding …')
  await Promise.race([app.close().then(() => working), sleep(patienceMs, undefined, { ref: false })])
  await product.close()
  // Whatever may still hang on a connection of its own has had its time.
  setTimeout(() => process.exit(), 1000).unref()
}

/** The mailbox shows every link that opens an account: it is for one machine and its user. */
const mustHaveMail = (config: Config) => {
  const why = whyReachable(config)
  if (why && !config.SMTP_URL)
    throw new Error(
      `SMTP_URL must be set, because ${why}: without it, mails are only shown at /dev/mailbox on this machine.`,
    )
}

/** Passwords and what is said of bodies go over it, and the privacy page says that nobody reads along. */
const mustBeSecure = (config: Config) => {
  if (isPublic(config) && !config.PUBLIC_URL.startsWith('https:'))
    throw new Error(`PUBLIC_URL must start with https:, because ${config.PUBLIC_URL} is public.`)
}

/** Whoever reads the imprint, the terms or a receipt has to be told who that is. */
const mustBeNamed = (config: Config) => {
  if (isPublic(config) && !config.isOperatorNamed)
    throw new Error(
      `OPERATOR_FILE must be set, or ${config.KEY_DIR}/operator.json be there, because ${config.PUBLIC_URL} is public: imprint, terms and receipts name who runs this. What it holds: README.md.`,
    )
}

const mustBeFree = (port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () => reject(new Error(`Port ${port} is taken. Use another: PORT=${port + 1} npm start`)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
