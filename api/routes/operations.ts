import * as contract from '../../contract/operations.ts'
import type { UserId } from '../../domain/ids.ts'
import { type Inspecting, recordingLooks } from '../desk/look.ts'
import type { Operations } from '../desk/operations.ts'
import { route, type Serving } from '../route.ts'

type Parts = Inspecting & { readonly operations: Operations }

/** What staff looks at when something does not run as it should, and what they can do about it. */
export const operationsRoutes = (serving: Serving, { operations, ...inspecting }: Parts) => {
  const look = recordingLooks(inspecting)
  const isThere = async (person: UserId) => {
    const { status } = (await inspecting.accounts.load(person)).state
    return status === 'open' || status === 'closed'
  }
  route(serving, contract.listUndone, () => operations.listUndone())
  route(serving, contract.retryUndone, asked => operations.retry(asked, asked.body))
  route(serving, contract.listModels, () => operations.modelStates())
  route(serving, contract.beginJob, asked => operations.begin(asked, asked.params.name, asked.body.what))
  route(serving, contract.steerJob, asked => operations.steer(asked, asked.params.name, asked.body))
  route(serving, contract.cancelJob, asked => operations.cancel(asked, asked.params.name))
  route(serving, contract.getDifference, async asked => {
    const found = asked.settle(await operations.difference(asked.params.name, isThere))
    await look(asked, { people: found.person === null ? [] : [found.person], what: 'builds', unsealed: false })
    return found
  })
  route(serving, contract.listOperations, () => operations.history())
}
