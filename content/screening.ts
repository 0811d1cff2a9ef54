const both = (de: string, en: string) => ({ de, en })

/** The questions about health before the first session and once a year. Another meaning of one is another version. */
export const screening = {
  version: 2,
  age: both('Wie alt bist du?', 'How old are you?'),
  heart: both(
    'Ist bei dir etwas am Herzen oder Kreislauf bekannt, auch Bluthochdruck?',
    'Is anything known about your heart or circulation, high blood pressure included?',
  ),
  chestPain: both(
    'Hattest du im letzten Jahr bei Anstrengung Druck oder Schmerz in der Brust?',
    'Within the last year, did you have pressure or pain in the chest when exerting yourself?',
  ),
  fainted: both(
    'Bist du im letzten Jahr ohnmächtig geworden oder fast umgekippt?',
    'Within the last year, did you faint, or nearly?',
  ),
  dizziness: both('Wird dir manchmal schwindelig?', 'Do you get dizzy at times?'),
  joints: both(
    'Gibt es ein Gelenk oder einen Knochen, dem Training schadet?',
    'Is there a joint or a bone that training harms?',
  ),
  jointParts: both('Was ist es?', 'Which one?'),
  drugs: both('Nimmst du regelmäßig etwas davon?', 'Do you take any of these regularly?'),
  pregnancy: both(
    'Bist du schwanger, oder hast du vor Kurzem ein Kind bekommen?',
    'Are you pregnant, or did you have a child lately?',
  ),
  surgery: both('Bist du vor Kurzem operiert worden?', 'Did you have surgery lately?'),
} as const

/** How dizziness is answered. */
export const dizzinessNames = {
  no: both('Nein', 'No'),
  'getting-up': both('Ja, beim Aufstehen', 'Yes, when getting up'),
  otherwise: both('Ja, bei Anstrengung oder ohne Anlass', 'Yes, when exerting myself or for no reason'),
} as const

export const pregnancyNames = {
  no: both('Nein', 'No'),
  pregnant: both('Schwanger', 'Pregnant'),
  'born-within-6-weeks': both('Geburt vor weniger als 6 Wochen', 'Birth less than 6 weeks ago'),
  'born-within-16-weeks': both('Geburt vor 6 bis 16 Wochen', 'Birth 6 to 16 weeks ago'),
} as const

export const surgeryNames = {
  no: both('Nein', 'No'),
  'within-6-weeks': both('Vor weniger als 6 Wochen', 'Less than 6 weeks ago'),
  'within-16-weeks': both('Vor 6 bis 16 Wochen', '6 to 16 weeks ago'),
} as const

/** Where a joint or bone may be that training harms. */
export const screenedParts = [
  'neck',
  'shoulder',
  'elbow',
  'wrist',
  'upper-back',
  'lower-back',
  'hip',
  'knee',
  'ankle',
  'foot',
] as const
