import { argon2, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import type { PasswordHasher } from '../../commands/ports/secrets.ts'

/** `memory` in KiB. */
export type Hashing = { readonly memory: number; readonly passes: number; readonly parallelism: number }

/** OWASP's equal-cost setting: 46 MiB, one pass, one lane. */
const usual: Hashing = { memory: 47_104, passes: 1, parallelism: 1 }
const tagLength = 32

/**
 * Argon2id with a pepper that never rests in the database. Stored as $argon2id$v=19$m=…,t=…,p=…$salt$hash.
 */
export const argon2id = (pepper: Buffer, today: Hashing = usual): PasswordHasher => {
  const lanes = Math.max(1, availableParallelism() - 1)
  let lately = 60
  const derive = async (password: string, nonce: Buffer, parameters: Hashing) => {
    const message = createHmac('sha256', pepper).update(password.normalize('NFKC')).digest()
    const began = performance.now()
    const tag = await promisify(argon2)('argon2id', { message, nonce, tagLength, ...parameters })
    lately += (performance.now() - began - lately) / 8
    return tag
  }
  const nobody = { nonce: randomBytes(16), parameters: today, tag: randomBytes(tagLength) }

  return {
    hash: async password => {
      const nonce = randomBytes(16)
      return write(today, nonce, await derive(password, nonce, today))
    },
    verify: async (password, hash) => {
      const { nonce, parameters, tag } = (hash && read(hash)) || nobody
      const matches = timingSafeEqual(await derive(password, nonce, parameters), tag) && hash !== null
      return { matches, outdated: matches && JSON.stringify(parameters) !== JSON.stringify(today) }
    },
    lanes,
    timeFor: count => (count * lately) / lanes,
  }
}

const write = ({ memory, passes, parallelism }: Hashing, nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`

const read = (hash: string) => {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
  if (!parts) return null
  const [, memory, passes, parallelism, nonce, tag] = parts
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(nonce ?? '', 'base64'),
    tag: Buffer.from(tag ?? '', 'base64'),
  }
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
