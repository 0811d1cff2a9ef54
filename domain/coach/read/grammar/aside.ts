import { bearer, ofIllness } from './bearers.ts'
import { isFigure } from './figures.ts'
import type { Lexeme } from './lexemes.ts'
import { clauseOf, isOneself } from './nearby.ts'
import { isNoneOf } from './none-of.ts'
import { isOfTraining } from './of-training.ts'
import { isOutOfBreath } from './out-of-breath.ts'
import { hasBefallenAnother, isSaidOfAnother } from './said-of-another.ts'
import { is, plays } from './senses.ts'
import { isAskedForOthers, isSupposed } from './supposed.ts'
import { isTitle } from './titles.ts'
import type { Turned } from './turns.ts'
import { isMineToo, isOfBirth } from './whose.ts'

/**
 * What is said of the body and is nobody's own complaint: denied as in a form ("Medikamente: keine"), asked and answered
 * with no, everybody's but mine ("alle husten, ich nicht"), a machine's or a colleague's, a figure of speech, a job, or
 * the effort that is wished for.
 */
export const asideIn = (all: readonly Lexeme[], text: string, turned: Turned): readonly boolean[] => {
  const sentences = [...Map.groupBy(all.keys(), at => all[at]?.sentence ?? 0).values()]
  const spared = new Set(sentences.flatMap(some => sparedIn(all, some)))
  const answered = new Set(
    sentences.flatMap((some, at) => {
      const answer = sentences[at + 1] ?? []
      const isScoffed = turned(all, 'scoffs').some(({ from }) => from === answer[0])
      return isAnsweredNo(all, { question: some, answer, isScoffed }, text) ? some : []
    }),
  )
  const isMine = isMineToo(all)
  return all.map((lexeme, at) => {
    if (spared.has(at) || answered.has(at)) return true
    if (effort.test(lexeme.folded) && isWishedEffort(all, at)) return true
    if (isOfTraining(all, at) || isOutOfBreath(all, at)) return true
    if (isOfThing(all, at) || isNearMiss(all, at)) return true
    if (isNameOf(all, at, text) || isFever(lexeme) || isOfBracketed(all, at, text)) return true
    if (isTitle(all, at)) return true
    if (hasBefallenAnother(all, at)) return true
    if (!isOfHealth(lexeme) && !ofHeart.test(lexeme.folded)) return false
    const [earlier, after] = [wordsBefore(all, at), wordsAfter(all, at)]
    return (
      (formDenied.test(after) && !is(all[at - 1], 'self')) ||
      (/^\s*:/.test(text.slice(lexeme.end, lexeme.end + 3)) && answeredNo.test(after)) ||
      nobodys.test(after) ||
      (figure.test(after) && !isBodily.test(after)) ||
      feltBefore.test(earlier) ||
      named.test(after) ||
      (ofWork.test(`${earlier}${after}`) && !is(lexeme, 'complains')) ||
      worksIn.test(earlier) ||
      (/(?:^| )cold$/.test(lexeme.folded) && coldThing.test(after)) ||
      (/^(?:the )?operation$/.test(lexeme.folded) && campaign.test(after)) ||
      isFigure(all, at, text) ||
      isSupposed(lexeme, earlier, after) ||
      isAskedForOthers(all, at) ||
      (intense.test(lexeme.folded) && (praised.test(after) || praisedBefore.test(earlier))) ||
      isOfLaughing(all, at, turned) ||
      isNoneOf(all, at, turned) ||
      isTicked(all, at) ||
      (!isMine && isSaidOfAnother(all, at, turned))
    )
  })
}

