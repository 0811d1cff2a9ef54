import type { Alone } from '../domain/kernel/alone.ts'

/**
 * Work on read models that only one of all processes is at. The hold keeps two from doing the same and no more: what is
 * written is fenced by itself, so what was done stands, also where the lease was lost for a moment on a busy machine. What is
 * only compared asks `lost` whether somebody else was at it as well.
 */
export const doneAlone = async <Result>(
  alone: Alone,
  name: string,
  signal: AbortSignal,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  let result: { readonly value: Result } | undefined
  await alone(name, signal, async lost => {
    result = { value: await work(lost) }
  })
  if (!result) throw new Error('given up')
  return result.value
}
