import { parseArgs } from 'node:util'
import { readConfig } from '../../adapters/config.ts'
import { openPool } from '../../adapters/postgres/pool.ts'
import { postgresDrafts } from '../../adapters/postgres/read-models/drafts.ts'
import { sealedDrafts, sealedSnapshots } from '../../adapters/postgres/read-models/sealed-rows.ts'
import { postgresSnapshots } from '../../adapters/postgres/read-models/snapshots.ts'
import { openInfrastructure } from '../../app/infrastructure.ts'
import { hour } from '../../domain/days.ts'
import { modelNamed, projections } from '../../projections/all.ts'
import { doneAlone } from '../../projections/done-alone.ts'
import type { AnyProjection } from '../../projections/ports.ts'
import type { RebuildParts } from '../../projections/rebuild.ts'
import { codeHash } from '../code-hash.ts'
import { progress } from '../progress.ts'
import { openThreads, usualThreads } from '../threads.ts'
import { misuse } from '../usage.ts'

/** The log and the read models, for a tool: beside a running server as well as without one. */
export const withWorkshop = async <Result>(work: (workshop: Workshop) => Promise<Result>): Promise<Result> => {
  const workshop = await openWorkshop()
  try {
    return await work(workshop)
  } finally {
    await workshop.close()
  }
}

const openWorkshop = async () => {
  const config = await readConfig(process.env)
  const reporter = progress()
  const infrastructure = await openInfrastructure(config, { say: reporter.say, connections: 4 })
  const patient = openPool(infrastructure.workshop.url, { max: 6, role: infrastructure.workshop.role, timeout: hour })
  return {
    ...infrastructure,
    config,
    reporter,
    drafts: sealedDrafts(postgresDrafts(patient), infrastructure.keys),
    /** As they read, and as they rest. */
    snapshots: sealedSnapshots(postgresSnapshots(patient), infrastructure.keys),
    atRest: postgresSnapshots(patient),
    close: async () => {
      await patient.end()
      await infrastructure.close()
    },
  }
}

export type Workshop = Awaited<ReturnType<typeof openWorkshop>>

export type Means = { readonly workers?: string | undefined; readonly memory?: string | undefined }

export const meansOptions = { workers: { type: 'string' }, memory: { type: 'string' } } as const
export const meansHelp = `  --workers <n>   threads that fold; one less than there are processors, at most 4, when not given
  --memory <MB>   rows that each of them may hold (512); what does not fit is folded in more passes
  --json          what was done or found, as JSON`

export const threadsOf = ({ workers }: Means) => whole('workers', workers) ?? usualThreads

/** Gives `work` all it needs to build models, with threads to fold in. */
export const withBuilders = async <Result>(
  workshop: Workshop,
  means: Means,
  work: (parts: RebuildParts) => Promise<Result>,
): Promise<Result> => {
  const { config, url, log, drafts, reporter } = workshop
  const threads = openThreads({ ...config, DATABASE_URL: url }, threadsOf(means), whole('memory', means.memory))
  try {
    return await work({
      log,
      drafts,
      workers: threads.workers,
      code: await codeHash(),
      onProgress: (name, { events, part }) => reporter.moved(name, events, part),
      say: reporter.say,
    })
  } finally {
    await threads.close()
  }
}

/** What the command line says of which models, and by what means, goes to `work` with all that it needs. */
export const onChosen = (
  words: readonly string[],
  work: (models: readonly AnyProjection[], parts: RebuildParts, workshop: Workshop, json: boolean) => Promise<number>,
): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { all: { type: 'boolean' }, json: { type: 'boolean' }, ...meansOptions },
  })
  const models = chosen(positionals, values.all)
  const { json = false } = values
  return withWorkshop(workshop => withBuilders(workshop, values, parts => work(models, parts, workshop, json)))
}

const whole = (name: string, text: string | undefined) => {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,5}$/.test(text)) throw misuse(`--${name} takes a whole number, not "${text}"`)
  return Number(text)
}

/** Only one process at a time may do this; another waits, and says so. */
export const alone = async <Result>(
  { alone: hold, reporter }: Workshop,
  what: string,
  work: (lost: AbortSignal) => Promise<Result>,
) => {
  const waiting = setTimeout(() => reporter.say(`Waiting: another process is at "${what}" …`), 2500)
  const begun = (lost: AbortSignal) => {
    clearTimeout(waiting)
    return work(lost)
  }
  return doneAlone(hold, what, new AbortController().signal, begun).finally(() => clearTimeout(waiting))
}

/** The named models, by full name or without its version; all of them for --all. */
const chosen = (names: readonly string[], all = false) => {
  if (all && names.length > 0) throw misuse('either names or --all')
  if (!all && names.length === 0) throw misuse('which read model? Name it, or say --all')
  return all ? projections : names.map(find)
}

export const find = (name: string) => {
  const found = modelNamed(name)
  if (!found)
    throw misuse(`There is no read model "${name}". There are: ${projections.map(each => each.name).join(', ')}`)
  return found
}
