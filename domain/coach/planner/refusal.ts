import type { Brief } from '../brief.ts'
import type { Text } from '../plan.ts'
import { ruleSet } from '../rule-set.ts'
import { text } from '../text.ts'

export type Refusal = { readonly refused: 'needs-medical-advice' | 'nothing-possible'; readonly hints: readonly Text[] }

/** Where no plan is the better answer. */
export const refusalOf = ({ limits, request, usable }: Brief): Refusal | null => {
  if (limits.tags.has('pregnancy')) return { refused: 'needs-medical-advice', hints: [pregnancy] }
  if (limits.medical) return { refused: 'needs-medical-advice', hints: [doctor] }
  const { age } = request.athlete
  if (age !== null && age < ruleSet.session.age.value.least) return { refused: 'nothing-possible', hints: [tooYoung] }
  return usable.length === 0 ? { refused: 'nothing-possible', hints: [nothingFits] } : null
}

const pregnancy = text(
  'In der Schwangerschaft plane ich dir kein Training. Sprich mit deiner Ärztin oder Hebamme, sie kennen dich und wissen, was dir guttut.',
  'I do not plan training during pregnancy. Please talk to your doctor or midwife, they know you and what is good for you.',
)
const doctor = text(
  'Was du schreibst, sollte zuerst eine Ärztin oder ein Arzt hören. Danach plane ich gern mit dir.',
  'What you describe should be heard by a doctor first. After that I am glad to plan with you.',
)
const tooYoung = text(
  'Dieses Training ist für Menschen ab 16 Jahren gemacht.',
  'This training is made for people aged 16 and over.',
)
const nothingFits = text(
  'An diesem Ort und mit deinen Einschränkungen passt keine Übung. Ändere eins davon und versuch es noch einmal.',
  'No exercise fits this place and your restrictions. Change one of them and try again.',
)
