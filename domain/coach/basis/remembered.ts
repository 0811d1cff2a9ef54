/** What follows from an object alone, worked out once for as long as the object lives. */
export const remembered = <Of extends object, Value>(make: (of: Of) => Value): ((of: Of) => Value) => {
  const known = new WeakMap<Of, { readonly value: Value }>()
  return of => {
    const found = known.get(of)
    if (found !== undefined) return found.value
    const value = make(of)
    known.set(of, { value })
    return value
  }
}

/** The same for what follows from an object and what is asked about it, a text, a number or an object. */
export const rememberedFor = <Of extends object, About, Value>(
  make: (of: Of, about: About) => Value,
): ((of: Of, about: About) => Value) => {
  const knownOf = remembered((_of: Of) => new Map<About, { readonly value: Value }>())
  return (of, about) => {
    const known = knownOf(of)
    const found = known.get(about)
    if (found !== undefined) return found.value
    const value = make(of, about)
    known.set(about, { value })
    return value
  }
}
