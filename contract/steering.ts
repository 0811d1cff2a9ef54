import { z } from 'zod'

// What takes a while is paused, gone on with, or held to a part of its time.

export const steering = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('pause') }),
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('throttle'), percent: z.number().int().min(1).max(100) }),
])
