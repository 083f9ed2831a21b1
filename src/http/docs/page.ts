import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { api } from '../../contract/api.ts'
import { examples } from '../../contract/examples.ts'
import { TEXT_MAX } from '../../contract/fields/values.ts'
import { FILES_PATH } from '../../contract/file.ts'
import { escapeHtml } from '../../contract/text.ts'
import { yieldIfLong } from '../../core/event-loop/yielding.ts'
import { lazy } from '../../core/lazy.ts'
import { createDocument } from '../openapi/document.ts'
import type { Document } from '../openapi/types.ts'
import { baseUrlOf } from '../request/base-url.ts'
import { resolve } from './fields.ts'
import { type Html, html } from './html.ts'
import { operationSection } from './operation.ts'

const CACHED = { 'cache-control': 'public, max-age=300' }

/**
 * Serves the API document and the HTML page made from it, without a key. The page shows the base URL by which the
 * reader reached it; `/` redirects there.
 */
export function mountDocs(app: FastifyInstance, publicUrl: string | undefined): void {
  // Both are made on the first request for them: the document takes 40 ms that would slow down the start, the page 20.
  const document = lazy(() => createDocument(api, examples))
  // Bytes, so that all answers that clients have not read yet share them; a string would be encoded for each.
  const json = lazy(async () => Buffer.from(JSON.stringify(await document())))
  const page = lazy(async () => (await createReferencePage(await document())).split(BASE_URL_MARK).map(bytesOf))
  const css = readFileSync(new URL('docs.css', import.meta.url))
  const headToo = { exposeHeadRoute: true }
  app.get('/', headToo, (_request, reply) => void reply.redirect('docs'))
  app.get('/openapi.json', headToo, async (_request, reply) =>
    send(reply.headers(CACHED), 'application/json', await json()),
  )
  app.get('/docs.css', headToo, (_request, reply) => void send(reply.headers(CACHED), 'text/css', css))
  app.get('/docs', headToo, async (request, reply) => {
    const address = Buffer.from(escapeHtml(baseUrlOf(request, publicUrl)))
    const pieces = (await page()).flatMap((piece, at) => (at === 0 ? [piece] : [address, piece]))
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
    reply.headers({ 'content-length': length, 'cache-control': 'no-cache' })
    return send(reply, 'text/html', Readable.from(pieces, { objectMode: false }))
  })
}

const bytesOf = (text: string): Buffer => Buffer.from(text)

const send = (reply: FastifyReply, type: string, body: Buffer | Readable) =>
  reply.header('content-type', `${type}; charset=utf-8`).send(body)

/**
 * The reference page of an API document, made in turns of the event loop. Loads only its style sheet: no scripts, no other hosts.
 */
export async function createReferencePage(document: Document): Promise<string> {
  const { info, tags } = document
  const groups: { name: string; description: string; paths: string[]; sections: Html[] }[] = []
  for (const { name, description } of tags) {
    const paths = pathsOf(document, name)
    const sections: Html[] = []
    for (const path of paths) {
      await yieldIfLong()
      sections.push(operationSection(document, path))
    }
    groups.push({ name, description, paths, sections })
  }
  const { html: page } = html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${info.title} API ${info.version}</title>
  <link rel="stylesheet" href="docs.css">
</head>
<body>
  <nav aria-label="Operations">
    <a class="title" href="#top">${info.title} API</a>
    ${groups.map(({ name, paths }) => html`<b>${name}</b><ul>${paths.map((path) => link(document, path))}</ul>`)}
    <b>Reference</b><ul><li><a href="#codes">Error Codes</a></li><li><a href="openapi.json">openapi.json</a></li></ul>
  </nav>
  <main id="top">
    <h1>${info.title} API <small>${info.version}</small></h1>
    ${info.description.split('\n\n').map((paragraph) => html`<p>${paragraph}</p>`)}
    <p>Text is at most ${TEXT_MAX.toLocaleString('en')} characters (UTF-16 units) where nothing else is said.</p>
    <p>A secret key may do everything in its workspace. Keep it in programs on your servers: it must never stand in a page or an app
    that visitors load, whatever sites CORS_ORIGINS names.</p>
    ${beforeTrying}
    ${groups.map(
      ({ name, description, sections }) => html`<h2 id="group-${name}">${name}</h2><p>${description}</p>
      ${sections}`,
    )}
    ${codesTable(document)}
  </main>
</body>
</html>
`
  return page
}

/** Placeholder in the page for the service's base URL, which differs by reader. */
export const BASE_URL_MARK = '{{base-url}}'

const beforeTrying = html`<p>The examples below run in a shell as they stand, once it knows these:</p>
<pre tabindex="0"><code>export BASE_URL=${BASE_URL_MARK}
export SECRET_KEY=pl_secret_…
export SESSION_KEY=pl_session_…
export CHATBOT_SERIAL=…  # from Add, or the demo chatbot's
export SESSION_ID=…      # from GetSession
export FILE=kitchen.png  # a picture of yours
export WEBHOOK_ID=…      # from WebhookAdd
export WATCH_ID=…        # from WatchAdd
export MESSAGE_ID=…      # from Say, by who has called Claim
export QUESTION_ID=…     # from a streamed ClientAsk after that
export FILE_STORE_ID=…   # from GetPreUploadUrl, after curl -T "$FILE" to its address</code></pre>`

/** The paths of a group. Signed URLs of files are left out: a caller uses them as received. */
const pathsOf = ({ paths }: Document, group: string): string[] =>
  Object.entries(paths)
    .filter(([path]) => !path.startsWith(FILES_PATH))
    .filter(([, methods]) => Object.values(methods).some(({ tags }) => tags.includes(group)))
    .map(([path]) => path)

function link({ paths }: Document, path: string): Html {
  const id = Object.values(paths[path] ?? {}).at(-1)?.operationId ?? ''
  return html`<li><a href="#${id}">${id}</a></li>`
}

function codesTable(document: Document): Html {
  const { description = '', oneOf = [] } = resolve(document, { $ref: '#/components/schemas/Code' })
  const rows = oneOf.map(
    ({ const: code, title, description: meaning }) => html`<tr id="code-${String(code)}">
      <td><code>${String(code)}</code></td><td>${title}</td><td>${meaning}</td>
    </tr>`,
  )
  return html`<h2 id="codes">Error Codes</h2><p>${description}</p>
  <table><thead><tr><th>Code</th><th>Name</th><th>Message</th></tr></thead><tbody>${rows}</tbody></table>`
}
