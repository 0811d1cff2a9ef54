/** What is asked before the end: 'Einer von 25 Sätzen ist eingetragen.'. */
export const enteredWords = (done: number, all: number) => {
  if (done === 0) return 'Noch ist kein Satz eingetragen.'
  return done === 1 ? `Einer von ${all} Sätzen ist eingetragen.` : `${done} von ${all} Sätzen sind eingetragen.`
}
