import type { Facts } from './history-words.ts'

// The words of the training report: what happened beside the workouts, each as a plain German sentence.

type Sentence = (facts: Facts) => string
const said = (value: Facts[string] | undefined) => (value === null || value === undefined ? '' : String(value))
const quoted = (value: Facts[string] | undefined) => (said(value) ? `: „${said(value)}“` : '')
const short = (value: Facts[string] | undefined) =>
  /^[0-9a-f-]{36}$/.test(said(value)) ? said(value).slice(0, 8) : said(value)

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' })
const dayOf = (value: Facts[string] | undefined) =>
  Number.isNaN(Date.parse(said(value))) ? 'unbekannt' : day.format(Date.parse(said(value)))

export const purposes: Readonly<Record<string, string>> = {
  health: 'Angaben zur Gesundheit',
  ai: 'Planen mit einem Sprachmodell',
  analytics: 'Statistik',
  notifications: 'Benachrichtigungen',
  mails: 'E-Mails',
}
const purpose = (value: Facts[string] | undefined) => purposes[said(value)] ?? said(value)

export const plans: Readonly<Record<string, string>> = { monthly: 'Monatsabo', yearly: 'Jahresabo' }
const plan = (value: Facts[string] | undefined) => plans[said(value)] ?? (said(value) || 'Abo')
const by = (value: Facts[string] | undefined) => (value === 'athlete' ? 'die Person selbst' : 'den Zahlungsanbieter')
const credit = (kind: Facts[string] | undefined) => (kind === 'free' ? 'freies Workout' : 'Workout aus dem Abo')

