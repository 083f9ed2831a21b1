import { ChannelType, OverwriteType, PermissionFlagsBits } from 'discord.js'
import { expect, test } from 'vitest'
import { withoutLimits } from '../../sim/discord/settings.ts'
import { startBot } from '../bot.ts'
import { startDesk } from './stage.ts'

/** What the bot does at a desk needs each of these, as Discord calls them. */
const needed = {
  ViewChannel: 'View Channel',
  SendMessages: 'Send Messages',
  CreatePublicThreads: 'Create Public Threads',
  SendMessagesInThreads: 'Send Messages in Threads',
  ReadMessageHistory: 'Read Message History',
  AddReactions: 'Add Reactions',
  EmbedLinks: 'Embed Links',
  AttachFiles: 'Attach Files',
} as const

test('who sets up a desk is told what the bot may not do there', async () => {
  const { sim } = await startBot({ settings: withoutLimits })
  const by = sim.owner.id
  const answered = async (channel: string) => {
    await sim.command({ by, in: channel, name: 'porchlight desk here' })
    return await sim.until(() => sim.viewer(channel, by).answers().at(-1)?.text || undefined)
  }
  for (const [permission, name] of Object.entries(needed)) {
    const deny = PermissionFlagsBits[permission as keyof typeof needed].toString()
    const { id } = sim.addChannel('desk', [{ id: sim.bot.role.id, type: OverwriteType.Role, allow: '0', deny }])
    expect(await answered(id)).toContain(`For that I still need here: “${name}”.`)
  }
  expect(await answered(sim.channel.id)).not.toContain('I still need')
})

test('in a forum that demands a tag of each post, the desk’s has the first that everybody may give', async () => {
  const stage = await startDesk(ChannelType.GuildForum)
  const { sim, desk } = stage
  desk.tags = [
    { id: '41', name: 'Resolved', moderated: true },
    { id: '42', name: 'Visitors', moderated: false },
  ]
  sim.threads.change(desk, {})
  stage.ask()
  const room = await stage.room()
  expect(stage.card(room)?.buttons).toContain('I take it')
})
