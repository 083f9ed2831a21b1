import { isIP } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import { USUAL_PORT } from './contract/api.ts'
import { isEmail, isWebUrl } from './contract/fields.ts'
import { DataDir } from './guards/data-dir-setting.ts'
import { DATABASE_FILE } from './guards/data-folder.js'
import { defaultHttpSettings, type HttpSettings } from './http/settings.ts'
import type { MailSettings } from './mail/mailer.ts'
import { defaultModelSettings, type ModelSettings } from './models/settings.ts'

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() || undefined : value)
const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(trimmed, schema)

/** A comma-separated list. */
const list = (check: (entry: string) => boolean, error: string) =>
  z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .refine((entries) => entries.every(check), { error })

const isOriginOrStar = (entry: string): boolean =>
  entry === '*' || (/^https?:\/\//.test(entry) && URL.parse(entry)?.origin === entry)

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return most > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
}

/** A path or fragment is the rest of a password that is not encoded: what comes before would be taken for the host. */
function isMailServer(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^smtps?:\/\/./.test(value) && /^\/?$/.test(url.pathname + url.hash)
}

/** Without a host it is that of the query, or this machine's socket. */
const isDatabaseAddress = (value: string): boolean =>
  /^postgres(?:ql)?:\/\/[^#]+$/.test(value) &&
  URL.canParse(value.replace(/^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)(?=[/?])/, '$1host'))

const PERCENT_ENCODED = 'with special characters of the password percent-encoded (@ is %40)'

function isSender(value: string): boolean {
  const [, address = value] = /^[^<>\r\n]*<([^<>]+)>$/.exec(value) ?? []
  return isEmail(address)
}

const address = () => z.string().refine(isWebUrl, { error: 'must start with http:// or https://' }).optional()
const modelIds = () => list((entry) => !/\s/.test(entry), 'must be model ids without blanks, split by commas')
const onOff = z.enum(['on', 'off'], 'must be on or off')
const longSecret = () =>
  z
    .string()
    .min(16, 'must have at least 16 characters')
    // HTTP headers, which it is sent in, carry no others.
    .regex(/^[ -~]*$/, 'must be of letters without accents, digits and common signs, on one line')
    .optional()

function whole(least: number, most: number, usual: number) {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number(error).int(error).min(least, error).max(most, error).default(usual)
}
const milliseconds = (usual: number) => whole(1, 3_600_000, usual)

/** The core's settings; .env.example explains them. A blank variable counts as unset; blanks around a value do not count. */
export const Config = z
  .object({
    HOST: setting(z.string().default('127.0.0.1')),
    PORT: setting(whole(0, 65_535, USUAL_PORT)),
    DATA_DIR: setting(DataDir),
    DISK_FREE_MB: setting(whole(0, 1_000_000, 512)),
    DATABASE_URL: setting(
      z
        .string()
        .refine(isDatabaseAddress, {
          error: `must be one address such as postgres://user:password@host:5432/database, ${PERCENT_ENCODED}`,
        })
        .optional(),
    ),
    PUBLIC_URL: setting(
      z
        .url({ protocol: /^https?$/, error: 'must be an http or https address such as https://chat.example.com' })
        .regex(/^[^?#]*$/, 'may have neither a query nor a fragment')
        .transform((url) => url.replace(/\/+$/, ''))
        .optional(),
    ),
    SECRET_KEY: setting(longSecret()),
    SESSION_KEY: setting(longSecret()),
    DEMO: setting(onOff.default('on')),
    DEFAULT_MODEL: setting(z.string().default(defaultModelSettings.defaultKey)),
    OPENAI_API_KEY: setting(z.string().optional()),
    OPENAI_BASE_URL: setting(address()),
    OPENAI_MODELS: setting(modelIds()),
    OPENAI_IMAGE_MODELS: setting(modelIds()),
    OPENAI_AUDIO_MODELS: setting(modelIds()),
    ANTHROPIC_API_KEY: setting(z.string().optional()),
    ANTHROPIC_BASE_URL: setting(address()),
    ANTHROPIC_MODELS: setting(modelIds()),
    GOOGLE_GENERATIVE_AI_API_KEY: setting(z.string().optional()),
    GOOGLE_BASE_URL: setting(address()),
    GOOGLE_MODELS: setting(modelIds()),
    TRANSCRIPTION_MODEL: setting(z.string().optional()),
    TRANSCRIPTION_API_KEY: setting(z.string().optional()),
    TRANSCRIPTION_BASE_URL: setting(address()),
    TRANSCRIPTION_TIMEOUT_MS: setting(milliseconds(defaultModelSettings.transcription.timeoutMs)),
    MODEL_FIRST_TIMEOUT_MS: setting(milliseconds(defaultModelSettings.firstTimeoutMs)),
    MODEL_IDLE_TIMEOUT_MS: setting(milliseconds(defaultModelSettings.idleTimeoutMs)),
    MODEL_ANSWER_TOKENS: setting(whole(16, 1_000_000, defaultModelSettings.answerTokens)),
    MODEL_ANSWER_TIMEOUT_MS: setting(milliseconds(defaultModelSettings.answerTimeoutMs)),
    MODEL_STEPS: setting(whole(0, 50, defaultModelSettings.steps)),
    MODEL_PROMPT_TOKENS: setting(whole(1_000, 10_000_000, defaultModelSettings.promptTokens)),
    CHECK_ANSWERS: setting(onOff.default('on')),
    SMTP_URL: setting(
      z
        .string()
        .refine(isMailServer, {
          error: `must be as smtps://user:password@mail.example.com, ${PERCENT_ENCODED}`,
        })
        .optional(),
    ),
    MAIL_FROM: setting(
      z.string().refine(isSender, { error: 'must be as chat@example.com or Maple <chat@example.com>' }).optional(),
    ),
    WEBHOOK_PRIVATE: setting(onOff.default('off')),
    CORS_ORIGINS: setting(list(isOriginOrStar, 'must be * or origins such as https://homes.example.com')),
    TRUST_PROXY: setting(list(isNetwork, 'must be addresses or ranges such as 10.0.0.0/8, or loopback')),
    METRICS_TOKEN: setting(longSecret()),
    LOG_LEVEL: setting(
      z
        .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
        .default('info'),
    ),
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
  const config = Config.parse(variables)
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
  Config.safeParse(variables).error?.issues.map(({ path, message }) => ({ name: path.join('.'), message })) ?? []

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