/** One for every kind of event that is not of a workout. */
export const recordSentences = {
  UserRegistered: () => 'Konto angelegt.',
  VerificationRequested: () => 'Bestätigung der E-Mail-Adresse noch einmal angefordert.',
  EmailVerified: () => 'E-Mail-Adresse bestätigt.',
  EmailChangeRequested: () => 'Wechsel der E-Mail-Adresse gewünscht.',
  EmailChanged: () => 'E-Mail-Adresse gewechselt.',
  EmailClaimed: () => 'E-Mail-Adresse belegt.',
  EmailReleased: () => 'E-Mail-Adresse freigegeben.',
  PasswordResetRequested: () => 'Neues Passwort angefordert.',
  PasswordChanged: () => 'Passwort geändert.',
  OnboardingChanged: () => 'Mit den ersten Schritten weitergemacht.',
  AgeStated: () => 'Gesagt: 18 Jahre oder älter.',
  ParentAsked: ({ until }) => `Gesagt: 16 oder 17 Jahre alt. Ein Elternteil ist gefragt, bis ${dayOf(until)}.`,
  ParentReminded: () => 'Das Elternteil wurde erinnert.',
  ParentConfirmed: () => 'Das Elternteil hat zugestimmt.',
  TermsAccepted: ({ version }) => `Nutzungsbedingungen ${said(version)} angenommen.`,
  TermsAnnounced: ({ version, from }) =>
    `Neue Nutzungsbedingungen ${said(version)} angekündigt, gültig ab ${dayOf(from)}.`,
  TermsObjected: ({ version }) => `Den Nutzungsbedingungen ${said(version)} widersprochen.`,
  ConsentGiven: ({ purpose: of, how }) =>
    `Eingewilligt: ${purpose(of)}${how === 'declared' ? ' (von einer App erklärt)' : ''}.`,
  ConsentWithdrawn: ({ purpose: of }) => `Einwilligung widerrufen: ${purpose(of)}.`,
  AiConsentGiven: () => 'Eingewilligt: Planen mit einem Sprachmodell.',
  AiConsentWithdrawn: () => 'Einwilligung widerrufen: Planen mit einem Sprachmodell.',
  StaffRoleGranted: ({ reason }) => `Ins Team aufgenommen${quoted(reason)}.`,
  StaffRoleRevoked: ({ reason }) => `Nicht mehr im Team${quoted(reason)}.`,
  FactorAdded: ({ kind }) => (kind === 'recovery-codes' ? 'Notfallcodes angelegt.' : 'Zweiten Faktor hinzugefügt.'),
  FactorRemoved: () => 'Zweiten Faktor entfernt.',
  RecoveryCodeUsed: () => 'Mit einem Notfallcode angemeldet.',
  FactorResetRequested: ({ opensAt }) =>
    `Gesagt, dass alle zweiten Faktoren verloren sind. Entfernbar ab ${dayOf(opensAt)}.`,
  FactorResetStopped: () => 'Die zweiten Faktoren bleiben.',
  FactorsReset: () => 'Alle zweiten Faktoren entfernt.',
  AccountClosingRequested: ({ eraseAt }) => `Löschen des Kontos gewünscht, zum ${dayOf(eraseAt)}.`,
  AccountClosingUndone: () => 'Das Konto bleibt doch.',
  AccountClosed: () => 'Konto geschlossen.',
  PersonalDataErased: () => 'Persönliche Daten gelöscht.',
  TrainingProfileCreated: () => 'Trainingsort angelegt.',
  TrainingProfileChanged: () => 'Trainingsort geändert.',
  PrimaryProfileChosen: () => 'Üblichen Trainingsort gewählt.',
  TrainingProfileDeleted: () => 'Trainingsort gelöscht.',
  TrainingPlanChanged: () => 'Angaben zum Training geändert.',
  HealthTold: () => 'Angaben zur Gesundheit gemacht.',
  HealthForgotten: () => 'Angaben zur Gesundheit gelöscht.',
  WorkoutCreditUsed: ({ kind }) => `Ein ${credit(kind)} eingesetzt.`,
  WorkoutCreditReturned: () => 'Ein Workout gutgeschrieben.',
  WorkoutCreditReclaimed: () => 'Eine Gutschrift zurückgenommen, die ein Irrtum war.',
  FreeWorkoutsCarriedOver: ({ used }) =>
    `${said(used)} freie Workouts waren mit derselben Mailadresse schon verbraucht.`,
  SubscriptionOrdered: ({ plan: of }) => `${plan(of)} bestellt.`,
  EarlyStartAgreed: () => 'Dem sofortigen Beginn zugestimmt; das Widerrufsrecht endet damit.',
  SubscriptionStarted: ({ plan: of, until }) => `${plan(of)} begonnen, bezahlt bis ${dayOf(until)}.`,
  SubscriptionRenewed: ({ plan: of, until }) => `${plan(of)} verlängert, bezahlt bis ${dayOf(until)}.`,
  PaymentFailed: () => 'Eine Zahlung ist fehlgeschlagen.',
  GraceBegan: ({ until }) => `Weiter ohne Zahlung bis ${dayOf(until)}.`,
  SubscriptionCancelled: ({ by: who, endsAt }) => `Abo gekündigt durch ${by(who)}, zum ${dayOf(endsAt)}.`,
  SubscriptionResumed: ({ by: who }) => `Kündigung zurückgenommen durch ${by(who)}.`,
  SubscriptionWithdrawn: () => 'Den Vertrag widerrufen.',
  PaymentRefunded: () => 'Eine Zahlung wurde erstattet.',
  PaymentRevoked: () => 'Eine Zahlung wurde vom Anbieter zurückgeholt.',
  PaymentPartlyRefunded: () => 'Eine Zahlung wurde zum Teil erstattet.',
  PaymentReinstated: () => 'Eine Zahlung gilt wieder.',
  SubscriptionEnded: () => 'Das Abo ist zu Ende.',
  RenewalReminded: ({ plan: of, renewsAt }) => `Erinnert: ${plan(of)} verlängert sich am ${dayOf(renewsAt)}.`,
  ProgrammeStarted: () => 'Programm aufgestellt.',
  ProgrammeAdjusted: () => 'Programm neu gelegt.',
  RecordInspected: ({ by: who, role, reason, unsealed }) =>
    `${role === 'auditor' ? 'Prüfung' : 'Support'} ${short(who)} hat Daten angesehen${unsealed === 'ja' ? ', auch Versiegeltes' : ''}${quoted(reason)}.`,
  SessionsEndedByStaff: ({ by: who, reason }) =>
    `Support ${short(who)} hat auf allen Geräten abgemeldet${quoted(reason)}.`,
  ScreeningAnswered: () => 'Fragen zur Gesundheit beantwortet.',
  ComplaintReported: () => 'Eine Beschwerde gemeldet.',
  ComplaintAnswered: () => 'Gesagt, wie es mit einer Beschwerde ist.',
  ComplaintRevoked: () => 'Eine Beschwerde zurückgenommen.',
  ClearanceStated: () => 'Gesagt, was ärztlich erlaubt ist.',
  ClearanceRevoked: () => 'Eine ärztliche Erlaubnis zurückgenommen.',
  ExerciseAllowed: ({ exercise }) => `Eine Übung wieder erlaubt: ${said(exercise)}.`,
  BodyForgotten: () => 'Was über den Körper gesagt war, ist gelöscht.',
  RepairProposed: ({ by: who, reason }) =>
    `Support ${short(who)} hat eine Berichtigung vorgeschlagen${quoted(reason)}.`,
  RepairConfirmed: ({ by: who }) => `Support ${short(who)} hat die Berichtigung bestätigt.`,
  RepairDropped: ({ by: who }) => `Support ${short(who)} hat die Berichtigung verworfen.`,
  RepairDone: () => 'Berichtigung ausgeführt.',
  RepairFailed: ({ why }) => `Berichtigung nicht ausgeführt${quoted(why)}.`,
  SearchSaved: ({ name }) => `Eine Suche gespeichert${quoted(name)}.`,
  SearchRenamed: ({ name }) => `Eine Suche umbenannt${quoted(name)}.`,
  SearchRemoved: () => 'Eine gespeicherte Suche entfernt.',
  FeedbackGiven: () => 'Rückmeldung gegeben.',
  AnswersRevised: () => 'Antworten der Rückmeldung geändert.',
  AssessmentGiven: ({ assessment }) => `Bewertet: ${said(assessment)}.`,
  CommentGiven: ({ comment }) => `Kommentar${quoted(comment)}.`,
} as const satisfies Readonly<Record<string, Sentence>>

