type Basis = 'Vertrag' | 'Einwilligung' | 'berechtigtes Interesse' | 'gesetzliche Pflicht'

type Holding = {
  /** In the words of the privacy page, German. */
  readonly what: string
  readonly why: string
  readonly basis: Basis
  readonly until: string
  /** What keeps the promise: a job of this product, or whoever runs it. */
  readonly by: 'product' | 'operator'
  /** Where it rests, for who looks after it. */
  readonly where: string
}

/** How long the jobs keep what; the texts below say the same, and a test holds them together. */
export const kept = {
  unverifiedDays: 14,
  sessionDays: 30,
  activityDays: 90,
  contactDays: 90,
  sentMailDays: 90,
  siteEventMonths: 14,
  spentAddressDays: 365,
  deletedWorkoutDays: 30,
  closingDays: 30,
  /** These two whoever runs it sees to. */
  backupDays: 30,
  serverLogDays: 30,
} as const

/** The record of processing (Art. 30 GDPR): what is held, why, until when. */
export const holdings = {
  account: {
    what: 'Konto, Profil, Protokoll',
    why: 'Workouts erstellen, zeigen und auswerten',
    basis: 'Vertrag',
    until: `bis du sie oder dein Konto löschst; nach dem Schließen des Kontos ${kept.closingDays} Tage, in denen du es rückgängig machen kannst, oder sofort, wenn du das willst; danach bis zu ${kept.backupDays} Tage in Sicherungskopien, dort ohne Schlüssel und nicht mehr zu öffnen`,
    by: 'product',
    where: 'log.events, vault.subject_keys, vault.passwords, vault.factors, read_models',
  },
  unverified: {
    what: 'Konten ohne bestätigte E-Mail-Adresse',
    why: 'Registrierung abschließen',
    basis: 'Vertrag',
    until: `${kept.unverifiedDays} Tage`,
    by: 'product',
    where: 'log.events (user)',
  },
  health: {
    what: 'Angaben zu Gesundheit und Einschränkungen',
    why: 'Nichts planen, was schadet',
    basis: 'Einwilligung',
    until: 'bis du die Einwilligung zurücknimmst oder dein Konto löschst',
    by: 'product',
    where: 'log.events (HealthTold, health), ein Schlüssel je Einwilligung',
  },
  parents: {
    what: 'E-Mail-Adresse einer sorgeberechtigten Person, wenn du 16 oder 17 bist',
    why: 'Zustimmung einholen',
    basis: 'Vertrag',
    until: 'bis dein Konto gelöscht wird; ohne Zustimmung löschen wir es nach 14 Tagen',
    by: 'product',
    where: 'log.events (ParentAsked)',
  },
  deleted: {
    what: 'Gelöschte Workouts',
    why: 'Zurückholen nach Versehen',
    basis: 'Vertrag',
    until: `${kept.deletedWorkoutDays} Tage`,
    by: 'product',
    where: 'log.events (workout)',
  },
  sessions: {
    what: 'Anmeldungen und Geräte',
    why: 'Angemeldet bleiben, fremde Geräte erkennen',
    basis: 'Vertrag',
    until: `${kept.sessionDays} Tage nach ihrem Ende`,
    by: 'product',
    where: 'vault.sessions, vault.refresh_tokens, vault.tokens',
  },
  limits: {
    what: 'Zähler gegen Missbrauch (nur als Prüfwert)',
    why: 'Raten von Passwörtern und Überlastung verhindern',
    basis: 'berechtigtes Interesse',
    until: 'höchstens zwei Stunden',
    by: 'product',
    where: 'vault.rate_limits',
  },
  activity: {
    what: 'Aktivitätsprotokolle',
    why: 'Angriffe und Fehler erkennen; enthalten Kennungen, keine Namen und keine IP-Adressen',
    basis: 'berechtigtes Interesse',
    until: `${kept.activityDays} Tage`,
    by: 'product',
    where: 'LOG_DIR/security-*.jsonl',
  },
  servers: {
    what: 'Server-Protokolle',
    why: 'Fehler beheben',
    basis: 'berechtigtes Interesse',
    until: `${kept.serverLogDays} Tage`,
    by: 'operator',
    where: 'Ausgabe des Servers und des Proxys',
  },
  backups: {
    what: 'Sicherungskopien, ohne die Schlüssel, die sie öffnen',
    why: 'Wiederherstellen, was verloren ging',
    basis: 'berechtigtes Interesse',
    until: `${kept.backupDays} Tage`,
    by: 'operator',
    where: 'wohin der Betreiber sie legt, nie neben KEY_DIR',
  },
  analytics: {
    what: 'Analysedaten',
    why: 'Reichweite messen',
    basis: 'Einwilligung',
    until: `${kept.siteEventMonths} Monate`,
    by: 'product',
    where: 'site.events',
  },
  contact: {
    what: 'Nachrichten über das Kontaktformular, Kündigungen und Widerrufe ohne Anmeldung',
    why: 'Anfragen beantworten',
    basis: 'Vertrag',
    until: `auf dem Server ${kept.contactDays} Tage nach der Zustellung, längstens bis du dein Konto löschst oder die Adresse wechselst, von der du geschrieben hast (was dann noch auf den Versand wartet, bis gleich danach); in unserem Postfach, bis dein Anliegen erledigt ist, länger nur, soweit ein Gesetz es verlangt`,
    by: 'product',
    where: 'site.contact_messages',
  },
  mails: {
    what: 'Versandte E-Mails (nur, dass sie versandt wurden)',
    why: 'Nichts doppelt versenden',
    basis: 'berechtigtes Interesse',
    until: `${kept.sentMailDays} Tage`,
    by: 'product',
    where: 'mail.sent',
  },
  spent: {
    what: 'Prüfwert deines E-Mail-Postfachs mit der Zahl verbrauchter kostenloser Workouts',
    why: 'Kostenlose Workouts gibt es einmal je Postfach',
    basis: 'berechtigtes Interesse',
    until: 'ein Jahr nach dem letzten kostenlosen Workout oder dem Schließen des Kontos, getrennt von deinem Konto',
    by: 'product',
    where: 'vault.spent_addresses',
  },
  subscription: {
    what: 'Abo: Bestellung, Zeiträume, Beträge und Kennungen der Zahlungen',
    why: 'Gewähren, was bezahlt ist; Kündigung und Widerruf nachweisen',
    basis: 'Vertrag',
    until: 'bis dein Konto gelöscht wird; danach bleiben Zeiträume und Beträge ohne Bezug zu dir',
    by: 'product',
    where: 'log.events (membership)',
  },
  invoices: {
    what: 'Abrechnungsunterlagen',
    why: 'Handels- und Steuerrecht',
    basis: 'gesetzliche Pflicht',
    until: 'so lange, wie Handels- und Steuerrecht es vorschreiben',
    by: 'operator',
    where: 'außerhalb dieses Produkts',
  },
} as const satisfies Readonly<Record<string, Holding>>

export type HoldingName = keyof typeof holdings

const all: readonly Holding[] = Object.values(holdings)

/** The privacy page's list. */
export const retentionList = () => all.map(({ what, until }) => `- **${what}:** ${until}`).join('\n')

/** The record as a page of the documentation. */
export const recordPage = () =>
  [
    '# Verzeichnis der Verarbeitungstätigkeiten',
    '',
    'Geschrieben von `npm run privacy -- record` aus `content/privacy-record.ts`, wie die Liste der Datenschutzerklärung. Was heute davon da ist, zeigt `npm run privacy -- report`.',
    '',
    '| was | wofür | Grundlage | bis wann | wer löscht | wo |',
    '|---|---|---|---|---|---|',
    ...all.map(
      ({ what, why, basis, until, by, where }) =>
        `| ${[what, why, basis, until, by === 'product' ? 'das Produkt' : 'der Betreiber', where].join(' | ')} |`,
    ),
    '',
  ].join('\n')
