import type { z } from 'zod'
import type { beginWhatIf } from '../../contract/what-if.ts'
import type { UserId } from '../../domain/ids.ts'
import type { Refused } from '../../domain/kernel/decider.ts'
import type { Supposed } from './imagining.ts'
import type { OfPerson } from './todays-rules.ts'

export type WhatIfJob = z.input<typeof beginWhatIf.answer>

/** One event taken for another, or a person's workouts under today's rules. */
export type AskedWhatIf = { readonly supposed: Supposed } | { readonly today: OfPerson }

/** Each is seen by whoever asked for it alone, until one of the `people` that it is about is erased. */
export type WhatIfs = {
  readonly begin: (who: UserId, asked: AskedWhatIf, people: readonly UserId[]) => WhatIfJob | Refused<'what-if-running'>
  readonly of: (who: UserId, id: string) => Promise<WhatIfJob | Refused<'no-such-what-if'>>
  readonly cancel: (who: UserId, id: string) => Promise<WhatIfJob | Refused<'no-such-what-if'>>
}
