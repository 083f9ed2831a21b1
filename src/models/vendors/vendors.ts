import { createRequire } from 'node:module'
import type * as Undici from 'undici'
import type { Model } from '../../core/ports/ports.ts'
import type { OpenAiSettings, VendorSettings } from '../settings.ts'
import { aiSdk } from './ai-sdk/ai-sdk.ts'
import { createAnthropicRepair } from './ai-sdk/anthropic.ts'
import { gatewayFetch } from './ai-sdk/fetch.ts'
import { createGoogleRepair } from './ai-sdk/google.ts'
import { familyAccepts } from './families.ts'
import type { mediaLimits } from './media.ts'
import { openai } from './openai/openai.ts'
import type { Vendor } from './vendor.ts'

const load = createRequire(import.meta.url)
/** Loaded where a server is set. */
const undici = (): typeof Undici => load('undici') as typeof Undici

export type VendorName = keyof typeof mediaLimits

type Row = {
  /** offered where no model is named in the settings */
  known: readonly string[]
  /** what a model takes beside words */
  accepts: (id: string, settings: OpenAiSettings) => Model['accepts']
  /** undefined without what it takes to reach the vendor, usually a key */
  connect: (settings: VendorSettings) => ((id: string) => Vendor) | undefined
}

/** Every vendor whose models can answer. Another one is another row. */
export const vendors: Readonly<Record<VendorName, Row>> = {
  openai: {
    known: ['gpt-4o', 'gpt-4o-mini'],
    accepts: familyAccepts,
    connect({ apiKey, baseUrl }) {
      if (apiKey === undefined && baseUrl === undefined) return undefined
      const reach = { apiKey, baseUrl: baseUrl ?? 'https://api.openai.com/v1', dispatcher: new (undici().Agent)() }
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
            fetch: gatewayFetch('Anthropic', createAnthropicRepair),
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
            fetch: gatewayFetch('Google', createGoogleRepair),
            ...(baseUrl !== undefined && { baseURL: baseUrl }),
          })(model)
        })
    },
  },
}
