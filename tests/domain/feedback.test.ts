import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Feedback from '../../domain/feedback.ts'
import { asUserId, asWorkoutId } from '../../domain/ids.ts'
import { about } from '../support/language.ts'
import { lawsOf, moment } from '../support/laws.ts'

const given = about(Feedback.decider)
const at = '2026-03-01T18:20:00.000Z'
const later = '2026-03-01T18:30:00.000Z'
const asked = { athlete: asUserId('anna'), template: 'q_v1.1', workout: null, answers: { mobility: 'gezielt' }, at }
const told: Feedback.Event = { type: 'FeedbackGiven', ...asked }

describe('feedback', () => {
  test('is given once', () => {
    given()
      .when({ type: 'GiveFeedback', ...asked })
      .thenEvents(told)
    given(told)
      .when({ type: 'GiveFeedback', ...asked, at: later })
      .thenNothing()
  })

  test('of another person or another content is not met by the same id', () => {
    given(told)
      .when({ type: 'GiveFeedback', ...asked, athlete: asUserId('ben') })
      .thenRefused('feedback-id-taken')
    given(told)
      .when({ type: 'GiveFeedback', ...asked, answers: {} })
      .thenRefused('feedback-id-taken')
  })

  test('is changed by its owner only, and only by news', () => {
    const news = { type: 'ReviseAnswers', template: 'q_v1.1', answers: { mobility: 'analyse' }, at: later } as const
    given(told)
      .when({ ...news, athlete: asUserId('ben') })
      .thenRefused('no-such-feedback')
    given()
      .when({ ...news, athlete: asUserId('anna') })
      .thenRefused('no-such-feedback')
    given(told)
      .when({ ...news, athlete: asUserId('anna') })
      .thenEvents({ type: 'AnswersRevised', template: 'q_v1.1', answers: news.answers, at: later })
    given(told)
      .when({ ...news, athlete: asUserId('anna'), answers: asked.answers })
      .thenNothing()
  })

  test('remembers the last assessment and comment, and when they came', () => {
    given(
      told,
      { type: 'AssessmentGiven', assessment: 'too_hard', at },
      { type: 'AssessmentGiven', assessment: 'just_right', at: later },
      { type: 'CommentGiven', comment: 'gut', at: later },
    ).remembers({ assessment: 'just_right', comment: 'gut', createdAt: at, updatedAt: later })
  })

  test('says something about difficulty in a few words of two languages', () => {
    expect(['too_easy', 'Zu leicht', 'zu-leicht'].map(Feedback.difficultyOf)).toEqual(Array(3).fill('too-easy'))
    expect(['zu_schwer', ' TOO HARD '].map(Feedback.difficultyOf)).toEqual(Array(2).fill('too-hard'))
    expect(Feedback.difficultyOf('genau richtig')).toBe('right')
    expect(Feedback.difficultyOf('super')).toBeNull()
  })
})

const athlete = fc.constantFrom('anna', 'ben').map(asUserId)
const answers = fc.dictionary(fc.constantFrom('mobility', 'plan_or_now'), fc.constantFrom('plan', 'jetzt'), {
  maxKeys: 2,
})
const word = fc.constantFrom('too_easy', 'just_right', '')
const template = fc.constantFrom('q_v1.0', 'q_v1.1')

lawsOf(
  Feedback.decider,
  fc.oneof(
    fc.record({
      type: fc.constant('GiveFeedback' as const),
      athlete,
      template,
      workout: fc.constantFrom(null, asWorkoutId('w1')),
      answers,
      at: moment,
    }),
    fc.record({ type: fc.constant('ReviseAnswers' as const), athlete, template, answers, at: moment }),
    fc.record({ type: fc.constant('GiveAssessment' as const), athlete, assessment: word, at: moment }),
    fc.record({ type: fc.constant('GiveComment' as const), athlete, comment: word, at: moment }),
  ),
  (state, facts) => {
    if (facts.length === 0) expect(state).toEqual({ status: 'unknown' })
    else expect(facts.filter(({ type }) => type === 'FeedbackGiven')).toHaveLength(1)
    expect(facts[0]?.type ?? 'FeedbackGiven').toBe('FeedbackGiven')
  },
)
