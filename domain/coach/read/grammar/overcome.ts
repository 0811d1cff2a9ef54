import type { Lexeme } from './lexemes.ts'
import { before } from './nearby.ts'
import { is, sense } from './senses.ts'
import type { Time } from './times.ts'

/**
 * Which words say that something is over, and it is: "wieder gut", "seit Wochen weg", "spüre ich nicht mehr". Not what is
 * nearly over ("fast wieder gut"), is to be, is only held down ("mit Ibu schmerzfrei"), or came back ("war weg, zwickt jetzt wieder").
 */
export const overIn = (
  all: readonly Lexeme[],
  denied: readonly boolean[],
  times: readonly Time[],
): readonly boolean[] =>
  all.map(
    (_, at) =>
      (isNoMore(all, at) || (isEnd(all, at) && !denied[at] && !isHeldBack(all, at))) &&
      !isMasked(all, at) &&
      !comesBack(all, at, denied, times),
  )

const isEnd = (all: readonly Lexeme[], at: number): boolean =>
  (is(all[at], 'healed') && !isLeftAway(all, at)) || isThrough(all, at) || isQuiet(all, at)

/** "Lass die Schultern weg": what is to be left out. */
const isLeftAway = (all: readonly Lexeme[], at: number): boolean =>
  all[at]?.folded === 'weg' &&
  before(all, at, 5).some(one => /^(?:lass|lasse|lasst|lassen|nimm|wir lassen)$/.test(one.folded))

/** "Früher hatte ich Knieschmerzen, seit dem Training nicht mehr", "die Hüfte spüre ich nicht mehr". */
const isNoMore = (all: readonly Lexeme[], at: number): boolean =>
  all[at]?.folded === 'mehr' &&
  /^(nicht|nich|net|nix|nichts)$/.test(all[at - 1]?.folded ?? '') &&
  all[at + 1]?.clause !== all[at]?.clause &&
  all
    .slice(Math.max(0, at - 9), at)
    .some(
      one =>
        one.sentence === all[at]?.sentence &&
        (is(one, 'complains', 'odd', 'condition', 'diagnosis', 'today') || /^(spur|merk)e?$/.test(one.folded)),
    )

/** "Seit zwanzig Jahren Ruhe", "seit Jahren ist Ruhe". */
const isQuiet = (all: readonly Lexeme[], at: number): boolean =>
  (/^(?:ruhe|quiet|nichts mehr|nix mehr)$/.test(all[at]?.folded ?? '') ||
    (/^(?:nichts|nix|nothing)$/.test(all[at]?.folded ?? '') && all[at + 1]?.clause !== all[at]?.clause)) &&
  ((/^(?:year|month)$/.test(sense(all[at - 1], 'unit')?.unit ?? '') &&
    before(all, at, 4).some(one => is(one, 'since'))) ||
    before(all, at, 3).some(({ folded }) => /^(?:seit|since) (?:jahr|monat|lang|ewig|year|month)/.test(folded)))

/** "Schnupfen ist durch": of what passes, where of a joint it says that it is worn out. */
export const isThrough = (all: readonly Lexeme[], at: number): boolean =>
  (/(^| )(durch|rum)$/.test(all[at]?.folded ?? '') || (all[at]?.folded === 'behind' && all[at + 1]?.folded === 'me')) &&
  before(all, at, 4).some(passes)

/** What comes and goes: a cold, a flu. */
export const passes = (lexeme: Lexeme | undefined): boolean =>
  is(lexeme, 'today') || sense(lexeme, 'happened')?.what === 'infection'

const isHeldBack = (all: readonly Lexeme[], at: number): boolean =>
  /^(?:fast|beinahe|nahezu|almost|nearly|mostly)$/.test(
    all[at + 1]?.clause === all[at]?.clause ? (all[at + 1]?.folded ?? '') : '',
  ) ||
  before(all, at, 4).some(
    (one, on, some) =>
      heldBack.test(one.folded) || (sense(one, 'unit')?.unit === 'percent' && (some[on - 1]?.number ?? 100) < 100),
  )

const heldBack =
  /^(noch nicht(?: \w+)?|nicht (?:ganz|vollig|komplett|wirklich)|nicht|nich|net|not|noch|fast|beinahe|nahezu|halbwegs|kaum|nie|never|almost|nearly|mostly|half|isnt|wenn|sobald|bis|if|when|once|until|soll|sollte|should|hoffe|hoffentlich|hope|hopefully|bald|soon|nur|only|teilweise|partly|wird|werden|langsam|slowly|getting)$/

const isMasked = (all: readonly Lexeme[], at: number): boolean =>
  all.some(one => one.clause === all[at]?.clause && sense(one, 'drug')?.drug === 'painkiller')

/** "Wieder da", or a complaint of today about nothing else. */
const comesBack = (all: readonly Lexeme[], at: number, denied: readonly boolean[], times: readonly Time[]): boolean => {
  for (let on = at + 1; on < all.length && all[on]?.sentence === all[at]?.sentence; on += 1) {
    const one = all[on]
    if (returns.test(one?.folded ?? '') || isBackAgain(all, on)) return true
    if (is(one, 'part')) return false
    if (is(one, 'complains', 'odd') && !denied[on] && isOfNow(all, on, at, times)) return true
  }
  return false
}

const returns = /^(wieder da|erneut|returned|came back|comes back|kam wieder|kommt wieder|ruckfall|relapse|flared up)$/

/** "Jetzt sind sie zurück", but not "zurück im Training". */
const isBackAgain = (all: readonly Lexeme[], at: number): boolean =>
  /^(zuruck|back)$/.test(all[at]?.folded ?? '') &&
  all[at + 1]?.clause !== all[at]?.clause &&
  before(all, at, 5).some(({ folded }) => /^(ist|sind|is|are|kam|kamen|came|now|es|its?)$/.test(folded))

const isOfNow = (all: readonly Lexeme[], at: number, from: number, times: readonly Time[]): boolean =>
  all
    .slice(from + 1, at + 4)
    .some(one => one.sentence === all[at]?.sentence && (now.test(one.folded) || is(one, 'since', 'but'))) ||
  times.some(one => one.from > from && one.from <= at + 3 && one.days <= 0 && one.days > -30)

const now = /^(jetzt|nun|heute|wieder|again|now|today|erneut|aktuell|gerade|lately)$/
