/** On every page, signed in or not. */
export const legalLinks = {
  label: 'Rechtliches',
  all: [
    { text: 'Kontakt', href: '/kontakt' },
    { text: 'Datenschutz', href: '/datenschutz' },
    { text: 'AGB', href: '/agb' },
    { text: 'Impressum', href: '/impressum' },
  ],
} as const
