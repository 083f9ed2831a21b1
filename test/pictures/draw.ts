import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startDiscordBot } from '../sim/bots/discord-bot.ts'
import { startSlackBot } from '../sim/bots/slack-bot.ts'
import { startDiscord } from '../sim/discord/discord.ts'
import { startProcess } from '../sim/service/process.ts'
import { startSlack } from '../sim/slack/slack.ts'
import { discordPicture } from './draw-discord.ts'
import { slackPicture } from './draw-slack.ts'

/**
 * Draws the pictures of README: `node test/pictures/draw.ts`. What they show was said by the real bots and the real
 * service, with the demo's listings, to a person on the simulated platforms.
 */
const secretKey = 'the-secret-key-of-the-pictures'
const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-pictures-'))
// Slack fetches photos itself, from a service with an address of its own.
const PUBLIC_URL = 'https://homes.example.com'
const core = await startProcess(dataDir, { SECRET_KEY: secretKey, DEMO: 'on', LOG_LEVEL: 'warn', PUBLIC_URL })
const response = await fetch(`${core.url}/chat/Chatbot/List`, {
  method: 'POST',
  headers: { authorization: secretKey },
  body: '{}',
})
const { Data } = (await response.json()) as { Data: { List: { serialNumber: string }[] } }
const service = { dataDir, core: core.url, secretKey, serialNumber: Data.List[0]?.serialNumber ?? '' }
const SEARCH = '3 bedroom houses in Seattle under 1.2m'
const FURTHER = 'how old is the second, and does it have parking?'

const draw = (name: string, picture: string) => writeFile(`test/pictures/${name}.svg`, picture)

async function onDiscord(): Promise<void> {
  const discord = await startDiscord({ roundTripMs: 40 })
  const bot = await startDiscordBot({ discord, ...service })
  const ada = discord.join('Ada').id
  const say = (text: string, channel: string) => discord.say({ by: ada, in: channel, text })
  const answered = (channel: string, count: number) =>
    discord.until(() => {
      const answers = discord.viewer(channel).answers()
      return answers.length === count && !answers.at(-1)?.buttons.includes('Stop')
    })
  const question = say(`${discord.bot.mention} ${SEARCH}`, discord.channel.id)
  await answered(question, 1)
  say(FURTHER, question)
  await answered(question, 2)
  const asked = discord.viewer(discord.channel.id).messages().slice(0, 1)
  await draw('discord-answer', discordPicture([...asked, ...discord.viewer(question).messages()]))

  const channel = discord.addChannel('listings').id
  const options = { city: 'Seattle', beds: 3 }
  const { messageId } = await discord.command({ by: ada, in: channel, name: 'listings', options })
  await discord.until(() =>
    discord
      .viewer(channel)
      .messages()
      .find(({ id, buttons }) => id === messageId && buttons.length > 0),
  )
  await draw('discord-listings', discordPicture(discord.viewer(channel).messages()))
  await bot.end('SIGTERM')
  await discord.close()
}

async function onSlack(): Promise<void> {
  const slack = await startSlack()
  slack.person.name = 'Ana'
  const bot = await startSlackBot({ slack, ...service })
  const names = new Map([...slack.workspace.people.values()].map(({ id, name }) => [id, name]))
  const ask = (text: string, thread?: string) => slack.say({ text, thread })
  const answered = async (thread: string, count: number) => {
    const shown = () => slack.viewer(thread).filter(({ ours }) => ours)
    // An answer grows by edits; what rested for two seconds is whole.
    for (let before = ''; ; ) {
      const texts = shown().map(({ text }) => text)
      if (texts.length === count && texts.join() === before) return
      before = texts.join()
      await delay(2_000)
    }
  }
  const question = ask(`${slack.mention()} ${SEARCH}`)
  await answered(question, 1)
  ask(FURTHER, question)
  await answered(question, 2)
  await draw('slack-answer', slackPicture(slack.viewer(question), names))

  const channel = slack.world.addChannel(slack.workspace, 'listings', [slack.workspace.bot.user, slack.person.id])
  await slack.command('/listings', '3 bedroom homes in Seattle', { channel })
  while (slack.viewer(undefined, channel).length === 0) await delay(50)
  await draw('slack-listings', slackPicture(slack.viewer(undefined, channel), names))
  await bot.end('SIGTERM')
  await slack.close()
}

await onDiscord()
await onSlack()
await core.end('SIGTERM')
await rm(dataDir, { recursive: true })
