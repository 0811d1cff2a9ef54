import { join } from 'node:path'
import sharp from 'sharp'
import { brandMark } from '../../content/mark.ts'

const { size, curve, dot } = brandMark

/** The mark on its ground. `room` is the share of the edge left free around it. */
const drawing = (edge: number, room: number, corner: number) => {
  const scale = (edge * (1 - 2 * room)) / size
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 ${edge} ${edge}">
<rect width="${edge}" height="${edge}" rx="${edge * corner}" fill="#f5f2ec"/>
<g transform="translate(${edge * room} ${edge * room}) scale(${scale})">
<path d="${curve}" fill="none" stroke="#1c1916" stroke-width="3.4" stroke-linecap="round"/>
<circle cx="${dot.x}" cy="${dot.y}" r="${dot.r}" fill="#ff5630"/></g></svg>`)
}

export const drawIcons = async (folder: string) => {
  const draw = (name: string, edge: number, room: number, corner: number) =>
    sharp(drawing(edge, room, corner))
      .png({ palette: true })
      .toFile(join(folder, name))
  await draw('180.png', 180, 0.16, 0)
  await draw('192.png', 192, 0.14, 0.22)
  await draw('512.png', 512, 0.14, 0.22)
  await draw('512-maskable.png', 512, 0.24, 0)
}
