import type { APIAllowedMentions } from 'discord.js'
import type { Mentions, Message } from '../world.ts'

/** Whom a text would call, were nothing said about who may be called. */
function mentionsIn(text: string): Mentions {
  const ids = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].flatMap(([, id]) => id ?? []))]
  return { users: ids(/<@!?(\d+)>/g), roles: ids(/<@&(\d+)>/g), everyone: /@(?:everyone|here)\b/.test(text) }
}

/**
 * Whom a message calls: where `allowed` is left out, everybody it names; `answered` is the author of the message that
 * it answers. Stricter than Discord, which minds the sender's permissions and skips code.
 */
export function pinged(text: string, allowed: APIAllowedMentions | undefined, answered: string | undefined): Mentions {
  const named = mentionsIn(text)
  if (allowed === undefined) return answered === undefined ? named : { ...named, users: [...named.users, answered] }
  const { parse = [], users = [], roles = [], replied_user = false } = allowed
  const may = (kind: string) => (parse as string[]).includes(kind)
  const called = replied_user && answered !== undefined ? [answered] : []
  return {
    users: [...named.users.filter((id) => may('users') || users.includes(id)), ...called],
    roles: named.roles.filter((id) => may('roles') || roles.includes(id)),
    everyone: named.everyone && may('everyone'),
  }
}

/** Everything in a message that people read and that may call: its content and the texts among its components. */
export const textOf = ({ content, components }: Pick<Message, 'content' | 'components'>): string =>
  [content, ...textsIn(components)].filter((text) => text !== '').join('\n')

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  const { type, content, components } = value as { type?: number; content?: string; components?: unknown }
  return type === 10 ? [content ?? ''] : textsIn(components)
}
