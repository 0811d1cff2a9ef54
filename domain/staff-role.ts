import { type Ask, type Decisions, refuse } from './kernel/decider.ts'
import { erased, type Personal } from './personal.ts'

/** Staff look and change, auditors only look. */
export type StaffRole = 'staff' | 'auditor'
export type Role = 'athlete' | StaffRole

export type Event =
  | { type: 'StaffRoleGranted'; by: string; role: StaffRole; reason: string; at: string }
  | { type: 'StaffRoleRevoked'; by: string; reason: string; at: string }

export const personal: Personal<Event> = {
  StaffRoleGranted: { reason: erased },
  StaffRoleRevoked: { reason: erased },
}

export type State = { readonly role: Role }

export const before: State = { role: 'athlete' }

export const evolve = (event: Event): State => {
  switch (event.type) {
    case 'StaffRoleGranted':
      return { role: event.role }
    case 'StaffRoleRevoked':
      return { role: 'athlete' }
  }
}

export type Command =
  | { type: 'GrantStaffRole'; by: string; role: StaffRole; reason: string; at: string }
  | { type: 'RevokeStaffRole'; by: string; reason: string; at: string }

/** An address that nobody has shown to be theirs may have been registered by anybody. */
const grant = ({ type: _, ...granted }: Ask<Command, 'GrantStaffRole'>, { role, verified }: Known) => {
  if (!verified) return refuse('not-verified')
  return role === granted.role ? [] : [{ type: 'StaffRoleGranted', ...granted } satisfies Event]
}

type Known = State & { readonly verified: boolean }

export const decisions = {
  GrantStaffRole: grant,
  RevokeStaffRole: ({ by, reason, at }, { role }) =>
    role === 'athlete' ? [] : [{ type: 'StaffRoleRevoked', by, reason, at }],
} satisfies Decisions<Command, Event, Known>