/** "Infarkt-Hügel", "Diabetes-Stiftung": what is called by an illness, and is none. */
const isNameOf = (all: readonly Lexeme[], at: number, text: string): boolean => {
  const here = all[at]
  if (here === undefined || text[here.end] !== '-') return false
  const rest = text.slice(here.end, here.end + 30)
  if (bearer.test(rest)) return true
  const next = all[at + 1]?.start === here.end + 1 ? all[at + 1] : undefined
  if (!is(here, 'flag', 'happened', 'condition')) return false
  return calledSo.test(rest) ? !isOfBirth(here) : next?.senses.length === 0 && !ofIllness.test(rest)
}

const calledSo = /^-(?:workout|l[aä]ufe|squad|walk\b|ride\b|camp\b|hilfe\b|kuchen|torte)/i

/** "Wanderfieber", "Olympiafieber": what one is keen on. */
const isFever = ({ written }: Lexeme): boolean => {
  const [, head] = /^(\p{L}{3,})fieber$/iu.exec(written) ?? []
  return head !== undefined && !fevers.test(head)
}

const fevers =
  /^(?:hoch|dr[uü]sen|gelb|dengue|scharlach|kindbett|wochenbett|rheuma|fleck|dreitage|milch|wechsel|sumpf|malaria|katzenkratz|r[uü]ckfall|wund|zecken|grippe|infekt|tropen|papageien|heu|dauer|impf|krim|lassa|ebola|resorptions|leicht\p{L}*|hohes|nacht)$/iu

/** "Der Dackel (Bandscheibe!)", "mit Mama (neue Hüfte, 79)": behind whom it is told of. */
const isOfBracketed = (all: readonly Lexeme[], at: number, text: string): boolean => {
  const here = all[at]
  if (!isOfHealth(here) || here === undefined) return false
  const open = text.lastIndexOf('(', here.start)
  if (open === -1 || text.slice(open, here.start).includes(')')) return false
  return is(
    all.findLast(({ end }) => end <= open),
    'other-person',
  )
}

/** "Bein der Bank wackelt", "der Fuß vom Rack": of a thing. */
const isOfThing = (all: readonly Lexeme[], at: number): boolean => {
  const [here, next] = [all[at], all[at + 1]]
  if (!is(here, 'part') || next?.clause !== here?.clause) return false
  if (/^(?:vom|von|of)$/.test(next?.folded ?? '')) return [2, 3].some(on => is(all[at + on], 'kit'))
  return is(next, 'kit') && /^(?:der|des) /.test(next?.folded ?? '')
}

/** "Die Hantel ist mir fast auf den Fuß gefallen": it did not. */
const isNearMiss = (all: readonly Lexeme[], at: number): boolean =>
  /(?:^| )(?:gefallen|getroffen|geknallt)$/.test(all[at]?.folded ?? '') &&
  isOfHealth(all[at]) &&
  clauseOf(all, at).some(({ folded }) => /^(?:fast|beinahe|um ein haar)$/.test(folded)) &&
  clauseOf(all, at).some(one => is(one, 'kit'))

const isOfHealth = (lexeme: Lexeme | undefined) =>
  is(lexeme, 'flag', 'happened', 'condition', 'drug', 'today', 'diagnosis', 'complains', 'unclear', 'sore')

const ofHeart = /^(?:heart|herz\w*|atem\w*|breath)$/

const reach = 8

/** Words of the sentence, a bar where a clause ends. */
const wordsAfter = (all: readonly Lexeme[], at: number): string => joined(all, at + 1, at + 1 + reach, at)

const wordsBefore = (all: readonly Lexeme[], at: number): string => joined(all, Math.max(0, at - reach), at, at)

const joined = (all: readonly Lexeme[], from: number, to: number, at: number): string => {
  let words = ''
  for (let on = from; on < Math.min(to, all.length); on += 1) {
    const one = all[on]
    if (!one || one.sentence !== all[at]?.sentence) continue
    if (one.clause !== all[on - 1]?.clause) words += '| '
    words += `${one.folded} `
  }
  return words
}

