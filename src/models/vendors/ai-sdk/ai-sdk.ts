import type { createAnthropic } from '@ai-sdk/anthropic'
import { z } from 'zod'
import { broken, refused } from '../failure.ts'
import type { Vendor, VendorEvent } from '../vendor.ts'
import { optionsOf } from './request.ts'

/** A model of an AI SDK provider package, used without the rest of that SDK. */
export type LanguageModel = Pick<ReturnType<ReturnType<typeof createAnthropic>>, 'doStream'>

/** `name` is who is to blame in the log. */
export const aiSdk =
  (name: string, model: LanguageModel): Vendor =>
  async (request, signal, tell) => {
    let finished = false
    try {
      const { stream } = await model.doStream({ ...optionsOf(request), abortSignal: signal })
      for await (const part of stream) {
        if (part.type === 'error') throw part.error
        finished ||= part.type === 'finish'
        const event = eventOf(part)
        if (event !== undefined) tell(event)
      }
    } catch (error) {
      if (!finished) throw failureOf(name, error)
    }
    if (!finished) throw broken(name, 'ended before its answer did')
  }

type Stream = Awaited<ReturnType<LanguageModel['doStream']>>['stream']
type Part = Stream extends ReadableStream<infer Item> ? Item : never

/** Thoughts and growing calls are signs of life; what else is streamed says nothing here. */
function eventOf(part: Part): VendorEvent | undefined {
  if (part.type === 'text-delta') return { type: 'text', text: part.delta }
  if (part.type === 'reasoning-delta' || part.type === 'tool-input-delta') return { type: 'text', text: '' }
  if (part.type === 'finish') return { type: 'end', tokens: sum(part.usage) }
  if (part.type !== 'tool-call') return undefined
  const { toolCallId: id, toolName, input, providerMetadata: echo } = part
  return { type: 'call', call: { id, name: toolName, input, ...(echo !== undefined && { echo }) } }
}

function sum({ inputTokens, outputTokens }: Extract<Part, { type: 'finish' }>['usage']): number | undefined {
  if (inputTokens.total === undefined || outputTokens.total === undefined) return undefined
  return inputTokens.total + outputTokens.total
}

const Refusal = z.object({
  statusCode: z.int(),
  responseHeaders: z.record(z.string(), z.string()).optional(),
  data: z
    .object({ error: z.object({ type: z.unknown(), status: z.unknown() }).partial() })
    .optional()
    .catch(undefined),
})
const StreamedError = z.object({ type: z.string() })

function failureOf(name: string, error: unknown): unknown {
  const refusal = Refusal.safeParse(error).data
  if (refusal !== undefined) {
    const reason = refusal.data?.error
    return refused(name, refusal.statusCode, reason?.type ?? reason?.status, refusal.responseHeaders?.['retry-after'])
  }
  const streamed = error instanceof Error ? undefined : StreamedError.safeParse(error).data
  return streamed === undefined ? broken(name, 'broke off', error) : refused(name, 500, streamed.type, undefined)
}
