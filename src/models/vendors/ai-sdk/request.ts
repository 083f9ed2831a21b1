import type { createAnthropic } from '@ai-sdk/anthropic'
import { argumentsOf } from '../arguments.ts'
import type { Feature } from '../refusals.ts'
import { type Message, type ToolCall, USUAL_TEMPERATURE, type VendorRequest, withoutSystem } from '../vendor.ts'
import { echoOf } from './thoughts.ts'

/** A model of an AI SDK provider package; the rest of the SDK is not used. */
export type LanguageModel = Pick<ReturnType<ReturnType<typeof createAnthropic>>, 'doStream'>

type Options = Parameters<LanguageModel['doStream']>[0]
type SdkMessage = Options['prompt'][number]

/** A request in the AI SDK's format. */
export const optionsOf = (
  { messages, tools, wordsOnly, temperature, answerTokens }: VendorRequest,
  without: ReadonlySet<Feature>,
): Options => ({
  prompt: (without.has('systemRole') ? withoutSystem(messages) : messages).map(messageOf),
  tools: tools.map(({ name, description, parameters: inputSchema }) => ({
    type: 'function',
    name,
    description,
    inputSchema,
  })),
  ...(tools.length > 0 &&
    !without.has('toolChoice') && { toolChoice: { type: wordsOnly ? ('none' as const) : ('auto' as const) } }),
  ...(temperature !== USUAL_TEMPERATURE && !without.has('temperature') && { temperature }),
  ...(answerTokens !== undefined && { maxOutputTokens: answerTokens }),
})

function messageOf(message: Message): SdkMessage {
  if (message.role === 'system') return { role: 'system', content: message.text }
  if (message.role === 'user') {
    const files = message.media.map(({ mediaType, standIn }) => ({
      type: 'file' as const,
      mediaType,
      data: { type: 'data' as const, data: standIn },
    }))
    return { role: 'user', content: [...textPart(message.text), ...files] }
  }
  if (message.role === 'tool') {
    const { id: toolCallId, name: toolName } = message.call
    const output = { type: 'text' as const, value: message.result }
    return { role: 'tool', content: [{ type: 'tool-result', toolCallId, toolName, output }] }
  }
  const thoughts = echoOf(message.calls[0]).thoughts ?? []
  return { role: 'assistant', content: [...thoughts, ...textPart(message.text), ...message.calls.map(callPart)] }
}

/** Leaves out empty texts, which vendors reject. */
const textPart = (text: string) => (text === '' ? [] : [{ type: 'text' as const, text }])

function callPart(call: ToolCall) {
  const { id, name, input } = call
  const { options } = echoOf(call)
  return {
    type: 'tool-call' as const,
    toolCallId: id,
    toolName: name,
    input: argumentsOf(input),
    ...(options !== undefined && { providerOptions: options }),
  }
}
