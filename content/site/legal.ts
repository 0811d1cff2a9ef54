export const legal = {
  back: 'Zurück zur Startseite',
  version: 'Version',
  chooseVersion: 'Version wählen',
  current: 'Aktuell',
  asOf: 'Stand',
  upcoming: 'Kommt',
  upcomingTitle: 'Kommende Version',
  upcomingText: 'Diese Version gilt noch nicht. Bis zu diesem Tag gilt die aktuelle, und du kannst widersprechen: ab',
  change: 'Diese Bedingungen ändern sich frühestens am',
  readChange: 'Neue Fassung lesen',
  archived: 'Archivierte Version',
  archivedText: 'Diese ältere Version gilt nicht mehr. Wir bewahren sie nur zur Dokumentation auf.',
} as const
