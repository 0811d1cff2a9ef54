import type { Catalogue, Exercise } from '../basis/catalogue.ts'
import type { Goal } from '../basis/request.ts'
import type { BodyPart } from './body.ts'
import { energyOf } from './circumstances.ts'
import { type Intent, itemsOf } from './intent.ts'
import { readerFor } from './reader.ts'
import type { Format, Rests, Scheme, Shape } from './shaping.ts'
import type { Dose, Target } from './training.ts'
import { unwantedIn } from './unwanted.ts'
import { type CardioLast, cardioLast, isCardioLast, isLast, lastIn, musclesIn } from './wished-last.ts'

type Style = 'straight' | 'superset' | RoundStyle | 'interval'

export type RoundStyle = 'circuit' | 'emom' | 'amrap'

export const isRoundStyle = (style: string | null): style is RoundStyle =>
  style === 'circuit' || style === 'emom' || style === 'amrap'

/** What a planner takes from the intent of a wish. */
export type Wish = {
  /** The longest the session may take, and the shortest; null where nothing was said. */
  readonly minutes: number | null
  readonly goal: Goal | null
  readonly style: Style | null
  /** "EMOM 30 Minuten": so many of them by the clock; null where the form was named without. */
  readonly clockMinutes: number | null
  /** Intervals as they were told: "Tabata", "5 × 400 m mit 90 s Pause"; null where no intervals were asked for. */
  readonly intervals: (Shape & { readonly tabata: boolean }) | null
  /** "nur Kurzhanteln": nothing else is there; an empty list is "ohne Geräte". */
  readonly onlyKit: readonly string[] | null
  readonly withKit: readonly string[]
  readonly withoutKit: readonly string[]
  /** Muscles. */
  readonly focus: readonly string[]
  /** The parts of the body as they were named, in their order: "Po und Beine". */
  readonly named: readonly Target[]
  /** Parts that are stiff or tense today, and shall not be. */
  readonly stiff: readonly BodyPart[]
  readonly avoid: readonly string[]
  /** "Nur Oberkörper": nothing beside the focus. */
  readonly focusOnly: boolean
  /** "Ganzkörper" was said. */
  readonly wholeBody: boolean
  readonly energy: 'tired' | 'energetic' | null
  readonly quiet: boolean
  readonly smallSpace: boolean
  readonly outdoors: boolean
  /** Train although it is too soon ("trotzdem"). */
  readonly override: boolean
  /** Exercises by id, one list for each that was named: any of a list will do. */
  readonly wanted: readonly (readonly string[])[]
  readonly unwanted: readonly string[]
  /** Exercises with the dose that was said: "Kreuzheben 5x5", "10x10 Kniebeugen mit 60". */
  readonly doses: readonly { readonly exercises: readonly string[]; readonly dose: Dose }[]
  /** "5 Übungen, alles 3x10": at most so many, and the dose of every lift whose own was not said. */
  readonly scheme: Pick<Scheme, 'exercises' | 'dose'>
  /** "Wie letztes Mal", "mal was anderes". */
  readonly variety: 'last' | 'new' | null
  /** Pauses between all sets of the session. */
  readonly rests: Pick<Rests, 'length' | 'least' | 'most'> | null
  /** Jumps, throws and fast lifts: "Schnellkraft und Sprünge". */
  readonly explosive: boolean
  /** "Nur Stationen": of a race, without the runs. */
  readonly stations: boolean
  readonly simulation: boolean
  /** "Die letzten 5 Minuten dehnen": minutes of cool-down. */
  readonly closingMinutes: number | null
  /** "Brust, am Ende 10 Minuten Rad": has its minutes after all else, and no set before. */
  readonly cardioLast: CardioLast | null
  /** "Wettkampf in 6 Wochen". */
  readonly raceInWeeks: number | null
  /** Words that changed nothing, as they were written. */
  readonly notUnderstood: readonly string[]
}

/** Whether an exercise was asked for by name. */
export const isNamed = ({ wanted }: Pick<Wish, 'wanted'>, { id }: Pick<Exercise, 'id'>): boolean =>
  wanted.some(ids => ids.includes(id))

/** A free text as a wish of its day. */
export const understand = (text: string | null, catalogue: Catalogue, today = '2026-01-05'): Wish =>
  wishFrom(readerFor(catalogue)(text ?? '', 'wish', today), text ?? '', catalogue)

