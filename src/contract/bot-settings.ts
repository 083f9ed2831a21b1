import { z } from 'zod'

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** The settings every bot shares; the bots read them, the command line checks them. `.env.example` explains them. */
export const BotSettings = z.object({
  CORE_URL: webAddress.default('http://127.0.0.1:3000'),
  SECRET_KEY: z.string().optional(),
  CHATBOT_SERIAL: z.string().optional(),
  KEYV_URL: z
    .string()
    .refine(() => false, { error: 'is not supported yet; leave it unset to keep a file in DATA_DIR' })
    .optional(),
  DATA_DIR: z.string().default('data'),
  DISCORD_TOKEN: z.string().optional(),
  DISCORD_API_URL: webAddress
    .regex(/^[^?#]*$/, 'may have neither a query nor a fragment')
    .transform((url) => url.replace(/\/+$/, ''))
    .default('https://discord.com/api'),
})
export type BotSettings = z.infer<typeof BotSettings>

/** Reads them from an environment. A setting that is left empty counts as unset. */
export function readBotSettings(environment: Record<string, string | undefined>): z.ZodSafeParseResult<BotSettings> {
  const filled = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '')
  return BotSettings.safeParse(Object.fromEntries(filled))
}
