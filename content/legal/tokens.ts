import { brand } from '../brand.ts'
import { storageList } from '../browser-storage.ts'
import { unnamed } from '../operator.ts'
import { retentionList } from '../privacy-record.ts'

/** What a text may leave to be filled in, so that name and operator are written down in one place only. */
export const tokens = {
  'product.name': brand.name,
  'product.appStoreUrl': brand.appStoreUrl,
  'operator.name': unnamed.name,
  'operator.street': unnamed.street,
  'operator.city': unnamed.city,
  'operator.email': unnamed.email,
  'operator.vatId': unnamed.vatId,
  'operator.hosting': unnamed.hosting,
  'operator.mail': unnamed.mail,
  'operator.ai': unnamed.ai,
  'operator.leakedPasswords': unnamed.leakedPasswords,
  'operator.analytics': unnamed.analytics,
  'privacy.retention': retentionList(),
  'privacy.storage': storageList(),
} as const

export type Token = keyof typeof tokens

const token = /\{\{\s*([^{}]*?)\s*\}\}/g

const known = (name: string): name is Token => Object.hasOwn(tokens, name)

export const fillTokens = (text: string, values: Readonly<Record<Token, string>> = tokens) =>
  text.replace(token, (written, name: string) => (known(name) ? values[name] : written))

export const unknownTokens = (text: string) =>
  [...text.matchAll(token)].map(([, name]) => name ?? '').filter(name => !known(name))
