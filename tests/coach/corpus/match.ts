import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Joint } from '../../../domain/coach/basis/catalogue.ts'
import { type BodyPart, jointsOf, musclesOf } from '../../../domain/coach/read/body.ts'
import { energyOf } from '../../../domain/coach/read/circumstances.ts'
import type { Item, Kind, Of } from '../../../domain/coach/read/intent.ts'
import type { Target } from '../../../domain/coach/read/training.ts'
import { alike, atLeastAs, inside, near, nearDays, overlaps, same, sameSets } from './near.ts'
import type { Expected } from './notation.ts'
import type { Told } from './told.ts'

/** Whether an item says what a label expects: the kind, what tells it from others of its kind, and every number told. */
export const matches = (expected: Expected, item: Item, text: string): boolean =>
  expected.any.some(told => told.kind === item.kind && says(told, item)) && standsOn(expected.quote, item, text)

/** An item must stand on words of the text (a tap on none), and on the quoted ones where a label quotes. */
const standsOn = (quote: string | null, { source }: Item, text: string): boolean => {
  const { start, end, by } = source
  if (by === 'form') return quote === null
  if (!(0 <= start && start < end && end <= text.length) || text.slice(start, end).trim() === '') return false
  if (quote === null) return true
  const at = text.indexOf(quote)
  return start < at + quote.length && at < end
}

const says = (told: Told, item: Item): boolean => (rules[told.kind] as (told: Told, item: Item) => boolean)(told, item)

type Rules = { readonly [One in Kind]: (told: Extract<Told, { kind: One }>, item: Of<One>) => boolean }

/** What counts as equal. A field that the label leaves out is not judged, but for what an exercise is dosed with. */
const rules: Rules = {
  // The same direction, and half of the muscles; patterns and traits by their name.
  focus: (told, item) => told.want === item.want && sameTarget(told.on, item.on),
  // Wanted: one of them is among those read. Unwanted: all of them are. Two thirds of those read are of their pattern.
  // The dose says the same.
  exercise: (told, item) =>
    told.want === item.want &&
    sameMoves(told.exercises ?? [], item.exercises, told.want ?? 'with') &&
    alike(told.dose ?? {}, item.dose),
  ability: (told, item) => sameMoves(told.exercises ?? [], item.exercises, 'with') && alike(told.done ?? {}, item.done),
  mileage: (told, item) => same(told.km, item.km),
  skill: (told, item) =>
    told.skill === item.skill && same(told.count, item.count) && nearDays(told.inDays, item.inDays),
  // Numbers of the form that were told are there.
  format: (told, item) =>
    told.want === item.want && told.format === item.format && inside(told.shape ?? {}, item.shape),
  kit: (told, item) => told.want === item.want && overlaps(told.equipment ?? [], item.equipment),
  loads: (told, item) =>
    overlaps(told.equipment ?? [], item.equipment) &&
    same(told.most, item.most) &&
    same(told.least, item.least) &&
    same(told.step, item.step) &&
    (told.exactly === undefined || sameSets(told.exactly, item.exactly)),
  section: (told, item) => told.part === item.part && told.want === item.want && same(told.minutes, item.minutes),
  // Easy and moderate are one side, hard and all-out the other.
  intensity: (told, item) =>
    isHard(told.level) === isHard(item.level) && same(told.rir, item.rir) && same(told.percent, item.percent),
  rests: (told, item) => same(told.length, item.length) && sameRange(told, item),
  scheme: (told, item) => same(told.exercises, item.exercises) && alike(told.dose ?? {}, item.dose),
  variety: (told, item) => told.like === item.like,
  verdict: (told, item) =>
    told.was === item.was && (told.exercises === undefined || sameMoves(told.exercises, item.exercises, 'with')),
  // One number is that number; a range holds what was read; an open end stays open.
  duration: (told, item) => sameRange(told, item),
  mood: (told, item) => told.mood !== undefined && energyOf[told.mood] === energyOf[item.mood],
  soreness: (told, item) => sameTarget(told.on, item.on),
  goal: (told, item) => told.goal === item.goal && told.want === item.want,
  sport: (told, item) =>
    told.sport === item.sport &&
    told.when === item.when &&
    nearDays(told.inDays, item.inDays) &&
    same(told.timesAWeek, item.timesAWeek),
  event: (told, item) =>
    told.event === item.event &&
    same(told.sport, item.sport) &&
    nearDays(told.inDays, item.inDays) &&
    near(told.meters, item.meters, 0.01) &&
    same(told.targetSeconds, item.targetSeconds) &&
    (told.division === undefined || sameSets(told.division, item.division)),
  schedule: (told, item) =>
    same(told.timesAWeek, item.timesAWeek) &&
    (told.on === undefined || sameSets(told.on, item.on)) &&
    (told.notOn === undefined || sameSets(told.notOn, item.notOn)),
  athlete: (told, item) =>
    same(told.level, item.level) && same(told.years, item.years) && nearDays(told.breakDays, item.breakDays),
  // Not outdoors is indoors.
  place: (told, item) => placeOf(told) === placeOf(item),
  bound: (told, item) => told.of === item.of && withinBounds(told, item),
  // The same joints and side ("both" where none is said), as severe or one step more careful.
  complaint: (told, item) =>
    sameBody(told.part, item.part) &&
    (told.side ?? 'both') === (item.side ?? 'both') &&
    atLeastAs(['protect', 'mild', 'pain', 'acute'], told.severity, item.severity) &&
    nearDays(told.ageDays, item.ageDays),
  condition: (told, item) =>
    told.condition === item.condition &&
    (told.part === undefined || (item.part !== null && sameBody(told.part, item.part))) &&
    same(told.side, item.side) &&
    nearDays(told.ageDays, item.ageDays),
  drug: (told, item) => told.drug === item.drug,
  today: (told, item) => told.state === item.state,
  'red-flag': (told, item) => told.flag === item.flag && nearDays(told.ageDays, item.ageDays),
  clearance: (told, item) => same(told.by, item.by),
  recovered: (told, item) => told.part === undefined || (item.part !== null && sameBody(told.part, item.part)),
  ask: (told, item) => told.part === undefined || (item.part !== null && sameBody(told.part, item.part)),
  refusal: (told, item) => told.of === item.of,
  override: () => true,
  withdrawn: () => true,
  'not-understood': () => true,
}

