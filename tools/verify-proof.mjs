// Checks a proof of `npm run log -- prove`, or a training report (.html), with the public key and nothing else:
// node verify-proof.mjs proof.json key.pem
// The tree is that of RFC 9162; a checkpoint is signed as "origin\nsize\nroot\ntime\n" by Ed25519.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [proofFile, keyFile] = process.argv.slice(2)
if (!proofFile || !keyFile) {
  console.error('node verify-proof.mjs <proof.json or report.html> <public key.pem>')
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

/** A report ends with its proof. All before it is the readable part, which is signed to the letter. */
const begins = '<script type="application/json" id="proof">'
const ends = '\n]}</script></body></html>\n'
const parts = text => {
  if (!text.startsWith('<') && (text.trimStart().startsWith('{') || !text.includes(begins)))
    return { proof: JSON.parse(text), readable: null }
  const [at, last] = [text.indexOf(begins), text.lastIndexOf(begins)]
  if (at < 0 || at !== last || !text.endsWith(ends)) return { proof: null, readable: text }
  const json = `${text.slice(at + begins.length, -ends.length)}\n]}`
  try {
    return { proof: JSON.parse(json), readable: text.slice(0, at) }
  } catch {
    return { proof: null, readable: text }
  }
}
const { proof, readable } = read(proofFile, 'proof: it is not JSON', parts)
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

const isPath = path => Array.isArray(path) && path.length <= 128 && path.every(isHash)

const isWhole = () => {
  if (proof?.proves === 'report') return isCheckpoint(proof.checkpoint) && Array.isArray(proof.events)
  const { proves, path, checkpoint, older, event, index } = proof ?? {}
  if (!isCheckpoint(checkpoint) || !isPath(path)) return false
  if (proves === 'inclusion') return typeof event === 'string' && isCount(index, 0)
  return proves !== 'consistency' || isCheckpoint(older)
}

const isSigned = ({ origin, size, root, at, signature }) =>
  verify(null, Buffer.from(`${origin}\n${size}\n${root}\n${at}\n`), key, bytes(signature))

const leads = ({ event, index, path }, { size, root }) =>
  rootOfInclusion(sha256(Buffer.of(0), Buffer.from(event)), index, size, path.map(bytes))?.toString('base64') === root

/** The id of an event, of what is proven: the third of its fields. */
const idOf = event => JSON.parse(event)[2]

const isDocumentSigned = ({ checkpoint: { origin, size, root, at }, document }) => {
  const digest = sha256(readable).toString('hex')
  const text = `report\n${origin}\n${size}\n${root}\n${at}\n${digest}\n`
  return digest === document?.sha256 && verify(null, Buffer.from(text), key, bytes(String(document?.signature)))
}

/** Each event leads to the checkpoint; each that is told is proven, and told once. */
const whyNoReport = ({ checkpoint, events }) => {
  const ids = new Set()
  for (const each of events) {
    const isOne = typeof each?.event === 'string' && isCount(each.index, 0) && isPath(each.path)
    if (!isOne || !leads(each, checkpoint))
      return `event ${ids.size + 1} of the report is not in the log that was signed`
    ids.add(idOf(each.event))
  }
  if (ids.size !== events.length) return 'an event is in the report twice'
  if (readable === null) return null
  const told = [...readable.matchAll(/<li id="e-([^"]+)"/g)].map(([, id]) => id)
  if (told.length !== ids.size || !told.every(id => ids.has(id))) return 'other events are told than are proven'
  return isDocumentSigned(proof) ? null : 'the readable part is not what was signed'
}

const holds = () => {
  if (!isWhole()) return 'parts of the proof are missing, or are no parts of one'
  if (proof.proves === 'report')
    return isSigned(proof.checkpoint) ? whyNoReport(proof) : 'the checkpoint is not signed by this key'
  const { proves, path, checkpoint, older } = proof
  if (!isSigned(checkpoint)) return 'the checkpoint is not signed by this key'
  const hashes = path.map(bytes)
  if (proves === 'inclusion') {
    return leads(proof, checkpoint) ? null : 'this event is not in the log that was signed'
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
else if (proof.proves === 'report')
  console.log(
    `Holds: ${proof.events.length} events of this report are among the ${proof.checkpoint.size} signed at ${proof.checkpoint.at}${readable === null ? '; its readable part was not looked at' : ', and its readable part is signed'}.`,
  )
else if (proof.proves === 'inclusion')
  console.log(
    `Holds: this is event ${proof.index + 1} of the ${proof.checkpoint.size} signed at ${proof.checkpoint.at}.`,
  )
else
  console.log(
    `Holds: the ${proof.checkpoint.size} events of ${proof.checkpoint.at} begin with the ${proof.older.size} of ${proof.older.at}.`,
  )
process.exitCode = wrong ? 1 : 0
