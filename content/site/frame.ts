import { brand } from '../brand.ts'

export const skipLink = 'Zum Inhalt springen'

export const header = {
  label: 'Hauptnavigation',
  home: { text: 'Home', href: '/' },
  howItWorks: { text: 'So funktioniert’s', href: '#how-it-works' },
  faq: { text: 'FAQ', href: '#faq' },
  blog: { text: 'Blog', href: '/blog' },
  download: 'App herunterladen',
  start: 'zur Startseite',
  login: { text: 'Einloggen', href: '/auth/login' },
  /** In its place for those who are signed in. */
  training: { text: 'Zum Training', href: '/dashboard' },
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
} as const

export const footer = {
  line: brand.claim,
  socialLabel: 'Soziale Netzwerke',
  /** Placeholders until the accounts exist. */
  social: [
    { text: 'Instagram', href: 'https://www.instagram.com/' },
    { text: 'YouTube', href: 'https://www.youtube.com/' },
  ],
} as const

export const notFound = {
  title: 'Seite nicht gefunden',
  text: 'Diese Adresse führt nirgendwohin. Vielleicht ist sie vertippt oder umgezogen.',
  back: 'Zur Startseite',
} as const
