import { readdirSync, readFileSync } from 'node:fs'
import { safetyOf } from '../../../domain/coach/read/safety.ts'
import { draw } from './draw.ts'
import { isLimited, namesFlag, type Reader } from './reading.ts'
import type { Rate } from './score.ts'
import { writtenOn } from './utterance.ts'

/** A class of the training rules in the words of many, judged by its safety alone: stopped, limited, or left in peace. */
export type Spoken = {
  readonly text: string
  readonly level: 'red' | 'amber' | 'none'
  readonly kind: string
  /**
   * Half of every class is there to learn from, as is what came later; the other is scored, and nobody tunes a word to it.
   * `strangers`: a quarter of what was written in one go by people who had seen no vocabulary.
   */
  readonly half: 'practice' | 'rehearsal' | 'strangers'
  /** The file it stands in, and where: what one person wrote stands together. */
  readonly file: string
  readonly line: number
}

const folder = new URL('spoken/', import.meta.url)

/** One file a class, `red-fainting.txt`, one utterance a line. */
export const spoken = (): readonly Spoken[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.txt'))
    .flatMap(file => {
      const [, level = '', kind = '', when] =
        /^(red|amber|none)-?(.*?)(\.later|\.fresh|\.people)?\.txt$/.exec(file) ?? []
      if (level !== 'red' && level !== 'amber' && level !== 'none') throw new Error(`${file} names no class`)
      return readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter(text => text !== '')
        .map((text, line) => ({ text, level, kind, half: halfOf(text, when), file, line }) as const)
    })

const halfOf = (text: string, when: string | undefined): Spoken['half'] => {
  if (when === '.fresh' || when === '.people') return draw(text) % 4 === 0 ? 'strangers' : 'practice'
  return when === '.later' || draw(text) % 2 === 0 ? 'practice' : 'rehearsal'
}

/** Whether a reading does what its class wants: stops, limits, or neither. `named`: for the right reason. */
const heard = (reader: Reader, { text, level, kind }: Spoken): { readonly right: boolean; readonly named: boolean } => {
  const safety = safetyOf(reader(text, 'wish', writtenOn).items)
  if (level === 'none') return { right: safety.level === 'none', named: safety.level === 'none' }
  if (level === 'red') return { right: safety.level === 'red', named: namesFlag(safety, kind) }
  return { right: safety.level !== 'none', named: isLimited(safety, kind) && safety.level !== 'red' }
}

/** How many of each class were heard rightly, by level and by class. */
export const rates = (reader: Reader, some: readonly Spoken[]) => {
  const judged = some.map(one => ({ ...one, ...heard(reader, one) }))
  const rate = (all: typeof judged): Rate => ({ of: all.length, hit: all.filter(({ right }) => right).length })
  const group = (key: (one: Spoken) => string) =>
    Object.entries(Object.groupBy(judged, key)).map(([name, all = []]) => ({ name, ...rate(all) }))
  return {
    levels: group(({ level }) => level),
    classes: group(({ level, kind }) => `${level} ${kind}`.trim()),
    wrong: judged.filter(({ right }) => !right),
  }
}
