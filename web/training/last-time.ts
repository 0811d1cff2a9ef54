import { formatNumber } from '../parts/number.ts'
import type { Done } from './types.ts'

/** '22 kg × 9, 9, 8 · RIR 2': each load once, and the effort of the last set. */
export const setsInWords = (sets: readonly Done[]): string => {
  const rir = sets.at(-1)?.rir
  const runs = sets.reduce<{ weight: number | undefined; what: string[] }[]>((all, { weight, ...set }) => {
    const run = all.at(-1)
    const what = whatOf(set)
    return run && run.weight === weight
      ? [...all.slice(0, -1), { weight, what: [...run.what, what] }]
      : [...all, { weight, what: [what] }]
  }, [])
  const words = runs.map(({ weight, what }) =>
    weight ? `${formatNumber(weight)} kg × ${what.join(', ')}` : what.join(', '),
  )
  return [words.join('; '), rir === undefined ? '' : `RIR ${rir}`].filter(Boolean).join(' · ')
}

const whatOf = ({ reps, duration, distance }: Done) => {
  if (reps !== undefined) return formatNumber(reps)
  return distance === undefined ? `${formatNumber(duration ?? 0)} s` : `${formatNumber(distance)} m`
}
