import type { Loads, LoadsByKit } from '../../basis/plates.ts'
import { usualLoads } from '../../basis/plates.ts'

/** What a place's own words say of its loads, in kg. `single`: there is but one of a kind, so nothing for both hands. */
export type OwnLoads = { readonly byKit: LoadsByKit; readonly single: ReadonlySet<string> }

/**
 * Reads "Kurzhanteln bis 12 kg", "Kettlebells 16, 20 und 24, je eine", "dumbbells 10, 20 lb", "ein Paar 7,5er", "Stange 20 kg,
 * Scheiben 2x20 2x10 2x5". A wish counts as well, where it names kilograms: "heute nur Kurzhanteln bis 10 kg".
 */
export const ownLoads = (details: string | null, wish: string | null, stock: ReadonlySet<string>): OwnLoads => {
  const told = toldIn(details, stock)
  const wished = toldIn(wish, stock).filter(({ isUnitless }) => !isUnitless)
  const byKit = Object.fromEntries(
    [...told, ...wished].flatMap(({ kit, loads }) => (loads.length > 0 ? [[kit, loads]] : [])),
  )
  const single = new Set(told.filter(({ isSingle }) => isSingle).map(({ kit }) => kit))
  return { byKit: { ...byKit, ...plated(details, stock) }, single }
}

type Told = {
  readonly kit: string
  readonly loads: Loads
  readonly isSingle: boolean
  /** No kilograms were written, only numbers behind the kit's name. */
  readonly isUnitless: boolean
}

const toldIn = (text: string | null, stock: ReadonlySet<string>): readonly Told[] => {
  const all: Told[] = []
  for (const clause of clausesOf(text)) {
    const named = kitIn(clause)
    const before = all.at(-1)
    if (!named && before && /^je (?:eine?r?s?|1)\b|^each one|^one of each/.test(clause)) {
      all.push({ ...before, loads: [], isSingle: true })
      continue
    }
    const kit = named ?? onlyWeight(stock)
    if (!kit || isAboutPlates(clause)) continue
    const { loads, isUnitless } = loadsIn(clause, kit, named !== undefined)
    all.push({ kit, loads, isUnitless, isSingle: one.test(clause) })
  }
  return all
}

const one = /\b(?:nur|only|just) (?:eine?|one|1|a single)\b|\beinzige|\bje eine?\b|\beine? einzelne|\bone of each\b/

const clausesOf = (text: string | null): readonly string[] =>
  (text ?? '')
    .slice(0, 2000)
    .toLowerCase()
    .replace(/(\d),(\d{1,2})(?=\s*(?:kg|kilo|ers?\b|lbs?\b|bis\b|to\b|-|–))/g, '$1.$2')
    .split(/[;\n.](?!\d)|,(?![\s\d])|,\s+(?=[a-zäöü])/)
    .map(clause => clause.trim())
    .filter(clause => clause !== '')

const kitWords: readonly (readonly [RegExp, string])[] = [
  [/kettle ?bell|kugelhantel|\bkb\b/, 'kettlebell'],
  [/lang ?hantel|barbell|olympia/, 'barbell'],
  [/sz[- ]?stange|ez[- ]?bar/, 'ez-bar'],
  [/trap[- ]?bar|hex[- ]?bar/, 'trap-bar'],
  [/kurz ?hantel|dumb ?bell|hantel(?!stange|scheibe)|\bkh\b/, 'dumbbells'],
  [/sandsack|sand ?bag/, 'sandbag'],
  [/medizinball|medicine/, 'medicine-ball'],
  [/slam/, 'slam-ball'],
  [/wall ?ball/, 'wall-ball'],
  [/weste|vest/, 'weight-vest'],
]

const kitIn = (clause: string) => kitWords.find(([words]) => words.test(clause))?.[1]

const onlyWeight = (stock: ReadonlySet<string>) => {
  const weights = ['dumbbells', 'kettlebell', 'barbell', 'sandbag', 'medicine-ball'].filter(item => stock.has(item))
  return weights.length === 1 ? weights[0] : undefined
}

const number = String.raw`\d+(?:\.\d+)?`
const listed = new RegExp(String.raw`^(?:${number}(?:\s*(?:,|/|\+|&|und|and|bis|-|–)\s*|\s+|$))+$`)
const pound = 0.4536

