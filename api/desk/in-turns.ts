const atOnce = 8

/** A few at once, in the order given. */
export const inTurns = async <Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) => {
  const results: Result[] = []
  for (let done = 0; done < items.length; done += atOnce)
    results.push(...(await Promise.all(items.slice(done, done + atOnce).map(work))))
  return results
}
