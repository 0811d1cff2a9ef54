type End = {
  /** Nothing is open: each was done or left out. */
  readonly isAll: boolean
  /** Whatever was logged, of the warm-up too. */
  readonly logged: number
  /** Sets as a trainer counts them. */
  readonly done: number
  readonly all: number
}

/** What stands over the question before the end. */
export const endWords = ({ isAll, logged, done, all }: End) => {
  if (logged === 0) return 'Noch ist kein Satz eingetragen, und ohne einen zählt das Training nicht zu deiner Woche.'
  if (isAll && done === all) return 'Schließ das Training ab, dann zählt es zu deinem Verlauf.'
  const rest = isAll ? 'Der Rest ist ausgelassen.' : 'Du kannst trotzdem abschließen.'
  return `${all > 0 ? enteredWords(done, all) : 'Etwas ist noch offen.'} ${rest}`
}

/** 'Einer von 25 Sätzen ist eingetragen.'. */
const enteredWords = (done: number, all: number) => {
  if (done === 0) return all === 1 ? 'Der Satz ist nicht eingetragen.' : `Von ${all} Sätzen ist keiner eingetragen.`
  return done === 1 ? `Einer von ${all} Sätzen ist eingetragen.` : `${done} von ${all} Sätzen sind eingetragen.`
}
