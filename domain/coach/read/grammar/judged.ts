import { type Context, type Said, said } from './context.ts'
import type { Lexeme } from './lexemes.ts'
import { before, behind, clauseOf, sentenceOf } from './nearby.ts'
import { amountAt } from './scope.ts'
import { is, sense } from './senses.ts'

/** "War zu leicht", "planks got boring": how a session, or an exercise of it, was. */
export const verdictAt = (context: Context, at: number): readonly Said[] => {
  const lexeme = context.all[at]
  const verdict = sense(lexeme, 'verdict')
  if (!lexeme || !verdict || isDenied(context, at) || !isVerdict(context, at) || isOfAPart(context, at)) return []
  if (amountAt(context.all, at) !== null) return []
  return [said({ kind: 'verdict', was: verdict.was, exercises: judgedBy(context, at) }, lexeme)]
}

/** "Die Pausen waren zu kurz", "der letzte Satz war zu schwer", "die Nacht war zu kurz": no whole session. */
const isOfAPart = (context: Context, at: number): boolean => {
  const { all, field } = context
  const was = sense(all[at], 'verdict')?.was
  if (was === undefined || was === 'good' || was === 'boring') return false
  const isLength = was === 'too-long' || was === 'too-short'
  const clause = clauseOf(all, at)
  if (isLength && clause.some(one => is(one, 'pause', 'section'))) return true
  if (field !== 'feedback') return false
  if (clause.some(isPart)) return true
  return isLength && !isOfTheSession(all, at)
}

const isPart = (one: Lexeme) => is(one, 'pause', 'section', 'kit') || sense(one, 'unit')?.unit === 'set'

/** "Nicht zu lang", "wasn't really too hard", "zu lang war es nicht". */
const isDenied = ({ all, scope }: Context, at: number): boolean =>
  scope.denied[at] === true ||
  deniedBefore.test(writtenIn(before(all, at, 5))) ||
  deniedBehind.test(writtenIn(behind(all, at, 5)))

/** Nothing else is named that could have been long or short, behind a "but"; or the session is. */
const isOfTheSession = (all: readonly Lexeme[], at: number): boolean => {
  const clause = clauseOf(all, at)
  const turn = clause.findLastIndex(one => is(one, 'but') && all.indexOf(one) < at)
  const words = wordsOf(clause.slice(turn + 1))
  if (elsewhen.test(words)) return false
  return theSession.test(words) || clause.slice(turn + 1).every(saysNothingElse)
}

const saysNothingElse = (one: Lexeme) => {
  const unit = sense(one, 'unit')?.unit
  return (
    one.number !== null ||
    unit === 'minute' ||
    unit === 'hour' ||
    is(one, 'verdict', 'weekday', 'when', 'number', 'self', 'but', 'and', 'exercise') ||
    plainWords.test(one.folded)
  )
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
  if (ofBefore.test(words)) return true
  const was = sense(all[at], 'verdict')?.was
  const clause = wordsOf(clauseOf(all, at))
  if (clauseOf(all, at).some(one => is(one, 'pause'))) return false
  if (field !== 'comments') return was === 'boring' && (lasting.test(clause) || all[at]?.folded.includes(' ') === true)
  if (supposed.test(clause) || ofOneself.test(clause)) return false
  return was !== 'good' || lasting.test(clause) || all[at]?.folded.includes(' ') === true
}

const wordsOf = (some: readonly Lexeme[]) => some.map(({ folded }) => `${folded} `).join('')
const writtenIn = (some: readonly Lexeme[]) =>
  some.map(({ written }) => written.toLowerCase().replaceAll(/['’]/g, '')).join(' ')

const deniedBefore =
  /(?:^| )(?:nicht|nich|net|ned|nie|niemals|keineswegs|not|never|(?:was|is|were|did|does)nt)(?: (?:so|sehr|wirklich|gerade|mir|fuer|für|mich|ganz|überhaupt|really|that|at|all|exactly|feel|for|me))*$/
const deniedBehind = /^(?:(?:war|wars|ist|es|das|mir|it|was|gar|überhaupt) ?)*(?:nicht|nie|not|never)(?: wirklich)?$/
/** "Zu lang her, dass ich trainiert habe." */
const elsewhen = /\b(?:her|since|ago|seit)\b/
/** "Das Training war zu lang", not "der Weg zum Training". */
const theSession =
  /(?<!\b(?:zum|vom|beim|im|ins|zur|von der|in der|to|to the|from|after|after the|before|before the|nach dem|vor dem|between) )(?:training|trainingseinheit|einheit(?:en)?|workouts?|sessions?|insgesamt|overall)\b|^(?:es|das) (?:war|ist) mir\b|^war mir (?!d(?:er|ie|as)\b)/
const plainWords =
  /^(?:heute|gestern|das|es|dies|die|diese[rs]?|war|wars|waren|ist|sind|mir|mich|uns|fur|ein|einen|eine|bisschen|bissl|bissel|tick|etwas|viel|deutlich|leider|wieder|immer|noch|echt|wirklich|alles|fast|schon|nur|dann|doch|ja|so|eher|irgendwie|fand|finde|letzte[ns]?|mal|ganze|hat|hatte|sein|konnen|konnte|gedauert|gebraucht|ewig|als|geplant|gedacht|sonst|it|its|was|is|that|this|for|me|a|bit|little|way|far|just|felt|feels|today|yesterday|last|time|again|still|really|the|whole|thing|always|too|thought|found|than|planned|expected|be|been|have|could|should)$/

const ofBefore = /letzt|last time|last session|last workout|last one|war |gestern|yesterday|bored/
/** What goes on until today: "ist öde", "got boring". */
const lasting =
  /\b(?:ist|sind|is|are|waren?|was|were|got|get|gets|getting|wird|werden|immer|jede[nrs]?|every|always|langsam|mittlerweile|finde?|find|macht|machen|works?|working|feels?|felt|fuhlt|fuhlen)\b/
/** "40 Minuten wären perfekt": what would be, and what is to be avoided. */
const supposed =
  /\b(?:ware?st|waren perfekt|waren gut|waren super|ware|wurde|would|d be|sollte|should|damit|wenn|if|falls|could)\b/
/** "Bin zu schwer", "Puls ist zu hoch": of the body, not of a session. */
const ofOneself =
  /\b(?:bin|langweile mich|i get|i m|im too|i am|wiege|gewicht ist|weigh|mein gewicht|puls|blutdruck|herz|heart|pressure|knie|rucken|schulter)\b/
