import type { CallName } from '../data/calls.ts'
import { addressOf, ask } from '../data/client.ts'
import { problemOf } from '../data/problem.ts'
import { accessToken } from '../data/tokens.ts'

type More = { readonly params?: object; readonly headers?: Readonly<Record<string, string>> }

/** The answer of a call kept as a file on this device, under the name that the server gave it. */
export const download = async (name: CallName, { params, headers }: More = {}) => {
  // Renews the token where it is about to run out.
  await ask('GET /auth/me')
  const [, path = ''] = name.split(' ')
  const response = await fetch(addressOf(path, params), {
    headers: { ...headers, authorization: `Bearer ${accessToken()}` },
  })
  if (!response.ok) throw await problemOf(response)
  const [, called = 'formkurve'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  saveFile(await response.blob(), called)
}

export const saveFile = (file: Blob, name: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
