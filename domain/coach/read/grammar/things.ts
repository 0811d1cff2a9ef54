import type { Catalogue } from '../../basis/catalogue.ts'
import type { Loads } from '../shaping.ts'
import { type Context, type Said, said } from './context.ts'
import { isThing, movedKit } from './moves.ts'
import { clauseOf, sentenceOf } from './nearby.ts'
import type { Quantity } from './quantity.ts'
import { is, sense } from './senses.ts'

type Thing = { readonly at: number; readonly equipment: readonly string[]; readonly want: 'only' | 'with' | 'without' }

/** Equipment that is there, is wanted, or is not; and the loads it has. */
export const thingsIn = (context: Context, catalogue: Catalogue, isUsed: (at: number) => boolean): readonly Said[] => {
  const found = context.all.flatMap((_, at) => (isUsed(at) ? [] : thingAt(context, catalogue, at)))
  const hasSome = found.some(({ want, equipment }) => want === 'only' && equipment.length > 0)
  const things = found.filter(({ want, equipment }) => !(hasSome && want === 'only' && equipment.length === 0))
  return [...joinedThings(context, things), ...things.flatMap(thing => loadsOf(context, thing, things))]
}

const thingAt = (context: Context, catalogue: Catalogue, at: number): readonly Thing[] => {
  const { all, scope } = context
  const lexeme = all[at]
  if (context.field === 'feedback' && (scope.want[at] === 'with' || is(lexeme, 'kit-kind'))) return []
  if (!is(lexeme, 'kit', 'kit-kind') || scope.withdrawn[at] || isFurther(context, at) || isHowFar(context, at))
    return []
  const kind = sense(lexeme, 'kit-kind')?.kind
  const wanted = scope.want[at] === 'less' ? 'with' : (scope.want[at] ?? 'with')
  const want = (wanted === 'with' && hasNothingElse(context, at)) || isAllThatIsFree(context, at) ? 'only' : wanted
  if (kind === 'none') return want === 'without' ? [] : [{ at, equipment: [], want: 'only' }]
  if (kind === 'any' && want === 'only') return [{ at, equipment: machinesOf(catalogue), want }]
  if (kind === 'any')
    return want === 'without' && !clauseOf(all, at).some(one => is(one, 'except'))
      ? [{ at, equipment: [], want: 'only' }]
      : []
  if (kind) return [{ at, equipment: catalogue.equipment.filter(one => one.kind === kind).map(({ id }) => id), want }]
  const kit = sense(lexeme, 'kit')
  if (context.field === 'activities' && kit && /^(?:pool|hill|stairs|running-route)$/.test(kit.ids)) return []
  const isMove = kit?.exercise !== undefined || is(lexeme, 'exercise') || movedKit(context, at) !== undefined
  return !kit || (isMove && !isThing(context, at)) ? [] : [{ at, equipment: kit.ids.split('|'), want }]
}

/** "Nur Geräte": those of a gym. */
const machinesOf = ({ equipment }: Catalogue) => equipment.filter(({ kind }) => kind === 'machine').map(({ id }) => id)

/** "Mehr Scheiben hab ich nicht", "no other plates": as many as there are, and no refusal. */
const isFurther = ({ all, scope }: Context, at: number) =>
  scope.want[at] === 'without' &&
  /^(mehr|more|weitere[nrs]?|andere[nrs]?|schwerere[nrs]?|grossere[nrs]?|heavier|bigger|other)$/.test(
    all[at - 1]?.folded ?? '',
  )

/** "Kann mich bisher nur auf ne Bank absetzen": how far somebody has come. */
const isHowFar = ({ all }: Context, at: number) => {
  const clause = clauseOf(all, at)
  return (
    clause.some(one => /^(kann|schaffe|schaff|can|komme|komm)$/.test(one.folded)) &&
    clause.some(one => /^(bisher|noch|erst|so far|yet|immer)$/.test(one.folded))
  )
}

const hasNothingElse = ({ all }: Context, at: number) =>
  sentenceOf(all, at).some(({ folded }) => nothingElse.test(folded))

