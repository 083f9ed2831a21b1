import { z } from 'zod'
import { USUAL_PORT } from '../../../src/contract/api.ts'
import { MINUTE_MS } from '../../../src/contract/fields/times.ts'
import { DataDir, filledIn } from '../../../src/guards/shared-settings.ts'
import { KNOWN_MS } from '../inbox/pending.ts'

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

const PORT_RANGE = 'must be a whole number from 0 to 65535'

const portNumber = (usual: number) =>
  z.coerce.number(PORT_RANGE).int(PORT_RANGE).min(0, PORT_RANGE).max(65_535, PORT_RANGE).default(usual)

const list = () => z.string().transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))

/** Parses `workspace=serial, workspace/channel=serial` into serial numbers by place. */
const byPlace = z.string().transform((text, context) => {
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim()))
  if (pairs.every((pair) => pair.length === 2 && pair.every((part) => part !== '')))
    return Object.fromEntries(pairs) as Record<string, string>
  context.addIssue({ code: 'custom', message: 'must be pairs such as workspace=serial, split by commas' })
  return z.NEVER
})

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')

/** The address of a service with this PORT. 0 means any free port, which is unknown here. */
const addressAt = (port: number): string => `http://127.0.0.1:${port === 0 ? USUAL_PORT : port}`

/** As long as the bots know which messages they have received: of older ones, those that were answered would be answered again. */
const CATCH_UP_MINUTES_MAX = KNOWN_MS / MINUTE_MS

/** The settings that all bots share, which the CLI validates too. `.env.example` documents them. */
export const BotSettings = z.object({
  CORE_URL: webAddress.default(addressAt(0)),
  SECRET_KEY: z.string().optional(),
  CHATBOT_SERIAL: z.string().optional(),
  CHATBOTS: byPlace.optional(),
  BOT_WORKSPACES: list().optional(),
  BOT_CHANNELS: list().optional(),
  BOT_ROLES: list().optional(),
  BOT_CATCH_UP_MINUTES: z.coerce
    .number('must be a number of minutes')
    .min(0, 'must not be negative')
    .max(CATCH_UP_MINUTES_MAX, `must be at most ${CATCH_UP_MINUTES_MAX}, which is a day`)
    .default(15),
  KEYV_URL: z.url({ protocol: /^rediss?$/, error: 'must be an address such as redis://localhost:6379' }).optional(),
  DATA_DIR: DataDir,
  DISCORD_TOKEN: z.string().optional(),
  DISCORD_API_URL: webAddress
    .regex(/^[^?#]*$/, 'may have neither a query nor a fragment')
    .transform((url) => url.replace(/\/+$/, ''))
    .default('https://discord.com/api'),
  SLACK_BOT_TOKEN: z.string().optional(),
  SLACK_APP_TOKEN: z.string().optional(),
  SLACK_SIGNING_SECRET: z.string().optional(),
  SLACK_CLIENT_ID: z.string().optional(),
  SLACK_CLIENT_SECRET: z.string().optional(),
  SLACK_CHANNEL_STREAMS: onOff.default(false),
  SLACK_HOST: z.string().default('127.0.0.1'),
  SLACK_PORT: portNumber(3_001),
  SLACK_API_URL: webAddress
    .regex(/^[^?#]*$/, 'may have neither a query nor a fragment')
    .transform((url) => url.replace(/\/*$/, '/'))
    .default('https://slack.com/api/'),
})
export type BotSettings = z.infer<typeof BotSettings>

const BesideService = BotSettings.extend({
  CORE_URL: webAddress.optional(),
  PORT: portNumber(0),
}).transform(({ PORT, CORE_URL = addressAt(PORT), ...others }) => ({ ...others, CORE_URL }))

/** Parses the settings from environment variables. */
export const parseBotSettings = (environment: Record<string, string | undefined>): z.ZodSafeParseResult<BotSettings> =>
  BesideService.safeParse(filledIn(environment))

/** All invalid settings in one line, each with what is wrong. */
export const describeProblems = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')

/** Reads the settings from environment variables. Throws one `CannotStart` that lists every invalid setting. */
export function readBotSettings(environment: Record<string, string | undefined>): BotSettings {
  const read = parseBotSettings(environment)
  if (read.success) return read.data
  throw new CannotStart(
    `Some settings are not right: ${describeProblems(read.error)}. Change them in .env or where they are set.`,
  )
}

/** Why a program cannot start that has its settings right, in English. */
export const startFailures = {
  unreachable: (address: string) => `Porchlight does not answer at ${address}; start it with npm start.`,
  noKey: () => 'SECRET_KEY is not set; put the secret key that npm start printed into .env.',
  wrongKey: () => 'Porchlight does not accept the secret key; check SECRET_KEY in .env.',
  sessionKey: () => 'SECRET_KEY is not a secret key; a session key may only work on listings.',
  noSuchChatbot: () => 'There is no chatbot with that CHATBOT_SERIAL; unset it to choose one.',
} satisfies Record<string, (address: string) => string>
type StartFailure = keyof typeof startFailures

/** Why a bot cannot start, as a message for the person who starts it. `failure`: by which it is said in other languages. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
  readonly failure: StartFailure | undefined

  constructor(message: string, { failure, cause }: { failure?: StartFailure; cause?: unknown } = {}) {
    super(message, { cause })
    this.failure = failure
  }
}

/** `address`: of the service. */
export const cannotStart = (failure: StartFailure, address: string): CannotStart =>
  new CannotStart(startFailures[failure](address), { failure })

/** Where the token of a Discord bot is found. */
export const DISCORD_BOT_PAGE = 'the page "Bot" of your application on https://discord.com/developers/applications'
/** Where the tokens of a Slack app are found, after the name of a page. */
export const SLACK_APP_PAGES = 'of your app on https://api.slack.com/apps'
