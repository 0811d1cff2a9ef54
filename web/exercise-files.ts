import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { exercises } from '../content/exercises/catalogue.ts'
import { sheetOf } from '../content/exercises/sheet.ts'
import { figureOf } from '../content/figures/draw.ts'
import { figures } from '../content/figures/figures.ts'

const name = 'virtual:exercise-files'

/** Two files for each exercise, `<id>.svg` and `<id>.json`, in one folder that is named by all that is in it. */
export const exerciseFiles = (): Plugin => {
  const files = exercises.flatMap(exercise => {
    const movement = figures[exercise.id]
    if (!movement) throw new Error(`no figure for ${exercise.id}`)
    return [
      { file: `${exercise.id}.svg`, source: figureOf(movement) },
      { file: `${exercise.id}.json`, source: JSON.stringify(sheetOf(exercise)) },
    ]
  })
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)
  const folder = `assets/exercises-${hash}`
  return {
    name: 'exercise-files',
    resolveId: id => (id === name ? `\0${name}` : null),
    load: id => (id === `\0${name}` ? `export const folder = ${JSON.stringify(`/${folder}`)}` : null),
    generateBundle() {
      for (const { file, source } of files) this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source })
    },
  }
}