const nothingElse =
  /^(sonst (nix|nichts|gar nichts|garnix|gibts nix|gibts nichts|gibt es nichts|hab ich nix|hab ich nichts|habe ich nichts|ist nichts da)|ansonsten (nichts|nix)|weiter (nichts|nix)|nothing (else|more|besides)|mehr (nicht|ned|net|nich|hab ich nicht|hab ich ned|habe ich nicht|haben wir nicht|gibts nicht|gibt s nicht|gibt es nicht|ist nicht|is nich|ist nicht da|nicht da|geht nicht)|das war ?s|das war es|das (ist|is) alles|(and )?that ?s (all|it|everything|the lot)|that is all|all (i have|i ve got|ive got|i got|we have|there is))$/

/** "Alles außer Kurzhanteln ist belegt", "kein Gerät frei außer …": what is left. */
const isAllThatIsFree = ({ all }: Context, at: number) => {
  const clause = clauseOf(all, at)
  const before = clause.findIndex(one => is(one, 'except'))
  return (
    before >= 0 &&
    clause.indexOf(all[at] ?? clause[0] ?? never) > before &&
    clause.some(({ folded }) =>
      /belegt|besetzt|taken|kaputt|frei|free|occupied|available|verfugbar|nothing|nichts|nix/.test(folded),
    )
  )
}

const never: Context['all'][number] = {
  senses: [],
  roles: new Set(),
  written: '',
  folded: '',
  number: null,
  start: 0,
  end: 0,
  clause: -1,
  sentence: -1,
}

const joinedThings = ({ all, field }: Context, things: readonly Thing[]): readonly Said[] => {
  const groups: Thing[][] = []
  for (const thing of things) {
    const last = groups.at(-1)
    const previous = last?.at(-1)
    const isList =
      field === 'place' ||
      field === 'comments' ||
      thing.want === 'only' ||
      all.some(({ folded }) =>
        /^(hab|habe|ich habe|ich hab|have|i have|ive got|vorhanden|available|besitze)$/.test(folded),
      )
    const isJoined = previous && previous.want === thing.want && isList && thing.equipment.length > 0
    if (last && isJoined) last.push(thing)
    else groups.push([thing])
  }
  return groups.flatMap(group => {
    const [first] = group
    const last = group.at(-1)
    if (!first || !last) return []
    const equipment = [...new Set(group.flatMap(one => one.equipment))]
    return [
      said(
        { kind: 'kit', want: first.want, equipment },
        { start: all[first.at]?.start ?? 0, end: all[last.at]?.end ?? 0 },
      ),
    ]
  })
}

/** What is sat or hung on, ridden or run on: its numbers are no loads. */
const weightless: ReadonlySet<string> = new Set([
  'bench',
  'incline-bench',
  'rack',
  'pull-up-bar',
  'dip-bars',
  'box',
  'treadmill',
  'rowing-machine',
  'ski-erg',
  'stationary-bike',
  'assault-bike',
  'elliptical',
  'stair-climber',
  'mat',
  'chair',
  'wall',
  'rings',
  'suspension-trainer',
  'jump-rope',
])

/** "Two 10 kg plates": how many there are. */
const isCount = (one: Quantity, all: readonly Quantity[]) =>
  one.bare !== undefined &&
  one.bare <= 4 &&
  one.size === undefined &&
  all.some(next => next.from === one.to && (next.kg !== undefined || next.size !== undefined))

/** "5 bis 20 kg": the lightest and the heaviest. */
const rangeOf = (all: Context['all'], { from, kg }: Quantity): readonly [number, number] | null => {
  const low = all[from]?.number ?? null
  const to = /^(bis|to|-|–)$/.test(all[from + 1]?.written.trim() ?? '')
  const high = all[from + 2]?.number ?? null
  if (!to || low === null || high === null || kg === undefined || low >= high) return null
  return [Math.round(((low * kg) / high) * 100) / 100, kg]
}

