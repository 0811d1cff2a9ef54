import { formatNumber } from '../parts/number.ts'
import { bySide } from './by-side.ts'
import type { Done } from './types.ts'

/** '22 kg × 9, 9, 8 · RIR 2' in a `unit`: each load once, what is alike on both sides too, and the effort of the last set. */
export const setsInWords = (sets: readonly (Done & { side?: 'left' | 'right' | undefined })[], unit = 'kg'): string => {
  const rir = sets.at(-1)?.rir
  return [bySide(sets, some => loadsInWords(some, unit)), rir === undefined ? '' : `RIR ${rir}`]
    .filter(Boolean)
    .join(' · ')
}

const loadsInWords = (sets: readonly Done[], unit: string) => {
  const runs: { readonly weight: number | undefined; readonly what: string[] }[] = []
  for (const { weight, ...set } of sets) {
    const run = runs.at(-1)
    if (run && run.weight === weight) run.what.push(whatOf(set))
    else runs.push({ weight, what: [whatOf(set)] })
  }
  return runs
    .map(({ weight, what }) => (weight ? `${formatNumber(weight)} ${unit} × ${what.join(', ')}` : what.join(', ')))
    .join('; ')
}

const whatOf = ({ reps, duration, distance }: Done) => {
  if (reps !== undefined) return formatNumber(reps)
  return distance === undefined ? `${formatNumber(duration ?? 0)} s` : `${formatNumber(distance)} m`
}
