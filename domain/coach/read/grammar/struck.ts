import type { Want } from '../training.ts'
import type { Lexeme } from './lexemes.ts'
import { clauseOf } from './nearby.ts'
import { is } from './senses.ts'

/** "No-gos: Burpees, Sprünge", "Ohne: Maschinen", "Nur: Matte, Band": what is said before a colon holds until another is; null where none stands. */
export const headingOf = (all: readonly Lexeme[], at: number, text: string): Want | null => {
  const { end = 0, clause } = all[at] ?? {}
  if (
    !/^\s*:/.test(text.slice(end, end + 3)) ||
    all[at + 1]?.clause === clause ||
    !(isFirst(all, at) || isNoGo(all, at))
  )
    return null
  if (is(all[at], 'not', 'unwanted', 'refusal') || forbidden.test(all[at]?.folded ?? '')) return 'without'
  return is(all[at], 'only') ? 'only' : 'with'
}

const isNoGo = (all: readonly Lexeme[], at: number) =>
  /^gos?$/.test(all[at]?.folded ?? '') && is(all[at - 1], 'not') && isFirst(all, at - 1)

const forbidden =
  /(?:^| )(?:no-?gos?|gos?|tabus?|verboten|nogos?|verbote|ausgeschlossen|gestrichen|vermeiden|unerwunscht|dont?s?|forbidden|banned|off limits|avoid)$/

/** "Streich die Dips", "bitte lass Planks weg": an order that begins its clause. */
export const isStruck = (all: readonly Lexeme[], at: number): boolean => {
  const here = all[at]
  const ahead = clauseOf(all, at).filter(one => one.start > (here?.start ?? 0))
  if (!here || !isFirst(all, at) || ahead.some(one => is(one, 'not'))) return false
  return strikes.test(here.folded) || (takes.test(here.folded) && ahead.some(one => away.test(one.folded)))
}

const isFirst = (all: readonly Lexeme[], at: number): boolean =>
  all.slice(0, at).every(one => one.clause !== all[at]?.clause || is(one, 'filler', 'and') || begins.test(one.folded))

const strikes =
  /^(?:streich|streiche|strike|spar|spare|erspar|erspare|vergiss|drop|cut|ditch|scrap|axe|remove|omit|leave out|cut out|take out)(?: (?:mir|out))?$/
const takes = /^(?:lass|lasse|lasst|nimm|wirf|schmeiss|kick|take|leave|throw)$/
const away = /^(?:weg|raus|aus|sein|out|off|away)$/
const begins = /^(?:meine|my|absolute|bitte|please|also|dann|und|and|heute|today|bei|im|mir|doch|mal|aber|but|coach)$/

/** Past "noch ein", "another", "das": "lieber tot umfallen als noch ein Burpee". */
export const behindAnyOne = (all: readonly Lexeme[], from: number): number => {
  let at = from
  while (at < from + 4 && all[at]?.clause === all[from - 1]?.clause && anyOne.test(all[at]?.folded ?? '')) at += 1
  return at
}

const anyOne =
  /^(?:noch|noch (?:ein|eine|einen|einem)|ein|eine|einen|einem|einer|another|one|one more|a|an|do|das|die|den|der|the|schon wieder|wieder|mal|noch mal|nochmal|mehr|more|irgendwelche|any)$/
