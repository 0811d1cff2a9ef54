import { launch } from '../tests/support/chromium.ts'
import { startStand } from './screens/stand.ts'
import { benchDashboard } from './speed/dashboard.ts'
import { type Figure, linesOf } from './speed/figure.ts'
import { benchOffline } from './speed/offline.ts'
import { benchTaps } from './speed/taps.ts'

// How fast the signed-in client is in a real browser, before an athlete with twelve weeks of training:
// npm run speed [-- dashboard | taps | offline …]. The table goes into docs/bench.md by hand, with the machine it was read on.

const parts = { dashboard: benchDashboard, taps: benchTaps, offline: benchOffline }
const wanted = process.argv.slice(2)

const stand = await startStand({ weeks: 12, say: line => console.error(line) })
const browser = await launch()
const figures: Figure[] = []
try {
  for (const [name, bench] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) {
      const read = await bench(browser, stand)
      console.error(linesOf(read))
      figures.push(...read)
    }
} finally {
  await browser.close()
  await stand.close()
}
console.log(linesOf(figures))
