import type { Context } from '../context.ts'
import { messageShape } from '../delivery/events.ts'
import { checkView, viewShape } from '../methods/views.ts'
import { type Block, messageOf, type View } from '../world.ts'
import type { ResponseUrls } from './responses.ts'
import type { Scene, Where } from './talking.ts'

/** A choice in a dialog, by the id of its input: a text, the value of an option, or several. */
type Choices = { [actionId: string]: string | string[] }
type Element = { type: string; action_id?: string; [field: string]: unknown }
type Parts = { context: Context; responses: ResponseUrls; scene: Scene }

/** What people do with commands, buttons, lists and dialogs. Each resolves when the app acknowledged, or should have. */
export function clicking({ context, responses, scene }: Parts) {
  const { clock, delivery, settings, triggers } = context
  const about = ({ workspace, person, channel }: Scene) => {
    const trigger_id = `trigger-${crypto.randomUUID()}`
    triggers.set(trigger_id, { user: person.id, until: clock.now() + settings.triggerMs })
    const user = { id: person.id, name: person.name, username: person.name, team_id: workspace.id }
    const team = { id: workspace.id, domain: workspace.name }
    return {
      token: 'deprecated',
      api_app_id: 'A0SIM',
      trigger_id,
      user,
      team,
      channel: { id: channel.id, name: channel.name },
    }
  }
  const answersAt = (place: Scene, message: Parameters<ResponseUrls['address']>[0]['message']) =>
    context.origin() + responses.address({ ...place, person: place.person.id, message })
  const asked = async (payload: object) => delivery.ask('interactive', payload)
  const act = (place: Scene, more: object, action: Element) => {
    const action_ts = clock.ts()
    return asked({ ...about(place), type: 'block_actions', ...more, actions: [{ ...action, action_ts }] })
  }
  /** The element with this id, in a message or a view, with the id of its block. */
  const find = (blocks: Block[], actionId: string): Element & { block_id: string } => {
    for (const [index, block] of blocks.entries()) {
      const parts = [block['accessory'], block['element'], ...((block['elements'] as unknown[] | undefined) ?? [])]
      const found = (parts as (Element | undefined)[]).find((part) => part?.action_id === actionId)
      if (found !== undefined) return { ...found, block_id: block.block_id ?? `b${index}` }
    }
    throw new Error(`nobody sees a “${actionId}”`)
  }
  return {
    /** What comes with whatever a person does: a trigger for a dialog, and an address for answers. */
    handle: (where: Where = {}) => {
      const place = { ...scene, ...where }
      return { trigger: about(place).trigger_id, answerTo: answersAt(place, undefined) }
    },
    /** Types a slash command. */
    async command(command: string, text = '', where: Where = {}) {
      const place = { ...scene, ...where }
      const { workspace, person, channel } = place
      const { token, api_app_id, trigger_id } = about(place)
      const what = { token, api_app_id, command, text, trigger_id, response_url: answersAt(place, undefined) }
      const team = { team_id: workspace.id, team_domain: workspace.name, is_enterprise_install: 'false' }
      const who = { user_id: person.id, user_name: person.name }
      const there = { channel_id: channel.id, channel_name: channel.name }
      const answer = await delivery.ask('command', { ...what, ...team, ...who, ...there })
      if (isMessage(answer?.payload))
        responses.show({ ...place, person: person.id, message: undefined }, answer.payload)
      return answer
    },
    /** Presses a button of a message, or chooses `value` in a list of it. */
    async press(ts: string, actionId: string, { value, ...where }: Where & { value?: string } = {}) {
      const place = { ...scene, ...where }
      const message = place.channel.messages.get(ts)
      if (message === undefined) throw new Error('the message is gone')
      const shape = messageShape({ ...place, message }, context.origin())
      const container = {
        type: 'message',
        message_ts: ts,
        channel_id: place.channel.id,
        is_ephemeral: message.onlyFor !== undefined,
      }
      const more = { message: shape, container, response_url: answersAt(place, message), state: { values: {} } }
      return act(place, more, chosen(find(message.blocks, actionId), value))
    },
    /** Presses a button of the app's home or of a dialog. */
    async pressIn(view: View, actionId: string, { value, ...where }: Where & { value?: string } = {}) {
      const place = { ...scene, ...where }
      const container = { type: 'view', view_id: view.id }
      const more = { view: viewShape({ ...context, ...place }, view), container, channel: undefined }
      return act(place, more, chosen(find(blocksOf(view), actionId), value))
    },
    /** Types the beginning of a word into a list that the app fills; gives what it offers. */
    async suggest(view: View, actionId: string, value: string, where: Where = {}) {
      const place = { ...scene, ...where }
      const { block_id } = find(blocksOf(view), actionId)
      const shown = { view: viewShape({ ...context, ...place }, view), container: { type: 'view', view_id: view.id } }
      const payload = { ...about(place), ...shown, type: 'block_suggestion', action_id: actionId, block_id, value }
      const answer = await asked(payload)
      return answer?.payload as { options?: { text: { text: string }; value: string }[] } | undefined
    },
    /** Fills in a dialog and sends it; it closes, changes or stays as the app answers. */
    async submit(view: View, choices: Choices, where: Where = {}) {
      const place = { ...scene, ...where }
      const values = valuesOf(blocksOf(view), choices)
      const shape = { ...viewShape({ ...context, ...place }, view), state: { values } }
      const answer = await asked({
        ...about(place),
        channel: undefined,
        type: 'view_submission',
        view: shape,
        response_urls: [],
      })
      if (answer !== undefined) afterSubmit(place, view, answer.payload)
      return answer
    },
    /** Uses a shortcut of the app on a message. */
    async shortcut(callbackId: string, ts: string, where: Where = {}) {
      const place = { ...scene, ...where }
      const message = messageOf(place.channel, ts)
      const shape = messageShape({ ...place, message }, context.origin())
      const more = { message: shape, message_ts: ts, action_ts: clock.ts(), response_url: answersAt(place, undefined) }
      return asked({ ...about(place), type: 'message_action', callback_id: callbackId, ...more })
    },
    /** The dialog that lies on top, undefined where the person sees none. */
    dialog: ({ workspace, person }: Scene = scene): View | undefined =>
      [...workspace.views.values()].findLast(({ type, user }) => type === 'modal' && user === person.id),
    home: ({ workspace, person }: Scene = scene): View | undefined => workspace.views.get(`home-${person.id}`),
  }

  function afterSubmit({ workspace }: Scene, view: View, payload: unknown) {
    const { response_action: then, view: next } = (payload ?? {}) as { response_action?: string; view?: View['body'] }
    if (then === 'errors') return
    if (then !== 'update' || next === undefined) {
      workspace.views.delete(view.id)
      return
    }
    checkView(next, settings.viewBlocks)
    Object.assign(view, { body: next, hash: crypto.randomUUID() })
  }
}

