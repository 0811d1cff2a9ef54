import type { Catalogue } from './catalogue.ts'
import type { RedFlag } from './read/conditions.ts'
import { meaningsOf, readingsOf } from './read/reader.ts'
import type { PlanRequest } from './request.ts'
import { limitsFrom } from './restrictions.ts'

/** Signs that stop, in whatever was written or told: nothing is planned with them, and nothing changed. */
export const signsIn = (request: PlanRequest, catalogue: Catalogue): readonly RedFlag[] =>
  limitsFrom(meaningsOf(request, readingsOf(request, catalogue))).red
