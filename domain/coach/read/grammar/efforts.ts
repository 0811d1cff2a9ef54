import type { Lexeme } from './lexemes.ts'
import { is, sense } from './senses.ts'

/** Seconds of one effort, or of the rest between two, and the lexemes they stand on. */
type Effort = {
  readonly from: number
  readonly to: number
  readonly workSeconds?: number
  readonly restSeconds?: number
}

/** "20/10", "40 Sek Arbeit 20 Sek Pause", "1 Minute schnell 1 Minute Gehen", "je 45 Sekunden mit 15 Wechsel". */
export const effortAt = (all: readonly Lexeme[], at: number): Effort | null => {
  const work = all[at]?.number ?? null
  if (work === null) return null
  if (all[at + 1]?.folded === '/' && (all[at + 2]?.number ?? null) !== null && work <= 90)
    return { from: at, to: at + 3, workSeconds: work, restSeconds: all[at + 2]?.number ?? 0 }
  const unit = sense(all[at + 1], 'unit')?.unit
  const isTimed = unit === 'second' || (unit === 'minute' && work <= 6)
  const seconds = unit === 'minute' ? work * 60 : work
  const to = isTimed ? at + 2 : at + 1
  const isSame = all[to]?.clause === all[at]?.clause
  const said = isSame ? (all[to]?.folded ?? '') : ''
  const isCounted = isTimed || (work >= 10 && work <= 180 && unit === undefined)
  const isThere =
    /^(on|an)$/.test(said) && all[to + 1]?.clause === all[at]?.clause && place.test(all[to + 1]?.folded ?? '')
  if (isCounted && working.test(said) && !isThere) return { from: at, to: to + 1, workSeconds: seconds }
  const isAfterWork = all
    .slice(Math.max(0, at - 4), at)
    .some(one => working.test(one.folded) || sense(one, 'unit')?.unit === 'second')
  if (isCounted && (resting.test(said) || (isAfterWork && is(all[to], 'pause'))) && (isTimed || isAfterWork))
    return { from: at, to: to + 1, restSeconds: seconds }
  const isOfEach = /^(je|jeweils|je station|pro station|pro ubung)$/.test(all[at - 1]?.folded ?? '')
  return unit === 'second' && isOfEach ? { from: at, to, workSeconds: seconds } : null
}

/** "140 on the bike": where, and no effort. */
const place = /^(the|der|dem|den|die|my|meinem|meiner|a|an|einem|einer|dumbbells?|bike|cable|rower|treadmill)$/

const working =
  /^(arbeit|work|belastung|on|an|schnell|hart|fast|hard|vollgas|sprint|all out|zugig|tempo|laufen|rennen|run|gas|vollstoff|flott|quick|drucken)$/
const resting =
  /^(off|aus|langsam|locker|easy|slow|gehen|geh|traben|trab|walk|walking|jog|jogging|pause|rest|frei|lockere|spazieren|ausruhen|erholen)$/
