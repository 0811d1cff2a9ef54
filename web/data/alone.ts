/** In one tab at a time. A browser that lets no site keep anything gives no locks either: then it is done without. */
export const alone = async <Result>(name: string, act: () => Promise<Result>): Promise<Result> => {
  if (!('locks' in navigator)) return act()
  let begun: Promise<Result> | undefined
  const held = () => {
    begun = act()
    return begun
  }
  await navigator.locks.request(name, held).catch(() => {})
  return begun ?? act()
}
