import { tied } from '../parts/tied.ts'

const english = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** '22 December 2026', for the screens that are in English. */
export const dayInEnglish = (iso: string) => tied(english.format(new Date(iso)))
