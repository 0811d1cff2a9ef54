import type { Text } from '../basis/plan.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { text } from '../basis/text.ts'
import type { Brief } from '../prescribe/brief.ts'
import type { RedFlag } from '../read/conditions.ts'

export type Refusal = {
  readonly refused: Refused
  readonly hints: readonly Text[]
  /** What in the athlete's words stopped it, graver or as grave as the reason. */
  readonly flags?: readonly RedFlag[]
}

/** Why no plan is the better answer: whom one needs instead. */
type Refused = 'needs-emergency-help' | 'needs-medical-advice' | 'needs-rest' | 'needs-support' | 'nothing-possible'

/** Where no plan is the better answer. What is graver is said first. */
export const refusalOf = ({ limits, request, usable }: Brief): Refusal | null => {
  const refusal = refusalFor(limits.red)
  if (refusal) return refusal
  const { age } = request.athlete
  if (age !== null && age < ruleSet.session.age.value.least) return { refused: 'nothing-possible', hints: [tooYoung] }
  return usable.length === 0 ? { refused: 'nothing-possible', hints: [nothingFits] } : null
}

/** What to answer to these signs; null where there are none. */
export const refusalFor = (signs: readonly RedFlag[]): Refusal | null => {
  const reason = gravest.find(one => signs.some(flag => reasonOf[flag] === one))
  if (!reason) return null
  const flags = signs.filter(flag => reasonOf[flag] === reason)
  return { refused: reason, hints: hintsFor(flags), flags }
}

const gravest = ['needs-support', 'needs-emergency-help', 'needs-medical-advice', 'needs-rest'] as const

const reasonOf: Readonly<Record<RedFlag, (typeof gravest)[number]>> = {
  crisis: 'needs-support',
  'eating-disorder': 'needs-support',
  'heart-warning': 'needs-emergency-help',
  breathlessness: 'needs-emergency-help',
  neurological: 'needs-emergency-help',
  thrombosis: 'needs-emergency-help',
  'pregnancy-warning': 'needs-emergency-help',
  fainting: 'needs-medical-advice',
  palpitations: 'needs-medical-advice',
  fracture: 'needs-medical-advice',
  concussion: 'needs-medical-advice',
  'recent-surgery': 'needs-medical-advice',
  'recent-birth': 'needs-medical-advice',
  pregnancy: 'needs-medical-advice',
  'fresh-tear': 'needs-medical-advice',
  infection: 'needs-rest',
  unwell: 'needs-rest',
}

/** What to tell whom these signs stop: why, what to watch, whom to ask. */
export const hintsFor = (flags: readonly RedFlag[]): readonly Text[] => [...new Set(flags.map(flag => words[flag]))]