/** The wish that an intent means for a planner; `text` is what it was read from. */
export const wishFrom = (intent: Intent, text: string, catalogue: Catalogue): Wish => {
  const focus = itemsOf(intent, 'focus')
  const places = itemsOf(intent, 'place').filter(({ want }) => want === 'with')
  const at = (...some: readonly string[]) => places.some(({ place }) => some.includes(place))
  const isOverridden = itemsOf(intent, 'override').length > 0
  const sore = isOverridden ? [] : itemsOf(intent, 'soreness').flatMap(({ on }) => musclesIn(on))
  const refused = focus.filter(({ want }) => want === 'without' || want === 'less')
  const avoid = [...new Set([...refused.flatMap(({ on }) => musclesIn(on)), ...sore])]
  const asked = focus.filter(({ want, source }) => want === 'only' || (want === 'with' && !isLast(intent, source)))
  return {
    minutes: minutesOf(intent),
    goal: goalOf(intent, catalogue),
    style: styleOf(intent),
    clockMinutes: clockMinutesIn(intent),
    intervals: intervalsIn(intent),
    ...kitOf(intent, catalogue),
    focus: [...new Set(asked.filter(({ on }) => on.id !== 'whole-body').flatMap(({ on }) => musclesIn(on)))].filter(
      muscle => !avoid.includes(muscle),
    ),
    named: asked
      .map(({ on }) => on)
      .filter(({ of, id }) => (of === 'muscle' || of === 'region') && id !== 'whole-body'),
    stiff: [
      ...new Set(itemsOf(intent, 'complaint').flatMap(({ part, severity }) => (severity === 'mild' ? [part] : []))),
    ],
    avoid,
    focusOnly: asked.some(({ want }) => want === 'only'),
    wholeBody: asked.some(({ on }) => on.id === 'whole-body'),
    energy: energyIn(intent),
    quiet: at('quiet'),
    smallSpace: at('small', 'hotel'),
    outdoors: at('outdoors', 'track'),
    override: isOverridden,
    wanted: [...wantedIn(intent), ...lastIn(intent, catalogue)],
    cardioLast: cardioLast(intent),
    unwanted: unwantedIn(intent, catalogue),
    doses: itemsOf(intent, 'exercise').filter(
      ({ want, dose }) => (want === 'with' || want === 'only') && Object.keys(dose).length > 0,
    ),
    scheme: schemeOf(intent),
    variety: itemsOf(intent, 'variety')[0]?.like ?? null,
    rests: itemsOf(intent, 'rests')[0] ?? null,
    explosive: asked.some(({ on }) => isFast(on)),
    stations: /\bstation(en|s)?\b/i.test(text),
    simulation: itemsOf(intent, 'format').some(
      ({ format, want }) => format === 'race-simulation' && want !== 'without',
    ),
    closingMinutes:
      itemsOf(intent, 'section').find(({ part, want }) => part === 'cool-down' && want === 'with')?.minutes ?? null,
    raceInWeeks: raceIn(intent),
    notUnderstood: itemsOf(intent, 'not-understood').map(({ source }) => text.slice(source.start, source.end)),
  }
}

const minutesOf = (intent: Intent): number | null => {
  const [said] = itemsOf(intent, 'duration')
  if (!said) return null
  const minutes =
    said.least !== null && said.most !== null ? Math.round((said.least + said.most) / 2) : (said.most ?? said.least)
  return minutes === null ? null : Math.min(180, Math.max(10, minutes))
}

/** Stretching that closes is a section; endurance by nothing but what lasts. */
const goalOf = (intent: Intent, catalogue: Catalogue): Goal | null => {
  const told = itemsOf(intent, 'goal').find(
    ({ want, goal, source }) => want === 'with' && !(goal === 'endurance' && isLast(intent, source)),
  )
  if (told) return told.goal
  const race = itemsOf(intent, 'event').find(({ sport }) => sport === 'hyrox')
  if (race) return 'hyrox'
  const named = itemsOf(intent, 'exercise').filter(({ want }) => want === 'with' || want === 'only')
  const moves = catalogue.exercises.filter(({ id }) => named.some(({ exercises }) => exercises.includes(id)))
  const lasting =
    named.length > 0 &&
    !named.some(({ source }) => isLast(intent, source)) &&
    moves.every(({ pattern, loadType }) => pattern === 'locomotion' && loadType === 'none')
  return lasting && itemsOf(intent, 'focus').every(({ want }) => want !== 'with') ? 'endurance' : null
}

