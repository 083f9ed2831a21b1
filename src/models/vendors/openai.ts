import { type Dispatcher, request as send } from 'undici'
import { z } from 'zod'
import type { Vendor } from '../vendor.ts'
import { broken, refused } from './failure.ts'
import { readEvents } from './openai-events.ts'
import { bodyOf } from './openai-request.ts'

type Options = {
  model: string
  /** up to and with the version: `https://api.openai.com/v1` */
  baseUrl: string
  apiKey: string | undefined
  dispatcher: Dispatcher
}

/** A model behind the chat completions protocol: OpenAI, Ollama, vLLM, llama.cpp, LM Studio, gateways. */
export function openai({ model, baseUrl, apiKey, dispatcher }: Options): Vendor {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
  }
  // How long silence may last is watched by whoever asks; undici's own clocks would only run beside that.
  const patience = { headersTimeout: 0, bodyTimeout: 0 }

  return async (request, signal, tell) => {
    const body = JSON.stringify(bodyOf(model, request))
    const response = await send(url, { method: 'POST', headers, body, signal, dispatcher, ...patience }).catch(
      (error: unknown) => {
        throw broken(NAME, 'could not be reached', error)
      },
    )
    if (response.statusCode !== 200) throw await refusal(response)
    await readEvents(response.body, tell)
  }
}

const NAME = 'the OpenAI-compatible server'

const Refusal = z.object({ error: z.object({ code: z.unknown(), type: z.unknown() }).partial() })

async function refusal({ statusCode, headers, body }: Dispatcher.ResponseData) {
  const parsed = Refusal.safeParse(await body.json().catch(() => undefined))
  const error = parsed.data?.error
  return refused(NAME, statusCode, error?.code ?? error?.type, headers['retry-after']?.toString())
}
