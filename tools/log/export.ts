import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileLock } from '../../adapters/embedded/file-lock.ts'
import { maskedLog } from '../../adapters/event-store/masked.ts'
import { asId } from '../../domain/kernel/stream.ts'
import { asOfPrefix } from '../../projections/as-of.ts'
import { build } from '../../projections/build.ts'
import type { RebuildParts } from '../../projections/rebuild.ts'
import { counted } from '../counted.ts'
import type { Level } from '../export/columns.ts'
import { wasErasedSince } from '../export/erased.ts'
import { type Sources, writeExport } from '../export/export.ts'
import { dropKey, emptyFolder, type Manifest, openFolder, saveManifest } from '../export/folder.ts'
import { type Format, formats } from '../export/parts.ts'
import { pseudonymsAt } from '../export/pseudonyms.ts'
import { rangeThreads } from '../export/range-threads.ts'
import { tables } from '../export/tables.ts'
import { tellEverybody } from '../opened.ts'
import {
  type Means,
  meansHelp,
  meansOptions,
  threadsOf,
  type Workshop,
  withBuilders,
  withWorkshop,
} from '../projections/workshop.ts'
import { type Command, misuse } from '../usage.ts'
import { reasonIn } from '../with-accounts.ts'

const options = {
  format: { type: 'string' },
  tables: { type: 'string' },
  'with-health': { type: 'boolean' },
  'with-names': { type: 'boolean' },
  reason: { type: 'string' },
  json: { type: 'boolean' },
  ...meansOptions,
} as const

export const exportCommand: Command = {
  usage: 'export <folder> [--format parquet|csv] [--tables a,b] [--with-health | --with-names --reason <why>] [--json]',
  about: 'Write events and read models out for analysis, all as of one place in the log.',
  details: `Pseudonymous: ids are keyed for this export alone, by a key that is destroyed when it is complete, and what is sealed
is left out. A time, a rhythm of training or a rare sequence may still tell who somebody is: keep it as personal data.
Read models are folded up to that place in a schema of their own, which is dropped at the end. A long log is written by
this process and by as many threads as fold, range beside range. Cut off, the same command
goes on where it was; where something is opened and somebody is erased meanwhile, it begins anew.
What is in it: docs/export-schema.md. To ask it: npm run log -- sql <folder>.

  --format parquet|csv   parquet when not given
  --tables a,b           only these: ${tables.map(({ name }) => name).join(', ')}
  --with-health          also loads, repetitions and the gate's verdicts, as numbers; wants a reason
  --with-names           everything, opened, with the real ids; wants a reason
  --reason <why>         each person whose data it opens reads it in their settings
  --json                 the manifest as JSON
${meansHelp}`,
  run: async words => {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    const [folder, ...more] = positionals
    if (!folder || more.length > 0) throw misuse('into which folder?')
    const level = levelOf(values)
    const wanted = { format: formatOf(values.format), level, tables: namesOf(values.tables) }
    const reason = level === 'pseudonymous' ? null : reasonIn(values.reason)
    for (let tries = 1; tries <= mostTries; tries++) {
      // Anew each time: an open log remembers keys for a while, also those that are gone.
      const finished = await withWorkshop(workshop =>
        alone(folder, () => whole(workshop, { folder, wanted, reason, values })),
      )
      if (!finished) continue
      console.log(values.json ? JSON.stringify(finished, null, 2) : told(folder, finished))
      return 0
    }
    throw new Error(`something was erased each time it was written: nothing is left in ${folder}`)
  },
}

const mostTries = 3

type Asked = {
  readonly folder: string
  readonly wanted: Parameters<typeof openFolder>[1]
  readonly reason: string | null
  readonly values: Means
}

