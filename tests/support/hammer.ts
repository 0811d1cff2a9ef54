import { setTimeout } from 'node:timers/promises'

// A process of its own: so many connections sign in to one account with its right password, again and again, each as if
// from a machine of its own; says what became of them, by status.
const [port = '', email = '', connections = '60', seconds = '5'] = process.argv.slice(2)
const answers: Record<string, number> = {}
const end = Date.now() + Number(seconds) * 1000

const connection = async (n: number) => {
  while (Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${n}` },
      body: JSON.stringify({ email, password: 'ein langer Satz' }),
    })
    await answer.arrayBuffer()
    answers[answer.status] = (answers[answer.status] ?? 0) + 1
    if (answer.status !== 200) await setTimeout(50)
  }
}

await Promise.all(Array.from({ length: Number(connections) }, (_, n) => connection(n)))
console.log(JSON.stringify(answers))
