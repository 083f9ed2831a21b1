import { defaultModelSettings, type ModelSettings } from '../../../src/models/settings.ts'

/** Settings under which `openai/sim` is answered by the server at this address. */
export const settingsFor = (url: string, more: Partial<ModelSettings> = {}): ModelSettings => ({
  ...defaultModelSettings,
  defaultKey: 'openai/sim',
  openai: { apiKey: 'the-key-of-the-test', baseUrl: url, models: ['sim'] },
  ...more,
})
