import { brand } from '../brand.ts'

/** Titles and descriptions as search engines and shared links show them. */
export const meta = {
  '/': { title: `${brand.name}: ${brand.claim}`, description: brand.description },
  '/blog': {
    title: `Knowledge Hub | ${brand.name}`,
    description: 'Artikel über Kraft, Ausdauer, Steigerung und Ziele, auf Deutsch und mit Quellen.',
  },
  '/kontakt': { title: `Kontakt | ${brand.name}`, description: `So erreichst du ${brand.name}.` },
  '/datenschutz': {
    title: `Datenschutz | ${brand.name}`,
    description: 'Welche Daten wir verarbeiten, wofür, wie lange, und wie du sie löschst.',
  },
  '/agb': {
    title: `AGB | ${brand.name}`,
    description: 'Die Nutzungsbedingungen in der aktuellen und in früheren Versionen.',
  },
  '/impressum': { title: `Impressum | ${brand.name}`, description: `Wer ${brand.name} betreibt.` },
} as const
