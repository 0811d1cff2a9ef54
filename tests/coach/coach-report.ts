import { catalogue } from '../../content/exercises/catalogue.ts'
import { language } from '../../content/language/language.ts'
import { isRefusal, makePlan } from '../../domain/coach/planner.ts'
import { readerOf } from '../../domain/coach/read/grammar/read.ts'
import { beginners, people } from '../../tools/coach/report/people.ts'
import { reportOn, trainPeople } from '../../tools/coach/report/report.ts'
import { crowd, type Tally } from '../domain/coach/crowd.ts'
import { drawnWeeks } from '../domain/coach/drawing.ts'
import { personas } from '../domain/coach/personas.ts'
import { seasons, twelveWeeks } from '../domain/coach/twelve-weeks.ts'
import { veterans } from '../domain/coach/veterans.ts'
import { printed } from './corpus/printed.ts'
import { score } from './corpus/score.ts'
import { locked } from './corpus/utterance.ts'

// npm run coach:report -- [plans] [athletes] [weeks]: random plans, the personas, and athletes over weeks.

const [count, athletes, weeks] = [10_000, 60, 16].map((usual, at) => Number(process.argv[at + 2] ?? usual)) as [
  number,
  number,
  number,
]
/** Training rules, §4: the quality checks that are hard (H): the main lift, and seven tenths of the session's sets. */
const hardMeasures = ['41', '42']

const tally = crowd(catalogue, count)
say(tally)
const withYears = timesWithYears()
process.stdout.write(`planner with two years of history: ${spread(withYears)}\n`)
const worst = sayPersonas()
for (const season of seasons)
  process.stdout.write(`\n${drawnWeeks(season.who, twelveWeeks(season, catalogue), catalogue)}\n`)
await sayMarks()
const heard = sayReading()
for (const missed of missedGoals()) {
  process.stdout.write(`\nmissed: ${missed}\n`)
  process.exitCode = 1
}

/** What a release needs. */
function missedGoals() {
  const goals: readonly (readonly [boolean, string])[] = [
    [tally.violations.size === 0, 'no hard violation'],
    [tally.unexplained.length === 0, 'no refusal without a red flag'],
    [tally.unheard.length === 0, 'no plan in spite of a red flag'],
    [hardMeasures.every(rule => !tally.grave.has(rule)), "none of the judge's hard measures missed (41, 42)"],
    [at(tally.scores, 0.5) >= 85, 'median score of 85'],
    [worst >= 70, 'worst persona at 70'],
    [at(tally.milliseconds, 0.99) <= 150, 'p99 of 150 ms'],
    [at(withYears, 0.99) <= 150, 'p99 of 150 ms with two years of history'],
    [shareOf(heard.red) >= 0.99, '99 of 100 red flags of the locked half stop'],
    [shareOf(heard.amber) >= 0.97, '97 of 100 limits of the locked half hold'],
    [shareOf(heard.falseAlarms) <= 0.02, 'no more than 2 of 100 of the locked half are alarmed for nothing'],
    ...(['de', 'en'] as const).map(spoken => {
      const { expected, found, given, right } = heard.items[spoken]
      const isMet = Math.min(found / expected, right / given) >= 0.9
      return [isMet, `items of the locked half, ${spoken}: precision and recall of 0.9`] as const
    }),
  ]
  return goals.flatMap(([met, goal]) => (met ? [] : [goal]))
}

async function sayMarks() {
  const began = performance.now()
  const all = [...people(athletes), ...beginners()]
  const trained = await trainPeople(all, weeks, done => process.stderr.write(`${done} of ${all.length}\r`))
  const { text, missed } = reportOn(trained)
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stdout.write(`\n${all.length} athletes over ${weeks} weeks, ${seconds} s\n${text}\n`)
  if (missed > 0) process.exitCode = 1
}

/** How well the built-in reader reads what nobody tunes it to: figures alone. What of the open half it misreads, `coach:read` lists. */
function sayReading() {
  const figures = score(readerOf(language, catalogue), locked())
  process.stdout.write(`\n${printed('locked half of the utterances', figures)}\n`)
  return figures
}

function shareOf({ hit, of }: { readonly hit: number; readonly of: number }) {
  return hit / of
}

function say({ plans, refusals, unexplained, unheard, violations, grave, remarks, scores, milliseconds, used }: Tally) {
  const lines = [
    `${plans} plans, ${sum(refusals)} refused (${named(refusals)}), without a red flag: ${unexplained.length} ${unexplained.slice(0, 6).join('; ')}`,
    `planned in spite of a red flag: ${unheard.length} ${unheard.slice(0, 6).join('; ')}`,
    `hard violations: ${sum(violations)} ${named(violations)}`,
    `grave by the judge: ${named(grave)}`,
    `soft findings: ${named(remarks)}`,
    `score: median ${at(scores, 0.5)}, 5 % ${at(scores, 0.05)}, worst ${at(scores, 0)}`,
    `planner: ${spread(milliseconds)}`,
    `catalogue: ${used.size} of ${catalogue.exercises.length} exercises used; never: ${never(used)}`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Processor time of each plan in milliseconds. */
function timesWithYears(): readonly number[] {
  return veterans(catalogue, 40).map(request => {
    const before = process.cpuUsage()
    makePlan(request, catalogue)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
}

function spread(milliseconds: readonly number[]) {
  const [middle, most, longest] = [0.5, 0.99, 1].map(share => at(milliseconds, share).toFixed(1))
  return `${milliseconds.length} plans, p50 ${middle} ms, p99 ${most} ms, longest ${longest} ms of processor time`
}

function sayPersonas(): number {
  let lowest = 100
  process.stdout.write('\npersonas\n')
  for (const { who, request, refused } of personas(catalogue)) {
    const made = makePlan(request, catalogue)
    const right = isRefusal(made)
      ? made.refused === refused
      : refused === undefined && made.verdict.violations.length === 0
    lowest = right ? Math.min(lowest, isRefusal(made) ? 100 : made.verdict.score) : -1
    const found = isRefusal(made)
      ? `refused: ${made.refused}`
      : `${made.verdict.score} points, ${made.plan.estimatedMinutes} min`
    process.stdout.write(`  ${right ? 'ok ' : 'BAD'} ${who}: ${found}\n`)
  }
  process.stdout.write(`  worst: ${lowest}\n`)
  return lowest
}

function never(used: ReadonlySet<string>) {
  const left = catalogue.exercises.map(({ id }) => id).filter(id => !used.has(id))
  return left.length === 0 ? 'none' : left.join(', ')
}

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function sum(counts: ReadonlyMap<string, number>) {
  return [...counts.values()].reduce((all, one) => all + one, 0)
}

function named(counts: ReadonlyMap<string, number>) {
  return (
    [...counts]
      .sort(([, one], [, other]) => other - one)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', ') || 'none'
  )
}
