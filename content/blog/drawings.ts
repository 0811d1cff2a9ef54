const width = 720
const smallestText = 14

const forbidden: readonly [RegExp, string][] = [
  [/<script/i, 'has a script'],
  [/<foreignObject/i, 'holds foreign content'],
  [/<image\b/i, 'holds a picture'],
  [/<!(?:DOCTYPE|ENTITY)/i, 'has a document type'],
  [/\son[a-z]+\s*=/i, 'listens to events'],
  [/javascript:/i, 'has a javascript: link'],
  [/href\s*=\s*["'](?!#)/i, 'links elsewhere'],
  [/@import|url\(\s*["']?(?!#)/i, 'fetches something'],
]

const required: readonly [RegExp, string][] = [
  [/^<svg [^>]*role="img"/, 'is not marked as a picture'],
  [/<title id="[^"]+">[^<]+<\/title>/, 'has no title'],
  [/<desc id="[^"]+">[^<]+<\/desc>/, 'has no description'],
  [/aria-labelledby="[^"]+ [^"]+"/, 'is not labelled by title and description'],
]

/** Our drawings run nothing, fetch nothing, can be read aloud, and keep their letters readable at 720 px. */
export const checkDrawing = (name: string, svg: string): string[] => {
  const [, across = '0', down = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const scale = width / Number(across)
  const sizes = [...svg.matchAll(/font-size(?:="|:\s*)([\d.]+)/g)].map(([, size]) => Number(size))
  return [
    ...forbidden.filter(([pattern]) => pattern.test(svg)).map(([, problem]) => problem),
    ...required.filter(([pattern]) => !pattern.test(svg)).map(([, problem]) => problem),
    ...(Math.abs(Number(across) / Number(down) - 16 / 9) < 0.01 ? [] : ['is not 16 : 9']),
    ...sizes.filter(size => size * scale < smallestText).map(size => `has letters of ${size}`),
  ].map(problem => `${name}: ${problem}`)
}
