import type { Dispatcher } from 'undici'
import { z } from 'zod'
import type { AppError } from '../../../contract/errors.ts'
import { parsedJson } from '../../../contract/text.ts'
import { runInSlices } from '../../../core/event-loop/yielding.ts'
import { argumentsOf } from '../arguments.ts'
import { failureIn, isSuccess, refusalError } from '../failure.ts'
import type { Media } from '../media.ts'
import type { Feature } from '../refusals.ts'
import { bodyOf, filesIn } from '../request-body.ts'
import {
  type Message,
  type Tool,
  type ToolCall,
  USUAL_TEMPERATURE,
  type Vendor,
  type VendorRequest,
  withoutSystem,
} from '../vendor.ts'
import { type AnswerReader, createAnswerReader } from './answer.ts'
import { echoOf } from './echo.ts'
import { type Answered, postForStream } from './post.ts'

type Options = {
  model: string
  /** including the version: `https://api.openai.com/v1` */
  baseUrl: string
  apiKey: string | undefined
  dispatcher: Dispatcher
}

/** A model with the chat completions protocol: OpenAI, Ollama, vLLM, llama.cpp, LM Studio, gateways. */
export function openai({ model, baseUrl, apiKey, dispatcher }: Options): Vendor {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/chat/completions`)
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
  }
  const target = { origin: url.origin, path: url.pathname + url.search, method: 'POST', headers } as const
  // OpenAI's newer models accept only max_completion_tokens, most other servers only max_tokens.
  const isNewer = /(?:^|\.)(?:openai\.com|openai\.azure\.com)$/.test(url.hostname)
  const spelling: Spelling = { without: new Set(), tokenLimit: isNewer ? 'max_completion_tokens' : 'max_tokens' }

  async function once(request: VendorRequest, signal: AbortSignal, answer: AnswerReader): Promise<void> {
    const body = await bodyOf(jsonOf(model, request, spelling), filesIn(request.messages))
    const answered = await postForStream(dispatcher, { vendor: NAME, target, body, signal }, answer).catch(
      (error: unknown) => {
        if (answer.state() !== 'open' && failureIn(error)?.cause !== undefined) return undefined
        throw error
      },
    )
    if (answered !== undefined && !isSuccess(answered.status)) throw refusalOf(answered)
    await runInSlices(answer.end())
  }

  return async (request, signal, tell) => {
    const before = { without: new Set(spelling.without), tokenLimit: spelling.tokenLimit }
    for (;;) {
      const answer = createAnswerReader({ server: NAME, request, tell, signal })
      try {
        return await once(request, signal, answer)
      } catch (error) {
        const feature = failureIn(error)?.refuses
        if (!answer.hasTold() && feature !== undefined && leaveOut(feature, spelling)) continue
        // What was left out on a guess, and did not help, is sent again.
        if (feature === 'unknown') Object.assign(spelling, before)
        throw error
      }
    }
  }
}

const NAME = 'the OpenAI-compatible server'

const Refusal = z.union([
  z.object({
    error: z.object({ code: z.unknown(), type: z.unknown(), message: z.unknown(), param: z.unknown() }).partial(),
  }),
  z.object({ error: z.string() }),
])
/** FastAPI's refusals, as they are or within an error. */
const Details = z.object({
  detail: z.tuple([z.object({ loc: z.array(z.union([z.string(), z.number()])) })], z.unknown()),
})
const Detailed = z.union([Details, z.object({ message: Details }).transform(({ message }) => message)])

function refusalOf({ status, headers, refusal }: Answered): AppError {
  const given = parsedJson(refusal)
  const body = Refusal.safeParse(Array.isArray(given) ? given[0] : given).data
  const error = typeof body?.error === 'object' ? body.error : undefined
  const message = error?.message ?? body?.error
  const place = Detailed.safeParse(given).data?.detail[0].loc.filter((part) => part !== 'body')
  return refusalError(NAME, {
    status,
    word: error?.code ?? error?.type,
    sentence: typeof message === 'string' ? message : refusal,
    parameter: error?.param ?? place?.join('.'),
    retryAfter: headers['retry-after']?.toString(),
    retryAfterMs: headers['retry-after-ms']?.toString(),
  })
}

/** How requests to one server are written: without what it refused before, or in another form. */
type Spelling = {
  without: Set<Feature>
  /** undefined: no limit is sent */
  tokenLimit: 'max_tokens' | 'max_completion_tokens' | undefined
}

/** The body of a chat completion request as JSON, streamed unless the server cannot. */
function jsonOf(model: string, request: VendorRequest, { without, tokenLimit }: Spelling): string {
  const { messages, tools, wordsOnly, temperature, answerTokens } = request
  const forbidsTools = tools.length > 0 && wordsOnly && !without.has('toolChoice')
  const body = JSON.stringify({
    model,
    messages: (without.has('systemRole') ? withoutSystem(messages) : messages).map((message) =>
      messageOf(message, !without.has('thoughts')),
    ),
    ...(forbidsTools && { tool_choice: 'none' }),
    ...(temperature !== USUAL_TEMPERATURE && !without.has('temperature') && { temperature }),
    ...(answerTokens !== undefined && tokenLimit !== undefined && { [tokenLimit]: answerTokens }),
    stream: !without.has('stream'),
    ...(!without.has('stream') && !without.has('usage') && { stream_options: { include_usage: true } }),
  })
  return tools.length === 0 ? body : `${body.slice(0, -1)},"tools":${jsonOfTools(tools)}}`
}

const toolsAsJson = new WeakMap<readonly Tool[], string>()

/** The tools as JSON, written once per list: they are most of a body. */
function jsonOfTools(tools: readonly Tool[]): string {
  const json = toolsAsJson.get(tools) ?? JSON.stringify(tools.map(toolOf))
  toolsAsJson.set(tools, json)
  return json
}

/**
 * Changes a spelling to leave out a feature that the server refused. Returns whether it changed. Tools and pictures are
 * not handled here: only the caller can do without them.
 */
function leaveOut(feature: Feature, spelling: Spelling): boolean {
  const { without, tokenLimit } = spelling
  if (feature === 'unknown') return GUESSES.some((guess) => leaveOut(guess, spelling))
  if (feature === 'tokenLimit') {
    if (tokenLimit === undefined) return false
    const isSecond = without.has('tokenLimit')
    without.add('tokenLimit')
    spelling.tokenLimit = isSecond ? undefined : tokenLimit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'
    return true
  }
  if (!SPELLED.has(feature) || without.has(feature)) return false
  without.add(feature)
  return true
}

const SPELLED = new Set<Feature>(['usage', 'toolChoice', 'temperature', 'systemRole', 'stream', 'thoughts'])
/** The features left out one after the other if a server does not say what it refused. */
const GUESSES: Feature[] = ['usage', 'temperature', 'tokenLimit']

/** `withThoughts`: with what the server sent before its calls; some demand it, others refuse it. */
function messageOf(message: Message, withThoughts: boolean) {
  const { role } = message
  if (role === 'system') return { role, content: message.text }
  if (role === 'user') return { role, content: contentOf(message.text, message.media) }
  if (role === 'tool') return { role, tool_call_id: message.call.id, content: message.result }
  const { text: content, calls } = message
  if (calls.length === 0) return { role, content }
  if (!withThoughts) return { role, content, tool_calls: calls.map(callOf) }
  const signed = calls.map((call) => ({ ...callOf(call), ...echoOf(call).call }))
  return { role, content, ...echoOf(calls[0]).message, tool_calls: signed }
}

/** Plain text if there are no files: some servers accept no other form. */
function contentOf(text: string, media: Media[]) {
  if (media.length === 0) return text
  return [...(text === '' ? [] : [{ type: 'text', text }]), ...media.map(partOf)]
}

function partOf({ kind, mediaType, standIn }: Media) {
  if (kind === 'audio') return { type: 'input_audio', input_audio: { data: standIn, format: 'wav' } }
  const url = `data:${mediaType};base64,${standIn}`
  return kind === 'image' ? { type: 'image_url', image_url: { url } } : { type: 'video_url', video_url: { url } }
}

/** As the model wrote it, which servers find in their cache of the prompt, unless they would refuse it. */
const callOf = ({ id, name, input }: ToolCall) => {
  const isRefused = Object.keys(argumentsOf(input)).length === 0
  return { id, type: 'function', function: { name, arguments: isRefused ? '{}' : input } }
}

const toolOf = ({ name, description, parameters }: Tool) => ({
  type: 'function',
  function: { name, description, parameters },
})
