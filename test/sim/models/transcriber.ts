import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What is answered: a transcript, a refusal, or anything else as it is. */
export type Hearing = { text: string } | { status: number; headers?: Record<string, string> } | { raw: string }
/** A request as it came: its fields, and the recording's name and bytes. */
type Heard = {
  path: string
  authorization: string | undefined
  fields: Record<string, string>
  name: string
  bytes: Buffer
}
export type Transcriber = { url: string; requests: Heard[]; close: () => Promise<void> }

/** Never answers. */
export const silence = { silent: true } as const

/** Plays OpenAI's `/audio/transcriptions`: the n-th request is answered by the n-th of these, the last one stays. */
export async function startTranscriber(...acts: (Hearing | typeof silence)[]): Promise<Transcriber> {
  const requests: Heard[] = []
  const server = createServer((request, response) => {
    const work = async () => {
      const body = Buffer.concat(await request.toArray())
      const headers = { 'content-type': request.headers['content-type'] ?? '' }
      const form = await new Response(body, { headers }).formData()
      const act = acts[Math.min(requests.length, acts.length - 1)] ?? silence
      const file = form.get('file')
      if (!(file instanceof File)) throw new Error('the form holds no file')
      requests.push({
        path: request.url ?? '',
        authorization: request.headers.authorization,
        fields: Object.fromEntries(
          [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
        ),
        name: file.name,
        bytes: Buffer.from(await file.arrayBuffer()),
      })
      if ('silent' in act) return
      if ('raw' in act) response.end(act.raw)
      else if ('status' in act) response.writeHead(act.status, act.headers).end('{"error":{"type":"refused"}}')
      else response.setHeader('content-type', 'application/json').end(JSON.stringify(act))
    }
    work().catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}/v1`, requests, close }
}
