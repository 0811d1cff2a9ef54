import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asConsentId, asProfileId } from '../../domain/ids.ts'
import { type Command, decider, type Event, mostProfiles } from '../../domain/training-profiles.ts'
import { about } from '../support/language.ts'
import { lawsOf, moment } from '../support/laws.ts'

const given = about(decider)
const at = '2026-01-02T03:04:05.000Z'
const silent = { telling: [], consent: null }
const home: Event = { type: 'TrainingProfileCreated', profile: asProfileId('home'), fields: { name: 'Zuhause' }, at }
const gym: Event = { type: 'TrainingProfileCreated', profile: asProfileId('gym'), fields: { name: 'Studio' }, at }
const homeFirst: Event = { type: 'PrimaryProfileChosen', profile: asProfileId('home'), at }
const create = (profile: string, name: string, primary = false): Command => ({
  type: 'CreateProfile',
  profile: asProfileId(profile),
  fields: { name },
  primary,
  ...silent,
  at,
})

test('the first profile is primary, whether asked for or not', () => {
  given().when(create('home', 'Zuhause')).thenEvents(home, homeFirst)
  given(home, homeFirst).when(create('gym', 'Studio')).thenEvents(gym)
  given(home, homeFirst)
    .when(create('gym', 'Studio', true))
    .thenEvents(gym, { type: 'PrimaryProfileChosen', profile: asProfileId('gym'), at })
})

test('a deleted primary profile leaves the role to another one', () =>
  given(home, homeFirst, gym)
    .when({ type: 'DeleteProfile', profile: asProfileId('home'), at })
    .thenEvents(
      { type: 'TrainingProfileDeleted', profile: asProfileId('home'), at },
      { type: 'PrimaryProfileChosen', profile: asProfileId('gym'), at },
    ))

test('by a consent that was withdrawn nothing is told any more, not even by what was on its way', () => {
  const told = {
    type: 'ChangePlan',
    fields: { restrictions: 'Knie', age: 40 },
    telling: [],
    consent: asConsentId('c1'),
    at,
  } as const
  const forgotten: Event = { type: 'HealthForgotten', consent: asConsentId('c1'), at }
  given()
    .when({ type: 'ForgetHealth', consent: asConsentId('c1'), at })
    .thenEvents(forgotten)
  given(forgotten)
    .when({ type: 'ForgetHealth', consent: asConsentId('c1'), at })
    .thenNothing()
  given(forgotten).when(told).thenRefused('health-consent-needed')
  given(forgotten)
    .when({ ...told, fields: { restrictions: 'Knie' }, consent: asConsentId('c2') })
    .thenEvents({ type: 'HealthTold', consent: asConsentId('c2'), fields: { restrictions: 'Knie' }, at })
})

test('words that tell of health go with the consent they were told by, wherever they stand; what replaced them stays', () => {
  const consent = asConsentId('c1')
  const details = { equipmentDetails: 'wegen der Schulter nur bis 10 kg' }
  const goal = { goal: 'schmerzfrei', goalDetails: 'bis Mai' }
  const told: Event[] = [
    { type: 'TrainingProfileChanged', profile: asProfileId('home'), fields: details, consent, at },
    { type: 'TrainingPlanChanged', fields: { goalDetails: 'bis Mai' }, at },
    { type: 'HealthTold', consent, fields: { goal: 'schmerzfrei' }, at },
  ]
  given(home, homeFirst)
    .when({
      type: 'ChangeProfile',
      profile: asProfileId('home'),
      fields: details,
      primary: false,
      telling: ['equipmentDetails'],
      consent,
      at,
    })
    .thenEvents(...told.slice(0, 1))
  given()
    .when({ type: 'ChangePlan', fields: goal, telling: ['goal'], consent, at })
    .thenEvents(...told.slice(1))
  const stateAfter = (...more: Event[]) => [home, ...told, ...more].reduce(decider.evolve, decider.initial)
  const forgotten: Event = { type: 'HealthForgotten', consent, at }
  expect(stateAfter(forgotten)).toMatchObject({
    profiles: { home: { name: 'Zuhause' } },
    plan: { goalDetails: 'bis Mai' },
  })
  expect(JSON.stringify(stateAfter(forgotten))).not.toMatch(/Schulter|schmerzfrei/)
  const replaced: Event = { type: 'TrainingPlanChanged', fields: { goal: 'muscle' }, at }
  expect(stateAfter(replaced, forgotten).plan).toEqual({ goal: 'muscle', goalDetails: 'bis Mai' })
})

