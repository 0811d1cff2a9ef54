import { z } from 'zod'
import { nothing, type Spent } from './prices.ts'

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
})

const usage = z.object({
  usage: z.object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) }),
})

/** What a completion says, or why it cannot be used, and what it cost. */
export const read = (answered: unknown): ({ text: string } | { unusable: string }) & { used: Spent } => {
  const counted = usage.safeParse(answered)
  const used = counted.success
    ? {
        calls: 0,
        inputTokens: counted.data.usage.prompt_tokens,
        outputTokens: counted.data.usage.completion_tokens,
      }
    : nothing
  const shaped = completion.safeParse(answered)
  const [choice] = shaped.success ? shaped.data.choices : []
  if (!choice) return { unusable: 'no completion', used }
  if (choice.finish_reason === 'length') return { unusable: 'the answer was cut off: it must be shorter', used }
  if (choice.message.refusal || !choice.message.content) return { unusable: 'no content', used }
  return { text: choice.message.content, used }
}
