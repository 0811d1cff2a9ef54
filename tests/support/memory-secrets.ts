import type { AddressBook, SpentAddresses } from '../../commands/ports/addresses.ts'
import type { Authenticators, Codes, FactorVault, KeptPasskey } from '../../commands/ports/factors.ts'
import type { PasswordHasher, Sessions, SignedIds, Vault } from '../../commands/ports/secrets.ts'
import { asSessionId, asUserId, type FactorId, type UserId } from '../../domain/ids.ts'

/** Secrets in memory, as far as commands see them. A password is its own hash; tokens and tickets are called by what they are for. */
export const memoryVault = (passwords: Map<UserId, { hash: string; version: number }>): Vault => {
  const tokens = new Map<string, { purpose: string; user: UserId; boundTo: string; usedBy?: string }>()
  const change = (user: UserId, hash: string) => {
    const version = (passwords.get(user)?.version ?? 0) + 1
    passwords.set(user, { hash, version })
    return version
  }
  const found = (purpose: string, token: string) => {
    const known = tokens.get(token)
    return known?.purpose === purpose ? known : null
  }
  return {
    setPassword: async (user, hash) => void change(user, hash),
    password: async user => passwords.get(user) ?? null,
    rehash: async () => {},
    changePassword: async (user, from, hash) => (passwords.get(user)?.version === from ? change(user, hash) : null),
    resetPassword: async (token, hash, commandId) => {
      const known = found('reset-password', token)
      if (!known || known.usedBy) return null
      known.usedBy = commandId
      return { user: known.user, version: change(known.user, hash) }
    },
    owed: async () => [...passwords].map(([user, { version }]) => ({ user, version, changedAt: '' })),
    told: async () => {},
    forget: async user => void passwords.delete(user),
    issueToken: async (user, purpose, boundTo) => {
      tokens.set(`${purpose} token`, { purpose, user, boundTo })
      return `${purpose} token`
    },
    lookUpToken: async (purpose, token, commandId) => {
      const known = found(purpose, token)
      return known && (known.usedBy === undefined || known.usedBy === commandId) ? known : null
    },
    spendToken: async (purpose, token, commandId) => {
      const known = found(purpose, token)
      if (!known || known.usedBy) return false
      known.usedBy = commandId
      return true
    },
    lookUpSpent: async (purpose, token) => (found(purpose, token)?.usedBy ? found(purpose, token) : null),
    endTokens: async (_, purpose) => void tokens.delete(`${purpose} token`),
    forgotten: async () => [...passwords.keys()],
    destroyed: async () => ({ keys: 0, destroyedAt: null, beyondReachAt: null }),
    tidy: async () => 0,
  }
}

export const session = asSessionId('session')

/** Every session is called alike; fresh are those that are called so. */
export const memorySessions = (passwords: ReadonlyMap<UserId, { version: number }>): Sessions => ({
  begin: async (user, _, version) =>
    passwords.get(user)?.version === version ? { session, refreshToken: 'refresh' } : null,
  behind: async () => session,
  renew: async () => null,
  standing: async () => 'open',
  isProven: async () => false,
  prove: async () => {},
  confine: async () => {},
  release: async () => {},
  isFresh: async one => one === asSessionId('fresh'),
  end: async () => true,
  endAll: async () => {},
  list: async () => [],
})

export const plainPasswords: PasswordHasher = {
  hash: async password => password,
  verify: async (password, hash) => ({ matches: password === hash, outdated: false }),
  lanes: 1,
  timeFor: () => 1000,
}

/** As if the machine had stopped in the middle of the first. */
export const stuckPasswords: PasswordHasher = {
  ...plainPasswords,
  hash: () => new Promise(() => {}),
  verify: () => new Promise(() => {}),
}

export const plainReceipts: SignedIds = {
  of: user => `receipt of ${user}`,
  read: text => (text.startsWith('receipt of ') ? asUserId(text.slice('receipt of '.length)) : null),
}