const loadsIn = (written: string, kit: string, isNamed: boolean): Pick<Told, 'loads' | 'isUnitless'> => {
  const usual = usualLoads[kit] ?? []
  const clause = written
    .replace(/(\d)\s*(?:kilo(?:gramm)?s?|ers?)\b/g, '$1 kg')
    .replace(/\b\d+\s*(?:x|×|mal|stück|stk\.?|pieces)\s*(?=\d|$)/g, '')
    .replace(/^\d+\s+(?=[a-zäöü])(?!kg|lb)/, '')
  const step = new RegExp(String.raw`(${number})\s*(?:kg)?[- ]*(?:schritte|steps|increments|abst)`).exec(clause)
  const rest = step ? clause.replace(step[0], ' ') : clause
  const unit = /\d\s*lbs?\b/.test(rest) ? pound : 1
  const said = (loads: Loads) => ({ loads, isUnitless: false })
  const range = new RegExp(String.raw`(${number})\s*(?:kg|lbs?)?\s*(?:-|–|bis|to)\s*(${number})\s*(kg|lbs?)`).exec(rest)
  if (range) return said(stepped(Number(range[1]) * unit, Number(range[2]) * unit, step && Number(step[1]), usual))
  const most = new RegExp(String.raw`(?:bis|max\w*\.?|höchstens|up to)(?:\s+zu)?\s*(${number})\s*(?:kg|lbs?)`).exec(
    rest,
  )
  if (most) return said(stepped(0, Number(most[1]) * unit, step && Number(step[1]), usual))
  if (/\d\s*(kg|lbs?)\b/.test(rest)) return said(sizes(rest.match(new RegExp(number, 'g')) ?? [], unit))
  const behind = isNamed ? (/[a-zäöü]\s*:?\s+(\d.*)$/.exec(rest)?.[1] ?? '') : ''
  const numbers = behind.match(new RegExp(number, 'g')) ?? []
  return { loads: listed.test(behind) && numbers.length > 1 ? sizes(numbers, unit) : [], isUnitless: true }
}

const sizes = (numbers: readonly string[], unit: number): Loads =>
  ascending(numbers.map(kg => Math.round(Number(kg) * unit * 10) / 10).filter(isLoad))

const stepped = (from: number, to: number, step: number | null, usual: Loads): Loads => {
  const inside = usual.filter(kg => kg >= from && kg <= to)
  const loads = step && step >= 0.5 && to <= 500 ? stepsBetween(from || step, to, step) : inside
  return isLoad(to) ? ascending([...loads, to]) : loads
}

const stepsBetween = (from: number, to: number, step: number): Loads =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) => from + index * step)

const isLoad = (kg: number) => kg > 0 && kg <= 500

const ascending = (loads: readonly number[]): Loads => [...new Set(loads)].sort((a, b) => a - b)

/** What plates go on, and what it weighs when nothing else was said, in kg. */
export const bars: Readonly<Record<string, number>> = {
  barbell: 20,
  'ez-bar': 10,
  'trap-bar': 25,
  'smith-machine': 15,
}

const isAboutPlates = (clause: string) => /scheibe|\bplates?\b/.test(clause)
const isAboutBar = (clause: string) =>
  /(?<![a-zäöü-])(?:lang)?(?:hantel)?stange|(?<!dip |pull-up |chin-up )\bbar\b/.test(clause)

/** Loads of bars whose plates were counted: the bar, and every sum of pairs. */
const plated = (details: string | null, stock: ReadonlySet<string>): LoadsByKit => {
  const clauses = clausesOf(details)
  const plates = clauses.filter(isAboutPlates).flatMap(platesIn)
  if (plates.length === 0) return {}
  const told = clauses.find(clause => isAboutBar(clause) && !isAboutPlates(clause))
  const own = Number(new RegExp(number).exec(told ?? '')?.[0] ?? Number.NaN)
  return Object.fromEntries(
    Object.entries(bars)
      .filter(([kit]) => stock.has(kit))
      .map(([kit, usual]) => [kit, sums(kit === 'barbell' && own >= 5 && own <= 30 ? own : usual, plates)]),
  )
}

type Plates = { readonly kg: number; readonly pairs: number }

const platesIn = (clause: string): readonly Plates[] =>
  [...clause.matchAll(/(\d+)\s*[x×]\s*(\d+(?:[.,]\d+)?)/g)]
    .map(([, count, kg]) => ({ kg: Number((kg ?? '').replace(',', '.')), pairs: Math.floor(Number(count) / 2) }))
    .filter(({ kg, pairs }) => kg >= 0.25 && kg <= 50 && pairs >= 1 && pairs <= 20)

const sums = (bar: number, plates: readonly Plates[]): Loads =>
  plates.reduce<Loads>(
    (all, { kg, pairs }) =>
      ascending(
        all.flatMap(load => Array.from({ length: pairs + 1 }, (_, times) => load + 2 * kg * times)).filter(isLoad),
      ),
    [bar],
  )
