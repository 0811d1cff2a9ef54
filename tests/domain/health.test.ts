import { describe, expect, test } from 'vitest'
import type { Change, Severity } from '../../domain/complaint.ts'
import * as Health from '../../domain/health.ts'
import { ageAt, isScreeningDue, saidOf } from '../../domain/health-said.ts'
import { asComplaintId, asConsentId } from '../../domain/ids.ts'
import { fold } from '../../domain/kernel/decider.ts'
import { about } from '../support/language.ts'

const given = about(Health.decider)

const day = (days: number) => new Date(Date.parse('2026-03-02T17:00:00.000Z') + days * 86_400_000).toISOString()

const knee = (severity: Severity = 'pain', at = day(0)): Health.Event => ({
  type: 'ComplaintReported',
  complaint: asComplaintId('k'),
  part: 'knee',
  side: 'left',
  severity,
  at,
})
const answered = (change: Change, at: string): Health.Event => ({
  type: 'ComplaintAnswered',
  complaint: asComplaintId('k'),
  change,
  at,
})
const stateOf = (...facts: readonly Health.Event[]) => fold(Health.decider, facts)
const kneeAt = (at: string, ...facts: readonly Health.Event[]) =>
  saidOf(stateOf(...facts), at).flatMap(said => (said.kind === 'complaint' ? [said.severity] : []))[0] ?? null

test('by a consent that was withdrawn nothing is told any more, not even by what was on its way', () => {
  const told = {
    type: 'ReportComplaint',
    complaint: asComplaintId('k'),
    part: 'knee',
    side: 'left',
    severity: 'pain',
    at: day(0),
  } as const
  const forgotten: Health.Event = { type: 'BodyForgotten', consent: asConsentId('c1'), at: day(0) }
  given()
    .when({ type: 'ForgetBody', consent: asConsentId('c1'), at: day(0) })
    .thenEvents(forgotten)
  given(forgotten)
    .when({ type: 'ForgetBody', consent: asConsentId('c1'), at: day(0) })
    .thenNothing()
  given(forgotten)
    .when({ ...told, consent: asConsentId('c1') })
    .thenRefused('health-consent-needed')
  given(forgotten)
    .when({ ...told, consent: asConsentId('c2') })
    .thenEvents({ ...knee(), consent: asConsentId('c2') })
})

describe('a complaint', () => {
  test('limits for fourteen days and then steps up by itself', () => {
    const course = [0, 13.9, 14, 27.9, 28].map(days => kneeAt(day(days), knee()))
    expect(course).toEqual(['pain', 'pain', 'mild', 'mild', null])
    expect([0, 14, 28, 42].map(days => kneeAt(day(days), knee('acute')))).toEqual(['acute', 'pain', 'mild', null])
  })

  test.each([
    ['good', 'acute', 'mild'],
    ['better', 'acute', 'pain'],
    ['good', 'pain', 'mild'],
    ['good', 'mild', null],
    ['same', 'pain', 'pain'],
    ['worse', 'mild', 'pain'],
    ['worse', 'pain', 'acute'],
  ] as const)('that is "%s" after %s is %s from then on', (change, before, then) => {
    expect(kneeAt(day(10), knee(before), answered(change, day(10)))).toBe(then)
  })

  test('that is the same begins its fourteen days anew', () =>
    expect(kneeAt(day(20), knee(), answered('same', day(10)))).toBe('pain'))

  test('that is taken back limits nothing, and can be taken back twice', () => {
    const revoke = { type: 'RevokeComplaint', complaint: asComplaintId('k'), at: day(2) } as const
    const revoked = { type: 'ComplaintRevoked', complaint: asComplaintId('k'), at: day(2) } as const
    expect(kneeAt(day(2), knee(), revoked)).toBeNull()
    given(knee()).when(revoke).thenEvents(revoked)
    given(knee(), revoked).when(revoke).thenNothing()
    given().when(revoke).thenRefused('no-such-complaint')
  })

  test('of the same part takes the place of the one before', () => {
    const again = { complaint: asComplaintId('l'), part: 'knee', side: 'left', severity: 'acute', at: day(3) } as const
    given(knee())
      .when({ type: 'ReportComplaint', ...again })
      .thenEvents(
        { type: 'ComplaintRevoked', complaint: asComplaintId('k'), at: day(3) },
        { type: 'ComplaintReported', ...again },
      )
  })

  test('whose words were erased is none', () =>
    expect(kneeAt(day(1), { ...knee(), part: '[erased]' } as Health.Event)).toBeNull())
})

