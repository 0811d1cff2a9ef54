import { readFile, writeFile } from 'node:fs/promises'
import { writeOut } from '../write-out.ts'
import { athletesFile } from './files/athlete.ts'
import { BadFile, readJson } from './files/read.ts'
import { requestFile } from './files/request.ts'
import { planOnce } from './plan.ts'
import { printedSeason } from './printed.ts'
import type { AthleteRecord } from './record.ts'
import { season } from './season.ts'

const usage = `npm run coach -- plan --request FILE.json
npm run coach -- simulate --athletes FILE.json --weeks N --out FILE.json
npm run coach -- read --file OUT.json --weeks 1,4,8,12
The files are described in docs/coach-bench.md.`

/** The coach's bench: one plan with every stage, or athletes over weeks. Answers the exit code. */
export const coachTool = async ([command, ...words]: readonly string[]): Promise<number> => {
  const options = optionsIn(words)
  try {
    if (command === 'plan' && options?.has('request') && options.size === 1) {
      const request = await readJson(options.get('request') ?? '', requestFile)
      await writeOut([`${json(await planOnce(request))}\n`])
      return 0
    }
    const chosen = (options?.get('weeks') ?? '').split(',').map(Number)
    if (command === 'read' && options?.size === 2 && options.has('file') && chosen.every(isWeeks))
      return await read(options.get('file') ?? '', chosen)
    const weeks = Number(options?.get('weeks'))
    const out = options?.get('out')
    if (command === 'simulate' && options?.size === 3 && options.has('athletes') && out && isWeeks(weeks))
      return await simulate(options.get('athletes') ?? '', weeks, out)
  } catch (error) {
    if (!(error instanceof BadFile)) throw error
    console.error(error.message)
    return 1
  }
  console.error(usage)
  return 2
}

const simulate = async (file: string, weeks: number, out: string) => {
  const { athletes } = await readJson(file, athletesFile)
  const began = performance.now()
  const records = []
  for (const athlete of athletes) {
    records.push(await season(athlete, weeks))
    console.error(`${records.length} of ${athletes.length}: ${athlete.id}`)
  }
  await writeFile(out, `${json({ weeks, athletes: records })}\n`)
  console.error(`${out}, ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return 0
}

/** What `simulate` wrote, as a trainer reads it. */
const read = async (file: string, weeks: readonly number[]) => {
  const { athletes }: { athletes: readonly AthleteRecord[] } = JSON.parse(await readFile(file, 'utf8'))
  await writeOut(athletes.map(athlete => `${printedSeason(athlete, weeks)}\n`))
  return 0
}

const isWeeks = (weeks: number) => Number.isInteger(weeks) && weeks >= 1 && weeks <= 104

/** `--name value` pairs; null when the line is anything else. */
const optionsIn = (words: readonly string[]): ReadonlyMap<string, string> | null => {
  const options = new Map<string, string>()
  for (let at = 0; at < words.length; at += 2) {
    const [name = '', value] = [words[at], words[at + 1]]
    if (!name.startsWith('--') || value === undefined || options.has(name.slice(2))) return null
    options.set(name.slice(2), value)
  }
  return options
}

/** Sets and maps as what they hold. */
const json = (value: unknown) =>
  JSON.stringify(
    value,
    (_, one) => (one instanceof Set ? [...one] : one instanceof Map ? Object.fromEntries(one) : one),
    1,
  )
