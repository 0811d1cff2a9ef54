/** A number stays on the line of the word that it counts or that it names: '52,5 kg', '7. Dezember', 'Satz 1'. */
export const tied = (text: string) =>
  text.replaceAll(/(\d\.?) (?=\p{L})/gu, '$1\u00a0').replaceAll(/\b(Satz|Runde) (?=\d)/g, '$1\u00a0')
