/** The address of OpenAI's own service. */
export const OPENAI_URL = 'https://api.openai.com/v1'

/** How to reach the models of one vendor. */
export type VendorSettings = {
  apiKey: string | undefined
  /** undefined: the vendor's default URL */
  baseUrl: string | undefined
  /** model ids, spelled as the vendor does */
  models: string[]
}

/** Models with OpenAI's protocol that take pictures or recordings, in addition to those known to; `*`: all. */
export type OpenAiSettings = VendorSettings & { imageModels?: string[]; audioModels?: string[] }

/** The service that transcribes recordings for models that cannot hear. */
export type TranscriptionSettings = Pick<VendorSettings, 'apiKey' | 'baseUrl'> & {
  /** undefined: no transcription */
  model: string | undefined
  /** timeout in ms */
  timeoutMs: number
}

export type ModelSettings = {
  /** key of the default model of a chatbot */
  defaultKey: string
  openai: OpenAiSettings
  anthropic: VendorSettings
  google: VendorSettings
  transcription: TranscriptionSettings
  /** timeouts in ms: until a model's first fragment, and between fragments */
  firstTimeoutMs: number
  idleTimeoutMs: number
  /** maximum length of an answer in tokens, and its total time in ms */
  answerTokens: number
  answerTimeoutMs: number
  /** maximum number of tool rounds per answer */
  steps: number
  /** maximum size of a prompt, in tokens */
  promptTokens: number
  /** whether answers are checked against the listings before they are sent */
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
