import { join } from 'node:path'
import { z } from 'zod'
import { USUAL_PORT } from './contract/api.ts'
import { DATABASE_FILE } from './guards/data-folder.js'
import { DataDir, filledIn } from './guards/shared-settings.ts'
import { defaultHttpSettings, type HttpSettings } from './http/settings.ts'
import type { MailSettings } from './mail/mailer.ts'
import { defaultModelSettings, type ModelSettings } from './models/settings.ts'
import {
  address,
  isDatabaseAddress,
  isMailServer,
  isNetwork,
  isOriginOrStar,
  isSender,
  list,
  longSecret,
  milliseconds,
  modelIds,
  onOff,
  PERCENT_ENCODED,
  whole,
} from './start/setting-kinds.ts'

/** The core's settings, of variables that are `filledIn`; .env.example explains them. */
export const Config = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: whole(0, 65_535, USUAL_PORT),
    DATA_DIR: DataDir,
    DISK_FREE_MB: whole(0, 1_000_000, 512),
    DATABASE_URL: z
      .string()
      .refine(isDatabaseAddress, {
        error: `must be one address such as postgres://user:password@host:5432/database, ${PERCENT_ENCODED}`,
      })
      .optional(),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http or https address such as https://chat.example.com' })
      .regex(/^[^?#]*$/, 'may have neither a query nor a fragment')
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    SECRET_KEY: longSecret(),
    SESSION_KEY: longSecret(),
    DEMO: onOff.default('on'),
    DEFAULT_MODEL: z.string().default(defaultModelSettings.defaultKey),
    OPENAI_API_KEY: z.string().optional(),
    OPENAI_BASE_URL: address(),
    OPENAI_MODELS: modelIds(),
    OPENAI_IMAGE_MODELS: modelIds(),
    OPENAI_AUDIO_MODELS: modelIds(),
    ANTHROPIC_API_KEY: z.string().optional(),
    ANTHROPIC_BASE_URL: address(),
    ANTHROPIC_MODELS: modelIds(),
    GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
    GOOGLE_BASE_URL: address(),
    GOOGLE_MODELS: modelIds(),
    TRANSCRIPTION_MODEL: z.string().optional(),
    TRANSCRIPTION_API_KEY: z.string().optional(),
    TRANSCRIPTION_BASE_URL: address(),
    TRANSCRIPTION_TIMEOUT_MS: milliseconds(defaultModelSettings.transcription.timeoutMs),
    MODEL_FIRST_TIMEOUT_MS: milliseconds(defaultModelSettings.firstTimeoutMs),
    MODEL_IDLE_TIMEOUT_MS: milliseconds(defaultModelSettings.idleTimeoutMs),
    MODEL_ANSWER_TOKENS: whole(16, 1_000_000, defaultModelSettings.answerTokens),
    MODEL_ANSWER_TIMEOUT_MS: milliseconds(defaultModelSettings.answerTimeoutMs),
    MODEL_STEPS: whole(0, 50, defaultModelSettings.steps),
    MODEL_PROMPT_TOKENS: whole(1_000, 10_000_000, defaultModelSettings.promptTokens),
    CHECK_ANSWERS: onOff.default('on'),
    SMTP_URL: z
      .string()
      .refine(isMailServer, {
        error: `must be as smtps://user:password@mail.example.com, ${PERCENT_ENCODED}`,
      })
      .optional(),
    MAIL_FROM: z
      .string()
      .refine(isSender, { error: 'must be as chat@example.com or Maple <chat@example.com>' })
      .optional(),
    WEBHOOK_PRIVATE: onOff.default('off'),
    CORS_ORIGINS: list(isOriginOrStar, 'must be * or origins such as https://homes.example.com'),
    TRUST_PROXY: list(isNetwork, 'must be addresses or ranges such as 10.0.0.0/8, or loopback'),
    METRICS_TOKEN: longSecret(),
    LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
      .default('info'),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error: 'is needed beside SMTP_URL: the address that mails come from',
  })
