/**
 * Signs that end the day's training. Whether words are one of them:
 * `infection` fever, flu, corona, pneumonia, blood poisoning · `heart-warning` chest pain or pressure, arm or jaw with
 * it; heart attack or inflammation in the last twelve weeks · `breathlessness` at rest or climbing stairs anew ·
 * `fainting` or nearly, lately · `palpitations` new, stumbling, racing at rest · `neurological` numbness or tingling with
 * weakness, drooping face, bladder, sudden worst headache, stroke lately · `thrombosis` known or suspected, embolism ·
 * `fracture` fresh or suspected, cast · `concussion` or a blow to the head, two weeks · `recent-surgery` six weeks ·
 * `recent-birth` six weeks · `eating-disorder` in any form, purging, training off ·
 * `pregnancy-warning` bleeding, pain, contractions, blood pressure in pregnancy · `pregnancy` without clearance ·
 * `unwell` dizzy, sick, vomiting, "krank" today · `fresh-tear` torn or dislocated in the last two weeks or painful ·
 * `crisis` thoughts of harming oneself.
 */
export type RedFlag = (typeof redFlags)[number]

export const redFlags = [
  'infection',
  'heart-warning',
  'breathlessness',
  'fainting',
  'palpitations',
  'neurological',
  'thrombosis',
  'fracture',
  'concussion',
  'recent-surgery',
  'recent-birth',
  'eating-disorder',
  'pregnancy-warning',
  'pregnancy',
  'unwell',
  'fresh-tear',
  'crisis',
] as const

/** Classes of what limits a plan without stopping it. */
export type Amber = (typeof ambers)[number]

export const ambers = [
  'heart',
  'blood-pressure',
  'diabetes',
  'epilepsy',
  'osteoporosis',
  'disc',
  'blood-thinner',
  'beta-blocker',
  'surgery',
  'birth',
  'tear',
  'pregnancy',
  'joint',
  'today',
  'other',
  'unknown',
] as const

export type Condition = keyof typeof amberOfCondition

/**
 * A diagnosis and the class it limits like; `disc` holds sciatica, narrowed or slipped vertebrae too; `nerve` tingles or
 * radiates without weakness, with the part that it goes to.
 */
export const amberOfCondition = {
  heart: 'heart',
  pacemaker: 'heart',
  stroke: 'heart',
  'blood-pressure': 'blood-pressure',
  'low-blood-pressure': 'other',
  diabetes: 'diabetes',
  epilepsy: 'epilepsy',
  osteoporosis: 'osteoporosis',
  disc: 'disc',
  nerve: 'disc',
  clotting: 'blood-thinner',
  surgery: 'surgery',
  birth: 'birth',
  pregnancy: 'pregnancy',
  tear: 'tear',
  dislocation: 'tear',
  fracture: 'tear',
  asthma: 'other',
  lungs: 'other',
  cancer: 'other',
  rheumatism: 'other',
  gout: 'other',
  fibromyalgia: 'other',
  'multiple-sclerosis': 'other',
  parkinson: 'other',
  vertigo: 'other',
  glaucoma: 'other',
  eyes: 'other',
  hernia: 'other',
  diastasis: 'other',
  'pelvic-floor': 'other',
  bowel: 'other',
  kidneys: 'other',
  liver: 'other',
  anaemia: 'other',
  hypermobility: 'other',
  'long-covid': 'other',
  exhaustion: 'other',
  lymphoedema: 'other',
  'varicose-veins': 'other',
  transplant: 'other',
} as const satisfies Readonly<Record<string, Amber>>

export type Drug = keyof typeof amberOfDrug

export const amberOfDrug = {
  'beta-blocker': 'beta-blocker',
  'blood-thinner': 'blood-thinner',
  'blood-pressure': 'blood-pressure',
  heart: 'heart',
  diabetes: 'diabetes',
  epilepsy: 'epilepsy',
  osteoporosis: 'osteoporosis',
  painkiller: 'other',
  cortisone: 'other',
  antibiotic: 'other',
  sedative: 'other',
  immune: 'other',
  chemotherapy: 'other',
  asthma: 'other',
} as const satisfies Readonly<Record<string, Amber>>

export type TodayState = (typeof todayStates)[number]

export const todayStates = [
  'cold',
  'bad-sleep',
  'hangover',
  'period',
  'migraine',
  'headache',
  'stomach',
  'vaccinated',
  'blood-donation',
  'allergy',
  'fasting',
] as const
