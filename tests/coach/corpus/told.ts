import type { Kind, Of } from '../../../domain/coach/read/intent.ts'

/** A meaning of which only some fields are told. */
export type Told = { readonly [One in Kind]: { readonly kind: One } & Loose<Of<One>> }[Kind]

export type Loose<One> = { readonly [Key in Exclude<keyof One, 'kind'>]?: One[Key] | undefined }