/** "Beschwerden: null", "Vorerkrankungen nein", "Orthopäde: ohne Befund". */
const formDenied =
  /^(?:\| )?(?:(?:hab ich|habe ich|sind|gibt es|gibts) )?(?:(?:derzeit|aktuell|momentan|zurzeit|bisher|currently) )?(?:keine?[rns]?|keinerlei|null|nein|nix|nichts|none|nil|nada|nah|nope|n|yok|negativ|fehlanzeige|entfallt|ohne befund|o\.b)(?: bekannt| vorhanden| known| at the moment| right now| derzeit| aktuell| so far| bisher| (?:seit|since|bin) \w+(?: \w+)?)? (?:\||\/|$)|^\| (?:noch nie|nie|nie gehabt|noch nie gehabt|hatte ich nie|never|never had) (?:\||$)/

/** "Schwanger: nein, bin ein Kerl", "chest pain: no". */
const answeredNo = /^\| (?:nein|no|nope)(?! (?:aber|but|ahnung|idea|plan|doch|not)\b)/

/** "Fieber hatte keiner". */
const nobodys = /^(?:hatte|hat|hab|kriegt|had|has|got) (?:hier )?(?:keiner|niemand|nobody|no one)\b/

const feelings =
  '(?:wut|lachen|freude|vorfreude|gluck|ruhrung|stolz|neid|begeisterung|langeweile|faulheit|schreck|staunen|respekt|liebe|sehnsucht|fernweh|heimweh|ungeduld|eifersucht|longing|joy|laughter|excitement|rage|envy|pride|boredom|anticipation|delight|love)'

/** "Ohnmächtig vor Wut", "breathless with excitement", "Schüttelfrost nur beim Gedanken an …". */
const figure = new RegExp(
  `^(?:(?:wird|werde|gets?|a beat|hatten|gehabt|bekam ich|ich|wir|alle|nur|just|only) ){0,3}(?:(?:vor|aus|with|of) (?:lauter |purer |sheer |pure )?${feelings}\\b|(?:beim|bei dem|beim blossen|at the|at the mere|bei der) (?:gedanken?|anblick|blick|vorstellung|thought|sight)\\b|when i (?:saw|read|heard|opened)\\b|of an? (?:boss|chef|\\w+ (?:week|day|job)|week|day|job)\\b)`,
)

const isBodily = /\b(?:brust|atem|chest|breath)/

const feltBefore = new RegExp(`(?:vor|aus|with|from) (?:lauter |purer |sheer )?${feelings} $`)

/** "Gallensteine heißt die Band", "Schmerzmittel kenn ich nur aus der Werbung". */
const named =
  /^(?:heisst (?:die|der|das|unser|unsere|mein|meine|bei)|hiess|nennt (?:man|mein|meine|der|die)|nenn ich|nenne ich|is called|is the name|(?:kenn|kenne) ich nur|i only know|steht auf dem|stand auf dem)\b/

const ofWork = /\b(?:beruflich|von beruf|hauptberuflich|ehrenamtlich|for a living|by trade|professionally)\b/

const worksIn =
  /\b(?:arbeite|arbeiten|jobbe|work|studiere|lehrling|professor|professorin|facharzt|fachfrau|azubi) (?:(?:in|als|auf|bei|fur|of|for|at) )(?:(?:der|dem|einer|the|a|einem) )?$/

/** "Cold garage", "cold and windy": of the air, and no illness. */
const coldThing =
  /^(?:and (?:rainy|rain|wet|windy?|dark|grey|foggy)|outside|out|outdoors|days?|mornings?|evenings?|nights?|showers?|plunge|bath|water|air|wind|rain|beers?|drinks?|brew|start|weather|temperatures?|gym|garage|rooms?|studio|basement|cellar|hall|hands|feet|one) /

/** "Operation Strandfigur". */
const campaign =
  /^(?:six ?pack|strand\w*|bikini\w*|sommer\w*|summer\w*|beach\w*|traum\w*|waschbrett\w*|klimmzug|marathon) /

