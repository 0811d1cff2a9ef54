import type { Utterance } from './utterance.ts'

/** The seed by which the locked half was drawn on 23 November 2026. Later utterances go to the open half, with the tag `later`. */
const seed = 'formkurve 2026-11-23'

/** A quarter of every class, and at least eight of each that stops or limits. */
export const halves = <One extends Pick<Utterance, 'text' | 'field' | 'language' | 'safety' | 'tags'>>(
  utterances: readonly One[],
): { readonly open: readonly One[]; readonly locked: readonly One[] } => {
  const classes = Object.values(Object.groupBy(utterances, classOf)) as readonly One[][]
  const drawn = new Set(classes.flatMap(some => some.toSorted(byDraw).slice(0, share(some))))
  return { open: utterances.filter(one => !drawn.has(one)), locked: utterances.filter(one => drawn.has(one)) }
}

const classOf = ({ safety, tags, language }: Pick<Utterance, 'safety' | 'tags' | 'language'>) => {
  const [level, name = ''] = safety.split(' ')
  return level === 'none' ? `${tags[0] ?? 'training'} ${language}` : `${level} ${name.split('|')[0]}`
}

const share = (some: readonly Pick<Utterance, 'safety'>[]) => {
  const quarter = Math.round(some.length / 4)
  return some[0]?.safety === 'none' ? quarter : Math.max(8, quarter)
}

const byDraw = (one: Drawn, other: Drawn) => draw(one) - draw(other)

type Drawn = Pick<Utterance, 'text' | 'field'>

/** FNV-1a over the seed and the words. */
const draw = ({ text, field }: Drawn): number => {
  let hash = 0x811c9dc5
  for (const char of `${seed} ${field} ${text}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}
