import { redFlags } from '../../domain/coach/read/conditions.ts'
import { buckets } from '../../domain/coach/read/ear/features.ts'
import type { Ear, Head } from '../../domain/coach/read/language.ts'
import file from './ear.json' with { type: 'json' }

/** For naming a flag a few of the buckets are enough. */
export const flagBuckets = 2 ** 12

/** The heads one after the other, in base64: bias and scale (float32, little-endian), then an int8 a bucket. */
export const packed = ({ care, stop, flags }: Omit<Ear, 'sure'>): string => {
  const heads = [care, stop, ...redFlags.map(flag => flags[flag])]
  const bytes = new Uint8Array(heads.reduce((sum, { weights }) => sum + 8 + weights.byteLength, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const { bias, scale, weights } of heads) {
    view.setFloat32(at, bias, true)
    view.setFloat32(at + 4, scale, true)
    bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), at + 8)
    at += 8 + weights.byteLength
  }
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
}

const unpacked = (text: string): Omit<Ear, 'sure'> => {
  const bytes = bytesOf(atob(text))
  const view = new DataView(bytes.buffer)
  let at = 0
  const head = (size: number): Head => {
    const from = at
    at += 8 + size
    if (at > bytes.length) throw new Error('content/language/ear.json is too short: npm run coach:ear writes it')
    const weights = new Int8Array(bytes.buffer, from + 8, size)
    return { bias: view.getFloat32(from, true), scale: view.getFloat32(from + 4, true), weights }
  }
  const [care, stop] = [head(buckets), head(buckets)]
  const flags = Object.fromEntries(redFlags.map(flag => [flag, head(flagBuckets)])) as Ear['flags']
  return { care, stop, flags }
}

/** Letter by letter: to iterate the string would take a process a tenth of a second when it starts. */
const bytesOf = (letters: string): Uint8Array => {
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at)
  return bytes
}

export const ear: Ear = { ...unpacked(file.heads), sure: file.sure }