const intense = /^(?:krank|kranke[nrsm]?|sick|im sick|ubel|ill|todlich|brutal)$/
const praised =
  /^(?:gute?[nrsm]?|geile?[nrsm]?|starke?[nrsm]?|fette?[nrsm]?|lecker|pump|workout|training|session|beats?|at|burn|progress|gains|ubung|einheit|move|drop|schnell|dass|zirkel|programm|moves?|playlist|\| im positiven|\| in a good way) /
const praisedBefore =
  /\b(?:pump|workout|session|training|einheit|playlist|musik|beat|song|satz|set|drop|programm|zirkel|legday|leg day) (?:(?:gestern|heute|letzte woche) )?(?:(?:war|ist|is|was) )?(?:(?:so|echt|voll|einfach) )*$/

/** Whose clauses say that others have it and oneself has not. */
const sparedIn = (all: readonly Lexeme[], sentence: readonly number[]): readonly number[] => {
  const clauses = [...Map.groupBy(sentence, at => all[at]?.clause ?? 0).values()]
  const wordsOf = (some: readonly number[]) => some.map(at => all[at]?.folded).join(' ')
  const well = clauses.find(some => wellSelf.test(wordsOf(some)))
  const ofOthers = clauses.filter(some => some !== well && some.some(at => isOfOthers(all, at)))
  const sparing = clauses.find(some => sparedSelf.test(wordsOf(some)))
  if (sparing === undefined)
    return well === undefined ? [] : ofOthers.flat().filter(() => !ofOthers.flat().some(at => isSelf(all, at)))
  return clauses.flatMap(some => {
    if (some !== sparing) return some.some(at => isSelf(all, at)) ? [] : some
    const last = some.findIndex(at => /^(?:ausser|except|but)\b/.test(all[at]?.folded ?? ''))
    return last > 0 && !some.slice(0, last).some(at => isSelf(all, at)) ? some.slice(0, last) : []
  })
}

const sparedSelf =
  /^(?:aber |nur |und |but |bloss )?(?:ich|i|ik|mich|me|bei mir|mir)(?: selbst| selber| zum gluck)? (?:nicht|nich|net|ned)$|^(?:nicht|not) (?:ich|me|mich|bei mir)$|(?:^| )(?:ausser|except|but) (?:mir|me|ich|mich)$|^mich hat (?:keine?r?s?|niemand|nichts|(?:es |s )?(?:zum gluck |bisher |noch |gottseidank )*nicht)\b|^mich hats (?:zum gluck |bisher |noch )*nicht\b/

/** "Ich bin topfit": spares what is said of others, and nothing else. */
const wellSelf =
  /^(?:selbst|selber) (?:immun|fit|topfit|gesund|verschont)|^(?:aber )?(?:mir geht es|mir gehts|ich) (?:bin )?(?:zum gluck )?(?:topfit|kerngesund|gesund|fit|verschont|immun|putzmunter|munter|bestens|super|wohlauf)$|^(?:bei uns|wir sind|uns geht es)(?: alle| beide)? (?:munter|gesund|fit|verschont)$|^none at (?:ours|our place|home)$|^(?:but )?(?:im|i m|i am|i feel) (?:totally |perfectly )?(?:fine|well|healthy|fit|great)$/

/** Of a kita is spoken where it has something, or that goes round there; not where oneself fell down. */
const isOfOthers = (all: readonly Lexeme[], at: number): boolean => {
  if (is(all[at], 'other-person') || plays(all[at], 'of-a-group')) return true
  if (!plays(all[at], 'place-of-others')) return false
  const clause = clauseOf(all, at)
  return clause[0] === all[at] || clause.some(one => plays(one, 'goes-round'))
}

const isSelf = (all: readonly Lexeme[], at: number): boolean =>
  isOneself(all, at) &&
  !is(all[at + 1], 'other-person') &&
  !/^(?:um|unter|uber|neben|mit|von|vor|around|with|next to)$/.test(all[at - 1]?.folded ?? '')

