import { directMuscles, type Exercise, usesAny } from '../basis/catalogue.ts'
import type { Text } from '../basis/plan.ts'
import { list, text } from '../basis/text.ts'
import { otherDoses } from '../dose/asked-dose.ts'
import type { DraftBlock } from '../dose/draft.ts'
import type { Brief } from '../prescribe/brief.ts'
import { type Unfit, unfitFor } from '../prescribe/unfit.ts'
import { kitsAsked } from '../prescribe/wished-kit.ts'

/** What was wished for and is not in the session, each with what decided. */
export const unmetHints = (brief: Brief, main: readonly DraftBlock[]): readonly Text[] => [
  ...missingOnes(brief, main),
  ...tooEarly(brief),
  ...otherDoses(brief, main),
  ...(brief.wish.explosive && !main.some(isFast) ? [notFast(brief)] : []),
  ...(brief.wish.style === null || main.some(({ kind }) => kind === brief.wish.style) ? [] : [otherStyle(brief)]),
]

type Why = Unfit | 'recovering' | 'deload' | 'mood' | 'no-room'

const missingOnes = (brief: Brief, main: readonly DraftBlock[]): readonly Text[] => {
  const used = new Set(main.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise.id)))
  const missing = new Map<Why, Text[]>()
  for (const ids of brief.wish.wanted.filter(ids => !ids.some(id => used.has(id)))) {
    const all = ids.flatMap(id => brief.byId.get(id) ?? [])
    const one = all.find(exercise => unfitFor(exercise, brief) === null) ?? all[0]
    if (!one) continue
    const why = whyNot(one, brief)
    const before = missing.get(why) ?? []
    missing.set(why, before.includes(one.name) ? before : [...before, one.name])
  }
  for (const { name, why } of [...unpractised(brief, used), ...untouched(brief, main)])
    missing.set(why, [...(missing.get(why) ?? []), name])
  return [...missing].map(([why, names]) => sayings[why](list(names)))
}

/** Who asks for the skill itself gets the rung that leads to it, and is told. */
const tooEarly = ({ learning, usable }: Brief): readonly Text[] =>
  learning.flatMap(({ name, any, next, said, isBeside }) => {
    const today = usable.find(({ id }) => id === any[0])?.name
    if (said !== 'wish' || isBeside || next === null || !today) return []
    return [
      text(
        `Für „${name.de}“ ist es noch zu früh: Heute übst du, was dahin führt, „${today.de}“.`,
        `It is too early for "${name.en}": today you practise what leads there, "${today.en}".`,
      ),
    ]
  })

/** What is to be learned and cannot be practised here; of a wish also what found no place today. */
const unpractised = (brief: Brief, used: ReadonlySet<string>): readonly { readonly name: Text; readonly why: Why }[] =>
  brief.learning.flatMap(({ any, name, said }) => {
    const [first] = any.flatMap(id => brief.byId.get(id) ?? [])
    const why = first ? whyNot(first, brief) : 'equipment'
    const isHere = any.some(id => brief.usable.some(one => one.id === id))
    return any.some(id => used.has(id)) || (isHere && said === 'goal') ? [] : [{ name, why }]
  })

/** Things to train with that were asked for and are in no hand today. */
const untouched = (
  brief: Brief,
  main: readonly DraftBlock[],
): readonly { readonly name: Text; readonly why: Why }[] => {
  const all = main.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise))
  return kitsAsked(brief).flatMap(({ item, users }) => {
    const name = brief.catalogue.equipment.find(({ id }) => id === item)?.name
    const needs = (one: Exercise) => one.role !== 'mobility' && usesAny(one, [item])
    const known = [...brief.byId.values()].filter(needs)
    const [one] = [...users, ...known]
    return name === undefined || one === undefined || all.some(needs) ? [] : [{ name, why: whyNot(one, brief) }]
  })
}

