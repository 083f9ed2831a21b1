import { type APIMessage, type Client, ComponentType, Routes } from 'discord.js'
import type { Showing } from '../../bridge/platform.ts'
import { nonceOf } from '../../bridge/reply/nonce.ts'
import { controlOf } from '../act/controls.ts'
import { atOf } from '../ids.ts'
import type { Room } from './rooms.ts'

/**
 * The message that was shown by that key before, by what tells it from others: its Stop button bears the nonce, or its
 * text is the same. Discord itself forgets nonces after minutes.
 */
export async function findOwn(client: Client<true>, room: Room, showing: Showing): Promise<string | undefined> {
  const query = new URLSearchParams({ after: atOf(showing.replyTo).message, limit: '100' })
  const found = (await client.rest.get(Routes.channelMessages(room.channel), { query })) as APIMessage[]
  const own = found.filter(({ author }) => author.id === client.user.id)
  return own.find((message) => hasNonce(message, nonceOf(showing.key)) || message.content === showing.text.trim())?.id
}

const hasNonce = ({ components = [] }: APIMessage, nonce: string): boolean =>
  components
    .flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []))
    .some((part) => 'custom_id' in part && controlOf(part.custom_id).object.startsWith(`${nonce}/`))
