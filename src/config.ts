import { isIP } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import { defaultHttpSettings, type HttpSettings } from './http/settings.ts'

const unsetWhenBlank = (value: unknown) => (value === '' ? undefined : value)
const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(unsetWhenBlank, schema)

/** Entries split by commas. */
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

const PORT_ERROR = 'must be a whole number from 0 to 65535'
const longSecret = z.string().min(16, 'must have at least 16 characters')

/** The core's settings, as `.env.example` explains them. A variable that is blank counts as unset. */
export const Config = z.object({
  HOST: setting(z.string().default('127.0.0.1')),
  PORT: setting(z.coerce.number(PORT_ERROR).int(PORT_ERROR).min(0, PORT_ERROR).max(65_535, PORT_ERROR).default(3000)),
  DATA_DIR: setting(z.string().default('data')),
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .optional(),
  ),
  PUBLIC_URL: setting(
    z
      .url({ protocol: /^https?$/, error: 'must be an http or https address such as https://chat.example.com' })
      .regex(/^[^?#]*$/, 'may have neither a query nor a fragment')
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
  ),
  SECRET_KEY: setting(longSecret.optional()),
  SESSION_KEY: setting(longSecret.optional()),
  DEMO: setting(z.enum(['on', 'off']).default('on')),
  DEFAULT_MODEL: setting(z.string().default('porchlight/concierge')),
  CORS_ORIGINS: setting(list(isOriginOrStar, 'must be * or origins such as https://homes.example.com')),
  TRUST_PROXY: setting(list(isNetwork, 'must be addresses or ranges such as 10.0.0.0/8, or loopback')),
  METRICS_TOKEN: setting(longSecret.optional()),
  LOG_LEVEL: setting(z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info')),
})
export type Config = z.infer<typeof Config> & {
  /** where everything is kept: `postgres://…`, or a file in DATA_DIR */
  databaseUrl: string
  http: HttpSettings
}

/** The variables of this process; read nowhere else in the core and its command line. */
export const environment: NodeJS.ProcessEnv = process.env

/** Reads settings once. Throws an error whose message names every bad setting at once. */
export function readConfig(variables: NodeJS.ProcessEnv = environment): Config {
  const problems = configProblems(variables)
  if (problems.length > 0) {
    const lines = problems.map(({ name, message }) => `  ${name}: ${message}`)
    throw new Error(`These settings are not valid:\n${lines.join('\n')}`)
  }
  const config = Config.parse(variables)
  return {
    ...config,
    databaseUrl: config.DATABASE_URL ?? join(config.DATA_DIR, 'porchlight.sqlite'),
    http: httpSettings(config),
  }
}

/** Every setting that is not valid, with what is wrong about it. */
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
