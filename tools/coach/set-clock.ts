export type SetClock = { readonly now: () => string; readonly set: (at: number) => void }

/** A clock that stands where it was put. */
export const setClock = (): SetClock => {
  let at = Date.now()
  return {
    now: () => new Date(at).toISOString(),
    set: moment => {
      at = moment
    },
  }
}
