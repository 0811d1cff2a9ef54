type Words = {
  /** Changes with every change of the words; what was agreed to names it. */
  readonly version: string
  readonly title: string
  readonly text: string
  /** What a withdrawal does. */
  readonly withdrawn: string
}

/** What people are asked, in the words they agree to. */
export const consentWords = {
  health: {
    version: '2026-11-23',
    title: 'Angaben zu deiner Gesundheit',
    text: 'Wenn du von Schmerzen, Verletzungen, Erkrankungen oder Einschränkungen schreibst, speichern wir das verschlüsselt und planen danach: Was dir schaden kann, lassen wir weg. Sonst nutzt das niemand. Du kannst dein Ja jederzeit zurücknehmen.',
    withdrawn:
      'Deine Einschränkungen, Beschwerden, Anmerkungen und Antworten zur Gesundheit werden sofort gelöscht, auch was du bei Ziel, Niveau oder Ort darüber geschrieben hast, und der Coach plant ohne sie. Was du in einem einzelnen Workout über Schmerzen gesagt hast, gehört zu diesem Workout und geht, wenn du es löschst.',
  },
  ai: {
    version: '2026-11-23',
    title: 'KI-Coach',
    text: 'Ein Sprachmodell schlägt Übungen vor, unsere Trainingsregeln entscheiden. Es erfährt dein Ziel, dein Niveau, deinen Ort, deine Einschränkungen, deine letzten Gewichte und deinen Wunsch, auch schon während du schreibst, aber nicht deinen Namen und nicht deine Adresse.',
    withdrawn: 'Ab dem nächsten Workout plant nur der eingebaute Coach.',
  },
  analytics: {
    version: '2026-11-22',
    title: 'Messung',
    text: 'Wir zählen, welche Seiten besucht werden, ohne zu wissen, von wem.',
    withdrawn: 'Es wird nichts mehr gezählt.',
  },
  notifications: {
    version: '2026-11-22',
    title: 'Mitteilungen',
    text: 'Wir erinnern dich auf diesem Gerät an dein Training.',
    withdrawn: 'Du bekommst keine Mitteilungen mehr.',
  },
  mails: {
    version: '2026-11-22',
    title: 'E-Mails mit Neuigkeiten',
    text: 'Wir schreiben dir, wenn es Neues gibt.',
    withdrawn: 'Du bekommst nur noch E-Mails, die dein Konto betreffen.',
  },
} as const satisfies Readonly<Record<string, Words>>
