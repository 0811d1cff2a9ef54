import { fairQueue } from '../commands/fair-queue.ts'

const mostWaiting = 64
const usual = 20

/**
 * Calls that take ten milliseconds of the processor and more, shared fairly among people and addresses. A lane rests for as
 * long as it worked, so that however many ask, half of the time is everybody else's.
 */
export const costlyCalls = () => fairQueue({ lanes: 2, mostWaiting: () => mostWaiting, usual, rests: tookMs => tookMs })

export type CostlyCalls = ReturnType<typeof costlyCalls>