describe('the screening', () => {
  const screened = (answers: Health.Screening): Health.Event => ({ type: 'ScreeningAnswered', answers, at: day(0) })
  const kinds = (at: string, ...facts: readonly Health.Event[]) =>
    saidOf(stateOf(...facts), at).map(said =>
      said.kind === 'red-flag'
        ? `red ${said.flag}`
        : said.kind === 'condition'
          ? `amber ${said.condition}`
          : said.kind === 'drug'
            ? `drug ${said.drug}`
            : said.kind === 'complaint'
              ? `${said.severity} ${said.part}`
              : said.kind,
    )
  const cleared = (of: Health.Cleared, on = day(1).slice(0, 10)): Health.Event => ({
    type: 'ClearanceStated',
    of,
    by: 'doctor',
    on,
    at: day(1),
  })

  test('is due at first, and once a year', () => {
    const state = stateOf(screened({}))
    expect([
      isScreeningDue(Health.nothingTold, day(0)),
      isScreeningDue(state, day(365)),
      isScreeningDue(state, day(366)),
    ]).toEqual([true, false, true])
  })

  test.each([
    [{ heart: true }, ['amber heart']],
    [{ chestPain: true }, ['red heart-warning']],
    [{ fainted: true }, ['red fainting']],
    [{ dizziness: 'no' }, []],
    [{ dizziness: 'getting-up' }, ['amber vertigo']],
    [{ dizziness: 'otherwise' }, ['red fainting']],
    [{ joints: true }, ['ask']],
    [{ joints: true, jointParts: ['knee', 'lower-back'] }, ['pain knee', 'pain lower-back']],
    [{ joints: false, jointParts: ['knee'] }, []],
    [{ drugs: ['beta-blocker', 'blood-thinner'] }, ['drug beta-blocker', 'drug blood-thinner']],
    [{ pregnancy: 'pregnant' }, ['red pregnancy']],
    [{ pregnancy: 'born-within-6-weeks' }, ['red recent-birth']],
    [{ pregnancy: 'born-within-16-weeks' }, ['amber birth']],
    [{ surgery: 'within-6-weeks' }, ['red recent-surgery']],
    [{ surgery: 'within-16-weeks' }, ['amber surgery']],
    [{ heart: false, chestPain: false, drugs: [], pregnancy: 'no', surgery: 'no' }, []],
  ] as const)('%j means %j', (answers, means) => expect(kinds(day(2), screened(answers))).toEqual(means))

  test('a joint that training harms bears little for fourteen days, and less than others as long as that stands', () => {
    const told = screened({ joints: true, jointParts: ['knee'] })
    expect([2, 15, 300].map(days => kinds(day(days), told))).toEqual([['pain knee'], ['mild knee'], ['mild knee']])
  })

  test('the age that was told grows with the years', () => {
    const at = (days: number) => ageAt(stateOf(screened({ age: 64 })), { age: 50, at: null }, day(days))
    expect([0, 364, 366].map(at)).toEqual([64, 64, 65])
    expect(ageAt(Health.nothingTold, { age: null, at: null }, day(0))).toBeNull()
  })

  test('of two ages that were told the later one counts', () => {
    const told = (profileAt: number) => ageAt(stateOf(screened({ age: 64 })), { age: 46, at: day(profileAt) }, day(9))
    expect([told(-3), told(3)]).toEqual([64, 46])
    expect(ageAt(stateOf(screened({ age: 64 })), { age: null, at: day(3) }, day(9))).toBe(64)
    expect(ageAt(stateOf(screened({ heart: false })), { age: 46, at: day(-3) }, day(9))).toBe(46)
  })

  test('what heals with time stops, limits, and is over', () => {
    const course = (answers: Health.Screening) =>
      [10, 42, 113].map(days => kinds(day(days), screened(answers))[0] ?? 'none')
    expect(course({ surgery: 'within-6-weeks' })).toEqual(['red recent-surgery', 'amber surgery', 'none'])
    expect(course({ pregnancy: 'born-within-6-weeks' })).toEqual(['red recent-birth', 'amber birth', 'none'])
  })

  test.each([
    ['chest-pain', { chestPain: true }, 'amber heart'],
    ['fainting', { fainted: true }, 'amber vertigo'],
    ['fainting', { dizziness: 'otherwise' }, 'amber vertigo'],
    ['pregnancy', { pregnancy: 'pregnant' }, 'amber pregnancy'],
    ['surgery', { surgery: 'within-6-weeks' }, 'amber surgery'],
    ['birth', { pregnancy: 'born-within-6-weeks' }, 'amber birth'],
  ] as const)('a dated clearance of %s turns the stop into a limit', (of, answers, means) => {
    expect(kinds(day(2), screened(answers), cleared(of))).toContain(means)
    expect(kinds(day(2), screened(answers), cleared(of)).filter(one => one.startsWith('red'))).toEqual([])
    const revoked = { type: 'ClearanceRevoked', of, at: day(2) } as const
    expect(kinds(day(2), screened(answers), cleared(of), revoked).filter(one => one.startsWith('red'))).toHaveLength(1)
  })

  test('a clearance grows old, and lies never in the future', () => {
    expect(kinds(day(2), screened({ chestPain: true }), cleared('chest-pain', '2024-12-01'))).toEqual([
      'red heart-warning',
    ])
    const ask = { type: 'StateClearance', of: 'surgery', by: 'doctor', on: '2030-01-01', at: day(0) } as const
    given().when(ask).thenRefused('clearance-in-future')
  })
})
