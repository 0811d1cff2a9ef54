import { type Catalogue, type Exercise, isDoneWith, isWeighted, type Role } from '../basis/catalogue.ts'
import { rests } from './asked-strength.ts'
import type { Brief } from './brief.ts'
import { stapleRank } from './week/staples.ts'

/** Something to train with that was asked for, and what of it is for strength or for the heart, the best first. */
export type AskedKit = { readonly item: string; readonly users: readonly Exercise[] }

/** Things that were named, beside what one only lies, sits or stands on. */
export const kitsAsked = ({ wish, catalogue, usable, stock }: Brief): readonly AskedKit[] =>
  wish.withKit
    .filter(item => !rests.has(item) && !(wish.cardioLast && isForHeart(catalogue, item)))
    .map(item => {
      const own = usable.filter(one => isDoneWith(one, item, stock))
      const isLifted = own.some(one => one.role === 'compound' && isWeighted(one))
      const role = (isLifted ? lifted : light).find(some => own.some(one => one.role === some))
      const isElse = ({ requires }: Exercise) => requires.some(kit => !kit.includes(item))
      const rank = (one: Exercise) =>
        (stapleRank({ catalogue }, one) ?? unranked) + one.skill + (isElse(one) ? unranked : 0)
      const users = own.filter(one => one.role === role)
      return { item, users: users.toSorted((one, other) => rank(one) - rank(other)) }
    })

/** What the session closes with has its minutes already. */
const isForHeart = ({ equipment }: Catalogue, item: string) =>
  equipment.some(({ id, kind }) => id === item && kind === 'cardio')

const lifted: readonly Role[] = ['compound']
/** What has no weight of its own comes beside the lifts, not in their place. */
const light: readonly Role[] = ['isolation', 'core', 'compound', 'power', 'conditioning']
const unranked = 9

/** Ids of what was asked for by name, or by what it is done with; of each group any will do. */
export const groupsAsked = (brief: Brief): readonly (readonly string[])[] => [
  ...brief.wish.wanted,
  ...kitsAsked(brief).map(({ users }) => users.map(({ id }) => id)),
]
