import type { z } from 'zod'
import type { compareBuilds, listBuilds } from '../../contract/builds.ts'
import type { UserId } from '../../domain/ids.ts'
import { refuse } from '../../domain/kernel/decider.ts'
import { modelNamed } from '../../projections/all.ts'
import { asOfPrefix } from '../../projections/as-of.ts'
import { fieldsFound } from '../../projections/differing.ts'
import { type AnyProjection, type Difference, type Snapshots, versionless } from '../../projections/ports.ts'

type Question = z.output<typeof compareBuilds.query> & z.output<typeof compareBuilds.params>
type Compared = z.input<typeof compareBuilds.answer>
type Models = z.input<typeof listBuilds.answer>['builds'][number]['models']

/** What was built in schemas whose names begin so. */
export type Built = (
  prefix: string,
) => Promise<readonly { readonly schema: string; readonly what: string | null; readonly models: Models }[]>

const patienceMs = 2000

/** Where two builds of a model differ, for a bounded time. */
export const comparing =
  ({ built, snapshots }: { readonly built: Built; readonly snapshots: Snapshots }) =>
  async ({ build: one, other, model, after, limit }: Question, isShown: (person: UserId) => Promise<boolean>) => {
    const projection = modelNamed(model)
    if (!projection) return refuse('no-such-model')
    if (one === other) return refuse('nothing-to-compare')
    if (after !== undefined && !isKeyOf(projection, after)) return refuse('no-such-key')
    const there = await built(asOfPrefix)
    for (const name of [one, other].filter(each => each !== 'live')) {
      const schema = there.find(each => each.schema === name)
      if (!schema?.what) return refuse('no-such-build')
      if (!schema.models.some(each => versionless(each.name) === versionless(projection.name)))
        return refuse('no-such-model')
    }
    const until = performance.now() + patienceMs
    const rows: Compared['rows'] = []
    const people = new Set<UserId>()
    const reached: { looked: number; next: string | null } = { looked: 0, next: null }
    const schemaOf = (name: string) => (name === 'live' ? 'read_models' : name)
    await snapshots(
      projection,
      ({ differences }) =>
        differences(schemaOf(other), after ?? null, async ({ key, difference }) => {
          if (reached.next !== null) return false
          reached.looked++
          const person = difference?.owner
          if (difference && person && (await isShown(person))) {
            rows.push(rowOf(difference, person))
            people.add(person)
          }
          if (rows.length === limit || performance.now() >= until) reached.next = key
          return true
        }),
      one === 'live' ? undefined : one,
    )
    const answer: Compared = { model: versionless(projection.name), rows, ...reached }
    return { people: [...people], answer }
  }

const isKeyOf = ({ columns, keyedBy }: AnyProjection, key: string) =>
  columns[keyedBy] !== 'uuid' || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key)

const rowOf = ({ key, live, fresh }: Difference, person: string): Compared['rows'][number] => {
  if (!live || !fresh) return { key, person, missingIn: live ? 'other' : 'one', fields: [], more: 0 }
  const { fields, more } = fieldsFound({ live, fresh })
  return {
    key,
    person,
    missingIn: null,
    fields: fields.map(({ path, is, should }) => ({ path, one: is, other: should })),
    more,
  }
}
