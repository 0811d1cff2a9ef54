import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import type { Call } from '../../contract/call.ts'
import { isRefusalName } from '../../contract/refusals.ts'
import { isNode, type Node, nodesIn } from './syntax.ts'

type Refusing = { readonly at: string; readonly says: string; readonly call: Call }

const calls = (value: unknown) => [...nodesIn(value)].filter(({ type }) => type === 'CallExpression')
const named = (value: unknown, field: string) => (isNode(value) ? value[field] : undefined)
const argsOf = (node: Node): readonly unknown[] => (Array.isArray(node.arguments) ? node.arguments : [])

/** What is thrown by name within, and within what of the same file is called there. */
const thrown = (body: Node, own: ReadonlyMap<string, Node>, seen: ReadonlySet<string> = new Set()): readonly string[] =>
  calls(body).flatMap(node => {
    const callee = named(node.callee, 'name')
    const first = named(argsOf(node)[0], 'value')
    if (callee === 'refused' && typeof first === 'string') return [first]
    const defined = typeof callee === 'string' && !seen.has(callee) ? own.get(callee) : undefined
    return defined ? thrown(defined, own, new Set([...seen, String(callee)])) : []
  })

const routesOf = async (file: string): Promise<readonly Refusing[]> => {
  const program = [...nodesIn(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }).body)]
  const own = new Map(
    program
      .filter(({ type }) => type === 'VariableDeclarator')
      .flatMap(({ id, init }) => (isNode(init) ? [[String(named(id, 'name')), init] as const] : [])),
  )
  const contracts = new Map<unknown, Record<string, Call>>()
  for (const { type, specifiers, source } of program) {
    const path = named(source, 'value')
    if (type !== 'ImportDeclaration' || typeof path !== 'string' || !path.includes('/contract/')) continue
    for (const one of Array.isArray(specifiers) ? specifiers : [])
      if (named(one, 'type') === 'ImportNamespaceSpecifier')
        contracts.set(named(named(one, 'local'), 'name'), await import(resolve(dirname(file), path)))
  }
  return program
    .filter(({ type, callee }) => type === 'CallExpression' && named(callee, 'name') === 'route')
    .flatMap(node => {
      const [, which, handler] = argsOf(node)
      const from = contracts.get(named(named(which, 'object'), 'name'))
      const name = String(named(named(which, 'property'), 'name'))
      const call = from?.[name]
      if (!call || !isNode(handler)) return []
      return [...new Set(thrown(handler, own))].map(says => ({ at: `${file} ${name}`, says, call }))
    })
}

const found = (await Promise.all(globSync('api/routes/*.ts').map(routesOf))).flat()

test('what a handler throws by name is named by its call', () => {
  expect(found.length).toBeGreaterThan(30)
  expect(found.every(({ says }) => isRefusalName(says))).toBe(true)
  expect(
    found
      .filter(({ says, call }) => !call.refuses?.some(name => name === says))
      .map(({ at, says }) => `${at}: ${says}`),
  ).toEqual([])
})
