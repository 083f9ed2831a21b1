import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDiscordBot } from '../sim/bots/discord-bot.ts'
import { startDiscord } from '../sim/discord/discord.ts'
import { pictureOf } from '../sim/discord/people/picture.ts'
import { startProcess } from '../sim/service/process.ts'

/**
 * Draws the pictures of README: `node test/pictures/discord.ts`. What they show was said by the real bot and
 * the real service to a person on the simulated Discord.
 */
const secretKey = 'the-secret-key-of-the-pictures'
const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-pictures-'))
const core = await startProcess(dataDir, { SECRET_KEY: secretKey, DEMO: 'on', LOG_LEVEL: 'warn' })
const response = await fetch(`${core.url}/chat/Chatbot/List`, {
  method: 'POST',
  headers: { authorization: secretKey },
  body: '{}',
})
const { Data } = (await response.json()) as { Data: { List: { serialNumber: string }[] } }
const discord = await startDiscord({ roundTripMs: 40 })
const serialNumber = Data.List[0]?.serialNumber ?? ''
const bot = await startDiscordBot({ discord, dataDir, core: core.url, secretKey, serialNumber })

const ada = discord.join('Ada').id
const say = (text: string, channel: string) => discord.say({ by: ada, in: channel, text })
const answered = (channel: string, count: number) =>
  discord.until(() => {
    const answers = discord.viewer(channel).answers()
    return answers.length === count && !answers.at(-1)?.buttons.includes('Stop')
  })

const question = say(`${discord.bot.mention} 3 bedroom houses in Seattle under 1.2m`, discord.channel.id)
await answered(question, 1)
say('how old is the second, and does it have parking?', question)
await answered(question, 2)
const asked = discord.viewer(discord.channel.id).messages().slice(0, 1)
await writeFile('test/pictures/discord-answer.svg', pictureOf([...asked, ...discord.viewer(question).messages()]))

const channel = discord.addChannel('listings').id
const { messageId } = await discord.command({
  by: ada,
  in: channel,
  name: 'listings',
  options: { city: 'Seattle', beds: 3 },
})
await discord.until(() =>
  discord
    .viewer(channel)
    .messages()
    .find(({ id, buttons }) => id === messageId && buttons.length > 0),
)
await writeFile('test/pictures/discord-listings.svg', pictureOf(discord.viewer(channel).messages()))

await bot.end('SIGTERM')
await core.end('SIGTERM')
await discord.close()
await rm(dataDir, { recursive: true })
