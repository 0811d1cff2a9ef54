import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

// A process of its own: sign-in attempts at a steady rate, from one machine or as if from a thousand; says what became
// of them, as JSON by status.
const [port = '', perSecond = '1000', seconds = '2', from = 'one'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 200 })
const answers: Record<string, number> = {}
const took: number[] = []

const attempt = (n: number) =>
  new Promise<void>(resolve => {
    const body = JSON.stringify({
      email: n % 2 ? 'anna@example.org' : `opfer${n % 500}@example.org`,
      password: `geraten ${n}`,
    })
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': from === 'one' ? '198.51.100.1' : `198.51.${n % 4}.${n % 250}`,
    }
    const began = performance.now()
    const count = (status: string) => {
      answers[status] = (answers[status] ?? 0) + 1
      took.push(performance.now() - began)
      resolve()
    }
    const asked = request({ host: '127.0.0.1', port, method: 'POST', path: '/auth/login', headers, agent }, answer => {
      answer.resume().on('end', () => count(String(answer.statusCode)))
    })
    asked.on('error', () => count('failed'))
    asked.end(body)
  })

const all: Promise<void>[] = []
const total = Number(perSecond) * Number(seconds)
for (const began = performance.now(); all.length < total; await setTimeout(5)) {
  const due = Math.min(total, ((performance.now() - began) / 1000) * Number(perSecond))
  while (all.length < due) all.push(attempt(all.length))
}
await Promise.all(all)
agent.destroy()
console.log(JSON.stringify({ answers, slowest: Math.max(...took) }))
