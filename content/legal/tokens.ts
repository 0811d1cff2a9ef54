import { brand } from '../brand.ts'
import { storageList } from '../browser-storage.ts'
import { retentionList } from '../privacy-record.ts'

/** What a text may leave to be filled in, so that name and operator are written down in one place only. */
export const tokens = {
  'product.name': brand.name,
  'product.appStoreUrl': brand.appStoreUrl,
  'operator.name': brand.operator.name,
  'operator.street': brand.operator.street,
  'operator.city': brand.operator.city,
  'operator.email': brand.operator.email,
  'operator.vatId': brand.operator.vatId,
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
