import type { Media, Message, Tool, ToolCall, VendorRequest } from '../vendor.ts'

/** A vendor's own default: several newer models refuse to be told any temperature at all. */
const USUAL_TEMPERATURE = 1

/** The body of a streamed chat completion. */
export const bodyOf = (model: string, { messages, tools, wordsOnly, temperature }: VendorRequest) => ({
  model,
  messages: messages.map(messageOf),
  ...(tools.length > 0 && { tools: tools.map(toolOf) }),
  ...(tools.length > 0 && wordsOnly && { tool_choice: 'none' }),
  ...(temperature !== USUAL_TEMPERATURE && { temperature }),
  stream: true,
  stream_options: { include_usage: true },
})

function messageOf(message: Message) {
  const { role } = message
  if (role === 'system') return { role, content: message.text }
  if (role === 'user') return { role, content: contentOf(message.text, message.media) }
  if (role === 'tool') return { role, tool_call_id: message.call.id, content: message.result }
  const { text: content, calls } = message
  return { role, content, ...(calls.length > 0 && { tool_calls: calls.map(callOf) }) }
}

/** Plain text where there is nothing else: some servers know no other form. */
function contentOf(text: string, media: Media[]) {
  if (media.length === 0) return text
  return [...(text === '' ? [] : [{ type: 'text', text }]), ...media.map(mediaOf)]
}

function mediaOf({ kind, mediaType, base64 }: Media) {
  if (kind === 'audio') return { type: 'input_audio', input_audio: { data: base64, format: 'wav' } }
  const url = `data:${mediaType};base64,${base64}`
  return kind === 'image' ? { type: 'image_url', image_url: { url } } : { type: 'video_url', video_url: { url } }
}

const callOf = ({ id, name, input }: ToolCall) => ({ id, type: 'function', function: { name, arguments: input } })

const toolOf = ({ name, description, parameters }: Tool) => ({
  type: 'function',
  function: { name, description, parameters },
})
