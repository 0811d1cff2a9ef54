import { setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import type { Start } from './portion-thread.ts'

// Beside people who wait for a page a thread takes what they leave, from its first line on: loading its code is much of a
// short work. Only on Linux is a thread's priority its own.
const { pace }: Start = workerData
if (pace && process.platform === 'linux') setPriority(19)
await import('./portion-thread.ts')
