import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { broken, refused } from '../failure.ts'
import type { ToolCall, VendorEvent } from '../vendor.ts'

/** One piece of a call; servers that send calls whole leave out the index. */
const CallDelta = z.object({
  index: z.int().nullish(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
})
const Delta = z.object({
  content: z.string().nullish(),
  // What a model thinks before it speaks, by its two usual names.
  reasoning: z.string().nullish(),
  reasoning_content: z.string().nullish(),
  tool_calls: z.array(CallDelta).nullish(),
})
const Chunk = z.object({
  choices: z.array(z.object({ delta: Delta.nullish(), finish_reason: z.string().nullish() })).nullish(),
  usage: z.object({ total_tokens: z.int() }).nullish(),
  error: z.object({ code: z.unknown(), type: z.unknown() }).partial().nullish(),
})
type Chunk = z.infer<typeof Chunk>

/** What has been heard of an answer so far. */
type Heard = { calls: Map<number, ToolCall>; finished: boolean; tokens: number | undefined }

export type Events = {
  /** Reads on. */
  take: (text: string) => void
  /** whether the answer was told to its end */
  areComplete: () => boolean
  /** No more will come. */
  end: () => void
}

/**
 * Reads the answer in the text of a body of server-sent events. Texts that arrive together are told together, so that a
 * reader who is slower than the model catches up.
 */
export function createEvents(tell: (event: VendorEvent) => void): Events {
  const heard: Heard = { calls: new Map(), finished: false, tokens: undefined }
  let rest = ''
  return {
    take(piece) {
      const lines = (rest + piece).split('\n')
      rest = lines.pop() ?? ''
      const text = hear(lines, heard)
      if (text !== undefined) tell({ type: 'text', text })
    },
    areComplete: () => heard.finished,
    end() {
      if (!heard.finished) throw broken(NAME, 'ended before its answer did')
      for (const call of heard.calls.values()) tell({ type: 'call', call })
      tell({ type: 'end', tokens: heard.tokens })
    },
  }
}

const NAME = 'the OpenAI-compatible server'

/** Reads lines into `heard`. Answers the text they say, "" when they only tell of life, undefined for nothing. */
function hear(lines: string[], heard: Heard): string | undefined {
  let text: string | undefined
  for (const line of lines) {
    // Empty lines, comments and event names say nothing here.
    if (!line.startsWith('data:')) continue
    const data = line.slice('data:'.length).trim()
    if (data === '[DONE]') heard.finished = true
    else if (data !== '') {
      const said = textIn(read(data), heard)
      if (said !== undefined) text = (text ?? '') + said
    }
  }
  return text
}

function textIn({ choices, usage, error }: Chunk, heard: Heard): string | undefined {
  if (error) throw refused(NAME, 500, error.code ?? error.type, undefined)
  if (usage) heard.tokens = usage.total_tokens
  const choice = choices?.[0]
  if (choice?.finish_reason) heard.finished = true
  const delta = choice?.delta
  for (const call of delta?.tool_calls ?? []) takeCall(call, heard.calls)
  if (delta?.content) return delta.content
  return delta?.reasoning || delta?.reasoning_content || delta?.tool_calls ? '' : undefined
}

function takeCall(delta: z.infer<typeof CallDelta>, calls: Map<number, ToolCall>): void {
  const at = delta.index ?? calls.size
  const call = calls.get(at) ?? { id: `call_${randomUUID()}`, name: '', input: '' }
  calls.set(at, call)
  if (delta.id) call.id = delta.id
  call.name += delta.function?.name ?? ''
  call.input += delta.function?.arguments ?? ''
}

function read(data: string): Chunk {
  try {
    return Chunk.parse(JSON.parse(data))
  } catch (error) {
    throw broken(NAME, 'sent what cannot be read', error)
  }
}
