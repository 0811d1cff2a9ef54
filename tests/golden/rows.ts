import { createHash } from 'node:crypto'
import { everyType } from '../../domain/facts.ts'
import type { AnyRecorded } from '../../domain/kernel/log.ts'
import type { AnyProjection } from '../../domain/kernel/projection.ts'
import { projections } from '../../projections/all.ts'
import { foldOne, keyOf } from '../../projections/fold-page.ts'
import { type Golden, goldenLog, goldens } from './log.ts'
import { storyLog } from './stories.ts'

/** The golden events in the order of the types. */
export const goldensInOrder = (): readonly Golden[] => {
  const order = new Map(everyType.map(({ type }, place) => [String(type), place]))
  return [...goldens()].sort((one, other) => (order.get(one.type) ?? 0) - (order.get(other.type) ?? 0))
}

type Log = Pick<ReturnType<typeof goldenLog>, 'read'>

/** What every model makes of the golden events, one event after the other, as a digest. */
export const foldedRows = async (log: Log = goldenLog(goldensInOrder())): Promise<Readonly<Record<string, string>>> => {
  const events = await eventsOf(log)
  return Object.fromEntries(projections.map(model => [model.name, digestOf(model, events)]))
}

export const eventsOf = async (log: Log): Promise<readonly AnyRecorded[]> => {
  const events: AnyRecorded[] = []
  for await (const page of log.read(null, {})) events.push(...page.events)
  return events
}

/** What a model makes of events, one after the other. */
export const digestOf = (model: AnyProjection, events: readonly AnyRecorded[]): string => {
  const hash = createHash('sha256')
  const rows = new Map<string, object | null>()
  for (const recorded of events) {
    const key = keyOf(model, recorded)
    if (key === null) continue
    rows.set(key, foldOne(model, rows.get(key) ?? null, recorded))
    hash.update(JSON.stringify(sorted(rows.get(key))))
  }
  return hash.digest('hex')
}

export const pins = [
  { file: 'rows.json', found: () => foldedRows() },
  { file: 'rows-of-stories.json', found: async () => foldedRows(await storyLog()) },
] as const

/** Models that make other rows of the same events than they did, under the same name. */
export const changedUnderTheirNames = (
  pinned: Readonly<Record<string, string>>,
  found: Readonly<Record<string, string>>,
): readonly string[] => Object.keys(found).filter(name => name in pinned && pinned[name] !== found[name])

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value ?? null
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map(key => [key, sorted(Reflect.get(value, key))]),
  )
}