/** What a sentence says already, and what only names things for the machine. */
export const unsaid: ReadonlySet<string> = new Set(
  [
    'type at consent profile athlete workout seed proof subscription order complaint search asks repair user because',
    'template factor comment assessment reason by role unsealed what purpose how kind until version from why name used',
    'client opensAt eraseAt endsAt renewsAt happenedAt plan stream revision onboardingCompleted',
    'trainingProfileOnboardingCompleted',
  ]
    .join(' ')
    .split(' '),
)

/** The fields of a fact as a person calls them. */
export const fieldNames: Readonly<Record<string, string>> = {
  email: 'E-Mail',
  previous: 'vorher',
  firstName: 'Vorname',
  lastName: 'Nachname',
  parent: 'Elternteil',
  gender: 'Geschlecht',
  age: 'Alter',
  heightCm: 'Größe in cm',
  weightKg: 'Gewicht in kg',
  goal: 'Ziel',
  goalContext: 'zum Ziel',
  goalDetails: 'mehr zum Ziel',
  trainingFrequency: 'Trainings je Woche',
  sessionMinutes: 'Minuten je Training',
  otherActivities: 'anderer Sport',
  fitnessLevel: 'Fitness (1–5)',
  fitnessLevelDescription: 'zur Fitness',
  experienceLevel: 'Trainingserfahrung (1–5)',
  experienceLevelDescription: 'zur Erfahrung',
  restrictions: 'Einschränkungen',
  mobilityRestrictions: 'Beweglichkeit',
  name: 'Name',
  equipment: 'Geräte',
  equipmentContext: 'zum Ort',
  equipmentDetails: 'mehr zum Ort',
  prompt: 'Wunsch',
  durationMinutes: 'Minuten',
  mood: 'Tagesform (1–5)',
  today: 'heute anders',
  exercise: 'Übung',
  part: 'Körperteil',
  side: 'Seite',
  severity: 'Stärke',
  change: 'Veränderung',
  of: 'was',
  on: 'am',
  cents: 'Cent',
  currency: 'Währung',
  provider: 'Zahlungsanbieter',
  plan: 'Abo',
  terms: 'Bedingungen',
  text: 'Fassung',
  payment: 'Zahlung',
  weeks: 'Wochen',
  comments: 'Bemerkung',
  sessions: 'Einheiten je Woche',
  minutes: 'Minuten',
  date: 'Tag, auf den es zuläuft',
  heart: 'Herz',
  chestPain: 'Schmerz in der Brust',
  fainted: 'Ohnmacht oder Schwindel',
  joints: 'Gelenke oder Knochen',
  drugs: 'Medikamente',
  pregnancy: 'Schwangerschaft',
  effort: 'Anstrengung',
  experience: 'Erfahrung',
  level: 'Stufe',
}

/** What the machine calls by a word of its own. */
export const valueNames: Readonly<Record<string, string>> = {
  left: 'links',
  right: 'rechts',
  both: 'beide',
  male: 'männlich',
  female: 'weiblich',
  other: 'divers',
  better: 'besser',
  worse: 'schlimmer',
  same: 'gleich',
  gone: 'weg',
  pain: 'Schmerz',
  mild: 'leicht',
  acute: 'stark',
  stiff: 'steif',
  no: 'nein',
  yes: 'ja',
  stripe: 'Stripe',
  'app-store': 'App Store',
  house: 'von uns geschenkt',
  unnamed: 'ohne Namen',
  test: 'Test',
}

export const categoryNames: Readonly<Record<string, string>> = {
  user: 'Konto',
  profiles: 'Trainingsorte und Angaben',
  membership: 'Guthaben und Abo',
  programme: 'Programm',
  inspection: 'Wer Daten angesehen hat',
  repair: 'Was unser Team berichtigt hat',
  health: 'Körper und Gesundheit',
  searches: 'Gespeicherte Suchen',
  feedback: 'Rückmeldungen',
}

/** What stands where something was erased. */
export const gone = '[gelöscht]'

export const reportLabels = {
  name: 'Name',
  email: 'E-Mail',
  id: 'Kennung',
  since: 'Dabei seit',
  period: 'Zeitraum',
  workouts: 'Workouts trainiert',
  sets: 'Sätze',
  kg: 'kg bewegt',
  minutes: 'Minuten trainiert',
  bests: 'Bestwerte',
  programme: 'Programm',
  consent: 'Einwilligung',
  subscription: 'Abo',
  used: 'Workouts angefordert',
  none: 'keine',
} as const
