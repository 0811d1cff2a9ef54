import { remembered } from '../../basis/remembered.ts'
import type { Lexeme } from './lexemes.ts'
import { isOneself } from './nearby.ts'
import { is } from './senses.ts'

/** What is told of, or only thought of: "Doku über Depressionen", "falls ich mal krank werde", "ich könnte kotzen". */
export const isSupposed = (lexeme: Lexeme, earlier: string, after: string): boolean => {
  if (of.test(earlier) && media.test(`${earlier}${after}`)) return true
  if (unreal.test(earlier) && effort.test(lexeme.folded)) return true
  return supposed.test(earlier) && !now.test(`${earlier.slice(earlier.lastIndexOf('|') + 1)}${after.split('|')[0]}`)
}

const of =
  /\b(?:uber|about|zum thema) (?:(?:die|das|den|der|the|a|so|ein\w*|sein\w*|ihr\w*|jemand\w*|someone|s) ){0,2}$/

const media =
  /\b(?:reportage|bericht\w*|artikel|beitrag|doku\w*|film\w*|serie|folge|buch|roman|podcast|vortrag\w*|vorlesung|seminar|fortbildung|video\w*|studie|interview|referat|prufung|klausur|dozent\w*|professor\w*|gelesen|gesehen|gehort|geschaut|geguckt|geredet|gesprochen|diskutiert|gelernt|geschrieben|schreib\w*|lern\w*|movie|book|article|documentary|lecture|talk|talked|talking|paper|read|watched|heard|saw|studied|wrote|episode|exam)\b/

const supposed =
  /\b(?:wenn|falls|sollte) ich (?:\w+ ){0,2}(?:mal|je|jemals|irgendwann|spater) (?:(?!ich )\w+ ){0,4}$|\bfalls ich (?:\w+ ){0,2}$|\b(?:if|in case) i (?:ever|should|were to) (?:\w+ ){0,3}$|\b(?:was ware wenn|angenommen|theoretisch|theoretically|hypothetisch|hypothetically|what if|suppose|supposing) (?:\| )?(?:\w+ ){0,6}$|\b(?:what would|what should) (?:i|you|one|happen) (?:\w+ ){0,2}if (?:\w+ ){0,5}$|\bif my \w+ ever (?:\w+ ){0,2}$/

const now = /\b(?:heute|jetzt|gerade|grad|seit|today|now|since|again|wieder|immer|always)\b/

const unreal = /\b(?:konnte|konnt|wurde (?:eher|lieber)|would|d rather|d sooner|rather) (?:\w+ ){0,2}$/
const effort = /^(?:kotz\w*|puke|vomit|faint|ohnmachtig|in ohnmacht|umfall\w*|umkipp\w*|sterb\w*|die|cry)(?: |$)/

/** "Frage für meine Schwester", "nur so aus Interesse": asked for somebody else, or for nobody. "I ask for rest" is one's own. */
export const isAskedForOthers = (all: readonly Lexeme[], at: number): boolean => {
  const here = all[at]
  const own = (one: Lexeme, on: number) => isOneself(all, on) || /^(?:i|ich|ive)(?: |$)/.test(one.folded)
  return (
    asksForOthers(all) &&
    !all.some((one, on) => one.clause === here?.clause && own(one, on) && !is(all[on + 1], 'other-person'))
  )
}

/** Every word of health is asked about this, so it is found once for a text. */
const asksForOthers = remembered(
  (all: readonly Lexeme[]): boolean =>
    forNobody.test(all.map(({ folded }) => folded).join(' ')) || all.some((_, on) => isForSomebody(all, on)),
)

/** Somebody is told of, or a name that nobody knows is written as one. */
const isForSomebody = (all: readonly Lexeme[], at: number): boolean => {
  if (!/^(?:frag|ask|question)/.test(all[at]?.folded ?? '')) return false
  const words = all.slice(at, at + 9)
  const asked = /^(?:frag\w*|ask\w*|question) (?:(?:ich|das|nur|just|this|nicht fur mich) )*(?:fur|for) /
  const [start] = asked.exec(`${words.map(({ folded }) => folded).join(' ')} `) ?? []
  if (start === undefined) return false
  const behind = words.slice(start.trim().split(' ').length)
  return (
    behind.slice(0, 3).some(one => is(one, 'other-person')) ||
    behind.slice(0, 1).some(({ senses, written }) => senses.length === 0 && /^\p{Lu}\p{Ll}/u.test(written))
  )
}

const forNobody =
  /\b(?:nur|nur so|rein) (?:aus interesse|interessehalber|aus neugier|theoretisch)\b|\bout of curiosity\b|\bjust curious\b/
