import { readdirSync, readFileSync } from 'node:fs'
import { ChannelType, type InteractionType } from 'discord.js'
import { expect, test, vi } from 'vitest'
import { UnusableFile } from '../../../adapters/bridge/files/unusable.ts'
import { WAIT_MS } from '../../sim/clock/deadline.ts'
import { withoutLimits } from '../../sim/discord/settings.ts'
import type { Channel } from '../../sim/discord/world.ts'
import { startBot } from '../bot.ts'

/**
 * What Discord sends, written after its documentation and what was recorded of it, with made-up ids and words, and what
 * is to come of it. `asks`: the question that the model gets; `says`: words that people see; `offers`: what is offered to
 * choose from; "nothing": it is left alone on purpose.
 */
type Payload = { name: string; event: string; body: object; want: Want }
type Want = 'nothing' | { asks: string } | { says: string } | { offers: string[] }

const folder = import.meta.dirname
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
const payloadsIn = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Payload[]
const WAIT = { timeout: WAIT_MS, interval: 10 }

async function startStage() {
  const bot = await startBot({
    script: async function* ({ question }) {
      yield `So: ${question}`
    },
    settings: withoutLimits,
  })
  const { sim } = bot
  const [ana, ben] = [sim.join('Ana'), sim.join('Ben')]
  const { world, channel } = sim
  const saidBy = (by: string, where: Channel, text: string) => sim.say({ by, in: where.id, text })
  const mill = saidBy(ben.id, channel, 'The mill costs 90,000')
  const answered = saidBy(ana.id, channel, `${sim.bot.mention} hello`)
  await sim.until(() => sim.viewer(answered).answers()[0]?.text === 'So: hello')
  const ours = world.channel(answered)
  const theirs = sim.threads.open(channel, 'Holidays', ben.id)
  const forum = sim.addChannel('questions', [], ChannelType.GuildForum)
  const group = world.addChannel({
    type: ChannelType.GroupDM,
    name: '',
    guildId: undefined,
    people: new Set([ana.id, ben.id]),
  })
  const voice = sim.addChannel('viewing', [], ChannelType.GuildVoice)
  const post = sim.threads.open(forum, 'Roofs', ana.id).id
  const bens = saidBy(ben.id, ours, `<@${ana.id}> The yard is small`)
  const own = await sim.command({ by: ben.id, in: channel.id, name: 'help' })
  const names: Record<string, string> = {
    ANA: ana.id,
    BEN: ben.id,
    BOT: sim.bot.id,
    ROLE: sim.bot.role.id,
    GUILD: sim.guild.id,
    CHANNEL: channel.id,
    DM: sim.dm(ana.id).id,
    VOICE: voice.id,
    POST: post,
    THEIRS: theirs.id,
    OURS: ours.id,
    GROUP: group.id,
    MILL: mill,
    BENS: bens,
    ANSWER: own.messageId ?? '',
    APPLICATION: sim.bot.id,
    ORIGIN: sim.origin,
    NOW: new Date().toISOString(),
  }
  await sim.until(() => bot.model.prompts.length >= 1)
  return { ...bot, ana, names }
}

/** The body with the ids of this Discord, and with this id of its own. */
function filled(body: object, names: Record<string, string>, id: string): object {
  const own: Record<string, string> = { ...names, ID: id, TOKEN: `token-${id}` }
  const text = JSON.stringify(body).replaceAll(/\$([A-Z]+)/g, (whole, name: string) => own[name] ?? whole)
  return JSON.parse(text) as object
}

test.each(files)('what %s holds is answered, or left alone on purpose', async (file) => {
  const { sim, model, names, ana, reported } = await startStage()
  const audience = { guildId: sim.guild.id, intents: 0 }
  const payloads = payloadsIn(file)
  expect(payloads.length).toBeGreaterThan(10)
  const says = () => sim.seen.filter(({ authorId }) => authorId === sim.bot.id).map(({ text }) => text)
  for (const { name, event, body, want } of payloads) {
    const before = { asked: model.prompts.length, said: says().length }
    const raw = filled(body, names, sim.newId())
    const outcome =
      event === 'INTERACTION_CREATE'
        ? sim.tellInteraction({ person: ana, channel: placeOf(raw) }, raw as Interaction)
        : undefined
    if (outcome === undefined) sim.gateway.dispatch(event, raw, audience)
    if (want === 'nothing') {
      // What comes after it is done after it.
      const marker = `after ${name}`
      sim.say({ by: ana.id, in: names['DM'] ?? '', text: marker })
      await vi.waitFor(() => expect(model.prompts.at(-1)?.question, name).toBe(marker), WAIT)
      expect(model.prompts.length, name).toBe(before.asked + 1)
    } else if ('asks' in want) {
      await vi.waitFor(
        () =>
          expect(
            model.prompts.slice(before.asked).map(({ question }) => question),
            name,
          ).toEqual([want.asks]),
        WAIT,
      )
      await vi.waitFor(() => expect(says().slice(before.said).join('\n'), name).toContain('So: '), WAIT)
    } else if ('says' in want)
      await vi.waitFor(() => expect(says().slice(before.said).join('\n'), name).toContain(want.says), WAIT)
    else expect((await outcome)?.choices, name).toEqual(want.offers)
  }
  // That a file is gone is for the log, too.
  expect(reported.filter((error) => !(error instanceof UnusableFile))).toEqual([])

  function placeOf(raw: object): Channel {
    const { channel_id: id = '' } = raw as { channel_id?: string }
    return sim.world.channels.get(id) ?? elsewhere(id)
  }
  function elsewhere(id: string): Channel {
    const guild = sim.world.addGuild('Elsewhere', ana.id, 0n)
    return sim.world.addChannel({ id, type: ChannelType.GuildText, name: 'general', guildId: guild.id })
  }
})

type Interaction = { id: string; token: string; type: InteractionType }
