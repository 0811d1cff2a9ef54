import type { z } from 'zod'
import type { beginWhatIf } from '../../contract/what-if.ts'
import type { UserId } from '../../domain/ids.ts'
import type { Refused } from '../../domain/kernel/decider.ts'
import type { Supposed } from './imagining.ts'

export type WhatIfJob = z.input<typeof beginWhatIf.answer>

/** Each is seen by whoever asked for it alone. */
export type WhatIfs = {
  readonly begin: (who: UserId, supposed: Supposed) => WhatIfJob | Refused<'what-if-running'>
  readonly of: (who: UserId, id: string) => WhatIfJob | Refused<'no-such-what-if'>
  readonly cancel: (who: UserId, id: string) => WhatIfJob | Refused<'no-such-what-if'>
}
