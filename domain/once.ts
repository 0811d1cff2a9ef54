/** Made when it is first asked for, and kept. */
export const once = <One>(make: () => One): (() => One) => {
  let made: { readonly one: One } | null = null
  return () => {
    made ??= { one: make() }
    return made.one
  }
}
