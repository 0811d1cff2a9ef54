import { catalogue } from '../../content/exercises/catalogue.ts'
import { language } from '../../content/language/language.ts'
import { readerOf } from '../../domain/coach/read/grammar/read.ts'
import { printed, wrong } from './corpus/printed.ts'
import { score } from './corpus/score.ts'
import { rates, spoken } from './corpus/spoken.ts'
import { held, locked, open, rounds, writtenOn } from './corpus/utterance.ts'

// npm run coach:read -- [locked]: how well the built-in reader reads the open half (with what it read otherwise), or
// the locked one (figures alone).

const read = readerOf(language, catalogue)
const isLocked = process.argv.includes('locked')
const figures = score(read, isLocked ? locked() : open())
if (!isLocked) process.stdout.write(`${wrong(figures)}\n\n`)
process.stdout.write(`${printed(isLocked ? 'locked' : 'open', figures)}\n`)

if (!isLocked)
  for (const [at, round] of rounds().entries())
    process.stdout.write(`${printed(`round ${at + 1}`, score(read, round))}\n`)
if (isLocked) process.stdout.write(`${printed('held of the last two rounds', score(read, held()))}\n`)

for (const half of ['practice', 'rehearsal', 'strangers'] as const) {
  const { levels, classes, wrong } = rates(
    read,
    spoken().filter(one => one.half === half),
  )
  const shares = [...levels, ...classes].map(({ name, of, hit }) => `${name} ${hit}/${of}`)
  process.stdout.write(`spoken, ${half}: ${shares.join(' · ')}\n`)
  if (half === 'practice')
    for (const { level, kind, text } of wrong) process.stdout.write(`  ${level} ${kind}: ${text}\n`)
}

const long = (isLocked ? locked() : open()).map(({ text }) => text).join('. ')
const times = Array.from({ length: 500 }, (_, at) => long.slice((at * 97) % (long.length - 2000)).slice(0, 2000)).map(
  text => {
    const start = process.threadCpuUsage()
    read(text, 'wish', writtenOn)
    return process.threadCpuUsage(start).user / 1000
  },
)
const at = (share: number) => times.toSorted((one, other) => one - other)[Math.floor(times.length * share)]?.toFixed(1)
process.stdout.write(`2 000 characters, time of the processor: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms\n`)