const heart = text(
  'Druck oder Schmerz in der Brust gehört sofort abgeklärt. Wenn er gerade da ist oder in Arm oder Kiefer zieht, ruf die 112. Heute kein Training.',
  'Pressure or pain in the chest has to be checked at once. If it is there now or reaches arm or jaw, call 112. No training today.',
)
const breath = text(
  'Atemnot in Ruhe gehört heute noch ärztlich abgeklärt; wird sie stärker, ruf die 112. Setz dich aufrecht hin und ruh dich aus.',
  'Breathlessness at rest has to be seen by a doctor today; if it gets worse, call 112. Sit upright and rest.',
)
const nerves = text(
  'Taubheit mit Schwäche, ein hängender Mundwinkel oder plötzliche stärkste Kopfschmerzen sind ein Notfall: Ruf die 112. Heute kein Training.',
  'Numbness with weakness, a drooping face or a sudden worst headache are an emergency: call 112. No training today.',
)
const clot = text(
  'Ein dickes, warmes oder schmerzendes Bein oder eine Thrombose gehört heute noch ärztlich angesehen. Nicht massieren, nicht trainieren.',
  'A swollen, warm or painful leg, or a thrombosis, has to be seen by a doctor today. Do not massage it, do not train.',
)
const pregnancyWarning = text(
  'Das gehört heute noch angesehen: Ruf deine Ärztin, Hebamme oder Klinik an. Bis dahin ruh dich aus.',
  'This has to be looked at today: call your doctor, midwife or hospital. Rest until then.',
)
const faint = text(
  'Wer umgekippt ist oder wem bei Anstrengung schwindelig wird, braucht zuerst eine Ärztin oder einen Arzt. Trink etwas, leg die Beine hoch, und lass heute das Training.',
  'Whoever has fainted, or gets dizzy when exerting themselves, needs a doctor first. Drink something, put your legs up, and leave the training today.',
)
const rhythm = text(
  'Neues Herzstolpern oder Herzrasen in Ruhe lass bitte ärztlich abklären, bevor du trainierst. Kommt Schwindel oder Brustschmerz dazu: 112.',
  'Please have new palpitations or a racing heart at rest checked before you train. With dizziness or chest pain: call 112.',
)
const bone = text(
  'Ein frischer oder vermuteter Bruch braucht Ruhe und einen ärztlichen Blick. Was du bewegen darfst, sagt dir die Praxis; danach plane ich gern darum herum.',
  'A fresh or suspected fracture needs rest and a doctor. They tell you what you may move; then I am glad to plan around it.',
)
const head = text(
  'Nach einem Schlag auf den Kopf sind zwei Wochen ohne Training die Regel, und die Rückkehr führt über eine Ärztin oder einen Arzt. Ein ruhiger Spaziergang ist in Ordnung.',
  'After a blow to the head two weeks without training are the rule, and the way back leads past a doctor. A quiet walk is fine.',
)
const surgery = text(
  'In den ersten sechs Wochen nach einer Operation plane ich kein Training. Frag deine Praxis, was du schon darfst; spazieren gehen ist meist erlaubt.',
  'In the first six weeks after surgery I plan no training. Ask your doctor what you may do; walking is usually fine.',
)
const birth = text(
  'Glückwunsch! In den ersten sechs Wochen nach der Geburt heilt dein Körper noch. Spaziergänge und Rückbildung mit deiner Hebamme sind jetzt das Richtige.',
  'Congratulations! In the first six weeks after birth your body is still healing. Walks and recovery exercises with your midwife are right for now.',
)
const pregnancy = text(
  'In der Schwangerschaft plane ich erst mit einem Okay. Frag deine Ärztin oder Hebamme, ob und wie du trainieren darfst, und schreib mir, was sie sagt.',
  'During pregnancy I plan once you have an okay. Ask your doctor or midwife whether and how you may train, and write to me what they say.',
)
const tear = text(
  'Ein frischer Riss oder ein ausgekugeltes Gelenk gehört ärztlich angesehen. Kühlen, hochlegen, schonen; danach plane ich gern um die Stelle herum.',
  'A fresh tear or a dislocated joint has to be seen by a doctor. Cool it, raise it, spare it; then I am glad to plan around it.',
)
const fever = text(
  'Mit Fieber oder einem Infekt ist Training gefährlich fürs Herz. Ruh dich aus, trink viel, und komm zurück, wenn du zwei Tage fieberfrei und ohne Beschwerden bist.',
  'With fever or an infection training is dangerous for the heart. Rest, drink plenty, and come back once you are two days without fever and complaints.',
)
const unwell = text(
  'Dein Körper braucht heute Ruhe. Wenn dir wieder gut ist, plane ich gern; hält es an oder hast du hohe Werte gemessen, frag eine Ärztin oder einen Arzt.',
  'Your body needs rest today. Once you feel well I am glad to plan; if it lasts, or you have measured high values, ask a doctor.',
)
const food = text(
  'Essen muss man sich nicht verdienen, und Training soll keine Strafe sein. Deshalb plane ich heute nichts. Sprich mit jemandem, dem du vertraust, oder mit deiner Hausarztpraxis.',
  'Food does not have to be earned, and training should be no punishment. So I plan nothing today. Please talk to somebody you trust or to your doctor.',
)
const crisis = text(
  'Es ist gut, dass du das schreibst. Du musst da nicht allein durch: Telefonseelsorge 0800 111 0 111, kostenlos, Tag und Nacht. In akuter Not ruf die 112.',
  'It is good that you wrote this. You do not have to go through it alone: in Germany 0800 111 0 111, free, day and night, or findahelpline.com. In acute danger call 112.',
)

const words: Readonly<Record<RedFlag, Text>> = {
  infection: fever,
  'heart-warning': heart,
  breathlessness: breath,
  fainting: faint,
  palpitations: rhythm,
  neurological: nerves,
  thrombosis: clot,
  fracture: bone,
  concussion: head,
  'recent-surgery': surgery,
  'recent-birth': birth,
  'eating-disorder': food,
  'pregnancy-warning': pregnancyWarning,
  pregnancy,
  unwell,
  'fresh-tear': tear,
  crisis,
}

const tooYoung = text(
  'Dieses Training ist für Menschen ab 16 Jahren gemacht.',
  'This training is made for people aged 16 and over.',
)
const nothingFits = text(
  'An diesem Ort und mit deinen Einschränkungen passt keine Übung. Ändere eins davon und versuch es noch einmal.',
  'No exercise fits this place and your restrictions. Change one of them and try again.',
)
