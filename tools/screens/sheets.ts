import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Look, Shot } from './take.ts'

/** So many tiles in a row, so many rows; a sheet is about 1560 px wide. */
const grids: Readonly<Record<number, { columns: number; rows: number }>> = {
  360: { columns: 7, rows: 1 },
  768: { columns: 5, rows: 1 },
  1440: { columns: 4, rows: 2 },
  1920: { columns: 3, rows: 2 },
  844: { columns: 4, rows: 3 },
}
const sheetWidth = 1560
const gap = 10
const label = 22

export const nameOf = ({ width, height, theme, text }: Look) => `${width}x${height}-${theme}-${text}`

/** Binds what is taken into sheets, each written as soon as it is full. */
export const openSheets = async (folder: string) => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const open = new Map<string, Shot[]>()
  const written = new Map<string, number>()
  const write = async (look: string, shots: Shot[]) => {
    const number = (written.get(look) ?? 0) + 1
    written.set(look, number)
    open.delete(look)
    const file = join(folder, `${look}-${String(number).padStart(2, '0')}.png`)
    await writeFile(file, await sheetOf(shots, gridFor(shots).columns))
  }
  const add = async (shot: Shot) => {
    const look = nameOf(shot.look)
    const shots = [...(open.get(look) ?? []), shot]
    open.set(look, shots)
    const { columns, rows } = gridFor(shots)
    if (shots.length === columns * rows) await write(look, shots)
  }
  const close = async () => {
    for (const [look, shots] of open) await write(look, shots)
  }
  return { add, close }
}

const gridFor = (shots: readonly Shot[]) => grids[shots[0]?.look.width ?? 0] ?? { columns: 4, rows: 2 }

const sheetOf = async (shots: readonly Shot[], columns: number) => {
  const width = Math.floor((sheetWidth - gap * (columns + 1)) / columns)
  const tiles = await Promise.all(
    shots.map(async ({ picture }) => sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true })),
  )
  const height = Math.max(...tiles.map(({ info }) => info.height))
  const rows = Math.ceil(shots.length / columns)
  const at = (index: number) => ({
    left: gap + (index % columns) * (width + gap),
    top: gap + Math.floor(index / columns) * (height + gap + label),
  })
  const layers = tiles.flatMap(({ data }, index) => {
    const { left, top } = at(index)
    const words = `<svg width="${width}" height="${label}"><text x="0" y="15" font-size="14" font-family="sans-serif">${shots[index]?.screen}</text></svg>`
    return [
      { input: Buffer.from(words), left, top },
      { input: data, left, top: top + label },
    ]
  })
  const canvas = {
    width: sheetWidth,
    height: rows * (height + gap + label) + gap,
    channels: 3 as const,
    background: '#c9c9c9',
  }
  return sharp({ create: canvas }).composite(layers).png({ compressionLevel: 6 }).toBuffer()
}
