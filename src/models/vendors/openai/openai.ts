import type { Dispatcher } from 'undici'
import { z } from 'zod'
import type { AppError } from '../../../contract/envelope.ts'
import { parsedJson } from '../../../contract/json.ts'
import { refused } from '../failure.ts'
import type { Vendor } from '../vendor.ts'
import { createEvents } from './events.ts'
import { type Answered, post } from './post.ts'
import { bodyOf } from './request.ts'

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

  return async (request, signal, tell) => {
    const events = createEvents(tell)
    const body = JSON.stringify(bodyOf(model, request))
    const answered = await post(dispatcher, { vendor: NAME, url, headers, body, signal }, events.take).catch(
      (error: unknown) => {
        if (events.areComplete()) return undefined
        throw error
      },
    )
    if (answered !== undefined && answered.status !== 200) throw refusalOf(answered)
    events.end()
  }
}

const NAME = 'the OpenAI-compatible server'

const Refusal = z.object({ error: z.object({ code: z.unknown(), type: z.unknown() }).partial() })

function refusalOf({ status, headers, refusal }: Answered): AppError {
  const error = Refusal.safeParse(parsedJson(refusal)).data?.error
  return refused(NAME, status, error?.code ?? error?.type, headers['retry-after']?.toString())
}
