import { isDeepStrictEqual } from 'node:util'
import { unlessKeyGone } from '../../../domain/personal.ts'
import type { AnyProjection, Difference, Drafts, Models, ReadModels, Snapshots } from '../../../projections/ports.ts'
import type { KeyRing } from '../../event-store/key-ring.ts'
import type { Key } from '../../event-store/sealing.ts'
import { isSealedCell, openCell, partsOf, sealCell } from './sealed-cells.ts'

/** The model as the database knows it: what is sealed is text. */
const atRest = (projection: AnyProjection): AnyProjection => {
  const { sealed, columns } = projection
  if (!sealed) return projection
  const texts = Object.fromEntries(sealed.columns.map(column => [column, 'text'] as const))
  return { ...projection, columns: { ...columns, ...texts } }
}

const keyNameOf = ({ sealed, ownedBy }: AnyProjection, row: object): string =>
  sealed?.under?.(row) ?? String(Reflect.get(row, ownedBy))

/** Sealed columns of rows, by the keys of whom they are about. The same value in the same place rests the same. */
const sealing = (keys: KeyRing) => {
  const current = async (projection: AnyProjection, rows: readonly object[]) => {
    const owners = new Map(rows.map(row => [keyNameOf(projection, row), String(Reflect.get(row, projection.ownedBy))]))
    const known = await keys.all([...owners.keys()])
    const found = new Map<string, Key>()
    const made: Promise<void>[] = []
    for (const [name, owner] of owners) {
      const versions = known.get(name)
      const version = Math.max(0, ...(versions?.keys() ?? []))
      const secret = versions?.get(version)
      if (secret) found.set(name, { version, secret })
      else if (!versions)
        made.push(unlessKeyGone(keys.current(name, owner)).then(key => void (key && found.set(name, key))))
    }
    await Promise.all(made)
    return found
  }

  /** Without those whose key was destroyed: nobody could read them, and they are about to go. */
  const seal = async (projection: AnyProjection, rows: readonly object[], without: readonly string[] = []) => {
    const { sealed, name, keyedBy } = projection
    if (!sealed || rows.length === 0) return rows
    const found = await current(projection, rows)
    const columns = sealed.columns.filter(column => !without.includes(column))
    return rows.flatMap(row => {
      const keyName = keyNameOf(projection, row)
      const key = found.get(keyName)
      if (!key) return []
      const atRest: Record<string, unknown> = { ...row }
      for (const column of columns) {
        const value = Reflect.get(row, column) ?? null
        const place = `${name}|${column}|${Reflect.get(row, keyedBy)}`
        atRest[column] = value === null ? null : sealCell(value, keyName, key, place)
      }
      return [atRest]
    })
  }

  async function* sealPages(
    projection: AnyProjection,
    pages: Iterable<Iterable<object>> | AsyncIterable<Iterable<object>>,
  ) {
    for await (const page of pages) for (const some of slices(page)) yield await seal(projection, some)
  }

  return { seal, sealPages }
}

const together = 500

