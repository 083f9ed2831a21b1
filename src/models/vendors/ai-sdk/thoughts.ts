import type { createAnthropic } from '@ai-sdk/anthropic'
import type { ToolCall } from '../vendor.ts'

type Prompt = Parameters<ReturnType<ReturnType<typeof createAnthropic>>['doStream']>[0]['prompt']
/** Data of a vendor about a part, by the vendor's name. */
type Options = NonNullable<Prompt[number]['providerOptions']>
type Thought = { type: 'reasoning'; text: string; providerOptions: Options }
/** What a vendor wants back with a call: its own data, and with the first call the thoughts before it. */
export type Echo = { options?: Options; thoughts?: Thought[] }

/** Longest thoughts to send back, in UTF-16 units. */
const TEXT_MAX = 2 ** 20

/** Anthropic's protocol sends no thought without a signature; some gateways give none, and still want the thought. */
const UNSIGNED: Options = { anthropic: { signature: '' } }

/** Collects thoughts as they come. */
export function createThoughts() {
  const all = new Map<string, Thought>()
  let length = 0
  return {
    push(id: string, text: string, options: Options | undefined): void {
      const thought: Thought = all.get(id) ?? { type: 'reasoning', text: '', providerOptions: UNSIGNED }
      all.set(id, thought)
      length += text.length
      if (length <= TEXT_MAX) thought.text += text
      if (options !== undefined) thought.providerOptions = { ...thought.providerOptions, ...options }
    },
    with(call: ToolCall): ToolCall {
      return all.size === 0 ? call : { ...call, echo: { ...echoOf(call), thoughts: [...all.values()] } satisfies Echo }
    },
  }
}

// Only this vendor's own calls come back to it.
export const echoOf = (call: ToolCall | undefined): Echo => call?.echo ?? {}
