/** At once when it was quiet; of several close together only the first and one after the last. */
export const atMostEvery = (ms: number, act: () => void) => {
  let again = false
  let resting = false
  const go = () => {
    if (resting) {
      again = true
      return
    }
    resting = true
    act()
    setTimeout(() => {
      resting = false
      if (again) {
        again = false
        go()
      }
    }, ms)
  }
  return go
}
