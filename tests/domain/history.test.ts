import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type DomainEvent, everyType, schemaOf, upcast } from '../../domain/facts.ts'
import type { Recorded } from '../../domain/kernel/log.ts'
import { isPoison } from '../../domain/kernel/poison.ts'
import { examples } from '../golden/examples.ts'
import { fileOf, folder, type Golden, goldenLog, goldens, openWords } from '../golden/log.ts'
import { changedUnderTheirNames, pins } from '../golden/rows.ts'

const read = async (...events: Golden[]) => {
  const found: Recorded<DomainEvent>[] = []
  for await (const page of goldenLog(events).read(null, {})) found.push(...page.events)
  return found
}

const files = goldens().map(({ file }) => file)
const everyShape = everyType.flatMap(({ type, version }) =>
  Array.from({ length: version }, (_, before) => ({ type, version: before + 1 })),
)

describe('the past', () => {
  test.for(everyShape)('$type as written in version $version is kept, and read as today', async ({ type, version }) => {
    const file = fileOf(type, version)
    expect(files, `missing: add an example, then run npm run golden`).toContain(file)
    const golden = goldens().find(each => each.file === file) as Golden
    expect(golden.metadata.schema).toBe(version)
    expect((await read(golden)).map(({ event }) => event)).toEqual([examples[type]])
  })

  test('nothing golden is of a type or version that nobody knows', () => {
    const known = everyShape.map(({ type, version }) => fileOf(type, version))
    expect(files.filter(file => !known.includes(file))).toEqual([])
  })

  test('personal fields rest sealed', () => {
    expect(goldens().flatMap(({ file, data }) => openWords(data).map(word => [file, word]))).toEqual([])
  })

  test.for(pins)('the same events make the same rows as ever: $file', async ({ file, found }) => {
    const pinned = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const hint = 'A changed fold needs a new name (…_v2) and a replay. Then run npm run golden'
    for (const [name, digest] of Object.entries(await found())) expect(pinned[name], `${name}: ${hint}`).toBe(digest)
  })

  test('a fold that changed under its name is told from one that has a new one, and from one that is new', () => {
    expect(changedUnderTheirNames({ a_v1: '1', b_v1: '1' }, { a_v1: '2', b_v2: '2', c_v1: '3' })).toEqual(['a_v1'])
  })

  test('the version written is the newest', () => {
    expect(schemaOf('SetLogged')).toBe(3)
    expect(schemaOf('WorkoutStarted')).toBe(1)
  })

  test('a weight as it was typed becomes kilograms; where none was, none is invented', () => {
    const typed = (weight?: string) =>
      upcast(
        'workout',
        { type: 'SetLogged', set: 's', exercise: 'e', reps: 5, ...(weight === undefined ? {} : { weight }), at: '' },
        1,
      )
    expect(typed('42,5')).toEqual({ type: 'SetLogged', set: 's', exercise: 'e', reps: 5, weightKg: 42.5, at: '' })
    expect(typed('0')).toMatchObject({ weightKg: 0 })
    expect(typed()).toEqual({ type: 'SetLogged', set: 's', exercise: 'e', reps: 5, at: '' })
    expect(typed('')).toEqual(typed())
    expect(() => typed('schwer')).toThrow('no weight')
  })

  test('what this code cannot have written is not guessed at: reading stops before it and says where', async () => {
    const [first, second] = goldens().filter(({ type }) => type === 'WorkoutStarted' || type === 'RestTaken')
    if (!first || !second) throw new Error('no golden files')
    for (const strange of [
      { ...second, type: 'WorkoutTeleported' },
      { ...second, metadata: { ...second.metadata, schema: 9 } },
    ]) {
      const pages: number[] = []
      let stopped: unknown
      try {
        for await (const page of goldenLog([first, strange]).read(null, {})) pages.push(page.events.length)
      } catch (error) {
        stopped = error
      }
      expect(pages).toEqual([1])
      expect(isPoison(stopped) && stopped.poison).toMatchObject({ position: '2', id: second.id, stream: second.stream })
    }
  })
})
