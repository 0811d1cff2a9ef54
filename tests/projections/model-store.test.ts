import { modelStoreContract } from '../contracts/model-store.ts'
import { openLog } from '../support/open-log.ts'

modelStoreContract('PostgreSQL', async () => {
  const { models, close } = await openLog()
  return { store: models, close }
})
