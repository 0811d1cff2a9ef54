import type { BodyPart, Region, Side } from '../../domain/coach/read/body.ts'
import type { Condition, Drug, RedFlag } from '../../domain/coach/read/conditions.ts'
import type { Trait } from '../../domain/coach/read/training.ts'

type Words = { readonly de: string; readonly en: string }

const both = (de: string, en: string): Words => ({ de, en })

/** Names of what items are about, for the words under a wish. */
export const partNames: Readonly<Record<BodyPart, Words>> = {
  head: both('Kopf', 'head'),
  jaw: both('Kiefer', 'jaw'),
  neck: both('Nacken', 'neck'),
  shoulder: both('Schulter', 'shoulder'),
  'upper-arm': both('Oberarm', 'upper arm'),
  elbow: both('Ellbogen', 'elbow'),
  forearm: both('Unterarm', 'forearm'),
  wrist: both('Handgelenk', 'wrist'),
  hand: both('Hand', 'hand'),
  chest: both('Brust', 'chest'),
  ribs: both('Rippen', 'ribs'),
  back: both('Rücken', 'back'),
  'upper-back': both('oberer Rücken', 'upper back'),
  'lower-back': both('unterer Rücken', 'lower back'),
  abdomen: both('Bauch', 'abdomen'),
  pelvis: both('Becken', 'pelvis'),
  groin: both('Leiste', 'groin'),
  hip: both('Hüfte', 'hip'),
  buttock: both('Gesäß', 'buttock'),
  'front-thigh': both('Oberschenkel', 'thigh'),
  'back-thigh': both('hinterer Oberschenkel', 'hamstring'),
  'inner-thigh': both('innerer Oberschenkel', 'inner thigh'),
  knee: both('Knie', 'knee'),
  shin: both('Schienbein', 'shin'),
  calf: both('Wade', 'calf'),
  achilles: both('Achillessehne', 'Achilles tendon'),
  ankle: both('Sprunggelenk', 'ankle'),
  foot: both('Fuß', 'foot'),
  toe: both('Zeh', 'toe'),
}

export const sideNames: Readonly<Record<Side, Words>> = {
  left: both('links', 'left'),
  right: both('rechts', 'right'),
  both: both('beidseits', 'both sides'),
}

export const regionNames: Readonly<Record<Region, Words>> = {
  'whole-body': both('Ganzkörper', 'full body'),
  'upper-body': both('Oberkörper', 'upper body'),
  'lower-body': both('Beine', 'legs'),
  push: both('Drücken', 'push'),
  pull: both('Ziehen', 'pull'),
  back: both('Rücken', 'back'),
  shoulders: both('Schultern', 'shoulders'),
  arms: both('Arme', 'arms'),
  core: both('Rumpf', 'core'),
  thighs: both('Oberschenkel', 'thighs'),
  hips: both('Hüfte', 'hips'),
  'posterior-chain': both('hintere Kette', 'posterior chain'),
}

export const traitNames: Readonly<Record<Trait, Words>> = {
  overhead: both('über Kopf', 'overhead'),
  jumping: both('Springen', 'jumping'),
  running: both('Laufen', 'running'),
  'axial-load': both('Last auf der Wirbelsäule', 'load on the spine'),
  'deep-knee-bend': both('tiefe Beugen', 'deep knee bends'),
  kneeling: both('Knien', 'kneeling'),
  'on-the-floor': both('am Boden', 'on the floor'),
  'lying-on-back': both('Rückenlage', 'lying on the back'),
  'lying-on-front': both('Bauchlage', 'lying on the front'),
  standing: both('im Stehen', 'standing'),
  'wrist-support': both('Stützen', 'weight on the wrists'),
  hanging: both('Hängen', 'hanging'),
  grip: both('Griff', 'grip'),
  twisting: both('Verdrehen', 'twisting'),
  bending: both('Vorbeugen', 'bending'),
  'breath-holding': both('Pressen', 'straining'),
  'one-sided': both('einseitig', 'one-sided'),
  explosive: both('explosiv', 'explosive'),
  'head-down': both('kopfüber', 'head down'),
}

/** "Was ist mit deinem Nacken?": the part behind "mit". */
export const withYour: Readonly<Record<BodyPart, string>> = {
  head: 'deinem Kopf',
  jaw: 'deinem Kiefer',
  neck: 'deinem Nacken',
  shoulder: 'deiner Schulter',
  'upper-arm': 'deinem Oberarm',
  elbow: 'deinem Ellbogen',
  forearm: 'deinem Unterarm',
  wrist: 'deinem Handgelenk',
  hand: 'deiner Hand',
  chest: 'deiner Brust',
  ribs: 'deinen Rippen',
  back: 'deinem Rücken',
  'upper-back': 'deinem oberen Rücken',
  'lower-back': 'deinem unteren Rücken',
  abdomen: 'deinem Bauch',
  pelvis: 'deinem Becken',
  groin: 'deiner Leiste',
  hip: 'deiner Hüfte',
  buttock: 'deinem Gesäß',
  'front-thigh': 'deinem Oberschenkel',
  'back-thigh': 'deinem hinteren Oberschenkel',
  'inner-thigh': 'deinem inneren Oberschenkel',
  knee: 'deinem Knie',
  shin: 'deinem Schienbein',
  calf: 'deiner Wade',
  achilles: 'deiner Achillessehne',
  ankle: 'deinem Sprunggelenk',
  foot: 'deinem Fuß',
  toe: 'deinem Zeh',
}

/** What forms can say of the body, where no words of the athlete stand for it. */
export const conditionNames: Readonly<Partial<Record<Condition, Words>>> = {
  heart: both('Herz', 'heart'),
  vertigo: both('Schwindel', 'dizziness'),
  pregnancy: both('Schwangerschaft', 'pregnancy'),
  birth: both('Geburt', 'birth'),
  surgery: both('Operation', 'surgery'),
}

export const drugNames: Readonly<Record<Drug, Words>> = {
  'beta-blocker': both('Betablocker', 'beta blocker'),
  'blood-thinner': both('Blutverdünner', 'blood thinner'),
  'blood-pressure': both('Blutdruckmittel', 'blood pressure drug'),
  heart: both('Herzmittel', 'heart drug'),
  diabetes: both('Diabetesmittel', 'diabetes drug'),
  epilepsy: both('Epilepsiemittel', 'epilepsy drug'),
  osteoporosis: both('Osteoporosemittel', 'osteoporosis drug'),
  painkiller: both('Schmerzmittel', 'painkiller'),
  cortisone: both('Kortison', 'cortisone'),
  antibiotic: both('Antibiotikum', 'antibiotic'),
  sedative: both('Beruhigungsmittel', 'sedative'),
  immune: both('Immunmittel', 'immune drug'),
  chemotherapy: both('Chemotherapie', 'chemotherapy'),
  asthma: both('Asthmamittel', 'asthma drug'),
}

export const flagNames: Readonly<Partial<Record<RedFlag, Words>>> = {
  'heart-warning': both('Brustschmerz', 'chest pain'),
  fainting: both('Ohnmacht', 'fainting'),
  pregnancy: both('Schwangerschaft', 'pregnancy'),
  'recent-birth': both('Geburt vor Kurzem', 'recent birth'),
  'recent-surgery': both('Operation vor Kurzem', 'recent surgery'),
}
