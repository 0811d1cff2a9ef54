export type Role = 'visitor' | 'athlete' | 'staff' | 'auditor'

/** Who may ask. Each call names one of these; where it is asked, `api/route.ts` looks it up here and nowhere else. */
const rights = {
  anyone: ['visitor', 'athlete', 'staff', 'auditor'],
  'signed-in': ['athlete', 'staff', 'auditor'],
  inspectors: ['staff', 'auditor'],
  staff: ['staff'],
} as const satisfies Readonly<Record<string, readonly Role[]>>

export type Access = keyof typeof rights

export const may = (role: Role, access: Access): boolean => rights[access].some(each => each === role)
