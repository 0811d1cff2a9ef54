import type { Event } from '../circumstances.ts'
import { type Context, type Said, said } from './context.ts'
import { clauseOf } from './nearby.ts'
import { is, sense } from './senses.ts'

/** "Puls unter 140", "Zone 2", "4:30 pace", "below 130 bpm". */
export const boundsIn = (context: Context): readonly Said[] => {
  const { all, quantities, field } = context
  if (field === 'note' || field === 'feedback') return []
  const seen = new Set<string>()
  return all.flatMap((lexeme, at): readonly Said[] => {
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
      (of === 'zone' && number > 5)
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
}

/** "5 km in 25 Minuten", "10 km unter 50": a time to run as a goal. */
export const timeTrialIn = ({ all, quantities, field }: Context): readonly Said[] => {
  if (field !== 'goal' || all.some(one => is(one, 'event', 'exercise') && !sense(one, 'sport'))) return []
  const far = quantities.find(one => one.meters !== undefined && one.meters >= 1000)
  const fast = quantities.find(
    one => one.minutes !== undefined && all[one.from]?.sentence === all[far?.from ?? -1]?.sentence,
  )
  const at = far && all[far.from]
  if (!far || !fast?.minutes || !at) return []
  const race: Event = {
    kind: 'event',
    event: 'race',
    sport: all.map(one => sense(one, 'sport')?.sport).find(one => one !== undefined) ?? 'running',
    inDays: null,
    meters: far.meters ?? null,
    targetSeconds: Math.round(fast.minutes[1] * 60),
    division: [],
  }
  return [said(race, at)]
}

/** "8 Kilo runter", "shift 5 kg": weight of one's own that should go. */
export const lighterIn = ({ all, quantities, field }: Context): readonly Said[] => {
  if (field === 'activities' || field === 'place') return []
  const lost = quantities.find(
    ({ kg, from, to }) =>
      kg !== undefined &&
      !clauseOf(all, from).some(one => is(one, 'exercise', 'kit', 'goal')) &&
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
