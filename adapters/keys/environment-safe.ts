import type { KeySafe, MasterKey } from './safe.ts'

/**
 * Master keys from MASTER_KEYS, "2:<64 hex digits>,1:<64 hex digits>". The program cannot change its environment: the
 * operator rotates, by adding a newer one, starting, and taking the older ones away once nothing is wrapped by them. Until
 * then `destroyBefore` has destroyed nothing, and no receipt says so.
 */
export const environmentSafe = (keys: readonly MasterKey[]): KeySafe => ({
  name: 'MASTER_KEYS',
  read: async () => keys,
  add: async () => {
    const newest = keys.at(-1)
    if (!newest) throw new Error('MASTER_KEYS is empty')
    return newest
  },
  destroyBefore: async () => {},
})

export const readMasterKeys = (text: string): readonly MasterKey[] =>
  text
    .split(',')
    .map(entry => entry.trim().split(':'))
    .map(([version, secret]) => ({ version: Number(version), secret: Buffer.from(secret ?? '', 'hex') }))
    .sort((one, other) => one.version - other.version)
