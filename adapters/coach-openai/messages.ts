import { athleteWords, instructions, repair } from '../../content/prompts/coach.ts'
import { factsOf } from '../../domain/coach/by-model/athlete.ts'
import { slotsFor } from '../../domain/coach/by-model/candidates.ts'
import { limitsOf } from '../../domain/coach/by-model/limits.ts'
import { menuOf } from '../../domain/coach/by-model/menu.ts'
import { weekOf } from '../../domain/coach/by-model/week.ts'
import type { Brief } from '../../domain/coach/prescribe/brief.ts'
import type { Message } from './ask.ts'
import { wordsOf } from './words.ts'

/** The first question: what to do, what is known, what may be chosen, and the athlete's words as data. */
export const question = (brief: Brief, hide: readonly string[]): readonly Message[] => {
  const slots = slotsFor(brief)
  return [
    { role: 'system', content: instructions },
    {
      role: 'user',
      content: [
        section('athlete', data(factsOf(brief))),
        section('week', data(weekOf(brief))),
        section('limits', data(limitsOf(brief))),
        section('slots', slots.map(data).join('\n')),
        section('exercises', menuOf(brief, slots).map(data).join('\n')),
        athleteWords(data(wordsOf(brief, hide))),
      ].join('\n\n'),
    },
  ]
}

/** The same question with the last answer and everything that is wrong with it. */
export const again = (asked: readonly Message[], answer: string, faults: readonly string[]): readonly Message[] => [
  ...asked.slice(0, 2),
  ...(answer ? [{ role: 'assistant' as const, content: answer.slice(0, longestEcho) }] : []),
  { role: 'user', content: repair(faults) },
]

const longestEcho = 8000

const section = (name: string, content: string) => `<${name}>\n${content}\n</${name}>`

/** JSON in which no text can close the section that it stands in. */
const data = (value: unknown) => JSON.stringify(value).replace(/[<>&]/g, sign => escapes[sign] ?? '')

const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }
