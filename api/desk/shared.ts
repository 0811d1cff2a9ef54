/** One answer for all who ask while it is looked for, and within `keptMs` of when that began. What failed is asked anew. */
export const shared = <Answer>(
  ask: () => Promise<Answer>,
  keptMs: number,
  now: () => number = () => performance.now(),
) => {
  let last: { readonly at: number; readonly answer: Promise<Answer> } | undefined
  const forget = () => {
    last = undefined
  }
  const current = (): Promise<Answer> => {
    if (last && now() - last.at < keptMs) return last.answer
    const mine = { at: now(), answer: ask() }
    last = mine
    mine.answer.catch(() => {
      if (last === mine) forget()
    })
    return mine.answer
  }
  return { current, forget }
}