test('what is deleted does not come back by a late retry', () =>
  given(home, homeFirst, { type: 'TrainingProfileDeleted', profile: asProfileId('home'), at })
    .when(create('home', 'Zuhause'))
    .thenNothing())

test('only what is new is a fact', () => {
  given(home, homeFirst)
    .when({
      type: 'ChangeProfile',
      profile: asProfileId('home'),
      fields: { name: 'Zuhause' },
      primary: true,
      ...silent,
      at,
    })
    .thenNothing()
  given({ type: 'TrainingPlanChanged', fields: { age: 34 }, at })
    .when({ type: 'ChangePlan', ...silent, fields: { age: 34, heightCm: 171 }, at })
    .thenEvents({ type: 'TrainingPlanChanged', fields: { heightCm: 171 }, at })
})

test('an unknown profile is refused', () => {
  given()
    .when({ type: 'ChangeProfile', profile: asProfileId('x'), fields: {}, primary: false, ...silent, at })
    .thenRefused('no-such-profile')
  given()
    .when({ type: 'DeleteProfile', profile: asProfileId('x'), at })
    .thenRefused('no-such-profile')
})

test(`there are at most ${mostProfiles}`, () => {
  const many = Array.from(
    { length: mostProfiles },
    (_, n): Event => ({ ...home, profile: asProfileId(`p${n}`) }) as Event,
  )
  given(...many)
    .when(create('one more', 'Keller'))
    .thenRefused('too-many-profiles')
})

const profile = fc.constantFrom('home', 'gym', 'park').map(asProfileId)
const fields = fc.record(
  {
    name: fc.constantFrom('A', 'B'),
    equipment: fc.constantFrom([], ['bench']),
    equipmentDetails: fc.option(fc.string()),
  },
  { requiredKeys: ['name'] },
)
const plan = fc.record(
  {
    age: fc.option(fc.integer({ min: 1, max: 120 })),
    goal: fc.option(fc.constantFrom('muscle', 'health')),
    comments: fc.option(fc.string()),
  },
  { requiredKeys: [] },
)
const toldBy = {
  telling: fc.subarray(['equipmentDetails', 'goal']),
  consent: fc.constantFrom(null, 'c1', 'c2'),
}
const command = fc.oneof(
  fc.record({
    type: fc.constant('CreateProfile' as const),
    profile,
    fields,
    primary: fc.boolean(),
    ...toldBy,
    at: moment,
  }),
  fc.record({
    type: fc.constant('ChangeProfile' as const),
    profile,
    fields,
    primary: fc.boolean(),
    ...toldBy,
    at: moment,
  }),
  fc.record({ type: fc.constant('DeleteProfile' as const), profile, at: moment }),
  fc.record({ type: fc.constant('ChangePlan' as const), fields: plan, ...toldBy, at: moment }),
  fc.record({ type: fc.constant('ForgetHealth' as const), consent: fc.constantFrom('c1', 'c2'), at: moment }),
) as fc.Arbitrary<Command>

describe('laws', () => {
  lawsOf(decider, command, ({ profiles, primary, deleted }) => {
    if (Object.keys(profiles).length === 0) expect(primary).toBeNull()
    else expect(Object.keys(profiles)).toContain(primary)
    for (const id of deleted) expect(profiles).not.toHaveProperty(id)
    for (const { name } of Object.values(profiles)) expect(name).toBeTruthy()
  })
})
