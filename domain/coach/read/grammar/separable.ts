import type { Severity } from '../language.ts'
import type { Lexeme } from './lexemes.ts'
import { behind } from './nearby.ts'

/** Verbs that German parts in two, with what a part of the body means by them: "gibt beim Laufen manchmal nach". */
const parted: readonly (readonly [verb: RegExp, particle: RegExp, severity: Severity])[] = [
  [/^(?:gibt|geben|gab|gaben)$/, /^(?:nach|auf)$/, 'pain'],
  [/^(?:macht|machen|machte)$/, /^(?:zu|dicht)$/, 'pain'],
  [/^(?:knickt|knickte|sackt|sackte|rutscht|klappt)$/, /^(?:weg|ein|um|zusammen)$/, 'pain'],
  [/^(?:springt|sprang|hupft|rutscht)$/, /^(?:raus|heraus)$/, 'acute'],
  [/^(?:bleibt|blieb)$/, /^(?:hangen|stecken)$/, 'pain'],
  [/^(?:schwillt|schwoll)$/, /^an$/, 'acute'],
  [/^(?:fuhlt|fuhlen)$/, /^(?:wund|uberlastet|gereizt|entzundet|instabil)$/, 'pain'],
  [/^(?:strahlt|strahlen)$/, /^aus$/, 'pain'],
]

const reach = 7

/** How grave it is when the clause goes on with the verb's other half; undefined when it does not. */
export const partedAt = (all: readonly Lexeme[], at: number): Severity | undefined => {
  const verb = all[at]?.folded ?? ''
  const here = parted.filter(([first]) => first.test(verb))
  if (here.length === 0) return undefined
  const after = behind(all, at, reach)
  return here.find(([, particle]) => after.some((one, on) => particle.test(one.folded) && isLast(after, on)))?.[2]
}

/** At the end of its clause, or before "und", "wenn" and the like. */
const isLast = (after: readonly Lexeme[], on: number) => {
  const next = after[on + 1]
  return next === undefined || /^(?:und|and|aber|wenn|beim|bei|seit|oft|manchmal|immer|sobald|nach)$/.test(next.folded)
}
