import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { api } from '../../contract/api.ts'
import { examples } from '../../contract/examples.ts'
import { createDocument } from '../openapi/document.ts'
import { createPage } from './page.ts'

const CACHED = 'public, max-age=300'

/** Serves the API document and the page made of it, to everybody. */
export function mountDocs(app: FastifyInstance): void {
  let made: Record<'document' | 'page', string> | undefined
  // Made when first asked for: 20 ms that a start need not wait for.
  const texts = () => (made ??= make())
  const css = readFileSync(new URL('docs.css', import.meta.url), 'utf8')
  serve(app, '/openapi.json', 'application/json', () => texts().document)
  serve(app, '/docs', 'text/html', () => texts().page)
  serve(app, '/docs.css', 'text/css', () => css)
}

function make() {
  const document = createDocument(api, examples)
  return { document: JSON.stringify(document), page: createPage(document) }
}

function serve(app: FastifyInstance, path: string, type: string, text: () => string): void {
  app.get(path, (_request, reply) => {
    void reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHED }).send(text())
  })
}
