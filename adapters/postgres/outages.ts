import { isOutage, outage } from '../../domain/kernel/outage.ts'

/** Answers of the database about what was asked (data, rights, syntax) stay; anything else means it was not reached. */
const isAnswer = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^(2|42|XX)/.test(error.code)

export const reached = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
  try {
    return await ask()
  } catch (error) {
    throw isAnswer(error) || isOutage(error) ? error : outage('the database', error)
  }
}
