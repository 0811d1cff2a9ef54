import { brand } from '../brand.ts'

/** The pictures of the product that the page shows; each is drawn or captured for light and dark. */
export const productPictures = ['one-click', 'places', 'training', 'form-curve', 'reasons'] as const

export type ProductPicture = (typeof productPictures)[number]

type Feature = {
  readonly title: string
  readonly text: string
  readonly picture: ProductPicture
  readonly pictureWords: string
  /** What a chart shows, in which unit. */
  readonly measure?: string
}

type Question = { readonly question: string; readonly answer: string }

type Testimonial = { readonly text: string; readonly who: string; readonly stars: 5 }

export const hero = {
  headline: brand.claim,
  subline:
    'Sag, wie viel Zeit du hast und wie du dich fühlst. Den Rest weiß die App: deinen Sport, deinen Ort, deine Geräte und was du zuletzt trainiert hast.',
  badge: '10 Workouts kostenlos',
  badgeMore: 'Ohne Risiko: Über ein Abo entscheidest du erst danach.',
  store: 'Laden im App Store',
  platform: 'Für iPhone. Android ist geplant.',
  browser: 'Oder gleich im Browser starten',
  scroll: 'Nach unten zu den Funktionen',
  picture: 'one-click' satisfies ProductPicture,
  pictureWords: 'Die App auf dem iPhone: ein großer Knopf „Workout erstellen“, darunter die nächste Einheit.',
} as const

export const qr = {
  open: 'QR-Code vergrößern',
  title: 'Mit dem iPhone scannen',
  text: 'Richte die Kamera auf den Code. Er führt dich zur App im App Store.',
  codeWords: 'QR-Code mit dem Link zur App im App Store',
  store: 'Im App Store öffnen',
  share: 'Link teilen',
  copied: 'Link kopiert',
  copyFailed: 'Der Link ließ sich nicht kopieren. Du findest ihn im Knopf darüber.',
  close: 'Schließen',
  shareTitle: brand.name,
  shareText: brand.description,
} as const

export const features = {
  heading: 'Ein Plan, der mitdenkt',
  items: [
    {
      title: 'Ein Klick genügt',
      text: 'Kein Fragebogen vor jedem Training. Du tippst einmal, und dein Workout steht: mit Aufwärmen, Hauptteil und Ausklang, passend zu den Minuten, die du heute hast.',
      picture: 'one-click',
      pictureWords:
        'Der Startbildschirm mit einem großen Knopf „Workout erstellen“ und der Auswahl für Minuten und Tagesform.',
    },
    {
      title: 'Überall dein Training',
      text: 'Studio, Wohnzimmer, Hotel, Park: Lege deine Orte mit ihren Geräten einmal an. Geplant wird nur, was dort wirklich steht, bis hin zu den Hantelscheiben.',
      picture: 'places',
      pictureWords: 'Eine Liste von Trainingsorten, jeder mit seinen Geräten.',
    },
    {
      title: 'Satz für Satz geführt',
      text: 'Gewicht, Wiederholungen, Pause: Immer steht groß da, was jetzt dran ist. Ein Tipp trägt den Satz ein. Kein Empfang im Keller? Dann wird später gespeichert.',
      picture: 'training',
      pictureWords: 'Die Trainingsansicht mit großen Zahlen für Gewicht und Wiederholungen und einer laufenden Pause.',
    },
    {
      title: 'Deine Form als Kurve',
      text: 'Was du schaffst, bestimmt den nächsten Schritt. Die Last steigt, wenn du sie dir verdient hast, und sinkt, wenn du müde bist. Jede Änderung kannst du später nachlesen.',
      picture: 'form-curve',
      measure: 'Beispiel: bewegtes Gewicht je Woche, in Tonnen, über zwölf Wochen',
      pictureWords: 'Eine Kurve der bewegten Lasten über zwölf Wochen, die steigt, einmal nachgibt und weiter steigt.',
    },
    {
      title: 'Jede Übung hat einen Grund',
      text: 'Warum heute Rudern und keine Klimmzüge? Du siehst zu jeder Übung, weshalb sie gewählt wurde. Gefällt sie dir nicht oder tut etwas weh, tauschst du sie aus.',
      picture: 'reasons',
      pictureWords: 'Eine Übung mit dem Abschnitt „Warum diese Übung?“ und den Gründen in kurzen Sätzen.',
    },
  ],
} as const satisfies { heading: string; items: readonly Feature[] }

