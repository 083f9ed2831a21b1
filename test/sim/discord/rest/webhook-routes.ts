import { randomBytes } from 'node:crypto'
import { PermissionFlagsBits } from 'discord.js'
import type { Form } from '../forms/form.ts'
import { invalidForm, refusal } from '../forms/refusal.ts'
import { demand } from '../permissions.ts'
import { isThread, type Message } from '../world.ts'
import type { Call, Parts, Route } from './routes.ts'

type Hook = { id: string; token: string; channelId: string; name: string }
const HOOK = '/webhooks/:hook/:token'

/** Webhooks of channels, by which a bot writes under other names: https://docs.discord.com/developers/resources/webhook */
export function webhookRoutes({ world, posts, bot, ids, applicationId }: Parts): Route[] {
  const hooks: Hook[] = []
  const shape = ({ id, token, channelId, name }: Hook) => ({
    id,
    token,
    name,
    type: 1,
    channel_id: channelId,
    guild_id: world.channel(channelId).guildId,
    application_id: applicationId,
    avatar: null,
  })
  const managed = (call: Call) => {
    const channel = world.channel(call.at('channel'))
    demand(world, channel, bot.id, PermissionFlagsBits.ManageWebhooks)
    return channel
  }
  const hookOf = (call: Call): Hook => {
    const hook = hooks.find(({ id }) => id === call.at('hook'))
    if (hook === undefined || !world.channels.has(hook.channelId)) throw refusal('unknownWebhook')
    if (hook.token !== call.at('token')) throw refusal('wrongToken')
    return hook
  }
  const threadOf = (call: Call) => {
    const hook = hookOf(call)
    const thread = world.channel(call.query.get('thread_id') ?? hook.channelId)
    if (isThread(thread) ? thread.parentId !== hook.channelId : thread.id !== hook.channelId)
      throw refusal('unknownChannel')
    return { hook, thread }
  }
  const own = (call: Call): Message => {
    const { hook, thread } = threadOf(call)
    const message = world.message(thread.id, call.at('message'))
    if (message.webhook?.id !== hook.id) throw refusal('unknownMessage')
    return message
  }
  return [
    [
      'GET',
      '/channels/:channel/webhooks',
      'other',
      (call) => {
        const { id } = managed(call)
        return hooks.filter(({ channelId }) => channelId === id).map(shape)
      },
    ],
    [
      'POST',
      '/channels/:channel/webhooks',
      'other',
      (call) => {
        const hook = {
          id: ids(),
          token: randomBytes(32).toString('base64url'),
          channelId: managed(call).id,
          name: (call.body as Hook).name,
        }
        hooks.push(hook)
        return shape(hook)
      },
    ],
    [
      'POST',
      HOOK,
      'webhook',
      (call) => {
        const { hook, thread } = threadOf(call)
        const { username = hook.name } = call.body as { username?: string }
        if (/clyde|discord/i.test(username))
          throw invalidForm([
            { path: 'username', code: 'USERNAME_INVALID_CONTAINS', message: 'Username cannot contain "discord"' },
          ])
        // A webhook knows no nonce: whoever sends twice has two messages.
        const { nonce: _, enforce_nonce: __, ...form } = call.body as Form
        const author = world.addPerson(username, { bot: true })
        const made = posts.post(thread, author.id, form, {
          uploads: call.uploads,
          more: { webhook: { id: hook.id, applicationId } },
        })
        return call.query.get('wait') === 'true' ? posts.shape(made) : undefined
      },
    ],
    [
      'PATCH',
      `${HOOK}/messages/:message`,
      'webhook',
      (call) => posts.shape(posts.edit(own(call), call.body, call.uploads)),
    ],
    ['DELETE', `${HOOK}/messages/:message`, 'webhook', (call) => posts.remove(own(call))],
  ]
}
