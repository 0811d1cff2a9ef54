import type { Catalogue } from '../basis/catalogue.ts'
import type { PlanRequest } from '../basis/request.ts'
import type { RedFlag } from './conditions.ts'
import { meaningsOf, readingsOf } from './reader.ts'
import { limitsFrom } from './restrictions.ts'

/** Signs that stop, in whatever was written or told: nothing is planned with them, and nothing changed. */
export const signsIn = (request: PlanRequest, catalogue: Catalogue): readonly RedFlag[] =>
  limitsFrom(meaningsOf(request, readingsOf(request, catalogue))).red
