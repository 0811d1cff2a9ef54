import { everyType } from '../../domain/facts.ts'
import { blanksOf } from '../../domain/sealing.ts'
import type { Column, Table } from './columns.ts'
import { tables } from './tables.ts'
import { mostRows, mostText } from './write-parts.ts'

const shownFrom = ({ from, id }: Column) => {
  if (from === 'health') return '`--with-health`'
  return from === 'names' ? '`--with-names`' : id ? 'always, as a pseudonym' : 'always'
}

const tablePage = ({ name, about, columns }: Table) =>
  [
    `### ${name}`,
    '',
    about,
    '',
    '| column | type | filled | what it is |',
    '|---|---|---|---|',
    ...Object.entries(columns).map(
      ([column, each]) => `| \`${column}\` | ${each.type} | ${shownFrom(each)} | ${each.about} |`,
    ),
    '',
  ].join('\n')

const factLine = ({ category, type, version }: (typeof everyType)[number]) => {
  const sealed = Object.keys(blanksOf(category, type) ?? {}).map(field => `\`${field}\``)
  return `| ${category} | \`${type}\` | ${version} | ${sealed.join(', ') || 'none'} |`
}

/** docs/export-schema.md, from what exports are written by. */
export const schemaPage = (views: readonly { readonly name: string; readonly about: string }[]) =>
  `# What an export holds

Written by \`npm run log -- export-schema\` from the code that writes exports.

\`npm run log -- export <folder>\` writes a folder: \`manifest.json\` and, for each table, files of at most ${mostRows.toLocaleString('en')}
rows or about ${mostText / 1024 / 1024} MB of text each. The manifest names the place in the log up to which everything goes (\`position\`), when it
was begun, the format (Parquet with Snappy, or CSV by RFC 4180 with a heading and \`'\` before what a spreadsheet would run), the level, and for
each file its rows, bytes and SHA-256. \`finished\` is true when nothing is missing.

Levels: *pseudonymous* (when nothing is said) leaves out all that is sealed, and shows each id by a key made for this
export, which is destroyed when it is complete; ids join within one export and with nothing else. \`--with-health\` adds
loads, repetitions and verdicts as numbers and ids of the catalogue. \`--with-names\` shows everything as it is. The last two want a
reason, which each person reads in their settings. Who was erased before stays erased; an export of before is a copy that
erasing does not reach: keep it as briefly as its purpose lasts.

Times are UTC, and Parquet says so. \`uuid\` is text, \`jsonb\` is text that holds JSON. An empty cell is null.

## Tables

${tables.map(tablePage).join('\n')}
## Views

\`npm run log -- sql <folder>\` has these as well:

| view | what it tells |
|---|---|
${views.map(({ name, about }) => `| \`${name}\` | ${about} |`).join('\n')}

## Facts in \`events\`

| category | type | newest shape | sealed fields |
|---|---|---|---|
${everyType.map(factLine).join('\n')}
`
