import type { ReactNode } from 'react'
import { useSession } from '../../session.ts'

/** What changes something: auditors are refused it, so they are not offered it. */
export const StaffOnly = ({ children }: { children: ReactNode }) => (useSession().user?.auditor ? null : children)
