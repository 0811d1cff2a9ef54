import { getHeapStatistics } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { heapBeyond } from '../../tools/heap-beyond.ts'

const megabyte = 1024 * 1024
const rows = (megabytes: number) => Array.from({ length: megabytes * 8 }, () => new Array(16_000).fill(0))
const inUse = () => getHeapStatistics().used_heap_size

const budget = inUse() + 60 * megabyte
let kept = rows(90)
const beyond = heapBeyond(budget)
const whileKept = [beyond(), beyond()]
const count = kept.length
kept = []
const isFull = inUse() > budget
parentPort?.postMessage({ whileKept, count, isFull, thrownAway: heapBeyond(budget)() })
