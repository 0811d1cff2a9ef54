import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launch } from '../tests/support/chromium.ts'
import { screensOf } from './screens/list.ts'
import { peopleOf } from './screens/people.ts'
import { nameOf, openSheets } from './screens/sheets.ts'
import { startStand } from './screens/stand.ts'
import { isLook, takeScreen } from './screens/take.ts'

// Every screen in every state, size and theme, many in one picture, to be looked at; what a machine sees is wrong beside
// it in flaws.txt: npm run screens [-- part of a name …] [-- 360x780 | dark | 200 …: only so looked at]. About ten
// minutes; pictures go to .data/screens.

const asked = process.argv.slice(2)
const wanted = asked.filter(part => !isLook(part))
const seen = asked.filter(isLook)
const folder = join(import.meta.dirname, '..', '.data', 'screens')
const say = (line: string) => console.error(line)

const stand = await startStand({ weeks: 12, say })
const browser = await launch()
try {
  const screens = screensOf(await peopleOf(stand)).filter(
    ({ name }) => wanted.length === 0 || wanted.some(part => name.includes(part)),
  )
  const sheets = await openSheets(folder)
  const flaws: string[] = []
  for (const screen of screens) {
    const shots = await takeScreen(browser, stand.url, screen, seen).catch(error => {
      flaws.push(`${screen.name}: ${String(error).split('\n')[0]}`)
      return []
    })
    for (const shot of shots) await sheets.add(shot)
    flaws.push(...shots.flatMap(({ look, flaws }) => flaws.map(flaw => `${screen.name}, ${nameOf(look)}: ${flaw}`)))
    await writeFile(join(folder, 'flaws.txt'), `${flaws.join('\n')}\n`)
  }
  await sheets.close()
  console.log(`${screens.length} screens in ${folder}, ${flaws.length} flaws`)
} finally {
  await browser.close()
  await stand.close()
}
