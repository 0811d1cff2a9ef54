/** The size a drawing says it has. Other formats say theirs in their bytes; articles use drawings only. */
export const drawnSize = (name: string, svg: string) => {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error(`content/blog/${name} has no viewBox to tell its size`)
  return { width: Number(width), height: Number(height) }
}
