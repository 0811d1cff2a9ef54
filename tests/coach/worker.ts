import { readConfig } from '../../adapters/config.ts'
import { openProduct } from '../../app/product.ts'

// A process that projects and reacts until it is killed; the API runs elsewhere.
const product = await openProduct(await readConfig(process.env), {
  say: () => {},
  report: (line, error) => console.error(line, error),
})
const { signal } = new AbortController()
console.log('ready')
await Promise.all([product.project(signal), product.react(signal)])
