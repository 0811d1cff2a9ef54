import type { Post } from '../blog/post.ts'

export const hub = {
  title: 'Knowledge Hub',
  subtitle: 'Wissenschaftlich fundierte Trainingstipps und Workout-Guides für dein perfektes Training',
  discover: 'Artikel entdecken',
  download: 'App herunterladen',
  loading: 'Lade Artikel...',
  empty: 'Bald gibt es hier mehr!',
  emptyLink: 'In der Zwischenzeit: App testen',
  articles: 'Artikel',
} as const

export const article = {
  loading: 'Artikel wird geladen...',
  home: 'Home',
  blog: 'Blog',
  breadcrumb: 'Du bist hier',
  contents: 'Inhaltsverzeichnis',
  liked: 'Hat dir dieser Artikel gefallen?',
  all: 'Alle Artikel anzeigen',
  ready: 'Bereit für dein nächstes Workout?',
  readyText: 'Lass dir jetzt eines erstellen. Die ersten zehn sind kostenlos.',
  store: 'Laden im App Store',
  more: 'Mehr Artikel lesen',
} as const

export const missingArticle = {
  title: 'Artikel nicht gefunden',
  text: 'Der gewünschte Blog-Artikel existiert nicht oder wurde verschoben.',
  back: 'Zurück zum Blog',
} as const

/** The sign before a category: in the hero an emoji, on a card without a picture an icon. */
export const categorySign = (category: Post['category']) =>
  category === 'Training' ? ({ emoji: '💪', icon: 'muscle' } as const) : ({ emoji: '🧠', icon: 'brain' } as const)
