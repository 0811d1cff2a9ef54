import { randomFrom } from '../../../domain/coach/basis/prng.ts'

/** What somebody says, and how careful one has to be with it. */
type Said = { readonly text: string; readonly level: string; readonly kinds: readonly string[] }

const joints = ['. ', ', ', ' ', '; ', ' und ', ', aber ', ' - ']
const [longest, longestBeside] = [140, 70]

/** Sixty of a hundred utterances once more, beside a harmless one, before it or behind it: people say several things at once. */
export const besideHarmless = <One extends Said>(all: readonly One[], seed: string): readonly One[] => {
  const random = randomFrom(seed)
  const harmless = all.filter(({ level, text }) => level === 'none' && text.length < longestBeside)
  const pick = <Any>(some: readonly Any[]) => some[Math.floor(random() * some.length)]
  return all.flatMap(one => {
    const [other, joint = ', '] = [pick(harmless)?.text, pick(joints)]
    const [isDrawn, isFirst] = [random() < 0.6, random() < 0.5]
    if (!isDrawn || other === undefined || one.text.length > longest) return []
    return [{ ...one, text: isFirst ? `${one.text}${joint}${other}` : `${other}${joint}${one.text}` }]
  })
}
