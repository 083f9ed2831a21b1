import type { APIEmbed, RESTPostAPIChannelMessageJSONBody } from 'discord.js'
import { badComponents } from './component-form.ts'
import { type BadField, invalidForm, refusal } from './refusal.ts'

export const VOICE = 8_192
const V2 = 32_768
export const EPHEMERAL = 64

export type Form = RESTPostAPIChannelMessageJSONBody & { nonce?: string | number }

/** Lengths are UTF-16 units. */
const CONTENT_MAX = 2_000
const NONCE_MAX = 25
const FILES_MAX = 10
const EMBEDS_MAX = 10
const EMBEDS_TOTAL_MAX = 6_000
const embedMax = { title: 256, description: 4_096 } as const

/** Refuses what Discord would not show as a message. `files`: how many come with it. */
export function checkForm(form: Form, files: number): void {
  const bad = [...badContent(form), ...badEmbeds(form.embeds ?? []), ...badComponents(form, isV2(form))]
  if (files > FILES_MAX) bad.push(tooLong('attachments', FILES_MAX))
  if (bad.length > 0) throw invalidForm(bad)
}

/** Refuses a message in which there is nothing to see. */
export function checkFilled(form: Pick<Form, 'content' | 'embeds' | 'components'>, files: number): void {
  const { content, embeds, components } = form
  const something = (content ?? '').trim() !== '' || files > 0 || (embeds ?? []).length > 0
  if (!something && (components ?? []).length === 0) throw refusal('emptyMessage')
}

const isV2 = ({ flags }: Form) => ((flags ?? 0) & V2) !== 0

export const tooLong = (path: string, max: number): BadField => ({
  path,
  code: 'BASE_TYPE_MAX_LENGTH',
  message: `Must be ${max} or fewer in length.`,
})

function badContent(form: Form): BadField[] {
  const bad: BadField[] = []
  if ((form.content ?? '').length > CONTENT_MAX) bad.push(tooLong('content', CONTENT_MAX))
  if (isV2(form) && ((form.content ?? '') !== '' || (form.embeds ?? []).length > 0))
    bad.push({ path: 'flags', code: 'COMPONENTS_V2_NO_CONTENT', message: 'Neither content nor embeds go with it.' })
  if (typeof form.nonce === 'string' && form.nonce.length > NONCE_MAX) bad.push(tooLong('nonce', NONCE_MAX))
  if (((form.flags ?? 0) & VOICE) !== 0 && (form.content ?? '') !== '')
    bad.push({ path: 'flags', code: 'VOICE_MESSAGE_NO_CONTENT', message: 'Voice messages have no content.' })
  return bad
}

function badEmbeds(embeds: APIEmbed[]): BadField[] {
  const bad = embeds.flatMap((embed, index) => badEmbed(embed, `embeds.${index}`))
  if (embeds.length > EMBEDS_MAX) bad.push(tooLong('embeds', EMBEDS_MAX))
  if (embeds.reduce((sum, embed) => sum + sizeOf(embed), 0) > EMBEDS_TOTAL_MAX)
    bad.push({ path: 'embeds', code: 'MAX_EMBED_SIZE_EXCEEDED', message: 'Embed size exceeds maximum size of 6000' })
  return bad
}

function badEmbed(embed: APIEmbed, path: string): BadField[] {
  const long: [string, string | undefined, number][] = [
    ['title', embed.title, embedMax.title],
    ['description', embed.description, embedMax.description],
    ['footer.text', embed.footer?.text, 2_048],
    ['author.name', embed.author?.name, 256],
    ...(embed.fields ?? []).flatMap(({ name, value }, index): [string, string, number][] => [
      [`fields.${index}.name`, name, 256],
      [`fields.${index}.value`, value, 1_024],
    ]),
  ]
  const bad = long.filter(([, text, max]) => (text ?? '').length > max)
  const missing = (embed.fields ?? []).flatMap(({ name, value }, index) =>
    name === '' || value === '' ? [required(`${path}.fields.${index}`)] : [],
  )
  const many = (embed.fields ?? []).length > 25 ? [tooLong(`${path}.fields`, 25)] : []
  return [...bad.map(([field, , max]) => tooLong(`${path}.${field}`, max)), ...missing, ...many]
}

export const required = (path: string): BadField => ({
  path,
  code: 'BASE_TYPE_REQUIRED',
  message: 'This field is required',
})

function sizeOf({ title, description, footer, author, fields = [] }: APIEmbed): number {
  const texts = [title, description, footer?.text, author?.name, ...fields.flatMap(({ name, value }) => [name, value])]
  return texts.reduce((sum, text) => sum + (text ?? '').length, 0)
}
