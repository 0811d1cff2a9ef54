import { z } from 'zod'
import { jointsOf, musclesOf } from '../../domain/coach/read/body.ts'
import { amberOfCondition, amberOfDrug, redFlags, todayStates } from '../../domain/coach/read/conditions.ts'
import { type Language, roleNames, turnNames } from '../../domain/coach/read/language.ts'
import { formats } from '../../domain/coach/read/shaping.ts'
import { sports } from '../../domain/coach/read/sports.ts'
import { skills, traits } from '../../domain/coach/read/training.ts'

const keys = <One extends string>(table: Readonly<Record<One, unknown>>) =>
  z.enum(Object.keys(table) as [One, ...One[]])

const phrases = z
  .string()
  .min(1)
  .refine(
    words => words.split('|').every(one => one.trim() === one && one !== ''),
    'a phrase is empty or has blanks around it',
  )

const part = keys(jointsOf)
const targets = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('muscle'), id: z.string() }),
  z.strictObject({ of: z.literal('pattern'), id: z.string() }),
  z.strictObject({ of: z.literal('region'), id: keys(musclesOf) }),
  z.strictObject({ of: z.literal('trait'), id: z.enum(traits) }),
])

/** What senses may name; the others have no ids in them that a type does not already hold. */
const named = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('part'), part: part.nullable(), target: targets.nullable() }),
  z.strictObject({ is: z.literal('focus'), target: targets }),
  z.strictObject({ is: z.literal('flag'), flag: z.enum(redFlags), part: part.optional() }),
  z.strictObject({ is: z.literal('condition'), condition: keys(amberOfCondition), part: part.optional() }),
  z.strictObject({ is: z.literal('drug'), drug: keys(amberOfDrug) }),
  z.strictObject({ is: z.literal('today'), state: z.enum(todayStates) }),
  z.strictObject({ is: z.literal('diagnosis'), part, severity: z.enum(['protect', 'mild', 'pain', 'acute']) }),
  z.strictObject({ is: z.literal('format'), format: z.enum(formats) }),
  z.strictObject({ is: z.literal('sport'), sport: z.enum(sports), exercise: z.string().optional() }),
  z.strictObject({ is: z.literal('skill'), skill: z.enum(skills), exercise: z.string().optional() }),
])

const kinds: ReadonlySet<unknown> = new Set(named.options.map(({ shape }) => shape.is.value))
const sense = z.union([named, z.looseObject({ is: z.string().refine(is => !kinds.has(is)) })])

const schema = z.strictObject({
  entries: z.array(z.strictObject({ sense, words: phrases })),
  signs: z.array(
    z.strictObject({
      sense,
      all: z.array(phrases).min(1),
      unless: phrases.optional(),
      unlessHere: z.boolean().optional(),
      within: z.int().min(2).optional(),
      lacking: z.boolean().optional(),
      ordered: z.boolean().optional(),
    }),
  ),
  heads: phrases,
  painHeads: phrases,
  recovery: z.strictObject({ ill: phrases, grave: phrases, gone: phrases, back: phrases, notYet: phrases }),
  roles: z.record(z.enum(roleNames), phrases),
  turns: z.record(z.enum(turnNames), phrases),
  everyday: z.string(),
  kinds: z.record(z.string(), z.string().regex(/^\*?\p{Ll}+\*?(?: \*?\p{Ll}+\*?)*$/u)),
  dialects: z.array(z.string().regex(/^\p{Ll}+=\p{Ll}+(?:\+\p{Ll}+)*(?: \p{Ll}+=\p{Ll}+(?:\+\p{Ll}+)*)*$/u)),
  endings: z.array(z.strictObject({ ending: z.string().min(3), sense })),
})

/** Throws at the first entry that is none: unknown id, empty phrase, misspelt field. */
export const checked = (language: Omit<Language, 'ear'>): Omit<Language, 'ear'> => {
  schema.parse(language)
  return language
}
