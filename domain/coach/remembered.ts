/** What follows from an object alone, worked out once for as long as the object lives. */
export const remembered = <Of extends object, Value>(make: (of: Of) => Value): ((of: Of) => Value) => {
  const known = new WeakMap<Of, { readonly value: Value }>()
  return of => {
    const found = known.get(of) ?? { value: make(of) }
    known.set(of, found)
    return found.value
  }
}
