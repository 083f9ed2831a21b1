import { randomBytes } from 'node:crypto'
import {
  type APIApplicationCommandOptionChoice,
  ChannelType,
  InteractionType,
  InteractionResponseType as Kind,
} from 'discord.js'
import type { Context } from './context.ts'
import { EPHEMERAL, type Form, tooLong } from './forms/form.ts'
import { invalidForm, refusal } from './forms/refusal.ts'
import { channelShape, memberShape, messageShape, userShape } from './gateway/shapes.ts'
import { permissionsIn } from './permissions.ts'
import type { Posts, Uploads } from './posts.ts'
import type { Channel, Message, Person } from './world.ts'

export type Modal = { custom_id: string; title: string; components: object[] }
/** What a person sees happen; `late`: that "The application did not respond". */
export type Outcome = {
  kind: 'message' | 'deferred' | 'updated' | 'deferredUpdate' | 'choices' | 'modal' | 'late'
  afterMs: number
  messageId: string | undefined
  choices: APIApplicationCommandOptionChoice[]
  modal: Modal | undefined
}
type Interaction = {
  id: string
  token: string
  at: number
  type: InteractionType
  person: Person
  channel: Channel
  /** whose button or menu was used */
  source: Message | undefined
  original: Message | undefined
  waiting: boolean
  /** how many more messages the bot may send by the token */
  followUpsLeft: number
  settle: (outcome: Outcome) => void
}
type Reply = { type: Kind; data?: Form & { choices?: Outcome['choices'] } & Partial<Modal> }
export type Interactions = ReturnType<typeof createInteractions>

