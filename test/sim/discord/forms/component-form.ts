import { ComponentType } from 'discord.js'
import { required, tooLong } from './form.ts'
import type { BadField } from './refusal.ts'

/** A component as it came, of whatever kind. */
export type Component = {
  type: ComponentType
  id?: number
  custom_id?: string
  label?: string
  placeholder?: string
  url?: string
  media?: { url?: string }
  style?: number
  disabled?: boolean
  emoji?: { name?: string }
  content?: string
  value?: string
  options?: { label: string; value: string; description?: string }[]
  items?: { media?: { url?: string } }[]
  components?: Component[]
  component?: Component
  accessory?: Component
}

const TEXT_MAX = 4_000
const COMPONENTS_MAX = 40
const LINK = 5
const selects = new Set<ComponentType>([
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
])

type Form = {
  components?: unknown[] | null | undefined
  attachments?: { filename?: string | undefined }[] | null | undefined
}

/** The fields of a message's components that Discord refuses; `v2`: of one that is made of nothing but components. */
export function badComponents(form: Form, v2: boolean): BadField[] {
  const top = (form.components ?? []) as Component[]
  const all = top.flatMap(within)
  const bad = top.flatMap((component, index) => badComponent(component, `components.${index}`))
  const ids = all.flatMap(({ custom_id }) => custom_id ?? [])
  if (new Set(ids).size < ids.length)
    bad.push({
      path: 'components',
      code: 'COMPONENT_CUSTOM_ID_DUPLICATED',
      message: 'Component custom id cannot be duplicated',
    })
  if (!v2 && top.length > 5) bad.push(tooLong('components', 5))
  if (!v2 && top.some(({ type }) => type !== ComponentType.ActionRow)) bad.push(notHere('components'))
  if (v2 && all.length > COMPONENTS_MAX) bad.push(tooLong('components', COMPONENTS_MAX))
  const text = all.reduce(
    (sum, { type, content = '' }) => sum + (type === ComponentType.TextDisplay ? content.length : 0),
    0,
  )
  if (text > TEXT_MAX) bad.push(tooLong('components', TEXT_MAX))
  const sent = (form.attachments ?? []).map(({ filename }) => `${SENT_ALONG}${filename}`)
  const pictures = all.flatMap(({ media, items = [] }) => [media, ...items.map((item) => item.media)])
  if (pictures.some((media) => media?.url?.startsWith(SENT_ALONG) && !sent.includes(media.url)))
    bad.push({
      path: 'components',
      code: 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
      message: 'The referenced attachment was not found',
    })
  return bad
}

/** Begins the address of a file that comes with the message. */
const SENT_ALONG = 'attachment://'

/** A component and everything inside it. */
export function within(component: Component): Component[] {
  const { components = [], component: only, accessory } = component
  const inside = [...components, ...(only === undefined ? [] : [only]), ...(accessory === undefined ? [] : [accessory])]
  return [component, ...inside.flatMap(within)]
}

function badComponent(component: Component, path: string): BadField[] {
  const { type, components = [], accessory } = component
  const own = type === ComponentType.ActionRow ? badRow(components, path) : badLeaf(component, path)
  const inside = components.flatMap((one, index) => badComponent(one, `${path}.components.${index}`))
  return [...own, ...inside, ...(accessory === undefined ? [] : badComponent(accessory, `${path}.accessory`))]
}

function badRow(components: Component[], path: string): BadField[] {
  if (components.length === 0) return [required(`${path}.components`)]
  if (components.length > 5) return [tooLong(`${path}.components`, 5)]
  const withSelect = components.some(({ type }) => selects.has(type))
  return withSelect && components.length > 1 ? [tooLong(`${path}.components`, 1)] : []
}

function badLeaf(component: Component, path: string): BadField[] {
  const { type, custom_id, label = '', url, style, emoji, options, placeholder = '' } = component
  const bad: BadField[] = []
  if ((custom_id ?? '').length > 100) bad.push(tooLong(`${path}.custom_id`, 100))
  if (placeholder.length > 150) bad.push(tooLong(`${path}.placeholder`, 150))
  if (type === ComponentType.Button) {
    if (label.length > 80) bad.push(tooLong(`${path}.label`, 80))
    if (label === '' && emoji === undefined) bad.push(required(`${path}.label`))
    if (style === LINK && (url === undefined || custom_id !== undefined)) bad.push(required(`${path}.url`))
    if (style !== LINK && (custom_id ?? '') === '') bad.push(required(`${path}.custom_id`))
    if ((url ?? '').length > 512) bad.push(tooLong(`${path}.url`, 512))
  }
  if (type === ComponentType.StringSelect) bad.push(...badOptions(options ?? [], `${path}.options`))
  if (selects.has(type) && (custom_id ?? '') === '') bad.push(required(`${path}.custom_id`))
  if (type === ComponentType.TextDisplay && (component.content ?? '') === '') bad.push(required(`${path}.content`))
  if (type === ComponentType.Thumbnail && !isFetchable(component.media?.url ?? ''))
    bad.push({ path: `${path}.media.url`, code: 'URL_TYPE_INVALID_URL', message: 'Not a well formed URL.' })
  if (type === ComponentType.MediaGallery && (component.items ?? []).length > 10) bad.push(tooLong(`${path}.items`, 10))
  return bad
}

function badOptions(options: NonNullable<Component['options']>, path: string): BadField[] {
  if (options.length === 0) return [required(path)]
  if (options.length > 25) return [tooLong(path, 25)]
  const bad = options.flatMap(({ label, value, description = '' }, index) =>
    [label, value, description].some((text) => text.length > 100) ? [tooLong(`${path}.${index}`, 100)] : [],
  )
  const values = options.map(({ value }) => value)
  return new Set(values).size < values.length ? [...bad, notHere(path)] : bad
}

const notHere = (path: string): BadField => ({
  path,
  code: 'BASE_TYPE_CHOICES',
  message: 'Value of field is not one that may stand here.',
})

/** Discord fetches pictures itself, and takes no host without a dot. */
const isFetchable = (url: string): boolean => URL.parse(url)?.hostname.includes('.') === true
