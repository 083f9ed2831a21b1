import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { type Api, api } from '../../../src/contract/api.ts'
import { defaultSettings, type Settings } from '../../../src/contract/chatbot/settings.ts'
import type { Input } from '../../../src/contract/endpoint.ts'
import { failed, succeeded } from '../../../src/contract/envelope.ts'
import { AppError, statusOf } from '../../../src/contract/errors.ts'
import { ListingRow, type Understood } from '../../../src/contract/listings/search.ts'
import { validate } from '../../../src/contract/validation/validate.ts'

type Asked = { name: keyof Api; input: unknown; idempotencyKey: string | undefined }
type Answer = (content: string, signal: AbortSignal) => AsyncIterable<string> | Iterable<string>
export type Scene = {
  secretKey: string
  chatbots: (Partial<Settings> & { serialNumber: string })[]
  listings: ListingRow[]
  /** says the fragments of an answer; may throw an AppError at any point */
  answer: Answer
}
export type SimCore = {
  url: string
  /** every request that was understood, in order */
  asked: Asked[]
  /** forgets all sessions, as a service does that was set up anew */
  forget(): void
  close: () => Promise<void>
}

/** The HTTP API as a play: the forms are the contract's, what is said is the scene's. `at`: its port; 0 takes a free one. */
export async function startCore(scene: Scene, at = 0): Promise<SimCore> {
  const asked: Asked[] = []
  const sessions = new Set<number>()
  const server = createServer((request, response) => {
    const work = async () => {
      const { name, input } = await understand(scene, request)
      // Where people write is known to nobody, nothing ever happens by itself, and nothing is stopped.
      if (name === 'PlaceSet') reply(response, 200, succeeded(1))
      else if (name === 'Stop') reply(response, 200, succeeded(0))
      else if (name === 'PlaceFind') throw new AppError('noSuchSession')
      else if (name === 'Events') setTimeout(() => reply(response, 200, succeeded(noEvents)), 1_000).unref()
      else {
        asked.push({ name, input, idempotencyKey: request.headers['idempotency-key']?.toString() })
        if (name === 'ClientAsk') await stream(scene.answer, input as Input<Api['ClientAsk']>, sessions, response)
        else reply(response, 200, succeeded(play(scene, sessions, name, input)))
      }
    }
    work().catch((error: unknown) => refuse(response, error))
  })
  await new Promise<void>((listening) => server.listen(at, '127.0.0.1', listening))
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked, forget: () => sessions.clear(), close }
}

async function understand({ secretKey }: Scene, request: IncomingMessage) {
  if (request.headers.authorization !== `Bearer ${secretKey}`) throw new AppError('wrongKey')
  const name = (Object.keys(api) as (keyof Api)[]).find((key) => api[key].path === request.url)
  if (name === undefined) throw new AppError('unknownPath')
  const body: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString())
  return { name, input: validate(api[name].input, body) }
}

const noEvents = { List: [], Next: 'here' }

/** What every operation but ClientAsk answers. */
function play({ chatbots, listings }: Scene, sessions: Set<number>, name: keyof Api, input: Record<string, unknown>) {
  const all = chatbots.map((chatbot) => ({ ...defaultSettings, Model: 'porchlight/concierge', ...chatbot }))
  const chatbot = all.find(({ serialNumber }) => serialNumber === (input.serialNumber ?? input.SerialNumber))
  if (name === 'List') return { List: all, VirtualCount: all.length }
  if (name === 'PlaceFind') throw new AppError('noSuchSession')
  if (name === 'DeskList') return { List: [], VirtualCount: 0 }
  if (name === 'SessionDetail') return { ...ofBot, SessionID: input['sessionID'], SerialNumber: all[0]?.serialNumber }
  if (chatbot === undefined) throw new AppError('noSuchChatbot')
  if (name === 'Detail') return chatbot
  if (name === 'RealEstateList') return search(listings, input as Input<Api['RealEstateList']>)
  if (name === 'RealEstateParse') return understood(listings, input as Input<Api['RealEstateParse']>)
  if (name !== 'GetSession') throw new AppError('internal')
  const SessionID = sessionNumbers.next().value
  sessions.add(SessionID)
  return { SessionID }
}

/** A session that no person ever attends. */
const ofBot = {
  visitorId: null,
  visitorName: null,
  source: 'discord',
  CreateTime: '2026-01-01T00:00:00.000Z',
  Attendant: 'Bot',
  Turn: 0,
  Places: [],
}

const sessionNumbers = (function* count(): Generator<number, never> {
  for (let next = 1; ; next++) yield next
})()

function search(listings: ListingRow[], { Query, PageNumber, PageSize }: Input<Api['RealEstateList']>) {
  const matching = listings.filter((row) => row.City.toLowerCase().includes((Query ?? '').toLowerCase()))
  const from = ((PageNumber ?? 1) - 1) * (PageSize ?? 20)
  return { List: matching.slice(from, from + (PageSize ?? 20)), VirtualCount: matching.length }
}

/** Understands the name of a city and nothing else. */
function understood(listings: ListingRow[], { Query }: Input<Api['RealEstateParse']>): Understood {
  const { VirtualCount } = search(listings, { SerialNumber: '', Query })
  const nothing = { NotUnderstood: [], Corrections: [], Ties: [], Refused: [], Relaxations: [] }
  const Relaxations = VirtualCount > 0 ? [] : [{ Change: 'anywhere', Count: listings.length, Filter: {} }]
  return {
    ...nothing,
    IsSearch: true,
    Filter: { Cities: [Query] },
    Summary: `homes in ${Query}`,
    Count: VirtualCount,
    Relaxations,
  }
}

async function stream(answer: Answer, input: Input<Api['ClientAsk']>, sessions: Set<number>, response: ServerResponse) {
  if (!sessions.has(input.sessionID)) throw new AppError('noSuchSession')
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  let said = ''
  for await (const content of answer(input.content, gone.signal)) {
    if (gone.signal.aborted) return
    said += content
    response.write(`${JSON.stringify({ content })}\n`)
  }
  const last = { QuestionID: 1, AnswerID: 2, Answer: said, TotalToken: 3, NoAnswer: false }
  response.end(`${JSON.stringify(last)}\n`)
}

function refuse(response: ServerResponse, error: unknown) {
  const refusal = error instanceof AppError ? error : new AppError('internal')
  if (response.headersSent) response.end(`${JSON.stringify(failed(refusal))}\n`)
  else reply(response, statusOf(refusal.code), failed(refusal))
}

const reply = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** A listing as a list shows it, with nothing set but what is given. */
export function listingRow(set: Partial<ListingRow>): ListingRow {
  const empty = Object.entries(ListingRow.shape).map(([name, schema]) => [
    name,
    schema instanceof z.ZodString ? '' : null,
  ])
  return ListingRow.parse({ ...Object.fromEntries(empty), ID: 1, ...set })
}
