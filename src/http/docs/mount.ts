import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { api } from '../../contract/api.ts'
import { examples } from '../../contract/examples.ts'
import { createDocument } from '../openapi/document.ts'
import { baseUrlOf } from '../request/address.ts'
import { escapeHtml } from './html.ts'
import { BASE_URL_MARK, createPage } from './page.ts'

const CACHED = 'public, max-age=300'

/**
 * Serves the API document and the page made of it, to everybody. The page names the address under which the reader
 * reached it; `/` leads there.
 */
export function mountDocs(app: FastifyInstance, publicUrl: string | undefined): void {
  let made: Record<'document' | 'page', string> | undefined
  // Made when first asked for: 20 ms that a start need not wait for.
  const texts = () => (made ??= make())
  const css = readFileSync(new URL('docs.css', import.meta.url), 'utf8')
  app.get('/', (_request, reply) => void reply.redirect('docs'))
  app.get('/openapi.json', (_request, reply) => void send(reply, 'application/json', texts().document))
  app.get('/docs.css', (_request, reply) => void send(reply, 'text/css', css))
  app.get('/docs', (request, reply) => {
    const address = escapeHtml(baseUrlOf(request, publicUrl))
    const page = texts().page.replaceAll(BASE_URL_MARK, address)
    void send(reply, 'text/html', page).header('cache-control', 'no-cache')
  })
}

function make() {
  const document = createDocument(api, examples)
  return { document: JSON.stringify(document), page: createPage(document) }
}

const send = (reply: FastifyReply, type: string, text: string) =>
  reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHED }).send(text)
