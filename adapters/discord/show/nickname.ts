import type { Guild } from 'discord.js'
import { beginning } from '../../../src/contract/text.ts'
import type { BridgeListener } from '../../bridge/platform/listener.ts'
import { isForbidden } from '../failures.ts'

/** Discord's maximum length of a nickname. */
const NICKNAME_MAX = 32

/** Sets the chatbot's name as the bot's nickname if it has none in the server. */
export async function setUnsetNickname(guild: Guild, on: Pick<BridgeListener, 'chatbots'>): Promise<void> {
  if (guild.members.me?.nickname !== null) return
  const { Name } = await on.chatbots.at({ workspace: guild.id, channel: '' })
  await setNickname(guild, Name)
}

/** Sets the bot's nickname in a server, if that is allowed and changes it. */
export async function setNickname(guild: Guild, name: string): Promise<void> {
  const me = guild.members.me
  const nickname = beginning(name.trim(), NICKNAME_MAX)
  if (me === null || nickname === '' || nickname === me.displayName || !me.permissions.has('ChangeNickname')) return
  try {
    await me.setNickname(nickname)
  } catch (error) {
    if (!isForbidden(error)) throw error
  }
}
