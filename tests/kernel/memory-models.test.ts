import { memoryModels } from '../../domain/running/testing/memory-models.ts'
import { modelStoreContract } from '../contracts/model-store.ts'

modelStoreContract('memory', async () => ({ store: memoryModels(), close: async () => {} }))
