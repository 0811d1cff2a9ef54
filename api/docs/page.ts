import { refusals } from '../../contract/refusals.ts'
import { type Html, html } from './html.ts'
import { nameIn, partsOf, type Schema, typeWords } from './schema-words.ts'

type Media = { readonly schema?: Schema; readonly example?: unknown }
type Answer = {
  readonly $ref?: string
  readonly description?: string
  readonly content?: Readonly<Record<string, Media>>
}
type Parameter = {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
}
type Operation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly security: readonly object[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, Answer>>
}
export type Document = {
  readonly info: { readonly title: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly schemas: Readonly<Record<string, Schema>>
  }
}

/** The contract as a page to read, made from the document and nothing else. */
export const docsPage = (document: Document): string => {
  const { info, tags, components } = document
  const asked = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${info.title}</title><link rel="stylesheet" href="/docs/style.css"></head>
<body><a class="skip" href="#calls">Skip to the calls</a>
<main><header><h1>${info.title}</h1><p><a href="/openapi.json">OpenAPI document</a></p></header>
<nav aria-label="Families"><ul>${tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}
<li><a href="#shapes">Shapes</a></li><li><a href="#problems">Problems</a></li></ul></nav>
<section id="calls">${info.description.split('\n\n').map(text => html`<p>${text}</p>`)}</section>
${tags.map(
  ({ name, description }) => html`<section id="${name}"><h2>${name}</h2><p>${description}</p>
${asked.filter(({ operation }) => operation.tags.includes(name)).map(one => call(one.method, one.path, one.operation, document))}</section>`,
)}
<section id="shapes"><h2>Shapes</h2>${Object.entries(components.schemas).map(
    ([name, schema]) => html`<article id="shape-${name}"><h3>${name}</h3>${shape(schema)}</article>`,
  )}</section>
<section id="problems"><h2>Problems</h2><dl class="problems">${Object.entries(refusals).map(
    ([name, [status, words]]) =>
      html`<div id="problem-${name}"><dt><code>${name}</code> ${status}</dt><dd>${words}</dd></div>`,
  )}</dl></section></main></body></html>`.html
}

const call = (method: string, path: string, operation: Operation, { components }: Document) => {
  const parameters = operation.parameters.map(one => (one.$ref ? components.parameters[nameIn(one.$ref)] : one) ?? one)
  const body = operation.requestBody?.content['application/json']
  return html`<details id="${operation.operationId}"><summary><span class="method ${method}">${method}</span>
<code>${path}</code> <span>${operation.summary}</span></summary>
${operation.description ? html`<p>${operation.description}</p>` : ''}
<p class="who">${operation.security.length > 0 ? 'Needs a bearer token.' : 'Open to anyone.'}</p>
${parameters.length > 0 ? html`<h3>Asked with</h3>${rows(parameters.map(parameterRow))}` : ''}
${body ? html`<h3>Body</h3>${media(body)}` : ''}
${Object.entries(operation.responses).map(([status, answer]) => answered(status, answer))}</details>`
}

const parameterRow = ({ name, in: place, required, description, schema }: Parameter) =>
  row(`${name} (${place})`, schema, required === true, description)

const answered = (status: string, { content = {}, description }: Answer) => {
  if (status === 'default') return ''
  const [, found] = Object.entries(content)[0] ?? []
  const isProblem = 'application/problem+json' in content
  return html`<h3>${status} ${isProblem ? description : ''}</h3>${found && !isProblem ? media(found) : ''}`
}

const media = ({ schema = {}, example }: Media) =>
  html`${shape(schema)}${example === undefined ? '' : html`<pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>`}`

const shape = (schema: Schema): Html => {
  const parts = partsOf(schema)
  const lead = schema.properties ? '' : html`<p><i>${linked(schema)}</i></p>`
  return html`${lead}${parts.map(({ properties = {}, required = [] }) =>
    rows(
      Object.entries(properties).map(([name, field]) => row(name, field, required.includes(name), field.description)),
    ),
  )}`
}

const rows = (given: readonly Html[]) => html`<dl>${given}</dl>`

const row = (name: string, schema: Schema, required: boolean, description = ''): Html => {
  const inner = partsOf(schema)
  return html`<div><dt><code>${name}</code>${required ? '' : html` <em>optional</em>`}</dt>
<dd><i>${linked(schema)}</i>${description ? html` ${description}` : ''}
${inner.length > 0 ? html`<div class="inner">${inner.map(shape)}</div>` : ''}</dd></div>`
}

/** Names of shapes lead to where they are told. */
const linked = (schema: Schema): Html => {
  const words = typeWords(schema).split(/\b([A-Z][A-Za-z]+)\b/)
  return html`${words.map((word, nth) => (nth % 2 === 1 ? html`<a href="#shape-${word}">${word}</a>` : word))}`
}
