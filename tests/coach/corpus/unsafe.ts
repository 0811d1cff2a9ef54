import type { Joint } from '../../../domain/coach/basis/catalogue.ts'
import { jointsOf } from '../../../domain/coach/read/body.ts'
import type { Amber, RedFlag } from '../../../domain/coach/read/conditions.ts'
import type { Field } from '../../../domain/coach/read/intent.ts'
import type { Told } from './told.ts'
import { open, rounds, type Utterance } from './utterance.ts'

/** Words on one's health, and what must come of them in whatever field they are written. */
export type Unsafe = { readonly text: string; readonly language: Utterance['language'] } & (
  | { readonly level: 'red'; readonly flags: readonly RedFlag[] }
  | {
      readonly level: 'amber'
      /** One of each inner list limits the plan. */
      readonly ambers: readonly (readonly Amber[])[]
      /** All that was said for certain; of each inner list one is meant. */
      readonly items: readonly (readonly Told[])[]
      /** The most that a joint may bear (0–3), of the side said or of both; what a lenient reading of the words allows. */
      readonly joints: Readonly<Partial<Record<Joint, number>>>
    }
)

/** Fields that a person can write a complaint into and that reach a plan. */
export const unsafeFields = ['wish', 'goal', 'restrictions', 'comments'] as const satisfies readonly Field[]

export type UnsafeField = (typeof unsafeFields)[number]

/** From all over the open half, and of the last round what stops. */
export const unsafe = (): readonly Unsafe[] => [
  ...unsafeOf(open()),
  ...unsafeOf(rounds().at(-1) ?? []).filter(({ level }) => level === 'red'),
]

/** Eight of every class that stops, twelve of every class that limits, forty complaints. */
export const unsafeOf = (utterances: readonly Utterance[]): readonly Unsafe[] => {
  const spoken = utterances.filter(one => one.safety !== 'none' && meansTheSameAnywhere(one))
  const classes = Object.entries(Object.groupBy(spoken, one => one.safety.split(/[ |]/).slice(0, 2).join(' ')))
  return classes.flatMap(([name, some = []]) => spread(some, manyOf(name)).map(unsafeFrom))
}

const manyOf = (name: string) => (name === 'amber joint' ? 40 : name.startsWith('amber') ? 12 : 8)

const spread = <One>(all: readonly One[], many: number): readonly One[] =>
  all.filter(
    (_, at) =>
      all.length <= many || Math.floor((at * many) / all.length) !== Math.floor(((at - 1) * many) / all.length),
  )

/** "Knie links" is a complaint among restrictions and a question in a wish; a calendar day is older tomorrow. */
const meansTheSameAnywhere = ({ field, text }: Utterance) =>
  (unsafeFields as readonly Field[]).includes(field) && field !== 'restrictions' && !calendar.test(text)

const calendar = /\d\.\s?\d{1,2}\.|august|september|o[ck]tober|november/i

const unsafeFrom = ({ text, language, safety, items }: Utterance): Unsafe => {
  const [level, ...classes] = safety.split(' ')
  const named = classes.map(one => one.split('|'))
  if (level === 'red') return { text, language, level, flags: named.flat() as RedFlag[] }
  const required = items.filter(({ optional }) => !optional)
  return {
    text,
    language,
    level: 'amber',
    ambers: named as Amber[][],
    items: [...required, ...items.filter(isClearance)].map(({ any }) => any),
    joints: leastOf(required.map(({ any }) => boundsOf(any))),
  }
}

/** A yes of somebody who may say so counts where it was perhaps said, too. */
const isClearance = ({ any, optional }: Utterance['items'][number]) =>
  optional && any.some(({ kind }) => kind === 'clearance')

type Bounds = Readonly<Partial<Record<Joint, number>>>

/** What every meaning that the label allows has in common. */
const boundsOf = (any: readonly Told[]): Bounds =>
  any.map(boundOf).reduce((one, other) => {
    const shared = Object.keys(one).filter((joint): joint is Joint => joint in other)
    return Object.fromEntries(shared.map(joint => [joint, Math.max(one[joint] ?? 3, other[joint] ?? 3)]))
  })

const boundOf = (told: Told): Bounds => {
  if (told.kind === 'ask' && told.part) return bounds(told.part, 1)
  if (told.kind !== 'complaint' || !told.part) return {}
  return bounds(told.part, { protect: 1, mild: 2, pain: 1, acute: 0 }[told.severity ?? 'pain'])
}

const bounds = (part: keyof typeof jointsOf, most: number): Bounds =>
  Object.fromEntries(jointsOf[part].map(joint => [joint, most]))

const leastOf = (all: readonly Bounds[]): Bounds =>
  all.reduce((one, other) => {
    const joints = [...new Set([...Object.keys(one), ...Object.keys(other)])] as Joint[]
    return Object.fromEntries(joints.map(joint => [joint, Math.min(one[joint] ?? 3, other[joint] ?? 3)]))
  }, {})
