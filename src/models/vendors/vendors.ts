import { createRequire } from 'node:module'
import type * as Undici from 'undici'
import type { Model } from '../../core/ports/models.ts'
import { OPENAI_URL, type OpenAiSettings, type VendorSettings } from '../settings.ts'
import { aiSdk } from './ai-sdk/ai-sdk.ts'
import { createAnthropicRepair } from './ai-sdk/anthropic-stream-repair.ts'
import { repairingFetch } from './ai-sdk/fetch.ts'
import { createGoogleRepair } from './ai-sdk/google-stream-repair.ts'
import type { mediaLimits } from './media.ts'
import { inputModalities } from './model-families.ts'
import { openai } from './openai/chat-completions.ts'
import type { Vendor } from './vendor.ts'

const load = createRequire(import.meta.url)
/** Loaded only if a server is configured. */
const undici = (): typeof Undici => load('undici') as typeof Undici

export type VendorName = keyof typeof mediaLimits

type Row = {
  /** the models offered if the settings name none */
  known: readonly string[]
  /** what a model accepts besides text */
  accepts: (id: string, settings: OpenAiSettings) => Model['accepts']
  /** undefined if the settings lack what is needed, usually a key */
  connect: (settings: VendorSettings) => ((id: string) => Vendor) | undefined
}

/** All vendors whose models can answer. */
export const vendors: Readonly<Record<VendorName, Row>> = {
  openai: {
    known: ['gpt-4o', 'gpt-4o-mini'],
    accepts: inputModalities,
    connect({ apiKey, baseUrl }) {
      if (apiKey === undefined && baseUrl === undefined) return undefined
      const reach = { apiKey, baseUrl: baseUrl ?? OPENAI_URL, dispatcher: new (undici().Agent)() }
      return (model) => openai({ model, ...reach })
    },
  },
  anthropic: {
    known: ['claude-sonnet-5-5', 'claude-haiku-5-5'],
    accepts: () => ({ image: true, audio: false, video: false }),
    connect({ apiKey, baseUrl }) {
      if (apiKey === undefined) return undefined
      return (model) =>
        aiSdk('Anthropic', async () => {
          const { createAnthropic } = await import('@ai-sdk/anthropic')
          return createAnthropic({
            apiKey,
            fetch: repairingFetch('Anthropic', createAnthropicRepair),
            ...(baseUrl !== undefined && { baseURL: baseUrl }),
          })(model)
        })
    },
  },
  google: {
    known: ['gemini-3.8-flash', 'gemini-2.5-pro'],
    accepts: () => ({ image: true, audio: true, video: true }),
    connect({ apiKey, baseUrl }) {
      if (apiKey === undefined) return undefined
      return (model) =>
        aiSdk('Google', async () => {
          const { createGoogle } = await import('@ai-sdk/google')
          return createGoogle({
            apiKey,
            fetch: repairingFetch('Google', createGoogleRepair),
            ...(baseUrl !== undefined && { baseURL: baseUrl }),
          })(model)
        })
    },
  },
}
