export type FrontMatter = {
  readonly fields: Readonly<Record<string, string>>
  readonly body: string
  readonly problems: readonly string[]
}

const fence = /^---[ \t]*$/
const pair = /^([A-Za-z]+)[ \t]*:(.*)$/

/** Total: whatever the text is, it gives fields, a body, and what is wrong with them. */
export const readFrontMatter = (text: string): FrontMatter => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const end = lines.findIndex((line, index) => index > 0 && fence.test(line))
  if (!fence.test(lines[0] ?? '')) return { fields: {}, body: text, problems: ['has no front matter'] }
  if (end < 0) return { fields: {}, body: lines.slice(1).join('\n'), problems: ['front matter has no end'] }
  const head = lines.slice(1, end).filter(line => line.trim() !== '')
  const pairs = head.flatMap(line => readPair(line))
  const keys = pairs.map(([key]) => key)
  return {
    fields: Object.fromEntries(pairs),
    body: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
    problems: [
      ...head.filter(line => !pair.test(line)).map(line => `front matter line is no pair of key and value: ${line}`),
      ...keys.filter((key, index) => keys.indexOf(key) < index).map(key => `front matter has ${key} twice`),
      ...pairs.filter(([, value]) => value === '').map(([key]) => `front matter leaves ${key} empty`),
    ],
  }
}

const readPair = (line: string): [string, string][] => {
  const [, key, value] = pair.exec(line) ?? []
  return key === undefined || value === undefined ? [] : [[key, unquoted(value.trim())]]
}

const unquoted = (value: string) => /^"(.*)"$/.exec(value)?.[1] ?? /^'(.*)'$/.exec(value)?.[1] ?? value

/** A bracketed comma list; undefined when the brackets are not there. */
export const readList = (value: string): string[] | undefined =>
  /^\[([^[\]]*)\]$/
    .exec(value)?.[1]
    ?.split(',')
    .map(item => unquoted(item.trim()))
    .filter(item => item !== '')