export type Config = z.infer<typeof Config> & {
  /** `postgres://…`, or the path of an SQLite file in DATA_DIR */
  databaseUrl: string
  http: HttpSettings
  models: ModelSettings
  /** undefined: mails are kept until they can be sent */
  mail: MailSettings | undefined
}

/** The environment of this process; the core and its command line read it only here. */
export const environment: NodeJS.ProcessEnv = process.env

/** Whether this process was started by an npm script, such as `npm start`. */
export const startedByNpm = environment['npm_lifecycle_event'] !== undefined

/** Parses the settings. Throws one error whose message lists all invalid settings. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const problems = configProblems(variables)
  if (problems.length > 0) {
    const lines = problems.map(({ name, message }) => `  ${name}: ${message}`)
    throw new Error(`These settings are not valid:\n${lines.join('\n')}`)
  }
  const config = Config.parse(filledIn(variables))
  return {
    ...config,
    databaseUrl: config.DATABASE_URL ?? join(config.DATA_DIR, DATABASE_FILE),
    http: httpSettings(config),
    models: modelSettings(config),
    mail: mailSettings(config),
  }
}

/** All invalid settings, each with what is wrong. */
export const configProblems = (variables: NodeJS.ProcessEnv): { name: string; message: string }[] =>
  Config.safeParse(filledIn(variables)).error?.issues.map(({ path, message }) => ({ name: path.join('.'), message })) ??
  []

const httpSettings = ({
  PUBLIC_URL,
  CORS_ORIGINS,
  TRUST_PROXY,
  METRICS_TOKEN,
}: z.infer<typeof Config>): HttpSettings => ({
  ...defaultHttpSettings,
  corsOrigins: CORS_ORIGINS,
  trustProxy: TRUST_PROXY,
  metricsToken: METRICS_TOKEN,
  publicUrl: PUBLIC_URL,
})

const mailSettings = ({ SMTP_URL, MAIL_FROM }: z.infer<typeof Config>): MailSettings | undefined =>
  SMTP_URL === undefined || MAIL_FROM === undefined ? undefined : { url: SMTP_URL, from: MAIL_FROM }

const modelSettings = (config: z.infer<typeof Config>): ModelSettings => ({
  defaultKey: config.DEFAULT_MODEL,
  openai: {
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    models: config.OPENAI_MODELS,
    imageModels: config.OPENAI_IMAGE_MODELS,
    audioModels: config.OPENAI_AUDIO_MODELS,
  },
  anthropic: { apiKey: config.ANTHROPIC_API_KEY, baseUrl: config.ANTHROPIC_BASE_URL, models: config.ANTHROPIC_MODELS },
  google: {
    apiKey: config.GOOGLE_GENERATIVE_AI_API_KEY,
    baseUrl: config.GOOGLE_BASE_URL,
    models: config.GOOGLE_MODELS,
  },
  transcription: transcriptionSettings(config),
  firstTimeoutMs: config.MODEL_FIRST_TIMEOUT_MS,
  idleTimeoutMs: config.MODEL_IDLE_TIMEOUT_MS,
  answerTokens: config.MODEL_ANSWER_TOKENS,
  answerTimeoutMs: config.MODEL_ANSWER_TIMEOUT_MS,
  steps: config.MODEL_STEPS,
  promptTokens: config.MODEL_PROMPT_TOKENS,
  checkAnswers: config.CHECK_ANSWERS === 'on',
})

/** The default for transcription is OPENAI_BASE_URL's server. Its key is sent to no other server. */
function transcriptionSettings(config: z.infer<typeof Config>): ModelSettings['transcription'] {
  const { TRANSCRIPTION_API_KEY: ownKey, TRANSCRIPTION_BASE_URL: ownUrl } = config
  return {
    model: config.TRANSCRIPTION_MODEL,
    apiKey: ownKey ?? (ownUrl === undefined ? config.OPENAI_API_KEY : undefined),
    baseUrl: ownUrl ?? config.OPENAI_BASE_URL,
    timeoutMs: config.TRANSCRIPTION_TIMEOUT_MS,
  }
}
