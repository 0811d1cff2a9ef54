import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { saidOf } from '../../adapters/coach-openai/words.ts'
import { consentWords } from '../../content/consents.ts'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { factsOf } from '../../domain/coach/by-model/athlete.ts'
import { briefFor } from '../../domain/coach/prescribe/briefing.ts'
import { request } from '../domain/coach/requests.ts'

const privacy = readFileSync(new URL('../../content/legal/datenschutz.md', import.meta.url), 'utf8')
const ofTheModel = /## 6\. Workouts mit KI\n([\s\S]*?)\n## 7/.exec(privacy)?.[1] ?? ''

/** What each thing that a language model hears of an athlete is called where they are asked, and on the privacy page. */
const facts: Readonly<Record<keyof ReturnType<typeof factsOf>, string>> = {
  goal: 'Ziel',
  age: 'ungefähres Alter',
  gender: 'Geschlecht',
  level_1_to_5: 'Niveau',
  experience_1_to_5: 'Niveau',
  days_a_week: 'Ziel',
  readiness_1_to_5: 'Tagesform',
  easier_week: 'letzten Trainings',
  needs_care: 'Einschränkungen und Beschwerden',
  last_sessions: 'letzten Trainings mit den Gewichten',
  days_since_last_session: 'letzten Trainings',
}
const words: Readonly<Record<string, string>> = {
  wish: 'Wunsch',
  goal: 'Ziel',
  restrictions: 'Einschränkungen',
  mobility_restrictions: 'Einschränkungen',
  other_activities: 'was du sonst trainierst',
  comments: 'Anmerkungen',
  place: 'Ort und Ausrüstung',
  feedback: 'Rückmeldungen',
}

test('a language model hears nothing of an athlete that is not named where they agree, and on the privacy page', () => {
  const said = 'etwas'
  const full = request({
    wish: said,
    athlete: {
      ...request().athlete,
      goalDetails: said,
      restrictions: said,
      mobilityRestrictions: said,
      otherActivities: said,
      comments: said,
    },
    place: { ...request().place, details: said },
    feedback: { said: [{ difficulty: said, comment: said }] },
  } as never)
  expect(Object.keys(factsOf(briefFor(request(), catalogue))).toSorted()).toEqual(Object.keys(facts).toSorted())
  expect(Object.keys(saidOf(full, [])).toSorted()).toEqual(Object.keys(words).toSorted())
  for (const text of [consentWords.ai.text, ofTheModel])
    for (const name of [...Object.values(facts), ...Object.values(words), 'auch schon'])
      expect([name, text.includes(name)]).toEqual([name, true])
})
