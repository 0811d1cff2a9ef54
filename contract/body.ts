import { z } from 'zod'
import { drugNames } from '../content/body-words.ts'
import { partNames } from '../content/language/item-words.ts'
import {
  dizzinessNames,
  pregnancyNames,
  screening as questions,
  screenedParts,
  surgeryNames,
} from '../content/screening.ts'
import { asComplaintId } from '../domain/ids.ts'
import { both } from './both.ts'
import { call } from './call.ts'
import { complaintId, named } from './ids.ts'
import { day, text } from './text.ts'

// What the coach has to respect about a body: the screening, complaints, clearances, and what was never to come again

const namesOf = <Name extends string>(words: Readonly<Record<Name, unknown>>) => z.enum(Object.keys(words) as Name[])

const part = namesOf(partNames)
const side = z.enum(['left', 'right', 'both'])
const severity = z.enum(['mild', 'pain', 'acute'])
const clearable = z.enum(['chest-pain', 'fainting', 'pregnancy', 'birth', 'surgery', 'fracture', 'tear'])
const by = z.enum(['doctor', 'midwife', 'physio'])

/** Where it hurts, and how much. */
export const where = {
  part,
  side: side.nullish(),
  severity: severity
    .optional()
    .describe('mild: stiff or sensitive; pain (when absent); acute: swollen, blocked, strong, or just happened'),
}

const once = <One>(all: readonly One[]) => [...new Set(all)]

const screening = z.strictObject({
  age: z.number().int().min(1).max(120).optional().describe(questions.age.en),
  heart: z.boolean().optional().describe(questions.heart.en),
  chest_pain: z.boolean().optional().describe(questions.chestPain.en),
  fainted: z.boolean().optional().describe(questions.fainted.en),
  dizziness: namesOf(dizzinessNames).optional().describe(questions.dizziness.en),
  joints: z.boolean().optional().describe(questions.joints.en),
  joint_parts: z.array(z.enum(screenedParts)).max(20).transform(once).optional().describe(questions.jointParts.en),
  drugs: z.array(namesOf(drugNames)).max(20).transform(once).optional().describe(questions.drugs.en),
  pregnancy: namesOf(pregnancyNames).optional().describe(questions.pregnancy.en),
  surgery: namesOf(surgeryNames).optional().describe(questions.surgery.en),
})

const complaint = z.object({
  id: z.string().transform(asComplaintId),
  part,
  side: side.nullable(),
  name: both,
  severity,
  effect: both.describe('what it limits now'),
  reported_at: z.string(),
  holds_until: z.string().describe('then it limits less, when nothing else is told'),
  asks: z.boolean().describe('three sessions were done since: how is it now?'),
})

const told = z.object({
  screening: z.object({
    due: z.boolean().describe('never answered, or more than a year ago'),
    answered_at: z.string().nullable(),
    version: z.number().nullable().describe('of the questions that were answered'),
    answers: z
      .object({
        age: z.number().describe('as it was when it was answered'),
        heart: z.boolean(),
        chest_pain: z.boolean(),
        fainted: z.boolean(),
        dizziness: z.string(),
        joints: z.boolean(),
        joint_parts: z.array(z.string()),
        drugs: z.array(z.string()),
        pregnancy: z.string(),
        surgery: z.string(),
      })
      .partial(),
  }),
  complaints: z.array(complaint),
  clearances: z.array(z.object({ of: clearable, by, on: z.string() })),
  unwanted: z.array(
    z.object({ exercise_id: z.string(), name: both, kind: z.enum(['never', 'pain']), since: z.string() }),
  ),
  stops: z.array(both).describe('why no workout is made at present, and what to do'),
})

const example = {
  screening: { due: false, answered_at: '2026-06-01T08:00:00.000Z', version: 2, answers: { heart: false } },
  complaints: [
    {
      id: '7c1f7f0e-35a2-5a55-9a0e-0d6f1d1b1a11',
      part: 'knee',
      side: 'left',
      name: { de: 'Knie links', en: 'left knee' },
      severity: 'pain',
      effect: { de: 'trägt wenig Last', en: 'bears little load' },
      reported_at: '2026-06-01T08:00:00.000Z',
      holds_until: '2026-06-15T08:00:00.000Z',
      asks: false,
    },
  ],
  clearances: [],
  unwanted: [],
  stops: [],
} as const

export const getBody = call({
  method: 'GET',
  path: '/api/body',
  summary: 'What the coach respects about your body: screening, active complaints, clearances, unwanted exercises',
  access: 'signed-in',
  status: 200,
  answer: told,
  examples: { answer: example },
})

const changed = { status: 200, answer: told, examples: { answer: example } } as const
const id = z.object({ complaint: complaintId })

export const answerScreening = call({
  ...changed,
  method: 'PUT',
  path: '/api/body/screening',
  summary: 'Answer the screening; what is left out was not answered',
  access: 'signed-in',
  body: screening,
  refuses: ['health-consent-needed', 'parent-needed'],
  examples: { body: { heart: false, chest_pain: false, drugs: ['beta-blocker'] }, answer: example },
})

export const reportComplaint = call({
  ...changed,
  method: 'POST',
  path: '/api/body/complaints',
  summary: 'Say where it hurts',
  description:
    'Fourteen days long that part bears less in every exercise, then a step more, until it is as before. The same part again takes the place of the complaint before.',
  access: 'signed-in',
  body: z.strictObject(where),
  refuses: ['too-many-complaints', 'health-consent-needed', 'parent-needed'],
  examples: { body: { part: 'knee', side: 'left', severity: 'pain' }, answer: example },
})

export const answerComplaint = call({
  ...changed,
  method: 'PUT',
  path: '/api/body/complaints/:complaint',
  summary: 'Say how it is now',
  access: 'signed-in',
  params: id,
  body: z.strictObject({ change: z.enum(['good', 'better', 'same', 'worse']) }),
  refuses: ['no-such-complaint', 'health-consent-needed', 'parent-needed'],
  examples: { body: { change: 'better' }, answer: example },
})

export const revokeComplaint = call({
  ...changed,
  method: 'DELETE',
  path: '/api/body/complaints/:complaint',
  summary: 'Take a complaint back; it limits nothing any more',
  access: 'signed-in',
  params: id,
  refuses: ['no-such-complaint'],
})

const cleared = z.object({ of: z.enum(clearable.options, named('no-such-clearance')) })

export const stateClearance = call({
  ...changed,
  method: 'PUT',
  path: '/api/body/clearances/:of',
  summary: 'State that somebody with the right to say so allowed training',
  description: 'Your own dated statement. It turns a stop into careful plans, and grows old.',
  access: 'signed-in',
  params: cleared,
  body: z.strictObject({ by, on: day.describe('the day it was said') }),
  refuses: ['no-such-clearance', 'clearance-in-future', 'health-consent-needed', 'parent-needed'],
  examples: { body: { by: 'doctor', on: '2026-06-01' }, answer: example },
})

export const revokeClearance = call({
  ...changed,
  method: 'DELETE',
  path: '/api/body/clearances/:of',
  summary: 'Take a clearance back',
  access: 'signed-in',
  params: cleared,
  refuses: ['no-such-clearance'],
})

export const allowExercise = call({
  ...changed,
  method: 'DELETE',
  path: '/api/body/unwanted/:exercise',
  summary: 'Let an exercise be planned again',
  access: 'signed-in',
  params: z.object({ exercise: text(80) }),
  refuses: ['no-such-exercise'],
})
