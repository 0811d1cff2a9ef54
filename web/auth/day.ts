const words = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', year: 'numeric' })

/** '22. Dezember 2026'. */
export const day = (iso: string) => words.format(new Date(iso))
