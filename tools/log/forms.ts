/** So many signs of base64 at least, or the form would stand everywhere. */
const fewest = 8

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A text as something may have written it on its way: without its umlauts, escaped, encoded, or, an id, as its bytes. Capitals do not count. */
export const formsOf = (text: string): readonly Buffer[] => {
  const spelt = [text, text.toUpperCase(), folded(text), unfolded(text)].flatMap(escaped)
  const encoded = [text, text.toLowerCase()].map(one => Buffer.from(one)).flatMap(encodings)
  const bytes = isUuid.test(text) ? [Buffer.from(text.replaceAll('-', ''), 'hex')] : []
  const written = spelt.flatMap(one => [Buffer.from(one), Buffer.from(one, 'latin1')])
  const all = [...written, ...encoded, ...bytes].map(smallLetters)
  return [...new Map(all.map(bytes => [bytes.toString('latin1'), bytes])).values()]
}

/** The same bytes, but A–Z as a–z. */
export const smallLetters = (bytes: Buffer): Buffer => {
  const small = Buffer.from(bytes)
  for (let at = 0; at < small.length; at++) {
    const byte = small[at] ?? 0
    if (byte >= 65 && byte <= 90) small[at] = byte + 32
  }
  return small
}

const escaped = (text: string): readonly string[] => [
  text,
  JSON.stringify(text).slice(1, -1),
  text.replace(/[^\x20-\x7e]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  encodeURIComponent(text),
  new URLSearchParams([['', text]]).toString().slice(1),
]

/** Base64 whatever stands before it: what follows of its bytes alone, at each of the three places where it may begin. */
const encodings = (bytes: Buffer): readonly Buffer[] => {
  const base64 = [0, 1, 2].map(before => {
    const all = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    return all.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
  })
  const texts = base64
    .filter(own => own.length >= fewest)
    .flatMap(own => [own, own.replaceAll('+', '-').replaceAll('/', '_')])
  return [Buffer.from(bytes.toString(), 'utf16le'), ...[bytes.toString('hex'), ...texts].map(one => Buffer.from(one))]
}

const spellings: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }
const unfolded = (text: string) => text.replace(/[äöüßÄÖÜ]/g, sign => spellings[sign] ?? sign)
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')
