import { parseArgs } from 'node:util'
import { readConfig } from '../../adapters/config.ts'
import { openInfrastructure } from '../../app/infrastructure.ts'
import type { Log } from '../../commands/ports/log.ts'
import { isPoison } from '../../domain/kernel/poison.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { type Changed, underTodaysRules } from '../../domain/what-if.ts'
import { openHelp, openOptions, whyOpened } from '../opened.ts'
import { progress, type Reporter } from '../progress.ts'
import { type Command, misuse } from '../usage.ts'
import { plannedAgain, plansInWords } from './planned-again.ts'
import { inWords, isAlike, supposed } from './suppose.ts'

/** What would be decided otherwise in one way: how often, and where first. */
type Kind = {
  readonly type: string
  readonly today: string
  readonly times: number
  readonly first: { readonly stream: string; readonly revision: number }
}

type Answer = {
  readonly workouts: number
  readonly commands: number
  readonly unreadable: readonly string[]
  readonly changed: readonly Kind[]
}

export const whatIfCommand: Command = {
  usage: 'what-if [--plans] [--workout <id> --revision <n> --data <json> [--open --reason <why>]] [--json]',
  about:
    'What today’s rules would decide of all that the log tells of, or what would be had one event said something else.',
  details: `Asks every command of every workout again, in the state of then, and names each kind of fact that would be refused now
or be another, how often, and where first; the desk shows it there, and for one person. With --plans each wish is asked
of today's built-in planner as well, from what was recorded before it was answered. With a workout, one event of it
is taken to have said something else, in memory: what follows is asked again by today's rules, and it names what the
states, the rows of read models and the athlete's screens would be otherwise. Nothing is written, and nothing that
somebody said is shown, or may be supposed to be another, unless it is opened. May be ended at any time. Exit code 1 when anything would be otherwise, or
could not be read.

  --plans               plan anew as well: some tenths of a second each
  --workout <id>        the workout, by its id
  --revision <n>        of its event, from 0
  --data <json>         the fields that are to be others, as an object: '{"seconds": 90}'
${openHelp}
  --json                the answer as JSON`,
  run: async words => {
    const { values } = parseArgs({
      args: [...words],
      options: { json: { type: 'boolean' }, plans: { type: 'boolean' }, ...supposing, ...openOptions },
    })
    const supposition = suppositionIn(values)
    if (supposition && values.plans) throw misuse('--plans is for the whole log')
    const reporter = progress()
    const infrastructure = await openInfrastructure(await readConfig(process.env), {
      say: reporter.say,
      connections: 4,
    })
    const print = (answer: unknown, words: string) => console.log(values.json ? JSON.stringify(answer, null, 2) : words)
    try {
      if (supposition) {
        const answer = await supposed(infrastructure, supposition, reporter)
        print(answer, inWords(answer))
        return isAlike(answer) ? 0 : 1
      }
      const answer = await askedAgain(infrastructure.log, reporter)
      const plans = values.plans ? await plannedAgain(infrastructure, reporter) : null
      print(plans ? { ...answer, plans } : answer, [told(answer), ...(plans ? [plansInWords(plans)] : [])].join('\n'))
      const otherwise = answer.changed.length + answer.unreadable.length + (plans?.changed.length ?? 0)
      return otherwise > 0 ? 1 : 0
    } finally {
      await infrastructure.close()
    }
  },
}

const supposing = { workout: { type: 'string' }, revision: { type: 'string' }, data: { type: 'string' } } as const

type Values = { workout?: string; revision?: string; data?: string; open?: boolean; reason?: string }

/** Null where it is the whole log that is asked again. */
const suppositionIn = ({ workout, revision, data, open, reason }: Values) => {
  if (workout === undefined && revision === undefined && data === undefined) {
    if (open || reason !== undefined) throw misuse('--open is for --workout')
    return null
  }
  const at = Number(revision)
  if (workout === undefined || data === undefined || revision === undefined || !Number.isInteger(at) || at < 0)
    throw misuse('an event is named by --workout and --revision, and what it shall have said by --data')
  return {
    workout,
    revision: at,
    data,
    reason: whyOpened({ ...(open ? { open } : {}), ...(reason === undefined ? {} : { reason }) }),
  }
}

/** In memory are a page's workouts at most, however long the log. */
const askedAgain = async (log: Log, reporter: Reporter): Promise<Answer> => {
  const kinds = new Map<string, Kind>()
  const unreadable: string[] = []
  let [workouts, commands] = [0, 0]

  const ask = async (name: string) => {
    const stream = asStream<'workout'>(name)
    const past = await log.load(stream).catch(error => {
      if (!isPoison(error)) throw error
      unreadable.push(stream)
      return []
    })
    const made = past.map(({ event, revision, metadata: { commandId } }) => ({ event, revision, commandId }))
    const asked = underTodaysRules(made)
    workouts++
    commands += asked.commands
    for (const change of asked.changed) note(stream, change)
    reporter.moved('asking again', past.length, null)
  }

  const note = (stream: string, change: Changed) => {
    const { type, revision } = change
    const today = 'refused' in change ? `refused: ${change.refused}` : change.instead.join(', ') || 'nothing'
    const known = kinds.get(`${type} ${today}`)
    const first = known?.first ?? { stream, revision }
    kinds.set(`${type} ${today}`, { type, today, times: (known?.times ?? 0) + 1, first })
  }

  for await (const { events, unreadable: lost = [] } of log.read(null, {
    categories: ['workout'],
    types: ['WorkoutRequested'],
  })) {
    unreadable.push(...lost.map(({ poison }) => poison.stream))
    for (const { stream } of events) await ask(stream)
  }
  const changed = [...kinds.values()].sort((one, other) => other.times - one.times)
  return { workouts, commands, unreadable, changed }
}

const told = ({ workouts, commands, unreadable, changed }: Answer) =>
  [
    ...changed.map(
      ({ type, today, times, first }) =>
        `${type}, ${times} times: today ${today}. First at revision ${first.revision} of ${first.stream}.`,
    ),
    ...unreadable.map(stream => `${stream} cannot be read.`),
    `${commands} commands of ${workouts} workouts asked again: ${
      changed.length === 0 ? 'all would be decided alike' : `${changed.length} kinds would be decided otherwise`
    }.`,
  ].join('\n')
