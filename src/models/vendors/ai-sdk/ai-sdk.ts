import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../../contract/errors.ts'
import { parsedJson } from '../../../contract/text.ts'
import { runInSlices, yieldIfLong } from '../../../core/event-loop/yielding.ts'
import { inputsIn } from '../arguments.ts'
import { brokenError, checkCallInput, failureIn, isSuccess, refusalError, tooLongError } from '../failure.ts'
import { cutBy, endsWithCall } from '../finish.ts'
import { createMarkupReader } from '../markup/markup.ts'
import { toolNamed } from '../markup/written-calls.ts'
import { PIECE, tellInPieces } from '../pieces.ts'
import type { Feature } from '../refusals.ts'
import { filesIn } from '../request-body.ts'
import { type CutReason, type ToolCall, VENDOR_LIMITS, type Vendor, type VendorRequest } from '../vendor.ts'
import { filesOfRequest } from './fetch.ts'
import { type LanguageModel, optionsOf } from './request.ts'
import { createThoughts, type Echo } from './thoughts.ts'

/**
 * A vendor on top of an AI SDK model. `name` is the vendor's name in the log. What the vendor refuses is left out from then on.
 */
export function aiSdk(name: string, load: () => Promise<LanguageModel>): Vendor {
  const without = new Set<Feature>()
  return async (request, signal, tell) => {
    for (;;) {
      let hasTold = false
      try {
        return await askOnce({ name, load, request, without, signal }, (event) => {
          hasTold = true
          tell(event)
        })
      } catch (error) {
        const feature = failureIn(error)?.refuses
        if (hasTold || feature === undefined || !LEFT_OUT.has(feature) || without.has(feature)) throw error
        without.add(feature)
      }
    }
  }
}

/** What a request can do without. */
const LEFT_OUT = new Set<Feature>(['temperature', 'toolChoice', 'systemRole'])

type Asked = {
  name: string
  load: () => Promise<LanguageModel>
  request: VendorRequest
  without: ReadonlySet<Feature>
  signal: AbortSignal
}

async function askOnce({ load, without, ...asked }: Asked, tell: Parameters<Vendor>[2]): Promise<void> {
  const { name, request, signal } = asked
  const answer = createAnswer(asked, tell)
  try {
    const model = await load()
    const options = { ...optionsOf(request, without), abortSignal: signal }
    const { stream } = await filesOfRequest.run(filesIn(request.messages), () => model.doStream(options))
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      const taken = answer.take(part)
      if (taken !== undefined) await taken
    }
  } catch (error) {
    if (!answer.isFinished()) throw failureOf(name, error)
  }
  answer.end()
}

/** Tells an answer, part by part. */
function createAnswer(
  { name, request, signal }: Pick<Asked, 'name' | 'request' | 'signal'>,
  tell: Parameters<Vendor>[2],
) {
  const known = request.tools.map((tool) => tool.name)
  const markup = createMarkupReader(known)
  const answer = { said: false, parts: 0, calls: [] as ToolCall[], input: new Map<string, number>() }
  const thoughts = createThoughts()
  let finish: Finish | undefined

  function takeText(text: string): Promise<void> | undefined {
    answer.said ||= text !== ''
    if (text.length > PIECE) return runInSlices(tellInPieces(text, { markup, tell, signal }))
    tell({ type: 'text', text: markup.push(text) })
    return undefined
  }

  /** The model works, but says nothing yet. */
  function tellAlive(): undefined {
    tell({ type: 'text', text: '' })
  }

  function countInput(id: string, added: number): void {
    const length = (answer.input.get(id) ?? 0) + added
    checkCallInput(name, length)
    answer.input.set(id, length)
  }

  return {
    /** Takes a part; one that is long in several turns of the event loop. */
    take(part: Part): Promise<void> | undefined {
      if (STARTS.has(part.type)) answer.parts += 1
      if (answer.parts > VENDOR_LIMITS.parts) throw tooLongError(name, 'a list of parts')
      switch (part.type) {
        case 'text-delta':
          return takeText(part.delta)
        case 'reasoning-start':
          thoughts.push(part.id, '', part.providerMetadata)
          return undefined
        case 'reasoning-delta':
          thoughts.push(part.id, part.delta, part.providerMetadata)
          return tellAlive()
        case 'tool-input-delta':
          countInput(part.id, part.delta.length)
          return tellAlive()
        case 'tool-input-end':
          answer.input.delete(part.id)
          return undefined
        case 'tool-call':
          if (answer.calls.length < VENDOR_LIMITS.calls) answer.calls.push(callOf(part, known))
          return yieldIfLong()
        case 'finish':
          finish = part
          return undefined
        default:
          return undefined
      }
    },
    isFinished: (): boolean => finish !== undefined,
    /** Tells what was held back, the calls and the end. Fails if the answer broke off. */
    end(): void {
      const held = markup.end(finish !== undefined && cutOf(finish) !== undefined)
      if (held.text !== '') tell({ type: 'text', text: held.text })
      const written = held.calls.map((call): ToolCall => ({ id: `call_${randomUUID()}`, ...call }))
      const calls = answer.calls.length > 0 ? answer.calls : written
      const isEmpty = !answer.said && calls.length === 0
      const reason = finish?.finishReason.unified
      // `interrupted`: the vendor hung up and gave no reason for the end. A call that is there by then is whole.
      const isBroken = reason === 'interrupted' ? calls.length === 0 : reason === 'error' && isEmpty
      if (finish === undefined || isBroken) throw brokenError(name, 'ended before its answer did')
      for (const [index, call] of calls.slice(0, VENDOR_LIMITS.calls).entries())
        tell({ type: 'call', call: index === 0 ? thoughts.with(call) : call })
      const lostCall = calls.length === 0 && endsWithCall(finish.finishReason.raw ?? '')
      tell({ type: 'end', tokens: sum(finish.usage), cut: cutOf(finish), ...(lostCall && { lostCall }) })
    },
  }
}

