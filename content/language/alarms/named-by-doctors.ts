import type { RedFlag } from '../../../domain/coach/read/conditions.ts'
import type { Sign } from '../../../domain/coach/read/language.ts'
import { alarm } from './alarm.ts'

const doctors =
  'arzt|ärztin|ärzte|ärzten|hausarzt|hausärztin|doktor|kardiologe|kardiologin|neurologe|neurologin|krankenhaus|klinik|notaufnahme|notarzt|notärztin|sanitäter|sanitäterin|rettungsdienst|doctor|doctors|doc|docs|gp|the er|a&e|hospital|cardiologist|neurologist|paramedic|paramedics|medic|medics'
const named =
  'called it|called that|call it|calls it|named it|labelled it|nannte es|nannten es|nannte das|nannten das|nennt es|nennen es|nennt das|genannt|war es|war das|it was'

/** What a doctor calls it is a finding, though nobody says when; what has an age is weighed by it. */
const naming = (flag: RedFlag, what: string): Sign =>
  alarm(flag, [doctors, named, what], {
    within: 14,
    unless: '{age}|damals|früher|back then|years ago|jahren|kindheit|als kind|as a kid',
  })

/** Events of the heart and the head that only limit as long as they may be years old. */
export const namedByDoctors: readonly Sign[] = [
  naming('heart-warning', 'heart attack|herzinfarkt|herzanfall|infarkt|cardiac event|heart failure|cardiac arrest'),
  naming('neurological', 'stroke|mini stroke|schlaganfall|hirnschlag|tia'),
]
