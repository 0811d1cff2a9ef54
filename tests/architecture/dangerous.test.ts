import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => file && !/^(tests|tools|web\/build)/.test(file) && existsSync(file))
  .map(file => ({ file, text: readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, '') }))

/** What may do harm, and the only files that may use it, with the reason. */
const dangers: readonly (readonly [danger: string, pattern: RegExp, allowed: Readonly<Record<string, string>>])[] = [
  ['code made of text', /\beval\(|new Function\(|node:vm|setTimeout\(['"`]/, {}],
  [
    'other programs',
    /node:child_process/,
    {
      'app/what-ifs.ts': 'a process of our own file, told by messages alone',
      'adapters/embedded/account.ts': 'asks for a user of the system, of whom it knows the name',
      'adapters/embedded/initdb.ts': 'the embedded database, by fixed words',
      'adapters/embedded/launch.ts': 'the embedded database, by fixed words',
    },
  ],
  [
    'chance that can be foreseen',
    /Math\.random/,
    {
      'adapters/coach-openai/ask.ts': 'a pause',
      'adapters/event-store/eventstoredb/append.ts': 'a pause',
      'adapters/event-store/eventstoredb/retrying.ts': 'a pause',
      'commands/reactions/run.ts': 'a pause',
      'web/data/changes.ts': 'a pause',
      'web/data/problem.ts': 'a pause',
    },
  ],
  ['certificates that are not checked', /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity|sslmode=no-verify/, {}],
  [
    'markup out of text',
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\(/,
    {
      'web/site/document.tsx': 'styles and JSON-LD of the build',
      'web/site/pages/legal.tsx': 'texts of content/, at build',
      'web/site/pages/article.tsx': 'texts of content/, at build',
    },
  ],
  [
    'weak hashes and ciphers',
    /['"`](md5|sha-?1|rc4|des-ede3?|aes-\d+-(ecb|cbc))['"`]/i,
    {
      'adapters/postgres/reading.ts': 'the name of a statement',
      'commands/derived-id.ts': 'UUIDv5 (RFC 9562): a name, no secret',
      'adapters/passwords/leaked.ts': 'what the range API is asked by; protects nothing',
      'adapters/factors/codes.ts': 'HMAC-SHA-1 of authenticator apps (RFC 6238)',
    },
  ],
]

test.each(dangers)('%s: nowhere but where it is known to be harmless', (_, pattern, allowed) => {
  const users = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
  expect(users.sort()).toEqual(Object.keys(allowed).sort())
})
