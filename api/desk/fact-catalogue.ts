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

export type FactCatalogue = ReturnType<typeof factCatalogue>
