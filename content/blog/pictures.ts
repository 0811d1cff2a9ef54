export const heaviestPicture = 200_000

const picture = /!\[([^\]]*)\]\(\s*(<[^<>\n]*>|[^\s)]*)/g
const place = /^images\/([a-z0-9]+(?:-[a-z0-9]+)*\.(?:svg|avif|webp|png|jpg))$/

/** Pictures come from our own folder, are light enough, and have words for those who cannot see them. */
export const pictureProblems = (
  content: string,
  titlePicture: string | undefined,
  pictures: ReadonlyMap<string, number>,
): string[] => {
  const shown = [...content.matchAll(picture)].map(([, alt = '', source = '']) => ({ alt, source }))
  const sources = [...shown.map(({ source }) => source), ...(titlePicture ? [titlePicture] : [])]
  return [
    ...shown.filter(({ alt }) => alt.trim() === '').map(({ source }) => `picture has no words: ${brief(source)}`),
    ...sources.flatMap(source => sourceProblem(source, pictures)),
    ...(/!\[[^\]]*\]\s*\[/.test(content) ? ['picture is given by reference'] : []),
  ]
}

const sourceProblem = (source: string, pictures: ReadonlyMap<string, number>) => {
  const name = place.exec(source)?.[1]
  if (name === undefined) return [`picture is not one of ours: ${brief(source)}`]
  const bytes = pictures.get(name)
  if (bytes === undefined) return [`picture does not exist: ${name}`]
  return bytes > heaviestPicture ? [`picture is too heavy: ${name} has ${bytes} of ${heaviestPicture} bytes`] : []
}

const brief = (source: string) => (source.length > 60 ? `${source.slice(0, 60)}…` : source)
