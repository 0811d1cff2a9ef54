import type { z } from 'zod'
import type { getLimitingWords } from '../contract/body-words.ts'
import type { Catalogue } from '../domain/coach/basis/catalogue.ts'
import type { Limiting } from '../domain/coach/read/limiting-words.ts'
import { dayOf } from '../domain/days.ts'
import { clauseAround } from './clause-around.ts'
import { understood } from './understood.ts'
import type { Where } from './words-written.ts'

type Answer = z.input<(typeof getLimitingWords)['answer']>

const most = 200

/** What words limit, in the words of the chips under a wish; what means the same at the same place once. */
export const limitingWordsAnswer = (limiting: readonly Limiting<Where>[], catalogue: Catalogue): Answer => {
  const told = limiting.map(one => wordOf(one, catalogue))
  const byMeaning = new Map(told.map(({ said, ...meant }) => [JSON.stringify(meant), { said, ...meant }] as const))
  return { words: [...byMeaning.values()].slice(0, most) }
}

const wordOf = ({ item, effect, written, until }: Limiting<Where>, catalogue: Catalogue): Answer['words'][number] => {
  const { field, text, where } = written
  const { start, end } = clauseAround(text, item.source, longest)
  const said = text.slice(start, end).toWellFormed()
  const [shown] = understood(text, [item], catalogue, dayOf(written.at)).items
  return {
    effect,
    guessed: shown?.guessed ?? false,
    words: shown?.words ?? { de: said, en: said },
    said,
    field,
    workout_id: where.workout,
    profile_id: where.profile,
    feedback_id: where.feedback,
    holds_until: until,
  }
}

const longest = 120
