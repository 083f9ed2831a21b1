import { z } from 'zod'

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** The settings every bot shares. A setting that is left empty counts as unset. */
export const Config = z.object({
  CORE_URL: webAddress.default('http://127.0.0.1:3000'),
  SECRET_KEY: z.string().optional(),
  CHATBOT_SERIAL: z.string().optional(),
  KEYV_URL: z
    .string()
    .refine(() => false, { error: 'is not supported yet; leave it unset to keep a file in DATA_DIR' })
    .optional(),
  DATA_DIR: z.string().default('data'),
})
export type Config = z.infer<typeof Config>

/** Reads the settings from an environment. Throws one `CannotStart` that names every bad setting. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const filled = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '')
  const read = Config.safeParse(Object.fromEntries(filled))
  if (read.success) return read.data
  const bad = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new CannotStart(`Some settings are not right: ${bad.join('; ')}.`)
}

/** Why a bot cannot run, in words for the person who starts it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
