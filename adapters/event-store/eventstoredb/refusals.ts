import { ErrorType } from '@eventstore/db-client'
import { tooLarge } from '../../../domain/kernel/outage.ts'
import { largestAppend } from '../stored.ts'

/** An answer that asking again will not change. */
type Final = Error & { readonly final: true }

export const final = (message: string, cause?: unknown): Final =>
  Object.assign(new Error(message, { cause }), { final: true as const })

export const isFinal = (error: unknown): error is Error =>
  error instanceof Error && ('final' in error || 'tooLarge' in error)

/** What the server says to an append it did not take. All else is worth another try. */
export const refusalOf = (detail: string, message: string): Error | 'wrong-revision' => {
  switch (detail.replace('event_store.client.', '')) {
    case 'WrongExpectedVersion':
      return 'wrong-revision'
    case 'MaximumAppendSizeExceeded':
      return tooLarge(largestAppend + 1, largestAppend)
    case 'AccessDenied':
      return final('the event store denies access')
    case 'StreamDeleted':
      return final('the stream was deleted for good')
    case 'BadRequest':
      return final(`the event store cannot take this: ${message}`)
    default:
      return new Error(`the event store answered: ${message || detail}`)
  }
}

const finalTypes: readonly string[] = [ErrorType.ACCESS_DENIED, ErrorType.STREAM_DELETED, ErrorType.INVALID_ARGUMENT]

/** The same for what the client throws. */
export const judged = (error: unknown): unknown =>
  error instanceof Error && 'type' in error && finalTypes.includes(String(error.type))
    ? final(`the event store refuses: ${error.message || error.type}`, error)
    : error
