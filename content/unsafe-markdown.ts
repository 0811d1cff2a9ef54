/**
 * What markdown must not hold on our pages: raw HTML, and links that run or fetch something. Code blocks get no
 * exception, so that nothing hides where this file and the renderer read a text differently.
 */
export const unsafeMarkdown = (text: string): string[] => [
  ...tags(text),
  ...(/(?:java|vb)script:/i.test(squeezed(text)) ? ['has a javascript: link'] : []),
  ...links(text).flatMap(link => linkProblem(link)),
]

const tag = /<(?:[!?]|\/?([a-z][a-z0-9-]*)(?=[\s/>]|$))/gi

const tags = (text: string) =>
  [...new Set([...text.matchAll(tag)].map(([start, name]) => name?.toLowerCase() ?? start))].map(name =>
    name === 'script' ? 'has a script tag' : `has raw HTML: ${name}`,
  )

const destinations = [
  /\]\(\s*(<[^<>\n]*>|[^\s)]*)/g,
  /^ {0,3}\[[^\]]+\]:\s*(<[^<>\n]*>|\S+)/gm,
  /<([a-z][a-z0-9+.-]+:[^<>\s]*)>/gi,
]

/** Every address a text points at, as a browser would read it. */
const links = (text: string) =>
  destinations
    .flatMap(pattern => [...text.matchAll(pattern)])
    .map(([, address]) => squeezed((address ?? '').replace(/^<|>$/g, '')))

const safeSchemes = ['https', 'mailto']

const linkProblem = (link: string) => {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase()
  if (link === '') return ['has a link to nowhere']
  if (link.startsWith('//')) return [`has a link without a scheme: ${link}`]
  if (scheme === undefined || safeSchemes.includes(scheme)) return []
  return [`has a link with the scheme ${scheme}:`]
}

const entities: Readonly<Record<string, string>> = { colon: ':', tab: '', newline: '', amp: '&', lpar: '(', rpar: ')' }

/** Browsers overlook white space and control characters in a scheme, and markdown decodes entities and escapes. */
const squeezed = (text: string) =>
  text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, hex: string) => character(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});?/g, (_, decimal: string) => character(Number(decimal)))
    .replace(/&([a-z]+);/gi, (written, name: string) => entities[name.toLowerCase()] ?? written)
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/[\s\p{Cc}\p{Cf}]/gu, '')

const character = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '')
