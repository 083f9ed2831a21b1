import type { Feature } from '../features.ts'
import type { Media } from '../media.ts'
import type { Message, Tool, ToolCall, VendorRequest } from '../vendor.ts'

/** A vendor's own default: several newer models refuse to be told any temperature at all. */
const USUAL_TEMPERATURE = 1

/** How requests have to be spelled for one server: what it refused is left out, or said otherwise. */
export type Spelling = {
  without: Set<Feature>
  /** undefined: no limit is sent */
  tokenLimit: 'max_tokens' | 'max_completion_tokens' | undefined
}

/** The body of a chat completion, streamed where the server streams. */
export function bodyOf(model: string, request: VendorRequest, { without, tokenLimit }: Spelling) {
  const { messages, tools, wordsOnly, temperature, answerTokens } = request
  const forbidsTools = tools.length > 0 && wordsOnly && !without.has('toolChoice')
  return {
    model,
    messages: (without.has('systemRole') ? withoutSystem(messages) : messages).map(messageOf),
    ...(tools.length > 0 && { tools: tools.map(toolOf) }),
    ...(forbidsTools && { tool_choice: 'none' }),
    ...(temperature !== USUAL_TEMPERATURE && !without.has('temperature') && { temperature }),
    ...(answerTokens !== undefined && tokenLimit !== undefined && { [tokenLimit]: answerTokens }),
    stream: !without.has('stream'),
    ...(!without.has('stream') && !without.has('usage') && { stream_options: { include_usage: true } }),
  }
}

/**
 * Changes a spelling so that it leaves out what a server refused. Answers whether there was anything to change; what
 * only the caller can do without, such as tools and pictures, is none.
 */
export function leaveOut(feature: Feature, spelling: Spelling): boolean {
  const { without, tokenLimit } = spelling
  if (feature === 'unknown') return GUESSES.some((guess) => leaveOut(guess, spelling))
  if (feature === 'tokenLimit') {
    if (tokenLimit === undefined) return false
    const isSecond = without.has('tokenLimit')
    without.add('tokenLimit')
    spelling.tokenLimit = isSecond ? undefined : tokenLimit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'
    return true
  }
  if (!SPELLED.has(feature) || without.has(feature)) return false
  without.add(feature)
  return true
}

const SPELLED = new Set<Feature>(['usage', 'toolChoice', 'temperature', 'systemRole', 'stream'])
/** What is tried, one after the other, where a server does not say what it refused. */
const GUESSES: Feature[] = ['usage', 'temperature', 'tokenLimit']

/** The instructions stand before the first question instead. */
function withoutSystem(messages: Message[]): Message[] {
  const [system, ...others] = messages
  if (system?.role !== 'system') return messages
  const first = others.findIndex(({ role }) => role === 'user')
  return others.map((message, index) =>
    index === first && message.role === 'user' ? { ...message, text: `${system.text}\n\n${message.text}` } : message,
  )
}

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