/** Interactions from when a person starts one to when its token is good no more. */
export function createInteractions(context: Context, posts: Posts) {
  const { settings, ids, world, files, record, dispatch, bot, applicationId } = context
  const all = new Map<string, Interaction>()
  const outcomes: (Outcome & { type: InteractionType; at: number })[] = []
  const timers = new Set<NodeJS.Timeout>()

  /** Tells the bot, and resolves with what the person sees first. */
  function start(
    by: { person: Person; channel: Channel },
    type: InteractionType,
    data: object,
    source?: Message,
  ): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const made = { id: ids(), token: randomBytes(32).toString('base64url'), ...begun(by.channel) }
    const interaction: Interaction = { ...by, ...made, type, source, original: source, settle: resolve }
    all.set(interaction.token, interaction)
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (interaction.waiting) finish(interaction, 'late')
    }, settings.answerMs)
    timers.add(timer)
    dispatch('INTERACTION_CREATE', payload(interaction, data), { guildId: by.channel.guildId, intents: 0 })
    return promise
  }

  /** Tells the bot of an interaction in a given shape; what it answers is taken as usual. */
  function tell(
    by: { person: Person; channel: Channel },
    body: { id: string; token: string; type: InteractionType; message?: { id: string } },
  ): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const { id, token, type, message: { id: sourceId = '' } = {} } = body
    const source = by.channel.messages.get(sourceId)
    all.set(token, { ...by, id, token, type, ...begun(by.channel), source, original: source, settle: resolve })
    dispatch('INTERACTION_CREATE', body, { guildId: by.channel.guildId, intents: 0 })
    return promise
  }

  function begun(channel: Channel) {
    return {
      at: Date.now(),
      waiting: true,
      followUpsLeft: isBotIn(channel) ? Number.POSITIVE_INFINITY : FOLLOW_UPS_OF_A_PERSONS_APP,
    }
  }

  /** Otherwise a person brought it along, as an app of their own. */
  function isBotIn({ type, guildId }: Channel): boolean {
    return guildId === undefined ? type === ChannelType.DM : world.guild(guildId).members.has(bot.id)
  }

  function payload({ id, token, type, person, channel, source }: Interaction, data: object) {
    const guild = channel.guildId === undefined ? undefined : world.guild(channel.guildId)
    const permissions = String(permissionsIn(world, channel, person.id))
    const who = guild
      ? { member: { ...memberShape(guild, person.id), user: userShape(person), permissions }, guild_id: guild.id }
      : { user: userShape(person) }
    return {
      ...who,
      id,
      token,
      type,
      data,
      application_id: applicationId,
      version: 1,
      entitlements: [],
      channel_id: channel.id,
      channel: channelShape(world, channel),
      locale: person.locale,
      ...(guild && { guild: { id: guild.id, locale: guild.locale, features: [] }, guild_locale: guild.locale }),
      app_permissions: String(permissionsIn(world, channel, bot.id)),
      authorizing_integration_owners: guild?.members.has(bot.id) ? { 0: guild.id } : { 1: person.id },
      context: guild ? 0 : channel.type === ChannelType.GroupDM ? 2 : 1,
      attachment_size_limit: settings.uploadMax,
      ...(source && { message: messageShape(world, files, source, bot.id) }),
    }
  }

  function finish(interaction: Interaction, kind: Outcome['kind'], more: Partial<Outcome> = {}) {
    interaction.waiting = false
    const afterMs = Date.now() - interaction.at
    const outcome = { kind, afterMs, messageId: interaction.original?.id, choices: [], modal: undefined, ...more }
    outcomes.push({ ...outcome, type: interaction.type, at: interaction.at })
    interaction.settle(outcome)
    record.changed()
  }

  /** The bot's first answer. */
  function answer(id: string, token: string, { type, data = {} }: Reply, uploads: Uploads): Message | undefined {
    const interaction = all.get(token)
    if (interaction === undefined || interaction.id !== id) throw refusal('unknownInteraction')
    if (Date.now() > interaction.at + settings.answerMs) throw refusal('unknownInteraction')
    if (!interaction.waiting) throw refusal('acknowledged')
    if (
      (type === Kind.ApplicationCommandAutocompleteResult) !==
      (interaction.type === InteractionType.ApplicationCommandAutocomplete)
    )
      throw invalidForm([
        { path: 'type', code: 'INTERACTION_RESPONSE_TYPE', message: 'This interaction has no such answer.' },
      ])
    const { channel, source } = interaction
    const extras = {
      uploads,
      interaction: metadata(interaction),
      onlyFor: isEphemeral(data) ? interaction.person.id : undefined,
    }
    if (type === Kind.ChannelMessageWithSource) {
      interaction.original = posts.post(channel, bot.id, data, extras)
      finish(interaction, 'message')
    } else if (type === Kind.DeferredChannelMessageWithSource) {
      interaction.original = posts.post(channel, bot.id, data, { ...extras, loading: true })
      finish(interaction, 'deferred')
    } else if (type === Kind.UpdateMessage && source) {
      posts.edit(source, data, uploads)
      finish(interaction, 'updated')
    } else if (type === Kind.DeferredMessageUpdate && source) finish(interaction, 'deferredUpdate')
    else if (type === Kind.Modal) finish(interaction, 'modal', { modal: data as Modal })
    else if (type === Kind.ApplicationCommandAutocompleteResult)
      finish(interaction, 'choices', { choices: checked(data.choices ?? []) })
    else
      throw invalidForm([
        { path: 'type', code: 'BASE_TYPE_CHOICES', message: `Value must be one of the known types, not ${type}.` },
      ])
    return interaction.original
  }

  const open = (token: string): Interaction => {
    const interaction = all.get(token)
    if (interaction === undefined) throw refusal('unknownWebhook')
    if (interaction.waiting) throw refusal('unknownWebhook')
    if (Date.now() > interaction.at + settings.tokenMs) throw refusal('wrongToken')
    return interaction
  }
  const message = (token: string, id: string): Message => {
    const { original, channel } = open(token)
    const found = id === '@original' ? original : channel.messages.get(id)
    if (found === undefined || !channel.messages.has(found.id)) throw refusal('unknownMessage')
    return found
  }
  return {
    start,
    tell,
    answer,
    outcomes,
    message,
    edit: (token: string, id: string, form: Form, uploads: Uploads) => posts.edit(message(token, id), form, uploads),
    /** A further message; the first one after a deferred answer takes its place. */
    followUp(token: string, form: Form, uploads: Uploads): Message {
      const interaction = open(token)
      const { original, channel, person } = interaction
      if (original !== undefined && isLoading(original)) return posts.edit(original, form, uploads)
      if (interaction.followUpsLeft === 0) throw refusal('followUpsSpent')
      interaction.followUpsLeft -= 1
      const onlyFor = isEphemeral(form) ? person.id : undefined
      return posts.post(channel, bot.id, form, { uploads, interaction: metadata(interaction), onlyFor })
    },
    remove: (token: string, id: string) => posts.remove(message(token, id)),
    close() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/** https://github.com/discord/discord-api-docs/pull/6958 */
const FOLLOW_UPS_OF_A_PERSONS_APP = 5

const metadata = ({ id, type, person }: Interaction) => ({ id, type, personId: person.id })
const isEphemeral = ({ flags }: Form) => ((flags ?? 0) & EPHEMERAL) !== 0
const isLoading = ({ flags }: Message) => (flags & 128) !== 0

function checked(choices: Outcome['choices']): Outcome['choices'] {
  const bad = choices.flatMap(({ name, value }, index) =>
    name === '' || name.length > 100 || String(value).length > 100 ? [tooLong(`data.choices.${index}`, 100)] : [],
  )
  if (choices.length > 25) bad.push(tooLong('data.choices', 25))
  if (bad.length > 0) throw invalidForm(bad)
  return choices
}
