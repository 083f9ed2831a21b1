import { writeFileSync } from 'node:fs'
import { type BotSettings, describeProblems, parseBotSettings } from '../../../adapters/bridge/program/settings.ts'
import { command } from '../command.ts'
import { CommandError, UsageError } from '../io.ts'
import { type CheckedAssumption, type CheckRun, runChecks } from './checks.ts'
import { discordChecks } from './discord.ts'
import { slackChecks } from './slack.ts'

const PLATFORMS = ['slack', 'discord'] as const
type Platform = (typeof PLATFORMS)[number]

const SECONDS = 10

type Given = {
  channel?: string | undefined
  person?: string | undefined
  private?: string | undefined
  shared?: string | undefined
  seconds?: string | undefined
}

export const verifyCommand = command('verify', {
  description: 'Try out on the real Slack or Discord, in a channel of yours, what Porchlight believes of it',
  args: {
    platform: { type: 'positional', description: 'slack or discord' },
    channel: {
      type: 'string',
      description: 'id of a channel where the bot is; what it writes there it takes away',
      valueHint: 'ID',
    },
    person: { type: 'string', description: 'Slack: id of a person in the channel, to stream to', valueHint: 'ID' },
    private: { type: 'string', description: 'id of a private channel where the bot is', valueHint: 'ID' },
    shared: {
      type: 'string',
      description: 'Slack: id of a channel that is shared with another company',
      valueHint: 'ID',
    },
    seconds: { type: 'string', description: `how long a stream grows; ${SECONDS} unless set`, valueHint: 'NUMBER' },
    report: {
      type: 'string',
      description: 'file to write; porchlight-verify-PLATFORM.json unless set',
      valueHint: 'FILE',
    },
  },
  async run({ args, io }) {
    const platform = PLATFORMS.find((name) => name === args.platform)
    if (platform === undefined) throw new UsageError('Say slack or discord.')
    const checkRun = checkRuns[platform](args, settingsOf(io.environment))
    const seen = await runChecks(checkRun, (one) => void (args.json === true || io.out(line(one))))
    const file = args.report ?? `porchlight-verify-${platform}.json`
    const differing = seen.filter(({ verdict }) => verdict === 'differs').length
    const report = { platform, at: new Date().toISOString(), node: process.version, differing, seen }
    writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`)
    if (args.json === true) io.out(JSON.stringify(report))
    else io.out(`\n${summary(differing)} ${file} has all of it, without tokens, names or ids: please send it to us.`)
  },
})

const checkRuns: Record<Platform, (given: Given, settings: BotSettings) => CheckRun> = {
  slack(given, { SLACK_BOT_TOKEN: token, SLACK_API_URL: apiUrl }) {
    if (token === undefined) throw new CommandError('SLACK_BOT_TOKEN is not set; put the bot token into .env.')
    const seconds = Number(given.seconds ?? SECONDS)
    if (!(seconds >= 0)) throw new UsageError('--seconds takes a number.')
    return slackChecks({
      apiUrl,
      token,
      channel: channelOf(given),
      person: given.person,
      others: othersOf(given),
      seconds,
    })
  },
  discord(given, { DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl }) {
    if (token === undefined) throw new CommandError('DISCORD_TOKEN is not set; put the token of the bot into .env.')
    return discordChecks({ apiUrl, token, channel: channelOf(given), others: othersOf(given) })
  },
}

function channelOf({ channel }: Given): string {
  if (channel === undefined) throw new UsageError('--channel is missing: the id of a channel where the bot is.')
  return channel
}

const othersOf = ({ private: inside, shared }: Given) => [
  ...(inside === undefined ? [] : [{ kind: 'a private channel', channel: inside }]),
  ...(shared === undefined ? [] : [{ kind: 'a channel shared with another company', channel: shared }]),
]

function settingsOf(environment: NodeJS.ProcessEnv): BotSettings {
  const read = parseBotSettings(environment)
  if (read.success) return read.data
  throw new CommandError(describeProblems(read.error))
}

const line = ({ about, believed, seen, verdict }: CheckedAssumption): string =>
  `${verdict.padEnd(9)}  ${about}: believed ${believed}${verdict === 'ok' ? '' : `; seen ${seen}`}`

const summary = (differing: number): string =>
  differing === 0 ? 'All is as believed.' : `${differing} ${differing === 1 ? 'thing differs' : 'things differ'}.`
