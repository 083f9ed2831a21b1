import type { Dispatcher } from 'undici'
import { z } from 'zod'
import type { AppError } from '../../../contract/envelope.ts'
import { parsedJson } from '../../../contract/json.ts'
import { failureIn, refused } from '../failure.ts'
import type { Vendor, VendorRequest } from '../vendor.ts'
import { createAnswerReader } from './answer.ts'
import { type Answered, post } from './post.ts'
import { bodyOf, leaveOut, type Spelling } from './request.ts'

type Options = {
  model: string
  /** up to and with the version: `https://api.openai.com/v1` */
  baseUrl: string
  apiKey: string | undefined
  dispatcher: Dispatcher
}

/** A model behind the chat completions protocol: OpenAI, Ollama, vLLM, llama.cpp, LM Studio, gateways. */
export function openai({ model, baseUrl, apiKey, dispatcher }: Options): Vendor {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/chat/completions`)
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
  }
  // OpenAI's newer models know only the newer name, most other servers only the older one.
  const isNewer = /(?:^|\.)(?:openai\.com|openai\.azure\.com)$/.test(url.hostname)
  const spelling: Spelling = { without: new Set(), tokenLimit: isNewer ? 'max_completion_tokens' : 'max_tokens' }

  async function once(request: VendorRequest, signal: AbortSignal, tell: Parameters<Vendor>[2]): Promise<void> {
    const answer = createAnswerReader(NAME, request, tell, apiKey)
    const body = JSON.stringify(bodyOf(model, request, spelling))
    const answered = await post(dispatcher, { vendor: NAME, url, headers, body, signal }, answer).catch(
      (error: unknown) => {
        if (answer.state() !== 'open' && failureIn(error)?.cause !== undefined) return undefined
        throw error
      },
    )
    if (answered !== undefined && answered.status !== 200) throw refusalOf(answered)
    answer.end()
  }

  return async (request, signal, tell) => {
    let hasBegun = false
    for (;;) {
      try {
        return await once(request, signal, (event) => {
          hasBegun = true
          tell(event)
        })
      } catch (error) {
        const feature = failureIn(error)?.refuses
        if (hasBegun || feature === undefined || !leaveOut(feature, spelling)) throw error
      }
    }
  }
}

const NAME = 'the OpenAI-compatible server'

const Refusal = z.union([
  z.object({ error: z.object({ code: z.unknown(), type: z.unknown(), message: z.unknown() }).partial() }),
  z.object({ error: z.string() }),
])

function refusalOf({ status, headers, refusal }: Answered): AppError {
  const body = Refusal.safeParse(parsedJson(refusal)).data
  const error = typeof body?.error === 'object' ? body.error : undefined
  const message = error?.message ?? body?.error
  return refused(NAME, {
    status,
    word: error?.code ?? error?.type,
    sentence: typeof message === 'string' ? message : refusal,
    retryAfter: headers['retry-after']?.toString(),
  })
}
