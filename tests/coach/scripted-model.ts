import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = {
  /** The whole body as it was sent. */
  readonly text: string
  readonly body: { readonly model: string; readonly messages: readonly { role: string; content: string }[] }
  readonly headers: IncomingMessage['headers']
  readonly at: number
}

export type Step = (response: ServerResponse, asked: Asked) => void

/** A server that speaks chat completions, hears nothing in what it reads, and answers as told, one step after the other; the last step stays. */
export const scriptedModel = async (...steps: readonly Step[]) => {
  const asked: Asked[] = []
  let script = [...steps]
  let reads = says({ items: [] })
  const server = createServer(async (request, response) => {
    if (request.method === 'GET')
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}')
    let text = ''
    for await (const chunk of request) text += chunk
    const question = { text, body: JSON.parse(text), headers: request.headers, at: performance.now() }
    if (question.body.response_format?.json_schema?.name === 'reading') return reads(response, question)
    asked.push(question)
    const [step] = script
    if (script.length > 1) script.shift()
    step?.(response, question)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    nextSays: (...next: readonly Step[]) => {
      script = [...next]
    },
    /** From now on it hears this in what it reads. */
    nextReads: (step: Step) => {
      reads = step
    },
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}

export type Scripted = Awaited<ReturnType<typeof scriptedModel>>

const completion = (content: string, more: object = {}) =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_780_000_000,
    model: 'scripted',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } }],
    usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
    ...more,
  })

const send = (response: ServerResponse, body: string) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)

export const says =
  (answer: object | string, more: object = {}): Step =>
  response =>
    send(response, completion(typeof answer === 'string' ? answer : JSON.stringify(answer), more))

export const saysLater =
  (ms: number, answer: object): Step =>
  response => {
    const timer = setTimeout(() => send(response, completion(JSON.stringify(answer))), ms)
    response.once('close', () => clearTimeout(timer))
  }

export const fails =
  (status: number, headers: Record<string, string> = {}, code = 'server_error'): Step =>
  response =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: 'not now', type: code, code } }))

export const hangs: Step = () => {}

/** The answer begins, then the connection is gone. */
export const isCut =
  (answer: object): Step =>
  response => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write(completion(JSON.stringify(answer)).slice(0, 300))
    setTimeout(() => response.destroy(), 20)
  }

/** The answer comes word by word, one piece after so many milliseconds, as servers stream it. */
export const streams =
  (answer: object, everyMs = 1): Step =>
  async response => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const tell = (piece: object) => response.write(`data: ${JSON.stringify(piece)}\n\n`)
    const words = JSON.stringify(answer).match(/.{1,400}/gs) ?? []
    for (const content of words) {
      tell({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })
      await new Promise(resolve => setTimeout(resolve, everyMs))
    }
    tell({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
    tell({ choices: [], usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 } })
    response.end('data: [DONE]\n\n')
  }

/** The answer begins and never goes on. */
export const stalls: Step = response => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"id":"chatcmpl-1","choices":')
}

/** Ten megabytes; `sent` counts what the client took before it hung up. */
export const floods = (sent: { bytes: number }): Step => {
  const chunk = 'x'.repeat(64 * 1024)
  return response => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"choices":[{"message":{"content":"')
    const pour = () => {
      while (sent.bytes < 10_000_000 && !response.destroyed) {
        sent.bytes += chunk.length
        if (!response.write(chunk)) return response.once('drain', pour)
      }
      response.end('"}}]}')
      return response
    }
    pour()
  }
}

/** Repeats what it was asked, as a model would that follows the text instead of the task. */
export const echoes: Step = (response, { body }) =>
  send(response, completion(body.messages.map(({ content }) => content).join('\n')))