type Answered = {
  readonly question: readonly number[]
  readonly answer: readonly number[]
  readonly isScoffed: boolean
}

/** "Bluthochdruck? Nicht bei mir." */
const isAnsweredNo = (all: readonly Lexeme[], { question, answer, isScoffed }: Answered, text: string): boolean => {
  const [last, first] = [all[question.at(-1) ?? -1], all[answer[0] ?? -1]]
  if (!last || !first || question.length > 6 || !text.slice(last.end, first.start).includes('?')) return false
  if (question.some(at => asksLeave.test(all[at]?.folded ?? ''))) return false
  const words = answer.slice(0, 5).map(at => all[at]?.folded ?? '')
  return (isScoffed || noes.test(words.join(' '))) && !words.some(word => turns.test(word))
}

const asksLeave = /^(?:kann|darf|soll|sollte|should|can|may|oder|warum|why|trotz|mit|with)$/
const noes =
  /^(?:nein|nee|no|nope|noe|nie|noch nie|niemals|never|zum gluck (?:nicht|nein|nie)|gott sei dank (?:nicht|nein|nie)|glucklicherweise (?:nicht|nie)|luckily (?:not?|never)|thankfully (?:not?|never)|thank god no|nicht bei mir|not me|nicht ich|keine?r?|fehlanzeige|(?:kenn|kenne|hab|habe) ich (?:nur|nicht|nich|net|keine?|nie)|was ist das|don t know|not a thing)\b/
const turns = /^(?:eher|aber|doch|sondern|but|rather|just|more|mehr|leider|noch|idea|ahnung|schon)$/

const effort =
  /^(?:luft|nach luft|puste|atemlos|breathless|japs\w*|nach luft schnapp\w*|schnapp\w*|keuch\w*|hechel\w*|gasp\w*|puke|kotz\w*|umbring\w*|mich umbring\w*|kill me|luft weg|sterb\w*|weh|weh tut|hurts?|cant breathe|can t breathe|umfall\w*|umkipp\w*|drop|keine luft|no breath)(?: |$)/

/** "Intervalle, nach denen ich nach Luft schnappe", "leg day soll mich umbringen". */
const isWishedEffort = (all: readonly Lexeme[], at: number): boolean => {
  const earlier = wordsBefore(all, at)
  return wished.test(earlier) && !/\b(?:aber|but|doch|obwohl|though|merke|weil)\b/.test(earlier)
}

const wished =
  /\b(?:gib mir|give me|will|mochte|want|mach|ziel|goal)\b.{0,40}\b(?:nach denen|nach dem ich|bis (?:ich|mir|die)|until i|dass (?:ich|mir)|to be)\b|\bsoll(?:en)? (?:mich|mir|ich)\b|\bziel \| (?:\w+ ){0,2}$|\b(?:bis|until|till) (?:ich|mir|mich|i) (?:fast |beinahe |almost |die |nur noch )?$|\b(?:make|leave) me $|\b(?:alles was|everything that) $/

/** "Mir tut der Bauch weh vom Lachen", but not while laughing. */
const isOfLaughing = (all: readonly Lexeme[], at: number, turned: Turned): boolean =>
  is(all[at], 'complains') && turned(all, 'from-laughing').some(({ from }) => all[from]?.clause === all[at]?.clause)

/** "Raucher nein Fieber nein Schmerzen nein": a form in one breath. */
const isTicked = (all: readonly Lexeme[], at: number): boolean =>
  isNo(all[at + 1]) &&
  all[at + 1]?.sentence === all[at]?.sentence &&
  all.filter(one => one.sentence === all[at]?.sentence && isNo(one)).length >= 2

const isNo = (one: Lexeme | undefined) => /^(?:nein|no)$/.test(one?.folded ?? '')
