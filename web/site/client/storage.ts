const heldHere = new Map<string, string>()

/** What the browser keeps for this site. What it refuses to keep is known until the page is left. */
export const storage = {
  get: (key: string) => heldHere.get(key) ?? tried(() => localStorage.getItem(key)) ?? null,
  set: (key: string, value: string) => {
    heldHere.set(key, value)
    tried(() => {
      localStorage.setItem(key, value)
      heldHere.delete(key)
    })
  },
  remove: (key: string) => {
    heldHere.delete(key)
    tried(() => localStorage.removeItem(key))
  },
}

/** Browsers that may keep nothing throw for each of these. */
const tried = <T>(act: () => T) => {
  try {
    return act()
  } catch {
    return undefined
  }
}
