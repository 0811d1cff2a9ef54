/** How bad: a grave fault alone makes a plan a poor one, a plain one is felt, a slight one could be better. */
export type Degree = 'grave' | 'plain' | 'slight'

/** What a trainer would object to. `where`: an id in the plan, a muscle, or the session; `rule`: a number of `titles`. */
export type Fault = {
  readonly rule: number
  readonly degree: Degree
  readonly where: string
  readonly expected: string
  readonly found: string
}

export const fault = (
  rule: number,
  degree: Degree,
  where: string,
  expected: string,
  found: string | number,
): Fault => ({
  rule,
  degree,
  where,
  expected,
  found: String(found),
})

/** The measures of quality (training rules §4), numbered on from the gate's rules. */
export const titles: Readonly<Record<number, string>> = {
  41: 'Main lift is there, and early',
  42: 'Work fills the session',
  43: 'No filler',
  44: 'No more exercises than time',
  45: 'Enough compound work',
  46: 'Reserve agrees with the load',
  47: 'The wish is honoured',
  48: 'The best tool at hand',
  49: 'Effort fits the athlete',
  50: 'Progress over three weeks',
  51: 'More only after success',
  52: 'No load jumps',
  53: 'Loads are known by now',
  54: 'Muscles have recovered',
  55: 'The week is balanced',
  56: 'The week is within the landmarks',
  57: 'Deload has its time and shape',
  58: 'Back to the old loads after a deload',
  59: 'Fresh for the match',
  60: 'Fresh for the race',
  61: 'Order of exercises',
  62: 'Pairs that work',
  63: 'No muscle takes over',
  64: 'Staples repeat',
  65: 'Reasons are causes',
  66: 'Nothing all-out where care was asked for',
  67: 'Movements are covered',
}

const points: Readonly<Record<Degree, number>> = { grave: 45, plain: 15, slight: 5 }

/** 100 without a fault; of several faults by one measure the worst counts. */
export const scoreOf = (faults: readonly Fault[]): number => {
  const worst = new Map<number, number>()
  for (const { rule, degree } of faults) worst.set(rule, Math.max(worst.get(rule) ?? 0, points[degree]))
  return Math.max(0, 100 - [...worst.values()].reduce((sum, one) => sum + one, 0))
}

/** How findings write numbers: to a tenth, and shares as whole percents. */
export const round = (value: number): number => Math.round(value * 10) / 10
export const percent = (share: number): string => `${Math.round(share * 100)} %`
