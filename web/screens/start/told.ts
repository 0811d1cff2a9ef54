import { useEffect, useState } from 'react'
import { keepAnswer, keptAnswer } from '../../offline/kept.ts'
import { type Answers, nothing } from './answers.ts'

/** What was told and not sent yet, and by which ids some of it may have been. */
type Told = { readonly at: number; readonly answers: Answers; readonly ids: ReadonlyMap<string, string> }

const question = 'start'

export const keepTold = (told: Told) => keepAnswer(question, told)
export const forgetTold = () => keepAnswer(question, null)

/** What was told before the page was loaded anew; null while it is looked for. */
export const useToldBefore = (): Told | null => {
  const [told, tell] = useState<Told | null>(null)
  useEffect(() => {
    keptAnswer(question).then(kept =>
      tell((kept as Told | null | undefined) ?? { at: 0, answers: nothing, ids: new Map() }),
    )
  }, [])
  return told
}
