import { day, dayOf } from '../../days.ts'
import type { Catalogue } from '../basis/catalogue.ts'
import { type Cleared, clearedBy } from './cleared.ts'
import type { Health } from './health.ts'
import type { Field, Item } from './intent.ts'
import { feedbackDays, readAsHeld, saidLately } from './reader.ts'
import { amberOf } from './safety.ts'
import { keepsAway } from './unwanted.ts'

/** Words of one's own, where they stand (`Where`), and since when. */
export type Written<Where> = {
  readonly field: Field
  readonly text: string
  readonly at: string
  readonly where: Where
}

/** What words do to plans until somebody changes them, or until a moment. */
export type Limiting<Where> = {
  readonly item: Item
  readonly effect: 'stop' | 'limit' | 'ask' | 'unwanted'
  readonly written: Written<Where>
  readonly until: string | null
}

/** All that one's own words forbid or limit at a moment, as the coach reads them when it plans. */
export const limitingWords = <Where>(
  written: readonly Written<Where>[],
  { told, now, catalogue }: { told: readonly Health[]; now: string; catalogue: Catalogue },
): readonly Limiting<Where>[] => {
  const read = written
    .filter(one => !looksBack(one) || saidLately(now)(one))
    .map(one => ({ written: one, ...readAsHeld(one, dayOf(now), catalogue) }))
  const cleared = clearedBy([...read.flatMap(({ items }) => items), ...told])
  return read.flatMap(({ written, items }) =>
    items.flatMap(item => {
      const effect = effectOf(item, cleared)
      return effect === null ? [] : [{ item, effect, written, until: looksBack(written) ? untilOf(written.at) : null }]
    }),
  )
}

const looksBack = ({ field }: { readonly field: Field }) => field === 'feedback' || field === 'note'

const untilOf = (at: string) => new Date(Date.parse(at) + feedbackDays * day).toISOString()

const effectOf = (item: Item, { softened }: Cleared): Limiting<unknown>['effect'] | null => {
  const said = softened(item)
  if (said.kind === 'red-flag') return 'stop'
  if (said.kind === 'ask') return 'ask'
  if (amberOf(said) !== null) return 'limit'
  return keepsAway(item) ? 'unwanted' : null
}
