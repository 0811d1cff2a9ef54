import { randomFrom } from '../../../domain/coach/basis/prng.ts'
import { making } from './made-words.ts'
import type { Language } from './utterance.ts'

/** An utterance put together from words by a frame, with what a careful coach hears by how it was made. */
export type Made = {
  readonly text: string
  readonly language: Language
  readonly level: 'red' | 'amber' | 'none'
  /** The frame and the list of words it was made by, so that a miss names its class. */
  readonly frame: string
  readonly words: readonly string[]
}

const pick = <One>(all: readonly One[], random: () => number): One => {
  const one = all[Math.floor(random() * all.length)]
  if (one === undefined) throw new Error('a list of words is empty')
  return one
}

/** So many utterances, frame after frame in turn, no two alike; fewer where the words do not make as many. */
export const made = (many: number, seed = 18): readonly Made[] => {
  const random = randomFrom(`made ${seed}`)
  const texts = new Set<string>()
  const all: Made[] = []
  for (let tries = 0; all.length < many && tries < many * 20; tries += 1) {
    const frame = making[tries % making.length]
    if (frame === undefined) throw new Error('no frames')
    const words: string[] = []
    const text = pick(frame.say, random).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const list = frame.of[name]
      if (list === undefined) throw new Error(`${frame.name} has no words for ${name}`)
      const word = pick(list, random)
      words.push(word)
      return word
    })
    if (texts.has(text)) continue
    texts.add(text)
    all.push({ text, language: frame.language, level: frame.level, frame: frame.name, words })
  }
  return all
}