export const memoryAddresses = (): AddressBook => {
  const claims = new Map<string, string>()
  return {
    find: async hash => claims.get(hash) ?? null,
    keep: async (hash, claim) => {
      const kept = claims.get(hash) ?? claim
      claims.set(hash, kept)
      return kept
    },
    drop: async gone => {
      for (const [hash, claim] of claims) if (claim === gone) claims.delete(hash)
    },
  }
}

/** Other accounts of each mailbox have used so many. */
export const spentAddresses = (byOthers: number, calls: string[] = []): SpentAddresses => ({
  inTurn: (_, work) => work(),
  byOthers: async () => byOthers,
  note: async (address, _, used) => void calls.push(`note ${address} ${used}`),
  take: async () => byOthers,
  letGo: async user => void calls.push(`let go ${user}`),
  forget: async user => void calls.push(`forget ${user}`),
  tidy: async () => 0,
})

/** The only code that is right, and the only passkey that is wrong. */
export const [rightCode, wrongPasskey] = ['123456', 'wrong']

export const plainCodes: Codes = {
  newSecret: () => 'secret',
  uri: (secret, account) => `otpauth://${account}/${secret}`,
  stepOf: (_, code) => (code === rightCode ? 1 : null),
}

export const plainAuthenticators: Authenticators = {
  site: 'example.org',
  newChallenge: () => 'challenge',
  made: async ({ id }) =>
    id === wrongPasskey ? null : { credential: id, publicKey: 'key', counter: 0, transports: [] },
  shown: async ({ id }) => (id === wrongPasskey ? null : { counter: 1 }),
}

export const memoryFactors = (): FactorVault => {
  const passkeys = new Map<string, KeptPasskey & { name: string }>()
  const totps = new Map<UserId, { factor: FactorId; secret: string; name: string }>()
  const codes = new Map<UserId, { factor: FactorId; left: Set<string> }>()
  const tickets = new Map<string, { purpose: string; user: UserId | null; data: object }>()
  const take = async (purpose: string, ticket: string) => {
    const isThere = tickets.get(ticket)?.purpose === purpose
    tickets.delete(ticket)
    return isThere
  }
  const ofUser = (user: UserId) => [...passkeys.values()].filter(one => one.user === user)
  const kept = { name: 'mine', addedAt: '', usedAt: null }
  return {
    list: async user => [
      ...ofUser(user).map(({ factor }) => ({ ...kept, factor, kind: 'passkey' as const })),
      ...[totps.get(user) ?? []].flat().map(({ factor }) => ({ ...kept, factor, kind: 'totp' as const })),
      ...[codes.get(user) ?? []].flat().map(({ factor }) => ({ ...kept, factor, kind: 'recovery-codes' as const })),
    ],
    addPasskey: async (user, factor, passkey) => void passkeys.set(passkey.credential, { ...passkey, user, factor }),
    passkeys: async user => ofUser(user),
    passkey: async credential => passkeys.get(credential) ?? null,
    spendPasskey: async () => true,
    addTotp: async (user, factor, secret, name) => void totps.set(user, { factor, secret, name }),
    totp: async user => totps.get(user) ?? null,
    spendTotp: async () => true,
    setRecoveryCodes: async (user, factor, made) => void codes.set(user, { factor, left: new Set(made) }),
    recoveryCodes: async user => ({ left: codes.get(user)?.left.size ?? 0, outdated: false }),
    spendRecoveryCode: async (user, code) => codes.get(user)?.left.delete(code) ?? false,
    remove: async user => totps.delete(user),
    begin: async (purpose, user, data) => {
      tickets.set(`${purpose} ticket`, { purpose, user, data })
      return `${purpose} ticket`
    },
    look: async (purpose, ticket) => {
      const known = tickets.get(ticket)
      return known?.purpose === purpose ? known : null
    },
    take,
    takeToAdd: take,
    tidy: async () => {},
  }
}
