import { type Agent, request } from 'undici'
import type { Target } from './target.ts'

type Streamed = { firstMs: number; text: string }

/** Asks once and reads to the end. `firstMs`: until the first fragment was there. */
export async function streamOnce(target: Target, stream: number, dispatcher: Agent): Promise<Streamed> {
  const { url, headers, body } = target.ask(stream)
  const startedAt = performance.now()
  const response = await request(url, { method: 'POST', headers, body, dispatcher })
  let firstMs = Number.NaN
  let all = ''
  for await (const piece of response.body.setEncoding('utf8') as AsyncIterable<string>) {
    if (Number.isNaN(firstMs) && piece.includes('"content"')) firstMs = performance.now() - startedAt
    all += piece
  }
  // Taken apart only now, so that the reader costs the same whatever is read.
  const text = all
    .split('\n')
    .flatMap((line) => target.fragment(line) ?? [])
    .join('')
  return { firstMs, text }
}
