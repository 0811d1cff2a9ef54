// First match wins: every browser also claims to be others.
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

/** A User-Agent in words that its owner understands. */
export const deviceName = (userAgent: string) => {
  const named = (list: readonly (readonly [string, string])[]) => list.find(([sign]) => userAgent.includes(sign))?.[1]
  const parts = [named(browsers), named(systems)].filter(part => part !== undefined)
  return parts.length > 0 ? parts.join(' auf ') : userAgent.split('/')[0]?.slice(0, 40) || 'Unbekanntes Gerät'
}
