import { type Context, type Said, said } from './context.ts'
import { clauseOf } from './nearby.ts'
import { metersAMile } from './quantity.ts'
import { is, sense } from './senses.ts'

/** "Puls unter 140", "Zone 2", "4:30 pace", "below 130 bpm". */
export const boundsIn = (context: Context): readonly Said[] => {
  const { all, quantities, field } = context
  if (field === 'note' || field === 'feedback') return []
  const seen = new Set<string>()
  const named = all.flatMap((lexeme, at): readonly Said[] => {
    const unit = sense(lexeme, 'unit')?.unit
    const of = sense(lexeme, 'bound')?.of ?? (unit === 'bpm' ? 'heart-rate' : unit === 'watt' ? 'power' : undefined)
    if (of === undefined || seen.has(of)) return []
    if (of === 'pace') {
      const clock = all.slice(Math.max(0, at - 3), at + 3).find(({ written }) => /^\d+:\d\d$/.test(written))
      const [minutes = 0, seconds = 0] = (clock?.written ?? '').split(':').map(Number)
      const pace = minutes * 60 + seconds
      if (!clock || seen.has(of)) return []
      seen.add(of)
      return [said({ kind: 'bound', of, least: pace, most: pace }, clock)]
    }
    const value = quantities.find(
      one =>
        one.from >= at - 3 &&
        one.from <= at + 4 &&
        all[one.from]?.clause === lexeme.clause &&
        one.minutes === undefined &&
        one.sets === undefined,
    )
    const number = value?.bare ?? value?.reps?.[1]
    if (
      value === undefined ||
      number === undefined ||
      (of === 'heart-rate' && (number < 60 || number > 220)) ||
      (of === 'zone' && number > 5) ||
      (of === 'power' && number < 40)
    )
      return []
    seen.add(of)
    const [low] = [all[value.from]?.number ?? number]
    const around = [...all.slice(Math.max(0, value.from - 2), value.from), ...all.slice(value.to, value.to + 2)].filter(
      one => one.clause === lexeme.clause,
    )
    const isMost =
      around.some(one => is(one, 'at-most')) ||
      around.some(({ folded }) => /^(unter|below|under|nicht|nicht uber|nicht uberschreiten)$/.test(folded))
    const isLeast = !isMost && around.some(one => is(one, 'at-least'))
    const range = low !== number && !isMost
    return [
      said(
        {
          kind: 'bound',
          of,
          least: isMost ? null : range ? Math.min(low, number) : number,
          most: isLeast ? null : range ? Math.max(low, number) : number,
        },
        lexeme,
      ),
    ]
  })
  return [...named, ...(seen.has('pace') ? [] : paceIn(context)), ...speedIn(context)]
}

/** "Tempolauf 8 km in 5:10": no run of more than a kilometre takes that long in all. */
const isOfRun = (all: Context['all'], at: number) =>
  /^[3-9]:/.test(all[at]?.written ?? '') &&
  /^(in|@|at|mit|bei|auf)$/.test(all[at - 1]?.folded ?? '') &&
  all.slice(Math.max(0, at - 6), at).some(one => /run|sprint/.test(sense(one, 'exercise')?.ids ?? '')) &&
  sense(all[at + 1], 'unit') === undefined

/** "5:45 pro km", "5:30/km": a pace that nobody calls one. */
const paceIn = ({ all }: Context): readonly Said[] => {
  const at = all.findIndex(
    ({ written }, on) =>
      /^\d:\d\d$/.test(written) &&
      (isOfRun(all, on) ||
        ((/^(pro|per|a|the|je|auf den|\/|min|minuten)$/.test(all[on + 1]?.folded ?? '') ||
          lengthOf(all[on + 1]) !== undefined) &&
          all.slice(on + 1, on + 4).some(one => lengthOf(one) !== undefined))),
  )
  const clock = all[at]
  if (!clock) return []
  const [minutes = 0, seconds = 0] = clock.written.split(':').map(Number)
  const length = all.slice(at + 1, at + 4).flatMap(one => lengthOf(one) ?? [])[0] ?? 1000
  const pace = Math.round((minutes * 60 + seconds) / (length / 1000))
  return [said({ kind: 'bound', of: 'pace', least: pace, most: pace }, clock)]
}

/** Metres that a pace is told for. */
const lengthOf = (lexeme: Context['all'][number] | undefined) => {
  const unit = sense(lexeme, 'unit')?.unit
  return unit === 'kilometer' ? 1000 : unit === 'mile' ? metersAMile : undefined
}

/** "12 km/h", "at twelve kilometers per hour". */
const speedIn = ({ all, quantities }: Context): readonly Said[] =>
  quantities.slice(0, 60).flatMap(({ speed, from, to }): readonly Said[] => {
    const at = all[from]
    if (speed === undefined || !at) return []
    const isMost = is(all[from - 1], 'at-most')
    return [
      said(
        { kind: 'bound', of: 'speed', least: isMost ? null : speed, most: speed },
        { start: at.start, end: all[to - 1]?.end ?? at.end },
      ),
    ]
  })

/** What a weight beside them is of, or what says already that it should go. */
const otherwise: ReadonlySet<string> = new Set(['weight-loss', 'strength', 'muscle'])

/** "8 Kilo runter", "shift 5 kg": weight of one's own that should go. */
export const lighterIn = ({ all, quantities, field }: Context): readonly Said[] => {
  if (field === 'activities' || field === 'place') return []
  const lost = quantities.find(
    ({ kg, from, to }) =>
      kg !== undefined &&
      !clauseOf(all, from).some(one => is(one, 'exercise', 'kit') || otherwise.has(sense(one, 'goal')?.goal ?? '')) &&
      all
        .slice(Math.max(0, from - 3), to + 3)
        .some(one =>
          /^(runter|weg|muss weg|mussen weg|zu viel|too much|off|weniger|loswerden|verlieren|abspecken|shift|drop|lose|losing|shed)$/.test(
            one.folded,
          ),
        ),
  )
  const at = lost && all[lost.from]
  return at ? [said({ kind: 'goal', goal: 'weight-loss', want: 'with' }, at)] : []
}
