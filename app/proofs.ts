import type { Config } from '../adapters/config.ts'
import { checkpointFile, signingKey } from '../adapters/proof/checkpoints.ts'
import { logProofs } from '../adapters/proof/log-proofs.ts'
import { signsLog } from '../adapters/proof/signed-log.ts'
import { postgresTiles } from '../adapters/proof/tiles.ts'
import type { Infrastructure } from './infrastructure.ts'

/** The tree over the log, its key and its checkpoints, by their real adapters. */
export const openProofs = async (
  { store, database }: Pick<Infrastructure, 'store' | 'database'>,
  config: Config,
  clock: () => string,
) => {
  const { AUDIT_DIR: folder, AUDIT_URL: url = null } = config
  const tiles = postgresTiles(database)
  const checkpoints = checkpointFile(folder, url)
  const key = await signingKey(folder)
  const proofs = logProofs({ store, tiles, key, checkpoints, clock })
  const { extend } = proofs
  return { ...proofs, ...signsLog({ store, tiles, extend, key, clock }), tiles, checkpoints, key }
}

export type Proofs = Awaited<ReturnType<typeof openProofs>>
