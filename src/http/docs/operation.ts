import { PLAIN } from '../openapi/operation.ts'
import type { Document, Media, Operation, ResponseObject } from '../openapi/types.ts'
import { fieldTable, resolve } from './fields.ts'
import { type Html, html } from './html.ts'

/** The section of one API path: input, output, errors and an example. */
export function operationSection(document: Document, path: string): Html {
  const methods = document.paths[path] ?? {}
  const [[method, operation] = []] = Object.entries(methods).slice(-1)
  if (method === undefined || operation === undefined) return html``
  return html`<section class="operation" id="${operation.operationId}">
    <h3>${operation.operationId}</h3>
    <p class="path"><b>${Object.keys(methods).join(', ').toUpperCase()}</b> <code>${path}</code></p>
    <p>${operation.summary}.</p>
    <p class="key">${keyOf(operation)}</p>
    <h4>Request</h4>
    ${requestOf(document, operation)}
    ${examplesOf(method, path, operation)}
    <h4>Answer</h4>
    ${answerOf(document, operation)}
    <p class="codes">Can fail with ${codesOf(operation)}</p>
  </section>`
}

function keyOf({ security }: Operation): string {
  const session = security.some((scheme) => 'sessionKey' in scheme)
  return session ? 'Secret key or session key.' : 'Secret key.'
}

function requestOf(document: Document, { parameters = [], requestBody }: Operation): Html {
  const [schema] = Object.values(requestBody?.content ?? {}).map((media) => media.schema)
  const headers = parameters.map(({ name, description }) => html`<p>Header <code>${name}</code>: ${description}</p>`)
  return html`${schema === undefined ? undefined : fieldTable(document, schema, 'sent')}${headers}`
}

function examplesOf(method: string, path: string, operation: Operation): Html {
  const { 'application/json': whole, 'text/event-stream': streamed } = successOf(operation)?.content ?? {}
  // Events, which have no such example, never end.
  const streaming = streamed?.examples && [
    command(curlOf({ method, path, operation, stream: true })),
    printed('The answer, an object a line, as it is made', streamed),
  ]
  return html`${command(curlOf({ method, path, operation }))}
  ${whole && printed('The answer', whole)}
  ${streaming}`
}

const command = (text: string): Html => html`<pre class="curl" tabindex="0"><code>${text}</code></pre>`

function printed(title: string, { example, examples }: Media): Html | undefined {
  const objects = Object.values(examples ?? {}).map(({ value }) => JSON.stringify(value))
  if (example === undefined && objects.length === 0) return undefined
  const text = objects.length > 0 ? objects.join('\n') : JSON.stringify(example, null, 2)
  return html`<details><summary>${title}</summary><pre tabindex="0"><code>${text}</code></pre></details>`
}

function answerOf(document: Document, operation: Operation): Html {
  const success = successOf(operation)
  const envelope = success?.content?.['application/json']?.schema
  const data = envelope && resolve(document, envelope).properties?.['Data']
  const event = success?.content?.['text/event-stream']?.schema
  const intro = success?.description === PLAIN ? undefined : html`<p>${success?.description}</p>`
  return html`${intro}<details><summary>Fields of Data</summary>${data && fieldTable(document, data, 'answered')}</details>
  ${event && html`<details><summary>Fields of the streamed objects</summary>${fieldTable(document, event, 'answered')}</details>`}`
}

function successOf({ responses }: Operation): ResponseObject | undefined {
  const success = responses['200']
  return success !== undefined && 'content' in success ? success : undefined
}

function codesOf({ responses }: Operation): Html[] {
  const refused = Object.values(responses).flatMap((response) => ('$ref' in response ? [response.$ref] : []))
  return refused.flatMap((ref) => ref.split('_').slice(1)).map((code) => html`<a href="#code-${code}">${code}</a> `)
}

/** The shell variables that a reader sets once, by the field they fill, or by operation and field. */
const variables: Record<string, string> = {
  serialnumber: '$CHATBOT_SERIAL',
  sessionid: '$SESSION_ID',
  filestoreid: '$FILE_STORE_ID',
  webhookid: '$WEBHOOK_ID',
  watchid: '$WATCH_ID',
  messageid: '$MESSAGE_ID',
  'askedit.messageid': '$QUESTION_ID',
}

type Call = { method: string; path: string; operation: Operation; stream?: boolean }

/** An example call as a curl command that can be pasted as it is. */
function curlOf({ method, path, operation, stream = false }: Call): string {
  const start = `curl -s${stream ? 'N' : ''} "$BASE_URL${path}"`
  const lines = [start, ...keyHeader(operation)]
  const content = operation.requestBody?.content
  if (content?.['multipart/form-data'] !== undefined) return [...lines, '-F "file=@$FILE"'].join(CONTINUED)
  const body = content?.['application/json']?.example
  if (method === 'get' || body === undefined) return lines.join(CONTINUED)
  const sent = stream ? { ...(body as object), stream: true } : body
  return `${[...lines, `-H 'Content-Type: application/json' -d @- <<EOF`].join(CONTINUED)}\n${forShell(sent, operation.operationId)}\nEOF`
}

const CONTINUED = ' \\\n  '

function keyHeader({ security }: Operation): string[] {
  if (security.some((scheme) => 'sessionKey' in scheme)) return ['-H "chatrobot-sessionkey: $SESSION_KEY"']
  return ['-H "Authorization: $SECRET_KEY"']
}

/** JSON for a here-document: escapes what the shell would expand and replaces ids by variables. */
function forShell(body: unknown, operationId: string): string {
  const escaped = JSON.stringify(body, null, 2).replace(/[\\$`]/g, '\\$&')
  return escaped.replace(/"(\w+)": ("?)[^",\n]*\2(?=,?$)/gm, (line, name: string, quote: string) => {
    const field = name.toLowerCase()
    const variable = variables[`${operationId.toLowerCase()}.${field}`] ?? variables[field]
    return variable === undefined ? line : `"${name}": ${quote}${variable}${quote}`
  })
}
