const marker = /\[\[(\d+)\]\]\(#quellen\)/g
const heading = /^## Quellen[ \t]*$/m
const source = /^(\d+)\. /gm

const numbers = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, number]) => Number(number))

/** Every marker leads to a source, and every source is used. */
export const citationProblems = (content: string): string[] => {
  const [text = '', list = ''] = content.split(heading)
  const cited = new Set(numbers(text, marker))
  const listed = numbers(list, source)
  return [
    ...[...cited]
      .filter(number => !listed.includes(number))
      .map(number => `cites source ${number}, which is not listed`),
    ...listed.filter(number => !cited.has(number)).map(number => `lists source ${number}, which is not cited`),
    ...(listed.every((number, index) => number === index + 1) ? [] : ['sources are not numbered one by one']),
  ]
}
