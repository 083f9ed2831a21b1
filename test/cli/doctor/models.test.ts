import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askDoctor } from './ask-doctor.ts'

let folder: string
let url: string
let answerWith: (body: string, response: ServerResponse) => void
let modelList: unknown
const server = createServer((request: IncomingMessage, response) => {
  const read = async () => {
    const body = Buffer.concat(await request.toArray()).toString()
    if (request.url === '/v1/models' && modelList !== undefined) response.end(JSON.stringify(modelList))
    else if (request.url === '/v1/chat/completions') answerWith(body, response)
    else response.writeHead(404).end('404 page not found')
  }
  read().catch(() => response.destroy())
})
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-doctor-'))
  modelList = undefined
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  server.closeAllConnections()
  server.close()
})

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta, finish_reason }] })}\n\n`
const say = (response: ServerResponse, ...deltas: object[]) => {
  for (const delta of deltas) response.write(chunk(delta))
  response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
}
const refuse = (response: ServerResponse, status: number, message: string) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }))
const doctor = (address = `${url}/v1`) =>
  askDoctor({ DATA_DIR: folder, OPENAI_BASE_URL: address, OPENAI_MODELS: 'small' }, '--online')

test('--online tells which server it is, and what each of its models can', async () => {
  modelList = { object: 'list', data: [{ id: 'small', owned_by: 'vllm' }] }
  answerWith = (body, response) => {
    if (body.includes('image_url')) refuse(response, 400, 'small is not a multimodal model')
    else if (body.includes('input_audio')) refuse(response, 400, 'audio input is not supported')
    else if (body.includes('get_time'))
      say(response, { tool_calls: [{ index: 0, id: 'a', function: { name: 'get_time', arguments: '{}' } }] })
    else {
      response.write(chunk({ content: 'One,' }))
      setTimeout(() => say(response, { content: ' two.' }), 20)
    }
  }
  const { of, findings } = await doctor()
  expect(of('OPENAI_BASE_URL')).toMatchObject({ state: 'ok', message: 'looks like vLLM, with 1 model' })
  expect(of('openai/small')).toMatchObject({ state: 'ok' })
  expect(of('openai/small can')).toMatchObject({
    state: 'ok',
    message: 'show its answer while it grows, look listings up by itself (tools), read long talks',
  })
  expect(findings.filter(({ check }) => check === 'openai/small cannot')).toMatchObject([
    {
      state: 'ok',
      message: 'take pictures; its server says "small is not a multimodal model"',
      advice: expect.stringContaining('nothing has to be done'),
    },
    {
      state: 'ok',
      message: 'take recordings; its server says "audio input is not supported"',
      advice: expect.stringContaining('set TRANSCRIPTION_MODEL'),
    },
  ])
})

test('a model without tools, or with a short context, comes with what to do', async () => {
  answerWith = (body, response) => {
    if (body.includes('"tools"')) refuse(response, 400, 'small does not support tools')
    else if (body.length > 50_000) refuse(response, 400, 'the request exceeds the available context size')
    else say(response, { content: 'One.' })
  }
  const cannot = (await doctor()).findings.filter(({ check }) => check === 'openai/small cannot')
  expect(cannot).toMatchObject([
    { state: 'ok', message: 'show its answer while it grows; it answers in one piece' },
    {
      state: 'warning',
      message: 'look listings up by itself (tools); its server says "small does not support tools"',
      advice: expect.stringContaining('choose a model with tools'),
    },
    {
      state: 'warning',
      message: 'read long talks; its server says "the request exceeds the available context size"',
      advice: expect.stringContaining('set MODEL_PROMPT_TOKENS'),
    },
  ])
})

test.each([
  [401, 'Incorrect API key provided', /key/],
  [404, 'model "small" not found, try pulling it first', /load it there/],
  [429, 'You exceeded your current quota', /account/],
])("a refusal with %d is told in the vendor's own sentence, with what to do", async (status, sentence, advice) => {
  answerWith = (_body, response) => refuse(response, status, sentence)
  const { of } = await doctor()
  expect(of('openai/small')).toMatchObject({ state: 'mend', message: expect.stringContaining(sentence) })
  expect(of('openai/small')?.advice).toMatch(advice)
  expect(of('openai/small can')).toBeUndefined()
})

test.each([
  [{ status: 200, body: '<html><body>Log in</body></html>' }, /web page/],
  [{ status: 500, body: 'Internal Server Error' }, /own log/],
  [{ status: 200, body: 'data: {"error":{"message":"CUDA out of memory"}}\n\n' }, /own log/],
])('a server that answers %o is told once, with where to look', async ({ status, body }, advice) => {
  answerWith = (_body, response) => response.writeHead(status).end(body)
  const { of } = await doctor()
  const { message = '', advice: given } = of('openai/small') ?? {}
  const sentence = body.replace(/^data: .*"message":"|"}}\n\n$/g, '')
  expect(message.split(sentence)).toHaveLength(2)
  expect(given).toMatch(advice)
})

test('a model that says nothing takes no pictures', async () => {
  answerWith = (_body, response) => say(response)
  const { of, findings } = await doctor()
  expect(of('openai/small can')).toBeUndefined()
  expect(findings.filter(({ message }) => message.includes('take pictures'))).toEqual([])
})

test.each(['/v1/chat/completions', '/api'])('an address that ends in %s is told the right one', async (path) => {
  modelList = { data: [{ id: 'small' }] }
  answerWith = (_body, response) => say(response, { content: 'One.' })
  const { of } = await doctor(`${url}${path}`)
  expect(of('OPENAI_BASE_URL')).toMatchObject({ state: 'mend', advice: `set OPENAI_BASE_URL=${url}/v1` })
})

test('an address without /v1 is told to want it', async () => {
  modelList = { data: [{ id: 'small' }] }
  expect((await doctor(url)).of('OPENAI_BASE_URL')).toMatchObject({
    state: 'mend',
    advice: `add /v1: OPENAI_BASE_URL=${url}/v1`,
  })
})

test('a model that the server does not have is told, with those that it has', async () => {
  modelList = { data: [{ id: 'large', owned_by: 'library' }] }
  answerWith = (_body, response) => refuse(response, 404, 'model not found')
  expect((await doctor()).of('OPENAI_BASE_URL')).toMatchObject({
    state: 'warning',
    message: 'looks like Ollama, with 1 model, but not small',
    advice: 'name one of its own in OPENAI_MODELS: large',
  })
})