function* slices(rows: Iterable<object>) {
  let some: object[] = []
  for (const row of rows) {
    some.push(row)
    if (some.length < together) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}

/** Opens whatever is sealed in rows, whatever they were asked for; rows whose key was destroyed are left out. */
export const openRows = async <Row extends object>(rows: readonly Row[], keys: KeyRing): Promise<readonly Row[]> => {
  const cells = rows.map(row => Object.entries(row).filter((cell): cell is [string, string] => isSealedCell(cell[1])))
  const names = new Set(cells.flatMap(some => some.map(([, text]) => partsOf(text).name)))
  if (names.size === 0) return rows
  const known = await keys.all([...names])
  return rows.flatMap((row, index) => {
    const open: Row = { ...row }
    for (const [column, text] of cells[index] ?? []) {
      const { name, version, bytes } = partsOf(text)
      const secret = known.get(name)?.get(version)
      if (!secret) return []
      Reflect.set(open, column, openCell(bytes(), secret, `${name}|${version}`))
    }
    return [open]
  })
}

const sealedModels = <Kind extends Models>(models: Kind, keys: KeyRing): Kind => {
  const { seal } = sealing(keys)
  return {
    ...models,
    open: projection => models.open(atRest(projection)),
    rows: async (projection, wanted) => {
      const found = await models.rows(atRest(projection), wanted)
      const rows = await openRows([...found.values()], keys)
      return new Map(rows.map(row => [String(Reflect.get(row, projection.keyedBy)), row]))
    },
    save: async (projection, from, step) => {
      const [put, touch] = [
        await seal(projection, step.change.put),
        await seal(projection, step.change.touch, projection.seldom),
      ]
      return models.save(atRest(projection), from, { ...step, change: { ...step.change, put, touch } })
    },
  }
}

/** The models that the product reads, as they may rest on a disk. */
export const sealedReadModels = (models: ReadModels, keys: KeyRing): ReadModels => sealedModels(models, keys)

export const sealedDrafts = (drafts: Drafts, keys: KeyRing): Drafts => {
  const { sealPages } = sealing(keys)
  return {
    ...drafts,
    begin: (projection, schema, wanted) => drafts.begin(atRest(projection), schema, wanted),
    fill: (projection, schema, share, pages) =>
      drafts.fill(atRest(projection), schema, share, projection.sealed ? sealPages(projection, pages) : pages),
    finish: (projection, schema) => drafts.finish(atRest(projection), schema),
    models: schema => sealedModels(drafts.models(schema), keys),
    swap: (projection, schema, catchUp) => drafts.swap(atRest(projection), schema, catchUp),
  }
}

export const sealedSnapshots = (snapshots: Snapshots, keys: KeyRing): Snapshots => {
  const opened = async (side: Difference['live']) => (side ? (await openRows([side], keys))[0] : null)

  /** For people: where what is sealed differs, and not what it says. `isAlike`: it only rests otherwise, or is erased. */
  const shown = async (sealed: readonly string[], { live, fresh, ...row }: Difference) => {
    const [one, other] = [await opened(live), await opened(fresh)]
    const difference: Difference = {
      ...row,
      live: veiled(live, one, other, sealed, '[sealed]'),
      fresh: veiled(fresh, other, one, sealed, '[sealed, another]'),
    }
    const isErased = one === undefined || other === undefined
    return { difference, isAlike: isErased || (live !== null && isDeepStrictEqual(one, other)) }
  }

  return (projection, look, schema) => {
    const sealed = projection.sealed?.columns ?? []
    return snapshots(
      atRest(projection),
      ({ rows, compare, differences, ...snapshot }) =>
        look({
          ...snapshot,
          rows: async function* () {
            for await (const page of rows()) yield await openRows(page, keys)
          },
          compare: async other => {
            const { first, ...found } = await compare(other)
            return { ...found, first: first && (await shown(sealed, first)).difference }
          },
          differences: (other, after, take) =>
            differences(other, after, async ({ key, difference: found }) => {
              const { difference, isAlike } = found ? await shown(sealed, found) : { difference: null, isAlike: true }
              return take({ key, difference: isAlike ? null : difference })
            }),
        }),
      schema,
    )
  }
}

type Open = Readonly<Record<string, unknown>> | null | undefined

/** Also what an older version of the model kept in the open. */
const veiled = (
  side: Difference['live'],
  open: Open,
  beside: Open,
  sealed: readonly string[],
  word: string,
): Difference['live'] =>
  side &&
  Object.fromEntries(
    Object.entries(side).map(([column, text]) => [
      column,
      isSealedCell(text) || (text !== null && sealed.includes(column))
        ? isDeepStrictEqual(open?.[column], beside?.[column])
          ? '[sealed]'
          : word
        : text,
    ]),
  )