type Stream = Awaited<ReturnType<LanguageModel['doStream']>>['stream']
type Part = Stream extends ReadableStream<infer Item> ? Item : never
/** The SDK keeps what these begin until its end, which a broken server never sends. */
const STARTS = new Set<Part['type']>(['text-start', 'reasoning-start', 'tool-input-start'])
type Finish = Extract<Part, { type: 'finish' }>

function callOf(part: Extract<Part, { type: 'tool-call' }>, known: string[]): ToolCall {
  const { toolCallId: id, toolName, input, providerMetadata: options } = part
  const echo: Echo = { ...(options && { options }) }
  return {
    id,
    name: toolNamed(toolName, known) ?? toolName,
    input: inputsIn(input)[0] ?? input,
    ...(options !== undefined && { echo }),
  }
}

function cutOf({ finishReason: { unified, raw } }: Finish): CutReason | undefined {
  if (unified === 'length') return 'length'
  return unified === 'content-filter' ? 'filter' : cutBy(raw ?? '')
}

function sum({ inputTokens, outputTokens }: Finish['usage']): number | undefined {
  if (inputTokens.total === undefined || outputTokens.total === undefined) return undefined
  return inputTokens.total + outputTokens.total
}

const Refusal = z.object({
  statusCode: z.int(),
  responseHeaders: z.record(z.string(), z.string()).optional(),
  responseBody: z.string().optional().catch(undefined),
  data: z
    .object({ error: z.object({ type: z.unknown(), status: z.unknown(), message: z.unknown() }).partial() })
    .optional()
    .catch(undefined),
})
/** The places of errors as FastAPI tells them. */
const Places = z.object({ detail: z.array(z.object({ loc: z.array(z.unknown()) })).min(1) })
const StreamedError = z.object({ type: z.string(), message: z.string().optional().catch(undefined) })

function failureOf(name: string, error: unknown): unknown {
  // The SDK wraps errors thrown while the stream is read.
  for (let inner = error; inner instanceof Error; inner = inner.cause) if (inner instanceof AppError) return inner
  const refusal = Refusal.safeParse(error).data
  // A connection that breaks within an answer bears the answer's own status, one of success.
  if (refusal !== undefined && !isSuccess(refusal.statusCode)) {
    const reason = refusal.data?.error
    return refusalError(name, {
      status: refusal.statusCode,
      word: reason?.type ?? reason?.status,
      sentence: typeof reason?.message === 'string' ? reason.message : refusal.responseBody,
      parameter: Places.safeParse(parsedJson(refusal.responseBody ?? '')).data?.detail[0]?.loc.at(-1),
      retryAfter: refusal.responseHeaders?.['retry-after'],
    })
  }
  const streamed = error instanceof Error ? undefined : StreamedError.safeParse(error).data
  if (streamed === undefined) return brokenError(name, 'broke off', error)
  return refusalError(name, { status: 500, word: streamed.type, sentence: streamed.message })
}