const blocksOf = (view: View) => (view.body['blocks'] ?? []) as Block[]
const isMessage = (payload: unknown): payload is { [field: string]: unknown } =>
  typeof payload === 'object' && payload !== null && ('text' in payload || 'blocks' in payload)

/** The element as Slack tells of it once it was pressed or something was chosen in it. */
function chosen(element: Element & { block_id: string }, value: string | undefined): Element {
  if (value === undefined) return element
  const options = [...((element['options'] as { value: string }[] | undefined) ?? [])]
  const selected_option = options.find((option) => option.value === value) ?? {
    value,
    text: { type: 'plain_text', text: value },
  }
  return { ...element, selected_option }
}

/** What a dialog says of its inputs, by block and input. */
function valuesOf(blocks: Block[], choices: Choices) {
  const values: { [block: string]: { [action: string]: object } } = {}
  for (const [index, block] of blocks.entries()) {
    const element = block['element'] as Element | undefined
    if (element?.action_id === undefined) continue
    values[block.block_id ?? `b${index}`] = { [element.action_id]: valueOf(element, choices[element.action_id]) }
  }
  return values
}

function valueOf({ type }: Element, choice: string | string[] | undefined): object {
  const optionOf = (value: string) => ({ value, text: { type: 'plain_text', text: value } })
  if (type.startsWith('multi_') || type === 'checkboxes')
    return { type, selected_options: [choice ?? []].flat().map(optionOf) }
  if (type.endsWith('_select') || type === 'radio_buttons')
    return { type, selected_option: typeof choice === 'string' ? optionOf(choice) : null }
  return { type, value: choice ?? null }
}
