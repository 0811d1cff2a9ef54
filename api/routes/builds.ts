import * as contract from '../../contract/builds.ts'
import type { UserId } from '../../domain/ids.ts'
import type { DeskBuilds } from '../desk/builds.ts'
import { type Inspecting, recordingLooks } from '../desk/look.ts'
import { route, type Serving } from '../route.ts'

type Parts = Inspecting & { readonly builds: DeskBuilds }

/** Read models as they stood once, and where two of them differ. */
export const buildRoutes = (serving: Serving, { builds, ...inspecting }: Parts) => {
  const look = recordingLooks(inspecting)
  const isThere = async (person: UserId) => {
    const { status } = (await inspecting.accounts.load(person)).state
    return status === 'open' || status === 'closed'
  }

  route(serving, contract.listBuilds, () => builds.list())
  route(serving, contract.beginBuild, asked => builds.begin(asked, asked.body))
  route(serving, contract.steerBuild, asked => builds.steer(asked, asked.params.build, asked.body))
  route(serving, contract.cancelBuild, asked => builds.cancel(asked, asked.params.build))
  route(serving, contract.dropBuild, asked => builds.drop(asked, asked.params.build))

  route(serving, contract.compareBuilds, async asked => {
    const { params, query, settle } = asked
    const { people, answer } = settle(await builds.compare({ ...params, ...query }, isThere))
    await look(asked, { people, what: 'builds', unsealed: false })
    return answer
  })
}
