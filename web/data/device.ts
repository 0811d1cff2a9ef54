// What the browser keeps for this device. Where it keeps nothing, it holds as long as the page is open.

const held = new Map<string, string>()

export const kept = (key: string): string | null => {
  try {
    return held.get(key) ?? localStorage.getItem(key)
  } catch {
    return held.get(key) ?? null
  }
}

export const keep = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value)
    held.delete(key)
  } catch {
    held.set(key, value)
  }
}

export const drop = (key: string) => {
  held.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

export const allKept = (): readonly string[] => {
  try {
    return [...held.keys(), ...Object.keys(localStorage)]
  } catch {
    return [...held.keys()]
  }
}
