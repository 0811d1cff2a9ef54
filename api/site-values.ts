import { inHtml } from '../content/in-html.ts'
import { type Operator, operatorFile, unnamed } from '../content/operator.ts'

/** What the public pages are told where they run. */
export type SiteValues = {
  readonly publicUrl: string
  readonly appStoreUrl: string
  /** The App Store address as a QR code: squares as one SVG path, and how many there are along an edge. */
  readonly qr: { readonly path: string; readonly size: number }
  readonly analyticsSrc: string | null
  readonly contactEndpoint: string | null
  /** Who runs this. */
  readonly operator: Operator
}

type Values = Readonly<Record<string, string>>

/** Puts the values in the place of the stand-ins that the pages were built with. */
export const fill = (text: string, { publicUrl, appStoreUrl, qr, operator, ...more }: SiteValues) =>
  fillIn(text, {
    'https://public-url.invalid': inHtml(publicUrl),
    'https://app-store.invalid/': inHtml(appStoreUrl),
    '%qr%': qr.path,
    '%qr-size%': String(qr.size),
    '%analytics-src%': inHtml(more.analyticsSrc ?? ''),
    '%contact-endpoint%': inHtml(more.contactEndpoint ?? ''),
    ...inTheirName(operator),
  })

const inTheirName = (operator: Operator): Values => ({
  ...Object.fromEntries(operatorFile.keyof().options.map(what => [inHtml(unnamed[what]), inHtml(operator[what])])),
  [mayBreak(unnamed.email)]: mayBreak(operator.email),
})

/** As running text has an address: it may go on in another line behind its @. */
const mayBreak = (email: string) => inHtml(email).replace('@', '@<wbr>')

/** Each value in the place of its stand-in, in one pass: what was put in is never read again. */
export const fillIn = (text: string, values: Values) =>
  text.replace(new RegExp(Object.keys(values).map(RegExp.escape).join('|'), 'g'), standIn => values[standIn] ?? standIn)
