import { memoryModels } from '../../domain/kernel/testing/memory-models.ts'
import { modelStoreContract } from '../contracts/model-store.ts'

modelStoreContract('memory', async () => ({ store: memoryModels(), close: async () => {} }))
