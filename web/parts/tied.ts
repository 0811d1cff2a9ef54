/** A number stays on the line of the word that it counts: '52,5 kg', '7. Dezember'. */
export const tied = (text: string) => text.replaceAll(/(\d\.?) (?=\p{L})/gu, '$1\u00a0')