/** Null when something was erased while it was written: what was opened of it before is not to be kept. */
const whole = async (workshop: Workshop, { folder, wanted, reason, values }: Asked): Promise<Manifest | null> => {
  const { log, store, reporter } = workshop
  const { state, key, resumed } = await openFolder(folder, wanted, log.head)
  reporter.say(`${resumed ? 'Going on with' : 'Beginning'} the export as of ${state.position ?? 'an empty log'}`)
  if (reason !== null && state.position !== null) await tellEverybody(log, asId(state.id), reason)
  const into = { folder, state, key, threads: threadsOf(values) }
  const written = asksForModels(state)
    ? await withBuilders(workshop, values, builders => write(workshop, into, builders))
    : await write(workshop, into)
  if (await wasErasedSince(maskedLog(store), state)) {
    await emptyFolder(folder, state)
    reporter.say('Something was erased while it was written: what was written is gone')
    return null
  }
  await dropKey(folder)
  const finished = { ...written, finished: true }
  await saveManifest(folder, finished)
  return finished
}

/** A lock that ends with its process, so that a killed export can be gone on with at once. */
const alone = async <Result>(folder: string, work: () => Promise<Result>): Promise<Result> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = fileLock(join(folder, '.lock'))
  try {
    if (!lock.tryAlone()) throw new Error(`another process is writing the export in ${folder}`)
    return await work()
  } finally {
    lock.release()
    lock.close()
  }
}

/** What stands in the log alone needs nobody who folds. */
const asksForModels = ({ tables: asked }: Manifest) =>
  tables.some(({ name, source }) => source !== 'log' && asked[name]?.done === false)

type Into = { readonly folder: string; readonly state: Manifest; readonly key: Buffer; readonly threads: number }

const write = async (workshop: Workshop, { folder, state, key, threads }: Into, builders?: RebuildParts) => {
  const schema = `${asOfPrefix}export_${state.id.slice(0, 8)}`
  const { level, format } = state
  const { config, url, role } = workshop
  const end = { position: state.position === null ? null : asId<'position'>(state.position) }
  const written = await writeExport(state, {
    folder,
    sources: sourcesOf(workshop, async (projection, look) => {
      if (!builders) throw new Error(`nobody is there to fold ${projection.name}`)
      await build(projection, schema, end, builders)
      await workshop.snapshots(projection, look, schema)
    }),
    pseudonyms: pseudonymsAt(level, key),
    helpers: rangeThreads({ config: { ...config, DATABASE_URL: url }, role, folder, level, format, key }, threads),
    onRows: (table, rows) => workshop.reporter.moved(`writing ${table}`, rows, null),
  })
  await workshop.drafts.drop(schema)
  return written
}

const levelOf = (asked: { readonly 'with-health'?: boolean; readonly 'with-names'?: boolean }): Level => {
  if (asked['with-health'] && asked['with-names']) throw misuse('either --with-health or --with-names')
  return asked['with-names'] ? 'names' : asked['with-health'] ? 'health' : 'pseudonymous'
}

const formatOf = (name = 'parquet'): Format => {
  const format = formats.find(each => each === name)
  if (!format) throw misuse(`there is no format "${name}": ${formats.join(' or ')}`)
  return format
}

const namesOf = (text: string | undefined) => {
  const all = tables.map(({ name }) => name)
  if (text === undefined) return all
  const names = text.split(',').map(name => name.trim())
  const unknown = names.find(name => !all.includes(name))
  if (unknown !== undefined) throw misuse(`there is no table "${unknown}". There are: ${all.join(', ')}`)
  return all.filter(name => names.includes(name))
}

const sourcesOf = ({ store, log }: Workshop, model: Sources['model']): Sources => ({
  masked: maskedLog(store),
  ...(store.nth ? { nth: store.nth } : {}),
  open: log,
  model,
})

const told = (folder: string, { position, tables }: Manifest) =>
  [
    ...Object.entries(tables).map(
      ([name, { rows, parts }]) => `${name}: ${counted(rows, 'row')} in ${counted(parts.length, 'file')}`,
    ),
    `${folder} holds the log up to ${position ?? 'nothing'}.`,
  ].join('\n')
