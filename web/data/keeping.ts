/** What a browser keeps. Where it keeps nothing, it holds as long as the page is open. */
export const keeping = (storage: () => Storage) => {
  const held = new Map<string, string>()

  return {
    kept: (key: string): string | null => {
      try {
        return held.get(key) ?? storage().getItem(key)
      } catch {
        return held.get(key) ?? null
      }
    },
    keep: (key: string, value: string) => {
      try {
        storage().setItem(key, value)
        held.delete(key)
      } catch {
        held.set(key, value)
      }
    },
    drop: (key: string) => {
      held.delete(key)
      try {
        storage().removeItem(key)
      } catch {
        // Nothing was kept.
      }
    },
    allKept: (): readonly string[] => {
      try {
        return [...held.keys(), ...Object.keys(storage())]
      } catch {
        return [...held.keys()]
      }
    },
  }
}
