import type { Look } from '../show/looks.ts'

/** Slack's address for answers to a command or a click, good for five of them within half an hour. */
export type AnswerTo = (look: Look, how?: How) => Promise<void>
/** To the person alone and below what is there, unless said otherwise. `thread`: the ts of one, where the click was in it. */
export type How = { toAll?: true; inPlace?: true; thread?: string | undefined }

/** Slack did not take an answer: its address is used up, or something in the answer is not right. */
export class AnswerRefused extends Error {
  override readonly name = 'AnswerRefused'
}

export const isAnswerRefused = (error: unknown): boolean => error instanceof AnswerRefused

const TIMEOUT_MS = 10_000

export const answerAt =
  (address: string): AnswerTo =>
  ({ text, blocks }, { toAll, inPlace, thread } = {}) =>
    send(address, {
      text,
      blocks,
      response_type: toAll ? 'in_channel' : 'ephemeral',
      replace_original: inPlace === true,
      ...(thread !== undefined && { thread_ts: thread }),
    })

/** Takes away what the person alone sees. */
export const takeAwayAt = (address: string): Promise<void> => send(address, { delete_original: true })

async function send(address: string, body: object): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new AnswerRefused(`Slack answered ${response.status}`)
  await response.arrayBuffer() // what is not read keeps its connection
}
