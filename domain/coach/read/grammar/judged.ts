import { type Context, type Said, said } from './context.ts'
import type { Lexeme } from './lexemes.ts'
import { clauseOf, sentenceOf } from './nearby.ts'
import { is, sense } from './senses.ts'

/** "War zu leicht", "planks got boring": how a session, or an exercise of it, was. */
export const verdictAt = (context: Context, at: number): readonly Said[] => {
  const lexeme = context.all[at]
  const verdict = sense(lexeme, 'verdict')
  if (!lexeme || !verdict || !isVerdict(context, at) || isOfAPart(context, at)) return []
  return [said({ kind: 'verdict', was: verdict.was, exercises: judgedBy(context, at) }, lexeme)]
}

/** "Die Pausen waren zu kurz", "das Aufwärmen war zu lang", "war nicht zu lang": the session was as long as it should be. */
const isOfAPart = ({ all, scope }: Context, at: number): boolean => {
  const was = sense(all[at], 'verdict')?.was
  if (was !== 'too-long' && was !== 'too-short') return false
  return scope.denied[at] === true || clauseOf(all, at).some(one => is(one, 'pause', 'section'))
}

/** Whether an exercise is named because it was too much, dull or good, and not to be done. */
export const isJudged = (context: Context, at: number): boolean =>
  context.field !== 'note' &&
  context.scope.want[at] === 'with' &&
  clauseOf(context.all, at).some(one => {
    const on = context.all.indexOf(one)
    return is(one, 'verdict') && Math.abs(on - at) <= 6 && on > at && isVerdict(context, on)
  })

const judgedBy = ({ all, scope }: Context, at: number): readonly string[] =>
  clauseOf(all, at).flatMap(one => {
    const ids = sense(one, 'exercise')?.ids
    return ids === undefined || scope.want[all.indexOf(one)] === 'without' ? [] : ids.split('|')
  })

const isVerdict = (context: Context, at: number): boolean => {
  const { field, all } = context
  if (field === 'feedback' || field === 'note') return true
  const words = wordsOf(sentenceOf(all, at))
  if (before.test(words)) return true
  const was = sense(all[at], 'verdict')?.was
  const clause = wordsOf(clauseOf(all, at))
  if (clauseOf(all, at).some(one => is(one, 'pause'))) return false
  if (field !== 'comments') return was === 'boring' && (lasting.test(clause) || all[at]?.folded.includes(' ') === true)
  if (context.scope.denied[at] || supposed.test(clause) || ofOneself.test(clause)) return false
  return was !== 'good' || lasting.test(clause) || all[at]?.folded.includes(' ') === true
}

const wordsOf = (some: readonly Lexeme[]) => some.map(({ folded }) => `${folded} `).join('')

const before = /letzt|last time|last session|last workout|last one|war |gestern|yesterday|bored/
/** What goes on until today: "ist öde", "got boring". */
const lasting =
  /\b(?:ist|sind|is|are|waren?|was|were|got|get|gets|getting|wird|werden|immer|jede[nrs]?|every|always|langsam|mittlerweile|finde?|find|macht|machen|works?|working|feels?|felt|fuhlt|fuhlen)\b/
/** "40 Minuten wären perfekt": what would be, and what is to be avoided. */
const supposed =
  /\b(?:ware?st|waren perfekt|waren gut|waren super|ware|wurde|would|d be|sollte|should|damit|wenn|if|falls|could)\b/
/** "Bin zu schwer", "Puls ist zu hoch": of the body, not of a session. */
const ofOneself =
  /\b(?:bin|langweile mich|i get|i m|im too|i am|wiege|gewicht ist|weigh|mein gewicht|puls|blutdruck|herz|heart|pressure|knie|rucken|schulter)\b/
