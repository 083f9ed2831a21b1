import { Agent } from 'undici'
import type { Model } from '../../core/ports/ports.ts'
import type { VendorSettings } from '../settings.ts'
import { aiSdk } from './ai-sdk/ai-sdk.ts'
import { guardedFetch } from './ai-sdk/fetch.ts'
import { openai } from './openai/openai.ts'
import type { PictureLimits, Vendor } from './vendor.ts'

export type VendorName = 'openai' | 'anthropic' | 'google'

type Row = {
  /** offered where no model is named in the settings */
  known: readonly string[]
  /** what a model takes beside words */
  accepts: (id: string) => Model['accepts']
  pictures: PictureLimits
  /** undefined without what it takes to reach the vendor, usually a key */
  connect: (settings: VendorSettings) => ((id: string) => Vendor) | undefined
}

const MB = 2 ** 20
const WEB_PICTURES = ['image/jpeg', 'image/png', 'image/webp']

/** Every vendor whose models can answer. Another one is another row. */
export const vendors: Readonly<Record<VendorName, Row>> = {
  openai: {
    known: ['gpt-4o', 'gpt-4o-mini'],
    accepts: (id) => ({ image: true, audio: /audio|omni/i.test(id), video: false }),
    // Shrunk to 2,048 pixels by OpenAI, 50 MB a request: developers.openai.com, images and vision.
    pictures: { side: 2_048, bytes: 10 * MB, totalBytes: 30 * MB, mediaTypes: [...WEB_PICTURES, 'image/gif'] },
    connect({ apiKey, baseUrl }) {
      if (apiKey === undefined && baseUrl === undefined) return undefined
      const reach = { apiKey, baseUrl: baseUrl ?? 'https://api.openai.com/v1', dispatcher: new Agent() }
      return (model) => openai({ model, ...reach })
    },
  },
  anthropic: {
    known: ['claude-sonnet-5-5', 'claude-haiku-5-5'],
    accepts: () => ({ image: true, audio: false, video: false }),
    // 5 MB of base64 a picture, 32 MB a request, 2,000 pixels where there are many: platform.claude.com, vision.
    pictures: { side: 2_000, bytes: 3.75 * MB, totalBytes: 20 * MB, mediaTypes: [...WEB_PICTURES, 'image/gif'] },
    connect({ apiKey, baseUrl }) {
      if (apiKey === undefined) return undefined
      return (model) =>
        aiSdk('Anthropic', async () => {
          const { createAnthropic } = await import('@ai-sdk/anthropic')
          return createAnthropic({ apiKey, fetch: guardedFetch, ...(baseUrl !== undefined && { baseURL: baseUrl }) })(
            model,
          )
        })
    },
  },
  google: {
    known: ['gemini-3.8-flash', 'gemini-2.5-pro'],
    accepts: () => ({ image: true, audio: true, video: true }),
    // Shrunk to 3,072 pixels by Google, 20 MB a request, no GIF: ai.google.dev, image understanding.
    pictures: { side: 3_072, bytes: 7 * MB, totalBytes: 12 * MB, mediaTypes: WEB_PICTURES },
    connect({ apiKey, baseUrl }) {
      if (apiKey === undefined) return undefined
      return (model) =>
        aiSdk('Google', async () => {
          const { createGoogle } = await import('@ai-sdk/google')
          return createGoogle({ apiKey, fetch: guardedFetch, ...(baseUrl !== undefined && { baseURL: baseUrl }) })(
            model,
          )
        })
    },
  },
}
