import * as contract from '../../contract/operations.ts'
import type { Operations } from '../desk/operations.ts'
import { route, type Serving } from '../route.ts'

/** What staff looks at when something does not run as it should, and what they can do about it. */
export const operationsRoutes = (serving: Serving, { operations }: { readonly operations: Operations }) => {
  route(serving, contract.listUndone, () => operations.listUndone())
  route(serving, contract.retryUndone, asked => operations.retry(asked, asked.body))
  route(serving, contract.listModels, () => operations.modelStates())
  route(serving, contract.beginJob, asked => operations.begin(asked, asked.params.name, asked.body.what))
  route(serving, contract.steerJob, asked => operations.steer(asked, asked.params.name, asked.body))
  route(serving, contract.cancelJob, asked => operations.cancel(asked, asked.params.name))
  route(serving, contract.listOperations, () => operations.history())
}
