import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Document } from '../../src/http/openapi/types.ts'
import { startTalk } from '../sim/bots/talk.ts'
import { saying } from '../sim/models/scripted-model.ts'
import type { Service } from '../sim/service/service.ts'
import { type Call, callsOf, isInstalled, openFolder } from './generated.ts'

/** How a program calls the client of a generator: `call` answers the envelope, `stream` the fragments. */
type Generator = {
  generate: [program: string, ...flags: string[]]
  head: string
  call: (call: Call, body: string) => string
  stream: (call: Call, body: string) => string
}

const FILE = "new File(['GIF89a'], 'a.gif')"
const readLines = `
async function read(response: Response): Promise<string> {
  const lines = (await response.text()).split('\\n').filter(Boolean).map((line) => JSON.parse(line) as { content?: string })
  return lines.map(({ content = '' }) => content).join('')
}`

const generators: Record<string, Generator> = {
  'openapi-typescript': {
    generate: ['openapi-typescript', 'openapi.json', '-o', 'client.d.ts'],
    head: `import createClient from 'openapi-fetch'
import type { paths } from './client.d.ts'
const client = createClient<paths>({ baseUrl, headers: { authorization: key } })${readLines}`,
    call: ({ method, path, isUpload }, body) =>
      isUpload
        ? `await client.POST('${path}', { body: { file: ${FILE} }, bodySerializer: (sent) => { const form = new FormData(); form.append('file', sent.file as File); return form } }).then(({ data, error }) => data ?? error)`
        : `await client.${method.toUpperCase()}('${path}', { ${body} }).then(({ data, error }) => data ?? error)`,
    stream: ({ path }, body) =>
      `await client.POST('${path}', { ${body}, parseAs: 'stream' }).then(({ response, data }) => read(new Response(data, response)))`,
  },
  'hey-api': {
    generate: ['openapi-ts', '-i', 'openapi.json', '-o', 'client', '-c', '@hey-api/client-fetch'],
    head: `import * as sdk from './client/index.ts'
import { client } from './client/client.gen.ts'
client.setConfig({ baseUrl, headers: { authorization: key } })`,
    call: ({ name, isUpload }, body) =>
      `await sdk.${name}({ ${isUpload ? `body: { file: ${FILE} }` : body} }).then(({ data, error }) => data ?? error)`,
    stream: ({ path }, body) =>
      `await client.sse.post<{ 200: sdk.ClientAskEvent }>({ url: '${path}', ${body}, headers: { accept: 'text/event-stream', 'content-type': 'application/json' }, sseMaxRetryAttempts: 1, onSseError: (error) => { throw error } }).then(async ({ stream }) => {
        let said = ''
        for await (const event of stream as AsyncIterable<sdk.ClientAskEvent>) if ('content' in event) said += event.content
        return said
      })`,
  },
  orval: {
    generate: ['orval', '--input', 'openapi.json', '--output', 'client.ts', '--client', 'fetch'],
    head: `import * as api from './client.ts'
const asked = globalThis.fetch
globalThis.fetch = (url, init) => asked(baseUrl + String(url), { ...init, headers: { ...(init?.headers as Record<string, string>), authorization: key } })${readLines}`,
    call: ({ name, method, isUpload, streams }, body) => {
      const call = `api.${name}(${isUpload ? `{ file: ${FILE} }` : method === 'get' ? '' : body.slice('body: '.length)})`
      // What may be streamed comes as a response that the caller reads.
      const read = streams ? "('stream' in answer ? answer.stream.json() : answer.data)" : 'answer.data'
      return `await ${call}.then((answer) => ${read})`
    },
    stream: ({ name }, body) =>
      `await api.${name}(${body.slice('body: '.length)}).then((answer) => ('stream' in answer ? read(answer.stream) : ''))`,
  },
}

describe.skipIf(!isInstalled)('a client made by', () => {
  let service: Service
  let served: Document
  let serialNumber: string
  let SessionID: number
  // Each client removes the chatbot at last.
  beforeEach(async () => {
    ;({ service, serialNumber, SessionID } = await startTalk(saying('Two ', 'condos.')))
    served = (await (await fetch(`${service.url}/openapi.json`)).json()) as Document
  })
  afterEach(() => service.stop())

  /** The body of a call as source text: the document's example, for this chatbot and this session. */
  const bodyOf = ({ body }: Call, more: object = {}): string => {
    const own = Object.entries(body ?? {}).map(([name, value]) => {
      if (name.toLowerCase() === 'serialnumber') return [name, serialNumber]
      return [name, name.toLowerCase() === 'sessionid' ? SessionID : value]
    })
    return body === undefined ? '' : `body: ${JSON.stringify({ ...Object.fromEntries(own), ...more })}`
  }

  test.each(Object.entries(generators))(
    '%s compiles and calls every operation, streams too',
    async (_name, generator) => {
      const folder = await openFolder(served)
      try {
        folder.generate(...generator.generate)
        const calls = callsOf(served)
        // What takes the chatbot away comes last.
        const order = calls.toSorted((a, b) => Number(a.name === 'remove') - Number(b.name === 'remove'))
        const streaming = calls.filter(({ streams }) => streams)
        const program = [
          `const [, , baseUrl = '', key = ''] = process.argv`,
          generator.head,
          `const said: string = ${streaming.map((call) => generator.stream(call, bodyOf(call, { content: 'condos?', stream: true }))).join('\n')}`,
          'const answers: Record<string, unknown> = {}',
          ...order.map((call) => `answers['${call.name}'] = ${generator.call(call, bodyOf(call))}`),
          'process.stdout.write(JSON.stringify({ said, answers }))',
        ].join('\n')
        await folder.write('program.ts', program)
        folder.compile('program.ts')
        const { said, answers } = JSON.parse(await folder.run('program.ts', service.url, service.keys.secret))
        expect(said).toBe('Two condos.')
        expect(Object.keys(answers).toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
        for (const [name, answer] of Object.entries(answers))
          expect(answer, name).toMatchObject({ Code: expect.any(Number) })
        expect(answers).toMatchObject({ add: { Code: 200 }, clientAsk: { Code: 200 }, realEstateList: { Code: 200 } })
      } finally {
        await folder.remove()
      }
    },
  )
})
