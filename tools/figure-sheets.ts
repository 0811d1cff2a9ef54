import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { figureOf } from '../content/figures/draw.ts'
import { figures } from '../content/figures/figures.ts'

// npm run figures [folder] [part of an id]: all figures on pages to look at, as PNG.
const [folder = '.data/figures', wanted = ''] = process.argv.slice(2)
const columns = 4
const rows = 7
const cell = { width: 300, height: 178 }

/** Outside of a page nobody says the colours. */
const coloured = (svg: string) => svg.replaceAll(/var\(--[a-z-]+,(#[0-9a-f]+)\)/g, '$1')

const placed = (id: string, at: number) => {
  const movement = figures[id]
  if (!movement) return ''
  const [x, y] = [(at % columns) * cell.width, Math.floor(at / columns) * cell.height]
  const figure = coloured(figureOf(movement)).replace(
    '<svg ',
    `<svg x="${x + 6}" y="${y + 20}" width="288" height="144" color="#1c1916" `,
  )
  return `<text x="${x + 10}" y="${y + 15}" font-size="13" font-family="sans-serif">${id}</text>${figure}`
}

await mkdir(folder, { recursive: true })
const ids = Object.keys(figures).filter(id => id.includes(wanted))
const perPage = columns * rows
for (let page = 0; page * perPage < ids.length; page++) {
  const shown = ids.slice(page * perPage, (page + 1) * perPage)
  const height = Math.ceil(shown.length / columns) * cell.height
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * cell.width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${shown.map(placed).join('')}</svg>`
  const file = join(folder, `page-${String(page + 1).padStart(2, '0')}.png`)
  await sharp(Buffer.from(svg)).png().toFile(file)
  console.log(`${file}: ${shown.length}`)
}
