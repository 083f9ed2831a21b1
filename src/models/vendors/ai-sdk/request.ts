import type { createAnthropic } from '@ai-sdk/anthropic'
import type { Message, VendorRequest } from '../vendor.ts'

/** A model of an AI SDK provider package, used without the rest of that SDK. */
export type LanguageModel = Pick<ReturnType<ReturnType<typeof createAnthropic>>, 'doStream'>

type Options = Parameters<LanguageModel['doStream']>[0]
type SdkMessage = Options['prompt'][number]

/** A vendor's own default: several newer models refuse to be told any temperature at all. */
const USUAL_TEMPERATURE = 1

/** A request in the words of the AI SDK. */
export const optionsOf = ({ messages, tools, wordsOnly, temperature, answerTokens }: VendorRequest): Options => ({
  prompt: messages.map(messageOf),
  tools: tools.map(({ name, description, parameters: inputSchema }) => ({
    type: 'function',
    name,
    description,
    inputSchema,
  })),
  ...(tools.length > 0 && { toolChoice: { type: wordsOnly ? ('none' as const) : ('auto' as const) } }),
  ...(temperature !== USUAL_TEMPERATURE && { temperature }),
  ...(answerTokens !== undefined && { maxOutputTokens: answerTokens }),
})

function messageOf(message: Message): SdkMessage {
  if (message.role === 'system') return { role: 'system', content: message.text }
  if (message.role === 'user') {
    const files = message.media.map(({ mediaType, base64 }) => ({
      type: 'file' as const,
      mediaType,
      data: { type: 'data' as const, data: base64 },
    }))
    return { role: 'user', content: [...textPart(message.text), ...files] }
  }
  if (message.role === 'tool') {
    const { id: toolCallId, name: toolName } = message.call
    const output = { type: 'text' as const, value: message.result }
    return { role: 'tool', content: [{ type: 'tool-result', toolCallId, toolName, output }] }
  }
  return { role: 'assistant', content: [...textPart(message.text), ...message.calls.map(callPart)] }
}

/** Vendors refuse an empty text. */
const textPart = (text: string) => (text === '' ? [] : [{ type: 'text' as const, text }])

const callPart = ({ id, name, input, echo }: Extract<Message, { role: 'assistant' }>['calls'][number]) => ({
  type: 'tool-call' as const,
  toolCallId: id,
  toolName: name,
  input: argumentsOf(input),
  ...(echo !== undefined && { providerOptions: echo as NonNullable<SdkMessage['providerOptions']> }),
})

/** What a model wrote badly is shown to it again as nothing: vendors take only objects here. */
function argumentsOf(input: string): unknown {
  try {
    return JSON.parse(input)
  } catch {
    return {}
  }
}