const sameTarget = (told: Target | undefined, read: Target): boolean => {
  const muscles = told && musclesIn(told)
  if (muscles && musclesIn(read)) return overlaps(muscles, musclesIn(read) ?? [])
  return told?.of === read.of && told.id === read.id
}

const musclesIn = (target: Target): readonly string[] | null => {
  if (target.of === 'muscle') return [target.id]
  return target.of === 'region' ? musclesOf[target.id] : null
}

const sameMoves = (told: readonly string[], read: readonly string[], want: string): boolean => {
  const patterns = new Set(told.map(patternOf))
  if (read.filter(id => patterns.has(patternOf(id))).length * 3 < read.length * 2) return false
  return want === 'with' || want === 'only' ? told.some(id => read.includes(id)) : told.every(id => read.includes(id))
}

const patternOf = (id: string) => catalogue.exercises.find(one => one.id === id)?.pattern

const isHard = (level: string | undefined) => level === 'hard' || level === 'all-out'

type Range = { readonly least?: number | null | undefined; readonly most?: number | null | undefined }

const sameRange = (told: Range, read: Range): boolean => {
  if (told.least == null || told.most == null)
    return (told.least ?? null) === (read.least ?? null) && (told.most ?? null) === (read.most ?? null)
  return read.least != null && read.most != null && told.least <= read.least && read.most <= told.most
}

/** "Puls 140" may be read as the middle or as the most; 140–150 is both. */
const withinBounds = (told: Range, read: Range): boolean =>
  told.least === told.most ? read.least === told.most || read.most === told.most : sameRange(told, read)

const placeOf = ({ place, want }: { readonly place?: string | undefined; readonly want?: string | undefined }) =>
  place === 'outdoors' && want === 'without' ? 'with indoors' : `${want} ${place}`

const sameBody = (told: BodyPart | null | undefined, read: BodyPart): boolean =>
  told === read || (told != null && jointsOf[told].length > 0 && sameSets<Joint>(jointsOf[told], jointsOf[read]))
