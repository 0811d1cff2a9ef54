import { setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'

// A process of its own: so many connections sign in to one account, without a rest where they are answered and after a
// moment where they are turned away, until told to stop; says what became of them, by status. Once an account has
// answered `each` times they go on to the next of the list. `from` is the address they come from, or `many`: each as if
// from a machine of its own. Somebody else's machine does not share our processor, so its work gives way to all other.
const [port = '', emails = '', each = '60', password = '', connections = '60', from = 'many'] = process.argv.slice(2)
setPriority(19)
const accounts = emails.split(',')
const answers: Record<string, number> = {}
let looked = 0

process.once('SIGTERM', () => {
  console.log(JSON.stringify(answers))
  process.exit()
})

const connection = async (n: number) => {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from === 'many' ? `198.51.100.${n}` : from },
      body: JSON.stringify({ email: accounts[Math.floor(looked / Number(each)) % accounts.length], password }),
    })
    await answer.arrayBuffer()
    answers[answer.status] = (answers[answer.status] ?? 0) + 1
    if (answer.status === 200 || answer.status === 401) looked++
    if (answer.status !== 200) await setTimeout(50)
  }
}

await Promise.all(Array.from({ length: Number(connections) }, (_, n) => connection(n)))