export const faq = {
  heading: 'Häufige Fragen',
  items: [
    {
      question: `Was kostet ${brand.name}?`,
      answer:
        'Zehn Workouts sind kostenlos und ohne Risiko. Danach brauchst du ein Abonnement; die Preise siehst du in der App, bevor du dich entscheidest. Im Abo sind bis zu 100 KI-Workouts in je 30 Tagen enthalten. Kündigen kannst du bis 24 Stunden vor dem Ende des Zeitraums.',
    },
    {
      question: 'Brauche ich Geräte oder ein Studio?',
      answer:
        'Nein. Du kannst mit dem eigenen Körpergewicht beginnen. Hast du Hanteln, Bänder oder ein Studio, legst du sie als Trainingsort an, und die Workouts nutzen genau das. Mehrere Orte sind möglich.',
    },
    {
      question: 'Ist das auch etwas für mich, wenn ich neu anfange oder Beschwerden habe?',
      answer:
        'Für Einsteiger wählt die App einfachere Übungen und vorsichtige Schritte, und angegebene Einschränkungen werden berücksichtigt. Das ersetzt keinen ärztlichen Rat: Bei Vorerkrankungen, Schmerzen oder in der Schwangerschaft sprich bitte zuerst mit einer Ärztin oder einem Arzt. Das Mindestalter ist 18 Jahre; mit 16 oder 17 geht es, wenn deine Eltern zustimmen.',
    },
    {
      question: 'Auf welchen Geräten läuft die App, und was passiert mit meinen Daten?',
      answer:
        'Die App läuft auf dem iPhone ab iOS 14.0 und braucht 100 MB freien Speicher; eine Android-Fassung ist geplant. Deine persönlichen Angaben werden mit einem eigenen Schlüssel verschlüsselt. Löschst du dein Konto, vernichten wir ihn. Verkauft wird nichts.',
    },
  ],
} as const satisfies { heading: string; items: readonly [Question, Question, Question, Question] }

export const testimonials = {
  heading: 'So könnte es klingen',
  notice: 'Beispielstimmen, bis echte da sind',
  noticeMore: 'Diese Texte haben wir selbst geschrieben, um zu zeigen, für wen die App gedacht ist.',
  starsWords: '5 von 5 Sternen (Beispiel)',
  items: [
    {
      text: 'Zwischen Abholen und Abendessen bleiben mir 25 Minuten. Genau die plant mir die App.',
      who: 'Beispiel: Vater von zwei Kindern',
      stars: 5,
    },
    {
      text: 'Montag Studio, Donnerstag Hotelzimmer. Ich wähle den Ort und muss nichts umrechnen.',
      who: 'Beispiel: Beraterin auf Reisen',
      stars: 5,
    },
    {
      text: 'Endlich weiß ich, wann ich mehr auflegen darf. Und wann ich es lasse.',
      who: 'Beispiel: Krafttraining seit zwei Jahren',
      stars: 5,
    },
    {
      text: 'Ich wollte laufen und trotzdem stark bleiben. Beides hat seinen Platz in der Woche.',
      who: 'Beispiel: Läuferin vor dem ersten Halbmarathon',
      stars: 5,
    },
    {
      text: 'Mein Knie steht im Profil, und jeder Plan nimmt darauf Rücksicht.',
      who: 'Beispiel: Wiedereinsteiger mit 52',
      stars: 5,
    },
    {
      text: 'Dass zu jeder Übung ein Grund dabeisteht, macht mich neugierig statt brav.',
      who: 'Beispiel: Studentin, die gern nachfragt',
      stars: 5,
    },
  ],
} as const satisfies { items: readonly Testimonial[] } & Record<string, unknown>

export const latestPosts = {
  heading: 'Aus dem Knowledge Hub',
  text: 'Trainingswissen mit Quellen, zum Nachlesen und Ausprobieren.',
  all: 'Alle Artikel',
} as const

export const finalCall = {
  heading: 'Dein nächstes Workout ist einen Klick entfernt',
  text: 'Die ersten zehn sind kostenlos. Danach entscheidest du.',
  store: 'Laden im App Store',
} as const

export const healthNotice =
  'Trainingsvorschläge und Artikel geben allgemeine Hinweise für gesunde Erwachsene. Das ersetzt keinen ärztlichen Rat.'
