// Checks a proof of `npm run log -- prove` with the public key and nothing else: node verify-proof.mjs proof.json key.pem
// The tree is that of RFC 9162; a checkpoint is signed as "origin\nsize\nroot\ntime\n" by Ed25519.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [proofFile, keyFile] = process.argv.slice(2)
if (!proofFile || !keyFile) {
  console.error('node verify-proof.mjs <proof.json> <public key.pem>')
  process.exit(2)
}

/** What cannot even be looked at says so in one line: 2, for nothing was shown to be untrue. */
const read = (file, what, reader) => {
  try {
    return reader(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(`${file}: ${error.code === 'ENOENT' ? 'there is no such file' : `this is no ${what}`}.`)
    process.exit(2)
  }
}
const proof = read(proofFile, 'proof: it is not JSON', JSON.parse)
const key = read(keyFile, 'public key in PEM', createPublicKey)

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
const node = (left, right) => sha256(Buffer.of(1), left, right)
const bytes = text => Buffer.from(text, 'base64')

/** As far up as the leaf is a right branch, or the last one without a neighbour (RFC 9162, section 2.1.3.2). */
const rootOfInclusion = (leaf, index, size, path) => {
  let [place, last, root] = [BigInt(index), BigInt(size) - 1n, leaf]
  if (place > last) return null
  for (const neighbour of path) {
    if (last === 0n) return null
    if (place & 1n || place === last) {
      root = node(neighbour, root)
      while (!(place & 1n) && place !== 0n) [place, last] = [place >> 1n, last >> 1n]
    } else root = node(root, neighbour)
    ;[place, last] = [place >> 1n, last >> 1n]
  }
  return last === 0n ? root : null
}

/** Both roots from one path (RFC 9162, section 2.1.4.2). */
const rootsOfConsistency = (older, newer, olderRoot, path) => {
  if (older === newer) return path.length === 0 ? [olderRoot, olderRoot] : null
  const hashes = Number.isInteger(Math.log2(older)) ? [olderRoot, ...path] : [...path]
  let [place, last] = [BigInt(older) - 1n, BigInt(newer) - 1n]
  while (place & 1n) [place, last] = [place >> 1n, last >> 1n]
  let [before, after] = [hashes[0], hashes[0]]
  if (!before) return null
  for (const hash of hashes.slice(1)) {
    if (last === 0n) return null
    if (place & 1n || place === last) {
      before = node(hash, before)
      after = node(hash, after)
      while (!(place & 1n) && place !== 0n) [place, last] = [place >> 1n, last >> 1n]
    } else after = node(after, hash)
    ;[place, last] = [place >> 1n, last >> 1n]
  }
  return last === 0n ? [before, after] : null
}

const isHash = value => typeof value === 'string' && /^[\w+/]{43}=$/.test(value)
const isLine = value => typeof value === 'string' && /^[\w.:-]{1,100}$/.test(value)
const isCount = (value, least) => Number.isSafeInteger(value) && value >= least

/** Each field on a line of its own in what is signed, so that none can be taken for another. */
const isCheckpoint = one =>
  isLine(one?.origin) && isCount(one.size, 1) && isHash(one.root) && isLine(one.at) && typeof one.signature === 'string'

const isWhole = () => {
  const { proves, path, checkpoint, older, event, index } = proof ?? {}
  if (!isCheckpoint(checkpoint) || !Array.isArray(path) || path.length > 128 || !path.every(isHash)) return false
  if (proves === 'inclusion') return typeof event === 'string' && isCount(index, 0)
  return proves !== 'consistency' || isCheckpoint(older)
}

const isSigned = ({ origin, size, root, at, signature }) =>
  verify(null, Buffer.from(`${origin}\n${size}\n${root}\n${at}\n`), key, bytes(signature))

const holds = () => {
  if (!isWhole()) return 'parts of the proof are missing, or are no parts of one'
  const { proves, path, checkpoint, older, event, index } = proof
  if (!isSigned(checkpoint)) return 'the checkpoint is not signed by this key'
  const hashes = path.map(bytes)
  if (proves === 'inclusion') {
    const root = rootOfInclusion(sha256(Buffer.of(0), Buffer.from(event)), index, checkpoint.size, hashes)
    return root?.toString('base64') === checkpoint.root ? null : 'this event is not in the log that was signed'
  }
  if (proves !== 'consistency') return `nobody knows a proof of "${proves}"`
  if (!isSigned(older)) return 'the older checkpoint is not signed by this key'
  if (older.origin !== checkpoint.origin) return 'these are checkpoints of two logs'
  const roots = rootsOfConsistency(older.size, checkpoint.size, bytes(older.root), hashes)
  const fits = roots?.[0].toString('base64') === older.root && roots?.[1].toString('base64') === checkpoint.root
  return fits ? null : 'the newer log does not begin with the older one'
}

const wrong = holds()
if (wrong) console.error(`Does not hold: ${wrong}.`)
else if (proof.proves === 'inclusion')
  console.log(
    `Holds: this is event ${proof.index + 1} of the ${proof.checkpoint.size} signed at ${proof.checkpoint.at}.`,
  )
else
  console.log(
    `Holds: the ${proof.checkpoint.size} events of ${proof.checkpoint.at} begin with the ${proof.older.size} of ${proof.older.at}.`,
  )
process.exitCode = wrong ? 1 : 0