const styles: Readonly<Partial<Record<Format, Style>>> = {
  straight: 'straight',
  superset: 'superset',
  circuit: 'circuit',
  emom: 'emom',
  amrap: 'amrap',
  'for-time': 'amrap',
  tabata: 'interval',
  interval: 'interval',
}

const styleOf = (intent: Intent): Style | null =>
  itemsOf(intent, 'format').flatMap(({ format, want }) => (want === 'without' ? [] : (styles[format] ?? [])))[0] ?? null

const clockMinutesIn = (intent: Intent): number | null =>
  itemsOf(intent, 'format').find(({ format, want }) => format === 'emom' && want !== 'without')?.shape.minutes ?? null

const intervalsIn = (intent: Intent): Wish['intervals'] => {
  const told = itemsOf(intent, 'format').find(({ format, want }) => want !== 'without' && styles[format] === 'interval')
  return told ? { ...told.shape, tabata: told.format === 'tabata' } : null
}

const kitOf = (intent: Intent, catalogue: Catalogue) => {
  const kits = itemsOf(intent, 'kit')
  const ids = (want: 'only' | 'with' | 'without') => [
    ...new Set(kits.filter(one => one.want === want).flatMap(({ equipment }) => withPlates(equipment))),
  ]
  const moved = itemsOf(intent, 'exercise')
    .filter(({ want }) => want === 'with')
    .flatMap(({ exercises }) => machinesOf(exercises, catalogue))
  return {
    onlyKit: kits.some(({ want }) => want === 'only') ? ids('only') : null,
    withKit: [...new Set([...ids('with').slice(0, few), ...moved])],
    withoutKit: ids('without').filter(id => !isNeeded(id, intent, catalogue)),
  }
}

/** "Keine Maschinen außer Beinpresse": what was asked for by name, and cannot be done without it. */
const isNeeded = (id: string, intent: Intent, catalogue: Catalogue): boolean =>
  itemsOf(intent, 'exercise').some(
    ({ want, exercises }) =>
      (want === 'with' || want === 'only') &&
      exercises.every(one =>
        catalogue.exercises.find(known => known.id === one)?.requires.every(kit => kit.includes(id)),
      ),
  )

/** "An Maschinen" names a kind, not things that are there. */
const few = 8

const withPlates = (equipment: readonly string[]) =>
  equipment.includes('barbell') && equipment.length < few ? [...equipment, 'weight-plates'] : equipment

/** Whoever asks for the rowing machine has one. */
const machinesOf = (ids: readonly string[], catalogue: Catalogue): readonly string[] => {
  const cardio = new Set(catalogue.equipment.filter(({ kind }) => kind === 'cardio').map(({ id }) => id))
  const moves = catalogue.exercises.filter(({ id }) => ids.includes(id))
  return moves.every(({ requires }) => requires.every(kit => kit.some(id => cardio.has(id))))
    ? moves.flatMap(({ requires }) => requires.flat().filter(id => cardio.has(id)))
    : []
}

const isFast = ({ of, id }: Target) =>
  of === 'trait' ? id === 'explosive' || id === 'jumping' : of === 'pattern' && (id === 'jump' || id === 'power')

const energyIn = (intent: Intent): Wish['energy'] => {
  const moods = itemsOf(intent, 'mood').map(({ mood }) => energyOf[mood])
  const levels = itemsOf(intent, 'intensity').map(({ level }) => level)
  if (itemsOf(intent, 'today').length > 0 || moods.includes('low')) return 'tired'
  if (levels.includes('easy') || levels.includes('moderate')) return 'tired'
  return moods.includes('high') || levels.includes('hard') || levels.includes('all-out') ? 'energetic' : null
}

const schemeOf = (intent: Intent): Wish['scheme'] => {
  const schemes = itemsOf(intent, 'scheme')
  return {
    exercises: schemes.find(({ exercises }) => exercises !== null)?.exercises ?? null,
    dose: schemes.find(({ exercises }) => exercises === null)?.dose ?? {},
  }
}

const wantedIn = (intent: Intent): Wish['wanted'] =>
  itemsOf(intent, 'exercise')
    .filter(one => (one.want === 'with' || one.want === 'only') && !isCardioLast(intent, one))
    .map(({ exercises }) => exercises)

const raceIn = (intent: Intent): number | null => {
  const race = itemsOf(intent, 'event').find(({ event, inDays }) => event === 'race' && inDays !== null)
  return race?.inDays == null ? null : race.inDays / 7
}