const whyNot = (one: Exercise, brief: Brief): Why => {
  const unfit = unfitFor(one, brief)
  if (unfit !== null) return unfit
  if (one.role === 'conditioning') return calm(brief) ?? 'no-room'
  return directMuscles(one).some(muscle => brief.tired.has(muscle)) ? 'recovering' : 'no-room'
}

/** What keeps the day from being hard. */
const calm = ({ limits, deload, readiness }: Brief): 'restricted' | 'deload' | 'mood' | null => {
  if (limits.cautious) return 'restricted'
  if (deload) return 'deload'
  return readiness.level <= 2 ? 'mood' : null
}

const isFast = ({ exercises }: DraftBlock) => exercises.some(({ exercise }) => exercise.role === 'power')

const notFast = (brief: Brief): Text => {
  const why = calm(brief)
  return why === null ? firstStrong : sayings[why](text('Sprünge und Schnellkraft', 'jumps and power'))
}

const firstStrong = text(
  'Sprünge und Schnellkraft kommen dran, wenn deine Beine und Gelenke sie sicher abfangen: Bis dahin bereitet dich Kraft darauf vor.',
  'Jumps and power come once your legs and joints catch them safely: until then strength prepares you for them.',
)

const otherStyle = (brief: Brief): Text => styles[calm(brief) ?? 'no-room']

type Saying = (names: Text) => Text

const sayings: Readonly<Record<Why, Saying>> = {
  equipment: ({ de, en }) => text(`Dafür fehlt hier das Gerät: ${de}.`, `There is no equipment for it here: ${en}.`),
  restricted: ({ de, en }) =>
    text(
      `Nach dem, was du über dich und deinen Körper gesagt hast, heute ohne: ${de}.`,
      `After what you said about yourself and your body, today without: ${en}.`,
    ),
  'not-today': ({ de, en }) => text(`Das wolltest du nicht: ${de}.`, `You did not want it: ${en}.`),
  'too-hard': ({ de, en }) => text(`Dafür ist es noch zu früh: ${de}.`, `It is too early for it: ${en}.`),
  surroundings: ({ de, en }) =>
    text(`Das passt nicht dorthin, wo du heute trainierst: ${de}.`, `It does not fit where you train today: ${en}.`),
  recovering: ({ de, en }) =>
    text(
      `Die Muskeln dafür erholen sich noch: ${de}. Schreib „trotzdem“, wenn du es willst.`,
      `The muscles for it are still recovering: ${en}. Write "anyway" if you want it.`,
    ),
  deload: ({ de, en }) => text(`In der Entlastungswoche ohne: ${de}.`, `Not in a week of recovery: ${en}.`),
  mood: ({ de, en }) =>
    text(`Deine Tagesform spricht heute dagegen: ${de}.`, `How you feel today speaks against: ${en}.`),
  'no-room': ({ de, en }) => text(`Dafür war kein Platz mehr: ${de}.`, `There was no room left for it: ${en}.`),
}

const styles = {
  restricted: text(
    'Nach dem, was du über dich und deinen Körper gesagt hast, passt die gewünschte Form heute nicht. Du bekommst die nächstliegende, ruhiger.',
    'After what you said about yourself and your body, the style you asked for does not fit today. You get the closest one, calmer.',
  ),
  deload: text(
    'In der Entlastungswoche passt die gewünschte Form nicht. Du bekommst die nächstliegende, ruhiger.',
    'In a week of recovery the style you asked for does not fit. You get the closest one, calmer.',
  ),
  mood: text(
    'Deine Tagesform spricht heute gegen die gewünschte Form. Du bekommst die nächstliegende, ruhiger.',
    'How you feel today speaks against the style you asked for. You get the closest one, calmer.',
  ),
  'no-room': text(
    'Für die gewünschte Form reicht heute nicht, was in die Zeit und an diesen Ort passt. Du bekommst die nächstliegende.',
    'What fits the time and the place is not enough for the style you asked for today. You get the closest one.',
  ),
} as const
