/** What can be refused, by name: the status and words on the wire. The name is the problem's `code` and part of its type. */
export const refusals = {
  'no-such-workout': [404, 'Workout ID not found'],
  'no-such-block': [404, 'Block ID not found'],
  'no-such-exercise': [404, 'Exercise ID not found'],
  'no-such-set': [404, 'Set ID not found'],
  'no-such-feedback': [404, 'Feedback ID not found'],
  'no-such-profile': [404, 'Training profile not found'],
  'no-such-user': [404, 'User not found'],
  'account-closed': [404, 'User not found'],
  'workout-not-planned-yet': [409, 'The workout is still being made'],
  'workout-generation-failed': [409, 'The workout could not be made'],
  'workout-already-finished': [409, 'The workout is already finished'],
  'logged-sets-would-be-lost': [409, 'Sets already logged would be lost'],
  'plan-breaks-rules': [409, 'The plan breaks a rule'],
  'changed-meanwhile': [412, 'This has changed since you last read it'],
  'nothing-performed': [400, 'A set needs at least one of reps, duration, distance'],
  'too-many-profiles': [409, 'There are already 50 training profiles'],
  'too-many-revisions': [429, 'This workout has been changed 10 times; please ask for a new one'],
  'not-possible': [422, 'The workout could not be made'],
  'still-generating': [503, 'The workout is still being made'],
  'free-workouts-used-up': [402, 'Deine 10 kostenlosen Workouts sind aufgebraucht. Mit einem Abo geht es weiter.'],
  'allowance-used-up': [429, 'Du hast in den letzten 30 Tagen 100 Workouts erstellen lassen. Bald geht es weiter.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type RefusalName = keyof typeof refusals
