import { execFile, spawnSync } from 'node:child_process'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../../../src/contract/api.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import type { Envelope } from '../../../src/contract/envelope.ts'
import { errors } from '../../../src/contract/errors.ts'
import { examples } from '../../../src/contract/examples.ts'
import { BASE_URL_MARK, createReferencePage } from '../../../src/http/docs/page.ts'
import { createDocument } from '../../../src/http/openapi/document.ts'
import { png } from '../../sim/media/pictures.ts'
import { sendRaw } from '../../sim/service/raw.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { begin, put } from '../../sim/service/uploads.ts'

const page = await createReferencePage(await createDocument(api, examples))

const plain = (html: string): string =>
  html
    .replaceAll(/&(lt|gt|quot|#39);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '')
    .replaceAll('&amp;', '&')
const commands = [...page.matchAll(/<pre class="curl"[^>]*><code>([\s\S]*?)<\/code>/g)].map(([, code = '']) =>
  plain(code),
)

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

describe('the page', () => {
  test('is served to everybody, with a style sheet and under a policy without scripts', async () => {
    const response = await fetch(`${service.url}/docs`)
    expect(await response.text()).toBe(page.replaceAll(BASE_URL_MARK, service.url))
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none';style-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    )
    const style = await fetch(`${service.url}/docs.css`)
    expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
  })

  test('names the address that its reader came by, and / leads to it', async () => {
    const { port } = new URL(service.url)
    const url = `http://localhost:${port}`
    expect(await (await fetch(`${url}/`)).text()).toContain(`export BASE_URL=${url}\n`)
    const hostile = await sendRaw(url, 'GET /docs HTTP/1.1\r\nHost: "><script>\r\nConnection: close\r\n\r\n')
    expect(hostile.body).not.toContain('<script')
    expect(hostile.body).toContain(`export BASE_URL=http://127.0.0.1:${port}\n`)
  })

  test('needs no script, no inline style and no other host', () => {
    expect(page).not.toMatch(/<script|<iframe|<img|\son\w+=|\sstyle=|<style|javascript:/i)
    const loaded = [...page.matchAll(/<link[^>]*href="([^"]*)"/g)].map(([, href]) => href)
    expect(loaded).toEqual(['docs.css'])
  })

  test('has every operation, every field that is sent and every Code, and no link that leads nowhere', () => {
    for (const [name, { path, input }] of Object.entries(api)) {
      expect(page).toContain(`id="${name}"`)
      expect(page).toContain(`<code>${path}</code>`)
      const section = page.slice(page.indexOf(`id="${name}"`)).split('<section')[0] ?? ''
      for (const field of Object.keys(input.shape)) expect(section).toContain(`<code>${field}</code>`)
    }
    for (const { code } of Object.values(errors)) expect(page).toContain(`id="code-${code}"`)
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target)
    expect(targets.filter((target) => !ids.has(target))).toEqual([])
  })

  test('says of each stream how it comes and goes on', () => {
    for (const [name, { stream, feed }] of Object.entries<Endpoint>(api)) {
      const section = page.slice(page.indexOf(`id="${name}"`)).split('<section')[0] ?? ''
      expect(section.includes('server-sent events'), name).toBe((stream ?? feed) !== undefined)
      expect(section.includes('<code>Last-Event-ID</code>'), name).toBe((stream ?? feed) !== undefined)
    }
  })

  test('escapes whatever the document says', async () => {
    const document = await createDocument(api, examples)
    const hostile = '</title><script>alert("1")</script>'
    const changed = { ...document, info: { ...document.info, title: hostile, description: hostile } }
    expect(await createReferencePage(changed)).not.toContain('<script')
  })
})

describe('the examples work as they stand', () => {
  /** A chatbot, a session and a listing of their own for each example. */
  async function variables(command: string): Promise<Record<string, string>> {
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const SessionID = await service.openSession({ serialNumber })
    await service.data('/chat/Chatbot/RealEstateCreate', {
      ...examples.RealEstateCreate?.input,
      SerialNumber: serialNumber,
    })
    const { FileStoreId, PreUploadUrl } = await begin(service)
    await put(PreUploadUrl, png())
    const hook = { Url: 'http://127.0.0.1:9/', Kinds: ['lead'] }
    const { WebhookID } = await service.data<{ WebhookID: number }>('/chat/Chatbot/WebhookAdd', hook)
    const watch = { SerialNumber: serialNumber, sessionID: SessionID, CityName: 'Austin' }
    const { WatchID } = await service.data<{ WatchID: number }>('/chat/Chatbot/WatchAdd', watch)
    const { secret, session } = service.keys
    return {
      BASE_URL: service.url,
      SECRET_KEY: secret,
      SESSION_KEY: session,
      CHATBOT_SERIAL: serialNumber,
      SESSION_ID: String(SessionID),
      FILE: file,
      FILE_STORE_ID: FileStoreId,
      WEBHOOK_ID: String(WebhookID),
      WATCH_ID: String(WatchID),
      ...(/\/Chat\/(?:Say|AskEdit)/.test(command) && (await saidWhileAttended(SessionID))),
    }
  }

  /** A message of the person who attends the session, and what the visitor said to that person. */
  async function saidWhileAttended(sessionID: number): Promise<Record<string, string>> {
    const { By } = examples.Say?.input ?? {}
    await service.data('/chat/Chat/Claim', { sessionID, By, Name: 'Maria' })
    const say = { sessionID, By, Content: 'Hello' }
    const { MessageID } = await service.data<{ MessageID: number }>('/chat/Chat/Say', say)
    const asked = await fetch(`${service.url}/chat/Chat/ClientAsk`, {
      method: 'POST',
      headers: { authorization: service.keys.secret },
      body: JSON.stringify({ sessionID, content: 'Hi', stream: true }),
    })
    const { QuestionID } = (await asked.json()) as { QuestionID: number }
    return { MESSAGE_ID: String(MessageID), QUESTION_ID: String(QuestionID) }
  }

  let file: string
  beforeAll(async () => {
    file = join(await mkdtemp(join(tmpdir(), 'porchlight-docs-')), 'kitchen.png')
    await writeFile(file, png())
  })
  afterAll(() => rm(dirname(file), { recursive: true }))

  /** What curl would do, for machines without it. */
  async function byFetch(command: string, known: Record<string, string>): Promise<string> {
    const set = (text: string) => text.replaceAll(/(?<!\\)\$(\w+)/g, (_, name: string) => known[name] ?? '')
    const [, url = ''] = /curl -sN? "([^"]+)"/.exec(command) ?? []
    const headers = [...command.matchAll(/-H ["']([^:]+): ([^"']+)["']/g)].map(([, name = '', value = '']) => [
      name,
      set(value),
    ])
    const sent = await bodyOf(command, known, set)
    const request = { headers: Object.fromEntries(headers) as Record<string, string>, ...sent }
    return await (await fetch(set(url), request)).text()
  }

  async function bodyOf(command: string, known: Record<string, string>, set: (text: string) => string) {
    const [, json] = /<<EOF\n([\s\S]*)\nEOF$/.exec(command) ?? []
    if (json !== undefined) return { method: 'POST', body: set(json).replaceAll(/\\([\\$`])/g, '$1') }
    if (!command.includes('-F "file=@$FILE"')) return {}
    const form = new FormData()
    form.append('file', await openAsBlob(known['FILE'] ?? ''), 'kitchen.png')
    return { method: 'POST', body: form }
  }

  const byShell = async (command: string, known: Record<string, string>): Promise<string> =>
    (await promisify(execFile)('sh', ['-c', command], { env: { PATH: process.env['PATH'], ...known } })).stdout

  const hasCurl = spawnSync('curl', ['--version']).status === 0
  if (!hasCurl) console.log('curl is not installed: the examples run by fetch alone.')
  const runners: [name: string, run: typeof byFetch][] = [
    ['fetch', byFetch],
    ...(hasCurl ? [['sh and curl', byShell] as [string, typeof byFetch]] : []),
  ]

  test('there is one of every operation, and one more of a streamed answer', () => {
    expect(commands).toHaveLength(Object.keys(api).length + 1)
  })

  test('what they take from the shell is set above them', () => {
    const set = new Set([...page.matchAll(/^(?:<pre[^>]*><code>)?export (\w+)=/gm)].map(([, name]) => name))
    const taken = commands.flatMap((command) => [...command.matchAll(/(?<!\\)\$(\w+)/g)].map(([, name]) => name))
    expect(new Set(taken)).toEqual(set)
  })

  describe.each(runners)('with %s:', (_name, run) => {
    test.each(commands)('%s', async (command) => {
      const answer = await run(command, await variables(command))
      if (command.startsWith('curl -sN')) expect(answer).toMatch(/^\{"content":[\s\S]*"AnswerID":\d+/)
      else expect(JSON.parse(answer) as Envelope).toMatchObject({ Success: true, Code: 200 })
    })
  })
})
