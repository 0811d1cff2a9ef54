// What was typed, as a number; undefined when nothing that counts was.

export const wholeNumber = (typed: string) => counted(Number.parseInt(typed, 10))

export const decimal = (typed: string) => counted(Number.parseFloat(typed.replace(',', '.')))

const counted = (value: number) => (Number.isFinite(value) ? value : undefined)
