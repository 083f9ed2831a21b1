import { type Dialect, type Plan, type SimVendor, startVendor } from './vendor.ts'

const frame = (body: object) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', ...body })}\n\n`
const delta = (content: object, finish_reason: string | null = null) =>
  frame({ choices: [{ index: 0, delta: content, finish_reason }] })

/** The chat completions protocol, as OpenAI and everything compatible with it streams. */
const chatCompletions: Dialect = {
  begin: () => [delta({ role: 'assistant', content: '' })],
  text: (content) => [delta({ content })],
  call({ name, input, index }) {
    const json = JSON.stringify(input)
    const half = Math.ceil(json.length / 2)
    const id = `call_${index}`
    return [
      delta({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] }),
      delta({ tool_calls: [{ index, function: { arguments: json.slice(0, half) } }] }),
      delta({ tool_calls: [{ index, function: { arguments: json.slice(half) } }] }),
    ]
  },
  end: (tokens, calls) => [
    delta({}, calls > 0 ? 'tool_calls' : 'stop'),
    frame({ choices: [], usage: { prompt_tokens: tokens - 1, completion_tokens: 1, total_tokens: tokens } }),
    'data: [DONE]\n\n',
  ],
}

/** A scripted OpenAI-compatible server; its address goes up to and with `/v1`. */
export async function startOpenAi(...acts: [Plan, ...Plan[]]): Promise<SimVendor> {
  const vendor = await startVendor(() => chatCompletions, ...acts)
  return { ...vendor, url: `${vendor.url}/v1` }
}
