import { type Facts, schemaOf } from '../domain/facts.ts'
import { handling } from '../domain/kernel/handle.ts'
import { derivedId } from './derived-id.ts'

/** Load, fold, decide, append: every change of every stream goes this way. */
export const handle = handling<Facts>({ derivedId, schemaOf })
