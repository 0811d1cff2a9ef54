import type { Context } from './context.ts'
import type { Lexeme } from './lexemes.ts'
import { sentenceOf } from './nearby.ts'
import { is } from './senses.ts'

/**
 * Whether the leave to train that the words [from, to] give is taken back by those around them: "noch kein grünes Licht",
 * "wenn der Arzt freigibt", "waiting for the all clear", "darf nur Oberkörper", "darf ich wieder alles?".
 */
export const isWithheld = ({ all, text }: Pick<Context, 'all' | 'text'>, from: number, to: number): boolean => {
  const sentence = sentenceOf(all, from)
  const start = sentence[0] ? all.indexOf(sentence[0]) : from
  const turn = all.findLastIndex((one, on) => on <= to && on >= start && is(one, 'but'))
  const until = placesOf(all, start, to + 1)
  const within = until.filter(on => (all[on]?.clause ?? 0) >= (all[from]?.clause ?? 0) && on > turn)
  const behind = placesOf(all, to + 1, start + sentence.length).filter(on => all[on]?.clause === all[to]?.clause)
  const isAsked = text[sentence.at(-1)?.end ?? 0] === '?'
  return (
    hoped.test(spoken(all, until)) ||
    denied.test(spoken(all, within)) ||
    refused.test(spoken(all, within)) ||
    refused.test(spoken(all, behind.slice(0, 3))) ||
    hoped.test(spoken(all, behind)) ||
    isAnsweredNo(all, to) ||
    endsInNo.test(spoken(all, behind)) ||
    (isAsked && (sentence.length <= 3 || asksFor.test(spoken(all, within)))) ||
    finds.test(spoken(all, behind))
  )
}

const placesOf = (all: readonly Lexeme[], from: number, to: number): readonly number[] =>
  [...all.slice(from, to).keys()].map(on => on + from)

/** The words at some places, but for a no that is a yes: "keine Bedenken", "nichts dagegen". */
const spoken = (all: readonly Lexeme[], places: readonly number[]): string =>
  places
    .filter(on => !nothingAgainst.test(wordsOf(all.slice(on, on + 3))))
    .map(on => all[on]?.folded)
    .join(' ')

const wordsOf = (some: readonly Lexeme[]): string => some.map(({ folded }) => folded).join(' ')

const nothingAgainst =
  /^(?:kein\w*|no|nichts|nix|not any|ohne|without) (?:\w+ )?(?:bedenken|einwand\w*|problem\w*|dagegen|gegen|gefunden|auffallig\w*|concerns?|objections?|restrictions?|limits?|limitations?|issues?|reason not|reasons not|einschrankung\w*|befund|beschwerden|schmerzen|pain|contraindications?)\b|^spricht (?:nichts|nix)\b|^nicht nur\b|^(?:alles|everything|anything) (?:ausser|except|but|bis auf) (?!sport|training|kraft|fitness|gym|exercis|lifting|workout|belastung|heben)/

/** What may come: asked for, hoped for, waited for. */
const hoped =
  /\b(?:pending|ausstehend|steht (?:noch )?aus|noch aus|fehlt|fehlt noch|missing|wenn|falls|sobald|if|once|when|until|unless|hoffe|hoffentlich|hope|hopefully|hoping|warte|warten|waiting|wait|whether|bevor|before)\b|\bbis (?:der|die|das|mein\w*|ich|es|er|sie)\b|\bob (?!gyn|cleared|approved|says|said|is|has|gave|ok|okay|sagt|meint)\w/

/** What is said to be none, in the same breath. */
const denied = /\b(?:kein\w*|nix|nichts|no|nobody|niemand|never|nie|ohne|without)\b/

const refused =
  /\b(?:nicht|nich|net|ned|not|isnt|hasnt|havent|wont|doesnt|dont|cant|(?:hasn|haven|won|doesn|isn|mustn|shouldn) t|cannot|verboten|verbietet|untersagt|gestrichen|abgeraten|aufpassen|vorsichtig|careful|nur|only|ausser|except|muss ich|should i|soll ich|sollte ich|wenigstens|erst|bald|soon|demnachst|wird|keinen sport|kein sport|kein training|eingeschrankt|bedingt|teilweise|partly)\b/

/** "Freigabe: nein." */
const isAnsweredNo = (all: readonly Lexeme[], to: number): boolean =>
  /^(?:nein|no|nope|keine|fehlt)$/.test(all[to + 1]?.folded ?? '') && all[to + 1]?.clause !== all[to + 2]?.clause

const endsInNo = /\b(?:nicht|keins|keine|keinen)$/

/** "Arzt: ja klar ist das ein Bandscheibenvorfall": says what it is. */
const finds =
  /^(?:(?:ja|yes|klar|sicher|clearly|leider) )*(?:ist|is|sind|are|das ist|es ist|its|thats|it is) (?:das|es|ein|eine|a|an) /

const asksFor = /^(?:darf|kann|soll|sollte|can|may|am i|could|is it|ist es|geht) /

/** "Cleared by my midwife", "physio has cleared me". */
export const whoClears = ({ all }: Pick<Context, 'all'>, at: number): 'doctor' | 'midwife' | 'physio' | null => {
  const words = sentenceOf(all, at).map(({ folded }) => folded)
  if (words.some(word => /^(?:arzt|arztin|doctor|doc|gyn|ob|obgyn|gp|surgeon|chirurg)/.test(word))) return null
  if (words.some(word => /^(?:hebamme|midwife)/.test(word))) return 'midwife'
  return words.some(word => /^(?:physio|physical therapist)/.test(word)) ? 'physio' : null
}
