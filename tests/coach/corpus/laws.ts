import fc from 'fast-check'
import { type BodyPart, musclesOf } from '../../../domain/coach/read/body.ts'
import type { Target } from '../../../domain/coach/read/training.ts'
import { clauses, complaints, harmless, negations, sayings, wanted } from './laws-words.ts'
import { missingUmlauts, typo, upperCase } from './misspelled.ts'

/** Two texts that a law compares: what is true of a reading, or of a plan, of `base` says something about `variant`. */
export type Pair = { readonly base: string; readonly variant: string }

/** The same wish with a complaint: its plan has no exercise more that loads a joint of `part`, and is at least amber. */
export const addingAComplaint = (): fc.Arbitrary<Pair & { readonly part: BodyPart }> =>
  fc
    .tuple(
      fc.constantFrom(...harmless),
      fc.constantFrom(...complaints),
      fc.constantFrom(', ', '. ', ' – ', ', aber ', '\n'),
      fc.boolean(),
    )
    .filter(([wish, complaint]) => wish.language === complaint.language)
    .map(([wish, complaint, join, first]) => ({
      base: wish.text,
      variant: first ? `${complaint.text}${join}${wish.text}` : `${wish.text}${join}${complaint.text}`,
      part: complaint.part,
    }))

/** A focus asked for and refused: the refused one never has more sets for it, and does not read as asked for. */
export const negatingAFocus = (): fc.Arbitrary<Pair & { readonly on: Target }> =>
  fc
    .tuple(fc.constantFrom(...wanted), fc.nat(), fc.constantFrom('', ', 40 min', ' heute', ' bitte'))
    .map(([focus, pick, tail]) => {
      const ways = negations[focus.language]
      const negated = ways[pick % ways.length] ?? ways[0]
      return { base: `${focus.text}${tail}`, variant: `${negated(focus)}${tail}`, on: focus.on }
    })

/** Clauses joined by "und" in two orders: the same items. */
export const reorderingClauses = (): fc.Arbitrary<Pair> =>
  fc
    .constantFrom(...clauses)
    .chain(({ said, and }) =>
      fc
        .shuffledSubarray([...said], { minLength: said.length, maxLength: said.length })
        .map(turned => ({ base: said.join(and), variant: turned.join(and) })),
    )

/** The same words in capitals, without umlauts, or with one slip of the finger: the same items. */
export const writingItOtherwise = (): fc.Arbitrary<Pair> =>
  fc
    .tuple(fc.constantFrom(...sayings), fc.constantFrom(...ways), fc.nat(), fc.nat())
    .map(([base, way, one, other]) => ({ base, variant: way(base, one, other) }))

type Way = (text: string, one: number, other: number) => string

const ways: readonly [Way, ...Way[]] = [
  upperCase,
  text => missingUmlauts(text, 'ae'),
  text => missingUmlauts(text, 'a'),
  typo,
  typo,
]

/** Slips that make another word of everyday German say something else. */
export const isAnotherWord = /\b(?:sollen|schwager)\b/i

/** Written in capitals or without umlauts, and every word whole. */
export const isNoSlip = (text: string): boolean =>
  text === text.toUpperCase() ||
  sayings.some(one => [missingUmlauts(one, 'ae'), missingUmlauts(one, 'a')].includes(text))

/** Muscles that a focus is on; none where it is on movements. */
export const musclesIn = (on: Target): readonly string[] =>
  on.of === 'muscle' ? [on.id] : on.of === 'region' ? musclesOf[on.id as keyof typeof musclesOf] : []
