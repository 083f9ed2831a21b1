/** How to reach the models of one vendor. */
export type VendorSettings = {
  apiKey: string | undefined
  /** undefined: the vendor's own address */
  baseUrl: string | undefined
  /** ids as the vendor calls them */
  models: string[]
}

/** Which models behind OpenAI's protocol take more than words, beside those that are known to; `*`: all. */
export type OpenAiSettings = VendorSettings & { imageModels?: string[]; audioModels?: string[] }

/** Who writes recordings down for models that do not hear. */
export type TranscriptionSettings = Pick<VendorSettings, 'apiKey' | 'baseUrl'> & {
  /** undefined: nobody */
  model: string | undefined
  /** how long it may take, in ms */
  timeoutMs: number
}

export type ModelSettings = {
  /** the key of the model that a chatbot has when none was chosen */
  defaultKey: string
  openai: OpenAiSettings
  anthropic: VendorSettings
  google: VendorSettings
  transcription: TranscriptionSettings
  /** how long a model may be silent, in ms: before its first fragment, and after it */
  firstTimeoutMs: number
  idleTimeoutMs: number
  /** how long an answer may become, in tokens, and how long it may take in all, in ms */
  answerTokens: number
  answerTimeoutMs: number
  /** how often a model may look something up for one answer */
  steps: number
  /** what a prompt may cost, in tokens */
  promptTokens: number
  /** whether what models say of listings is checked before it is sent */
  checkAnswers: boolean
}

const none = { apiKey: undefined, baseUrl: undefined, models: [] }

export const defaultModelSettings: ModelSettings = {
  defaultKey: 'porchlight/concierge',
  openai: none,
  anthropic: none,
  google: none,
  transcription: { model: undefined, apiKey: undefined, baseUrl: undefined, timeoutMs: 60_000 },
  firstTimeoutMs: 30_000,
  idleTimeoutMs: 30_000,
  answerTokens: 2_000,
  answerTimeoutMs: 120_000,
  steps: 5,
  promptTokens: 24_000,
  checkAnswers: true,
}
