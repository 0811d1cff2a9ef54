import { anywhere } from '../support/anywhere.ts'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoryStore } from '../../adapters/event-store/memory/memory-store.ts'
import { sealedStore } from '../../adapters/event-store/sealed.ts'
import { everyType } from '../../domain/facts.ts'
import { asCommandId, asEventId, asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { exportSchemaCommand } from '../../tools/log/export-schema.ts'
import { examples } from './examples.ts'
import { catalogueFile, knownFacts } from './known-facts.ts'
import { fileOf, folder, type Golden, goldenKeys, idFor, openWords } from './log.ts'
import { changedUnderTheirNames, pins } from './rows.ts'

// npm run golden: stores the example of every event that has no golden file of its present version yet.
// Files that are there are history and stay as they are. The digests of the rows are written anew, but for a
// model that changed under its name.
const subject = asUserId('11111111-1111-4111-8111-111111111111')

const save = (file: string, content: unknown) =>
  writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)

// Before the new facts join them: what the old ones make must be what they have always made, or a new name's.
const changed = new Set<string>()
for (const { file, found } of process.argv.includes('merged') ? [] : pins) {
  const pinned = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  for (const name of changedUnderTheirNames(pinned, await found())) changed.add(name)
}
if (changed.size > 0)
  throw new Error(
    `${[...changed].join(', ')}: other rows of the same events. Give each the next number, in its name, table and queries. (Are rows.json and rows-of-stories.json what a merge left, or a story another? npm run golden -- merged)`,
  )

for (const { category, type, version } of everyType) {
  const file = fileOf(type, version)
  if (existsSync(join(folder, file))) continue
  const store = memoryStore()
  const stream = streamOf(category, category === 'workout' ? idFor(category) : subject)
  const id = asEventId(idFor(file))
  const commandId = asCommandId(idFor(`${file} command`))
  const metadata = {
    commandId,
    correlationId: commandId,
    causationId: commandId,
    actor: { kind: 'user', id: subject },
    subject,
    schema: version,
  } as const
  await anywhere(sealedStore(store, goldenKeys)).append(stream, 'no-stream', [{ id, event: examples[type], metadata }])
  const [stored] = await store.load(stream)
  if (!stored) throw new Error(`${type} was not stored`)
  const { type: _, ...data } = stored.event
  const [open] = openWords(data)
  if (open !== undefined) throw new Error(`${type} would keep “${open}” open for ever: name its field in \`personal\``)
  save(file, { stream, id, type, data, metadata } satisfies Golden)
  console.log(`wrote ${file}`)
}

for (const { file, found } of pins) save(file, await found())
// What the desk's catalogue says of each.
writeFileSync(catalogueFile, `${JSON.stringify(knownFacts(), null, 2)}\n`)
// What exports hold of it.
await exportSchemaCommand.run([])
