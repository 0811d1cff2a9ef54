export const legal = {
  back: 'Zurück zur Startseite',
  version: 'Version',
  chooseVersion: 'Version wählen',
  current: 'Aktuell',
  asOf: 'Stand',
  archived: 'Archivierte Version',
  archivedText: 'Diese ältere Version gilt nicht mehr. Wir bewahren sie nur zur Dokumentation auf.',
} as const
