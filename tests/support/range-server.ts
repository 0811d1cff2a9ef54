import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (response: ServerResponse, prefix: string) => void

/** The end of a password's SHA-1, as a range lists it. */
export const endOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase().slice(5)

/** A range of leaked passwords as Have I Been Pwned answers it; `answer` is taken in its place from then on. */
export const startRanges = async (leaked: readonly string[]) => {
  const asked: { path: string; padding: unknown; text: string }[] = []
  const padding = Array.from({ length: 800 }, (_, index) => `${index.toString(16).toUpperCase().padStart(35, '0')}:0`)
  const honest: Answer = response =>
    response.end(
      [...padding.slice(0, 400), ...leaked.map(one => `${endOf(one)}:37`), ...padding.slice(400)].join('\r\n'),
    )
  let answer = honest
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push({ path, padding: request.headers['add-padding'], text: JSON.stringify([path, request.rawHeaders]) })
    answer(response, path.split('/').at(-1) ?? '')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`,
    asked,
    answer: (other: Answer = honest) => {
      answer = other
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