/** "2 Kettlebells 16 und 24", "Kurzhanteln: 5, 10, 15 kg": sizes in a row; null where one number or none stands there, or they count something else. */
const sizesBehind = (
  { all }: Pick<Context, 'all'>,
  at: number,
): { readonly sizes: readonly number[]; readonly end: number } | null => {
  const sizes: number[] = []
  let on = at + 1
  for (; all[on]?.sentence === all[at]?.sentence; on += 1) {
    const { number = null, folded = '', written = '' } = all[on] ?? {}
    if (number !== null && number >= 1 && number <= 100 && /^\d/.test(written)) sizes.push(number)
    else if (!/^(?:und|and|u|\+|\/|zu|a|mit|je|kg|kilo)$/.test(folded)) break
  }
  const isCounted =
    is(all[on], 'unit', 'rir') || /^(?:x|×|mal|er|ers|-|–|bis|to|oder)$/.test((all[on]?.folded ?? '').trim())
  // "Kettlebell 16, 2 Bänder": how many there are of the next.
  if (is(all[on], 'kit') && (all[on - 1]?.number ?? null) !== null) sizes.pop()
  return sizes.length >= 2 && !isCounted ? { sizes, end: all[on - 1]?.end ?? 0 } : null
}

/** "Langhantel mit 60 kg Scheiben": what they weigh together, and not the bar. */
const isPlates = (one: Context['all'][number] | undefined) => sense(one, 'kit')?.ids === 'weight-plates'

const loadsOf = ({ all, quantities }: Context, thing: Thing, things: readonly Thing[]): readonly Said[] => {
  if (thing.want === 'without' || thing.equipment.length === 0 || thing.equipment.length > 2) return []
  if (thing.equipment.some(id => weightless.has(id))) return []
  const listed = sizesBehind({ all }, thing.at)
  if (listed) {
    const loads: Loads = {
      kind: 'loads',
      equipment: thing.equipment,
      exactly: listed.sizes,
      most: null,
      least: null,
      step: null,
    }
    return [said(loads, { start: all[thing.at]?.start ?? 0, end: listed.end })]
  }
  const isNearest = (from: number) =>
    things.every(
      other =>
        other === thing ||
        Math.abs(other.at - from) >= Math.abs(thing.at - from) ||
        all[other.at]?.sentence !== all[from]?.sentence,
    )
  const hasKilos = quantities.some(one => one.kg !== undefined)
  const own = quantities.filter(
    one =>
      !(hasKilos && one.kg === undefined && one.size === undefined && one.to === thing.at) &&
      !isCount(one, quantities) &&
      (one.kg !== undefined || one.size !== undefined || one.bare !== undefined) &&
      all[one.from]?.sentence === all[thing.at]?.sentence &&
      Math.abs(one.from - thing.at) <= 6 &&
      isNearest(one.from) &&
      (isPlates(all[thing.at]) || !isPlates(all[one.to])) &&
      !clauseOf(all, one.from).some(other => is(other, 'exercise') && !is(other, 'kit')),
  )
  const sized = own.filter(
    one =>
      one.kg !== undefined ||
      one.size !== undefined ||
      own.some(other => other.kg !== undefined) ||
      (one.from > thing.at && all[one.from]?.clause !== all[thing.at]?.clause) ||
      is(all[one.from - 1], 'at-most'),
  )
  const value = ({ kg, size, bare }: Quantity) => kg ?? size ?? bare ?? 0
  const bounded = sized.find(
    one =>
      is(all[one.from - 1], 'at-most') ||
      is(all[one.from - 2], 'at-most') ||
      (all[one.from - 1]?.folded === 'to' && (all[one.from - 2]?.number ?? null) === null) ||
      all.slice(Math.max(0, one.from - 7), one.from).some(other => /schwerste|heaviest/.test(other.folded)),
  )
  const least = sized.find(one => is(all[one.from - 1], 'at-least'))
  if (sized.length === 0) return []
  const range = sized.map(one => rangeOf(all, one)).find(one => one !== null)
  const step = sized.find(one =>
    /^(schritt|schritte|schritten|step|steps|increments|sprünge)$/.test(all[one.to]?.folded ?? ''),
  )
  const exactly = sized
    .filter(one => one !== bounded && one !== least && one !== step)
    .map(value)
    .filter(kg => kg > 0)
  const loads: Loads = {
    kind: 'loads',
    equipment: thing.equipment,
    exactly: bounded || range ? [] : exactly,
    most: range ? range[1] : bounded ? value(bounded) : null,
    least: range ? range[0] : least ? value(least) : null,
    step: step ? value(step) : null,
  }
  const [first] = sized
  return [
    said(loads, {
      start: all[first?.from ?? thing.at]?.start ?? 0,
      end: all[(sized.at(-1)?.to ?? thing.at + 1) - 1]?.end ?? 0,
    }),
  ]
}
