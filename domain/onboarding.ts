import type { Decisions } from './kernel/decider.ts'

/** How far an account's first screens were gone through. */
export type State = {
  readonly onboardingCompleted: boolean
  readonly trainingProfileOnboardingCompleted: boolean
}

type Changed = { onboardingCompleted?: boolean; trainingProfileOnboardingCompleted?: boolean; at: string }
export type Event = { type: 'OnboardingChanged' } & Changed
export type Command = { type: 'ChangeOnboarding' } & Changed

export const before: State = { onboardingCompleted: false, trainingProfileOnboardingCompleted: false }

export const evolve = (now: State, event: Event): State => ({
  onboardingCompleted: event.onboardingCompleted ?? now.onboardingCompleted,
  trainingProfileOnboardingCompleted:
    event.trainingProfileOnboardingCompleted ?? now.trainingProfileOnboardingCompleted,
})

const flags = ['onboardingCompleted', 'trainingProfileOnboardingCompleted'] as const

export const decisions = {
  ChangeOnboarding: ({ type: _, at, ...wanted }, now) => {
    const changed = flags.filter(flag => wanted[flag] !== undefined && wanted[flag] !== now[flag])
    if (changed.length === 0) return []
    return [{ type: 'OnboardingChanged', ...Object.fromEntries(changed.map(flag => [flag, wanted[flag]])), at }]
  },
} satisfies Decisions<Command, Event, State>
