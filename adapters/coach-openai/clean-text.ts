const longest = 2000

/** The athlete's own words without what tells who they are: addresses, links, numbers to call, their names. */
export const cleanText = (words: string | null, hide: readonly string[] = []): string | null => {
  const plain = (words ?? '')
    .slice(0, 2 * longest)
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const unnamed = hide.filter(name => name.trim().length > 1).reduce(without, plain.replace(addresses, '…'))
  return unnamed.slice(0, longest).trim() || null
}

const addresses = /[^\s@]+@[^\s@]+|\b(?:https?:\/\/|www\.)\S+|(?:\+|\b0)\d[\d\s/().-]{5,}\d/gi

const without = (words: string, name: string) =>
  words.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name.trim())}(?:['’]?s)?(?![\\p{L}\\p{N}])`, 'giu'), '…')

/** To be found as it stands. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
