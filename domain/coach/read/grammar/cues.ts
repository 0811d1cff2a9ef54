import type { Context } from './context.ts'
import type { Lexeme } from './lexemes.ts'
import { before, behind, sentenceOf } from './nearby.ts'
import { is } from './senses.ts'

/** "Ellbogen eng", "knees out", "bis zur Brust": how a movement is done, said of a part of the body. */
export const isCue = ({ all, field }: Pick<Context, 'all' | 'field'>, at: number): boolean => {
  if (isReturn(all, at)) return true
  if (isPutIn(all, at)) return false
  const here = all[at]
  const next = behind(all, at, 4)
  const first = next.findIndex(one => !steps.test(one.folded))
  const isPlaced = first >= 0 && placed.test(next[first]?.folded ?? '') && !is(next[first], 'complains')
  if (isPlaced && (field === 'note' || isPlainly(here) || doesExercise(all, at))) return true
  const earlier = before(all, at, 3)
    .map(({ folded }) => folded)
    .join(' ')
  return doesExercise(all, at) && reaching.test(earlier)
}

/** "Tennis elbow's back", "when I bend it back": the adverb, and no part of the body. */
const isReturn = (all: Context['all'], at: number): boolean =>
  all[at]?.folded === 'back' &&
  all[at - 1]?.clause === all[at]?.clause &&
  (/^(?:is|s|it|them|was|are|come|comes|came|coming|go|going|been|get|got|reach|reaching|bend|bending|lean|way|im|i m|we re|right|straight|bring|look|year|years|weeks?|months?|days?)$/.test(
    all[at - 1]?.folded ?? '',
  ) ||
    /['’]s$/.test(all[at - 1]?.written ?? ''))

/** "Mach mal Brust rein": into the session. */
const isPutIn = (all: Context['all'], at: number): boolean =>
  /^(?:rein|dazu)$/.test(all[at + 1]?.folded ?? '') &&
  before(all, at, 4).some(one => /^(?:mach|mache|pack|packe|nimm|bau|baue)$/.test(one.folded))

/** Whether the sentence names something that is done. */
export const doesExercise = (all: Context['all'], at: number): boolean =>
  sentenceOf(all, at).some(one => is(one, 'exercise', 'skill', 'section') && one !== all[at])

const isPlainly = (lexeme: Lexeme | undefined) =>
  /^(brust|bauch|chest|rucken|back|schultern|shoulders)$/.test(lexeme?.folded ?? '')

const steps =
  /^(nach|am|an|auf|bleibt|bleiben|immer|schon|ganz|on|the|to|shoulder|den|zum|zur|weit|stay|kept|keep|mehr|weiter|more|noch|zeigen|etwas)$/

const placed =
  /^(raus|rein|aussen|innen|gerade|tief|eng|neutral|schulterbreit|huftbreit|parallel|up|down|out|in|tucked|straight|flat|forward|width|hoch|locked|boden|floor|vorn|vorne|hinten|zusammen|auseinander|angelegt|gestreckt|durchgestreckt|gebeugt|apart|together|runter|unten|oben|ground|lang)$/

const reaching =
  /(^| )(bis zur|bis zum|to the|to|behind the|hinter dem|hinter den|vor dem|unter dem|unterm|below|over|auf|auf den|on my|on your|zur|zum|auf die|between the|zwischen den)$/
