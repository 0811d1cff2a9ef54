import { type Config, readConfig, whyReachable } from '../../adapters/config.ts'
import { openProduct } from '../../app/product.ts'
import { setClock } from '../coach/set-clock.ts'
import { seedDemo } from './seed.ts'

const say = (line: string) => console.log(line)
const report = (line: string, error: unknown) => console.error(`${line}:`, error)

/** The demo athlete, with the product at work around them. */
export const seedDemoAthlete = async () => {
  const config = await readConfig(process.env)
  mustBeAlone(config)
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

/** Its password stands in the README: where others reach the server, that would be a door for everybody. */
const mustBeAlone = (config: Config) => {
  const why = whyReachable(config)
  if (why) throw new Error(`There is no demo athlete here, because ${why}: anybody can read its password in README.md.`)
}
