import { join } from 'node:path'
import { z } from 'zod'

const unsetWhenBlank = (value: unknown) => (value === '' ? undefined : value)
const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(unsetWhenBlank, schema)

/** The core's settings, as `.env.example` explains them. A variable that is blank counts as unset. */
export const Config = z.object({
  HOST: setting(z.string().default('127.0.0.1')),
  PORT: setting(z.coerce.number().int().min(0).max(65_535).default(3000)),
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
  SECRET_KEY: setting(z.string().min(16).optional()),
  SESSION_KEY: setting(z.string().min(16).optional()),
  DEMO: setting(z.enum(['on', 'off']).default('on')),
  DEFAULT_MODEL: setting(z.string().default('porchlight/concierge')),
  LOG_LEVEL: setting(z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info')),
})
export type Config = z.infer<typeof Config> & {
  /** where everything is kept: `postgres://…`, or a file in DATA_DIR */
  databaseUrl: string
}

/** The variables of this process; read nowhere else in the core and its command line. */
export const environment: NodeJS.ProcessEnv = process.env

/** Reads settings once. Throws an error whose message names every bad setting at once. */
export function readConfig(variables: NodeJS.ProcessEnv = environment): Config {
  const parsed = Config.safeParse(variables)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    throw new Error(`These settings are not valid:\n${lines.join('\n')}`)
  }
  const config = parsed.data
  return { ...config, databaseUrl: config.DATABASE_URL ?? join(config.DATA_DIR, 'porchlight.sqlite') }
}
