/** 1 row, 2 rows. */
export const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
