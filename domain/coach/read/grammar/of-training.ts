import type { Lexeme } from './lexemes.ts'
import { before, sentenceOf } from './nearby.ts'
import { is, sense } from './senses.ts'

/** Words that elsewhere are signs, said of what was trained, or is to be. */
export const isOfTraining = (all: readonly Lexeme[], at: number): boolean =>
  isOwnDoing(all, at) || isImbalance(all, at) || isOutOfSteam(all, at) || isEager(all, at)

/** "Brust bitte, hab gestern erst gedrückt": what oneself did with a weight, and nothing that is felt. */
const isOwnDoing = (all: readonly Lexeme[], at: number): boolean =>
  /^(?:gedruckt|gezogen|gehoben|gestemmt)$/.test(all[at]?.folded ?? '') &&
  before(all, at, 8).some(one => /^(?:hab|habe|haben|hob|ich hab|ich habe)$/.test(one.folded)) &&
  !before(all, at, 8).some(one => is(one, 'part') || /^(?:es|mir|mich|hat)$/.test(one.folded))

/** "Left side is weaker, single arm work", "links schwächer": one side beside the other, and nothing that began. */
export const isImbalance = (all: readonly Lexeme[], at: number): boolean =>
  /^(?:weaker|schwacher)$/.test(all[at]?.folded ?? '') &&
  sentenceOf(all, at).some(
    one =>
      is(one, 'side') ||
      /^(?:single|one|einarmig\w*|einbeinig\w*|einseitig\w*|unilateral|als|than|ausgleich\w*)(?: |$)/.test(one.folded),
  ) &&
  !sentenceOf(all, at).some(
    one =>
      is(one, 'since', 'when', 'flag', 'fresh', 'happened', 'condition') ||
      /^(?:hand|finger|gesicht|face)$/.test(sense(one, 'part')?.part ?? '') ||
      begins.test(one.folded),
  )

/** What was not so before. */
const begins =
  /^(?:plotzlich|suddenly|jetzt|now|taub|numb|wird|werden|wurde|immer|getting|gets|got|became|heute|today|gestern|yesterday|auf einmal|kribbel\w*|tingl\w*|gesicht|face)(?: |$)/

/** "Beim letzten Lauf war die Luft schnell raus". */
const isOutOfSteam = (all: readonly Lexeme[], at: number): boolean =>
  all[at]?.folded === 'luft' &&
  all.slice(at + 1, at + 4).some(one => one.folded === 'raus' && one.clause === all[at]?.clause) &&
  sentenceOf(all, at).some(one => is(one, 'exercise', 'sport'))

/** "Ich brenne auf Beine". */
const isEager = (all: readonly Lexeme[], at: number): boolean =>
  /^brenne(?: auf)?$/.test(all[at]?.folded ?? '') &&
  /(?:^| )(?:auf|drauf|darauf|fur)$/.test(
    `${all[at]?.folded} ${all[at]?.folded.endsWith('auf') ? '' : all[at + 1]?.folded}`.trim(),
  )
