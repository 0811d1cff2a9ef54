import type { z } from 'zod'
import type { catalogueOfFacts } from '../../contract/desk-events.ts'
import { projections } from '../../projections/all.ts'
import file from './known-facts.json' with { type: 'json' }

type Catalogue = z.input<typeof catalogueOfFacts.answer>
type Told = Catalogue['facts'][number]
type Shape = Told['versions'][number]
type Known = Pick<Told, 'category' | 'type' | 'example'> & { readonly versions: readonly Omit<Shape, 'count'>[] }

export type Reacting = { readonly name: string; readonly on: readonly string[] }

type Counted = { readonly type: string; readonly version: number; readonly count: number; readonly last: string }
type Counts = () => Promise<Catalogue['counted'] & { readonly counts: readonly Counted[] }>

const known = file as readonly Known[]

/** Every kind of fact: what the code says of it, and what the log holds of it. */
export const factCatalogue =
  ({ reactions, counts }: { readonly reactions: readonly Reacting[]; readonly counts: Counts }) =>
  async (): Promise<Catalogue> => {
    const { counts: all, ...counted } = await counts()
    const byType = Map.groupBy(all, ({ type }) => type)
    const facts = known.map(({ category, type, versions, example }): Told => {
      const mine = byType.get(type) ?? []
      return {
        category,
        type,
        count: mine.reduce((sum, { count }) => sum + count, 0),
        last:
          mine
            .map(({ last }) => last)
            .sort()
            .at(-1) ?? null,
        versions: versions.map(shape => ({
          ...shape,
          count: mine.find(({ version }) => version === shape.version)?.count ?? 0,
        })),
        models: projections.filter(({ categories }) => categories.includes(category)).map(({ name }) => name),
        reactions: reactions.filter(({ on }) => on.includes(type)).map(({ name }) => name),
        example,
      }
    })
    return { counted, facts }
  }

/**
 * The fields of each kind of fact that are about no person, in today's shape: what stood in one before it was sealed, or
 * in a field that has another name since, is none of them.
 */
export const openFields: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  known.map(({ type, versions }) => {
    const sealed = new Set(versions.flatMap(({ fields }) => fields.flatMap(each => (each.sealed ? [each.name] : []))))
    const today = versions.at(-1)?.fields ?? []
    return [type, today.map(({ name }) => name).filter(name => !sealed.has(name))]
  }),
)

export type FactCatalogue = ReturnType<typeof factCatalogue>
