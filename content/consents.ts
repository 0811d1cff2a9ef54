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
    version: '2026-11-28',
    title: 'KI-Coach',
    text: 'Ein Sprachmodell schlägt Übungen vor, unsere Trainingsregeln entscheiden. Es erfährt, wonach geplant wird: deinen Wunsch, auch schon während du schreibst, Ziel, Niveau, Geschlecht und ungefähres Alter, Ort und Ausrüstung, Zeit und Tagesform, deine Einschränkungen und Beschwerden, deine Anmerkungen, Rückmeldungen und was du sonst trainierst, und deine letzten Trainings mit den Gewichten. Deinen Namen und deine Adresse erfährt es nicht.',
    withdrawn: 'Ab dem nächsten Workout plant nur der eingebaute Coach.',
  },
  analytics: {
    version: '2026-11-28',
    title: 'Messung',
    text: 'Auf unseren öffentlichen Seiten zählen wir, was besucht wird, ohne zu wissen, von wem. In der App messen wir nichts.',
    withdrawn:
      'Dieser Browser zählt sofort nichts mehr, jeder andere, sobald du dort die App öffnest. Was schon gezählt wurde, gehört zu keinem Konto.',
  },
  notifications: {
    version: '2026-11-28',
    title: 'Mitteilungen',
    text: 'Dein Gerät zeigt dir, wenn eine Pause oder ein Satz auf Zeit vorbei ist, auch wenn die App im Hintergrund ist. Andere Mitteilungen gibt es nicht.',
    withdrawn: 'Dieses Gerät zeigt dir sofort keine Mitteilungen mehr, jedes andere, sobald du dort die App öffnest.',
  },
  mails: {
    version: '2026-11-29',
    title: 'Wochenrückblick per E-Mail',
    text: 'Montags schreiben wir dir, wie viel du in der Woche davor trainiert hast: Workouts, Sätze und Minuten. In einer Woche ohne Training kommt nichts. E-Mails, die dein Konto betreffen, bekommst du in jedem Fall.',
    withdrawn: 'Ab sofort kommt kein Wochenrückblick mehr. E-Mails, die dein Konto betreffen, bekommst du weiter.',
  },
} as const satisfies Readonly<Record<string, Words>>

/** Who said yes to older words agreed to less than is done today, or to something else: that yes counts no more. */
export const consentsHoldSince: Readonly<Partial<Record<keyof typeof consentWords, string>>> = {
  ai: '2026-11-28',
  mails: '2026-11-29',
}
