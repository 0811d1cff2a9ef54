import { tied } from '../parts/tied.ts'

const words = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', year: 'numeric' })

const english = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** '22. Dezember 2026'. */
export const day = (iso: string) => tied(words.format(new Date(iso)))

/** '22 December 2026', for the screens that are in English. */
export const dayInEnglish = (iso: string) => tied(english.format(new Date(iso)))
