/**
 * What is known only where the product runs. Pages are built with these stand-ins; the server puts the real values in
 * their place before the first answer.
 */
export const standIns = {
  publicUrl: 'https://public-url.invalid',
  appStoreUrl: 'https://app-store.invalid/',
  qr: '%qr%',
  qrSize: '%qr-size%',
  analyticsSrc: '%analytics-src%',
  contactEndpoint: '%contact-endpoint%',
  stamp: '%stamp%',
} as const

export const absolute = (path: string) => `${standIns.publicUrl}${path}`
