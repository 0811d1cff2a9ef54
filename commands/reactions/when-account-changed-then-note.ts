import { keysOf } from '../../domain/fields.ts'
import type { SecurityLog } from '../ports/security.ts'
import { reaction } from './run.ts'

const words = {
  StaffRoleGranted: 'role granted',
  StaffRoleRevoked: 'role revoked',
  PasswordChanged: 'password changed',
  EmailChanged: 'address changed',
  FactorAdded: 'factor added',
  FactorRemoved: 'factor removed',
  RecoveryCodeUsed: 'recovery code used',
  FactorResetRequested: 'factor reset asked for',
  FactorResetStopped: 'factor reset stopped',
  FactorsReset: 'factors reset',
  ParentAsked: 'parent asked',
  ParentConfirmed: 'parent confirmed',
  TermsAccepted: 'terms accepted',
  TermsObjected: 'terms objected to',
  AccountClosingRequested: 'closing asked for',
  AccountClosingUndone: 'closing undone',
  AccountClosed: 'account closed',
  PersonalDataErased: 'erased',
} as const

/** Whichever process or tool did it, it stands in the security log, with the command that did it. */
export const whenAccountChangedThenNote = ({ note }: Pick<SecurityLog, 'note'>) =>
  reaction({
    name: 'when-account-changed-then-note',
    category: 'user',
    on: keysOf(words),
    width: 1,
    react: async ({ event, metadata }) =>
      note({
        what: words[event.type],
        person: metadata.subject,
        command: metadata.commandId,
        ...('role' in event ? { role: event.role } : {}),
      }),
  })
