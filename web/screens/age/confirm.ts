import { ask } from '../../data/client.ts'
import { lookAgain } from '../../signing.ts'

/** What the notice says that a tap on its button means: eighteen, and the terms that hold for them. */
export const confirmAge = async () => {
  await ask('PUT /api/age', { body: { age: '18+' } })
  const { version } = await ask('GET /api/terms')
  await ask('PUT /api/terms/:version', { params: { version }, body: { accepted: true } })
  await lookAgain()
}
