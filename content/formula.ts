/** What a spreadsheet would calculate when it reads a cell of text, the wide signs of some keyboards too. */
export const startsFormula = (text: string): boolean => /^[=+\-@＝＋－＠\t\r\n]/.test(text)
