import { formatNumber } from '../parts/number.ts'
import type { Done } from './types.ts'

/** '22 kg × 9, 9, 8 · RIR 2': each load once, and the effort of the last set. */
export const setsInWords = (sets: readonly Done[]): string => {
  const rir = sets.at(-1)?.rir
  const runs: { readonly weight: number | undefined; readonly what: string[] }[] = []
  for (const { weight, ...set } of sets) {
    const run = runs.at(-1)
    if (run && run.weight === weight) run.what.push(whatOf(set))
    else runs.push({ weight, what: [whatOf(set)] })
  }
  const words = runs.map(({ weight, what }) =>
    weight ? `${formatNumber(weight)} kg × ${what.join(', ')}` : what.join(', '),
  )
  return [words.join('; '), rir === undefined ? '' : `RIR ${rir}`].filter(Boolean).join(' · ')
}

const whatOf = ({ reps, duration, distance }: Done) => {
  if (reps !== undefined) return formatNumber(reps)
  return distance === undefined ? `${formatNumber(duration ?? 0)} s` : `${formatNumber(distance)} m`
}
