import type { z } from 'zod'
import type { beginWhatIf } from '../../contract/what-if.ts'
import type { UserId } from '../../domain/ids.ts'
import type { Refused } from '../../domain/kernel/decider.ts'
import type { Supposed } from './imagining.ts'

export type WhatIfJob = z.input<typeof beginWhatIf.answer>

/** Each is seen by whoever asked for it alone, until one of the `people` that it is about is erased. */
export type WhatIfs = {
  readonly begin: (who: UserId, supposed: Supposed, people: readonly UserId[]) => WhatIfJob | Refused<'what-if-running'>
  readonly of: (who: UserId, id: string) => Promise<WhatIfJob | Refused<'no-such-what-if'>>
  readonly cancel: (who: UserId, id: string) => Promise<WhatIfJob | Refused<'no-such-what-if'>>
}
