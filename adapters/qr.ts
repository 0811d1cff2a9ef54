import { encode } from 'uqr'

/** A QR code as squares in one SVG path, with the quiet edge that readers need. */
export const qrCode = (text: string): { readonly path: string; readonly size: number } => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => runsIn(row).map(([from, length]) => `M${from} ${y}h${length}v1h-${length}z`))
    .join('')
  return { path, size }
}

/** Dark squares beside each other, as where they begin and how many they are. */
const runsIn = (row: readonly boolean[]) =>
  row.flatMap((dark, at): [number, number][] => {
    if (!dark || row[at - 1]) return []
    const end = row.indexOf(false, at)
    return [[at, (end < 0 ? row.length : end) - at]]
  })
