import { inThread } from '../../thread-pool.ts'
import { leavesOfPacked } from './leaves.ts'

inThread(
  async (rows: string) => leavesOfPacked(rows),
  async () => {},
)
