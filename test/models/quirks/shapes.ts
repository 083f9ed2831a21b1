import {
  call,
  calling,
  DONE,
  data,
  delta,
  finish,
  INPUT,
  JSON_INPUT,
  type Quirk,
  saying,
  searched,
  text,
} from './quirk.ts'

const name = 'search_listings'
const [FIRST, SECOND] = [JSON_INPUT.slice(0, 9), JSON_INPUT.slice(9)]
const made = { name, arguments: JSON_INPUT }
const both: [string, unknown][] = [
  [name, INPUT],
  ['listing_details', { Keys: ['1'] }],
]
const search = (quirk: string, from: string, ...chunks: string[]): Quirk => ({
  quirk,
  from,
  wire: calling(...chunks),
  calls: searched,
})
const named = (quirk: string, from: string, given: string): Quirk =>
  search(quirk, from, call({ index: 0, id: 'a', function: { name: given, arguments: JSON_INPUT } }))
const hello = (quirk: string, from: string, wire: string, more: Partial<Quirk> = {}): Quirk => ({
  quirk,
  from,
  wire,
  said: 'Hello',
  ...more,
})

/**
 * Other shapes of calls and answers than the protocol has. Many are variations that were thought of here: `from` names a report of
 * the same kind of trouble, not of that very shape.
 */
export const shapes: Quirk[] = [
  search(
    'each piece has the next index',
    'LibreChat-AI/agents#260',
    call({ index: 0, id: 'a', function: { name, arguments: '' } }),
    call({ index: 1, function: { arguments: FIRST } }),
    call({ index: 2, function: { arguments: SECOND } }),
  ),
  search(
    'each piece has another id',
    'vllm-project/vllm#44098',
    call({ index: 0, id: 'a', function: { name, arguments: FIRST } }),
    call({ index: 0, id: 'b', function: { name, arguments: SECOND } }),
  ),
  search(
    'the name comes as far as it has come',
    'open-webui/open-webui#22235',
    call({ index: 0, id: 'a', function: { name: 'search' } }),
    call({ index: 0, function: { name: 'search_list' } }),
    call({ index: 0, function: { ...made } }),
  ),
  search(
    'arguments come before the name',
    'agentscope-ai/agentscope-java#2205',
    call({ index: 0, id: 'a', function: { arguments: FIRST } }),
    call({ index: 0, function: { name, arguments: SECOND } }),
  ),
  {
    ...search(
      'two calls have one id',
      'LibreChat-AI/agents#260',
      call(
        { index: 0, id: 'a', function: made },
        { index: 1, id: 'a', function: { name: 'listing_details', arguments: '{"Keys":["1"]}' } },
      ),
    ),
    calls: both,
  },
  search(
    'function is the name',
    'jjang-ai/vmlx#219',
    call({ index: 0, id: 'a', function: name, arguments: JSON_INPUT }),
  ),
  search('function is a list', 'jjang-ai/vmlx#219', call({ index: 0, id: 'a', function: [made] })),
  search(
    'a list within the list',
    'jjang-ai/vmlx#219',
    data({ choices: [{ index: 0, delta: { tool_calls: [[{ id: 'a', function: made }]] } }] }),
  ),
  search('calls by number', 'jjang-ai/vmlx#219', delta({ tool_calls: { 0: { id: 'a', function: made } } })),
  search('calls as JSON', 'ollama/ollama#6155', delta({ tool_calls: JSON.stringify([{ id: 'a', function: made }]) })),
  search('one tool_call', 'NVIDIA/TensorRT-Edge-LLM#93', delta({ tool_call: { id: 'a', function: made } })),
  search('toolCalls', 'NVIDIA/TensorRT-Edge-LLM#93', delta({ toolCalls: [{ id: 'a', function: made }] })),
  search(
    'calls beside the delta',
    'NVIDIA/TensorRT-Edge-LLM#93',
    data({ choices: [{ index: 0, delta: {}, tool_calls: [{ id: 'a', function: made }] }] }),
  ),
  search(
    'a custom tool',
    'openai/openai-python#3246',
    call({ index: 0, id: 'a', type: 'custom', custom: { name, input: JSON_INPUT } }),
  ),
  search(
    'a call among the parts of the content',
    'BerriAI/litellm#16272',
    delta({ content: [{ type: 'tool_use', id: 'a', name, input: INPUT }] }),
  ),
  search(
    'both function_call and tool_calls',
    'simonw/llm#294',
    delta({ function_call: made, tool_calls: [{ index: 0, id: 'a', function: made }] }),
  ),
  search(
    'the call in the message at the end',
    'perplexityai/api-discussion#209',
    data({ choices: [{ index: 0, delta: {}, message: { tool_calls: [{ id: 'a', function: made }] } }] }),
  ),
  named('a tool behind the name of its server', 'anomalyco/opencode#2421', `mcp__porchlight__${name}`),
  named('a number behind the name', 'vllm-project/vllm#46344', `${name}_0`),
  named('a tag behind the name', 'vllm-project/vllm#5649', `${name}</tool_call>`),
  named('a token before the name', 'lablup/mlxcel#654', `<|constrain|>${name}`),
  named('a channel before the name', 'lablup/mlxcel#654', `commentary<|channel|>${name}`),
  hello(
    'the only choice has the index 1',
    'BerriAI/litellm#3276',
    data({ choices: [{ index: 1, delta: { content: 'Hello' }, finish_reason: 'stop' }] }),
  ),
  hello(
    'choices by number',
    'NVIDIA/TensorRT-Edge-LLM#93',
    data({ choices: { 0: { index: 0, delta: { content: 'Hello' }, finish_reason: 'stop' } } }),
  ),
  hello(
    'the delta is a text',
    'NVIDIA/TensorRT-Edge-LLM#93',
    data({ choices: [{ index: 0, delta: 'Hello', finish_reason: 'stop' }] }),
  ),
  hello(
    'the delta is a list',
    'NVIDIA/TensorRT-Edge-LLM#93',
    data({ choices: [{ index: 0, delta: [{ content: 'Hello' }], finish_reason: 'stop' }] }),
  ),
  hello('text instead of content', 'NVIDIA/TensorRT-Edge-LLM#93', delta({ text: 'Hello' }) + finish() + DONE),
  hello(
    'content has its text one level deeper',
    'symfony/ai#2422',
    delta({ content: { text: { value: 'Hello' } } }) + finish() + DONE,
  ),
  hello('content has parts', 'symfony/ai#2422', delta({ content: { parts: [{ text: 'Hello' }] } }) + finish() + DONE),
  hello(
    'a refusal among the parts',
    'openai/openai-python#2641',
    delta({ content: [{ type: 'refusal', refusal: 'Hello' }] }) + finish() + DONE,
  ),
  hello(
    'the refusal repeats the content',
    'openai/openai-python#2641',
    delta({ content: 'Hello', refusal: 'Hello' }) + finish() + DONE,
  ),
  hello(
    'messages instead of deltas',
    'perplexityai/api-discussion#209',
    data({ choices: [{ message: { content: 'Hel' } }] }) +
      data({ choices: [{ message: { content: 'lo' }, finish_reason: 'stop' }] }) +
      DONE,
  ),
  hello(
    'messages that grow',
    'perplexityai/api-discussion#209',
    data({ choices: [{ message: { content: 'Hel' } }] }) +
      data({ choices: [{ message: { content: 'Hello' }, finish_reason: 'stop' }] }) +
      DONE,
  ),
  hello('a thought by its flag', 'su-kaka/gcli2api#403', delta({ content: 'Hm', thought: true }) + saying('Hello')),
  hello(
    "a thought by Google's flag",
    'securo-finance/securo#884',
    delta({ content: 'Hm', extra_content: { google: { thought: true } } }) + saying('Hello'),
  ),
  hello(
    'a thought by its role',
    'nhatbien/copilot-helper#7',
    delta({ role: 'reasoning', content: 'Hm' }) + saying('Hello'),
  ),
  hello('the result of a tool', 'XNet-NGO/aiope#119', delta({ role: 'tool', content: '3 homes' }) + saying('Hello')),
  hello(
    'finishReason',
    'NVIDIA/TensorRT-Edge-LLM#93',
    text('Hello') + data({ choices: [{ index: 0, delta: {}, finishReason: 'stop' }] }),
  ),
  hello(
    'stop_reason',
    'NVIDIA/TensorRT-Edge-LLM#93',
    text('Hello') + data({ choices: [{ index: 0, delta: {}, stop_reason: 'end_turn' }] }),
  ),
  hello(
    'the reason within the delta',
    'NVIDIA/TensorRT-Edge-LLM#93',
    text('Hello') + data({ choices: [{ index: 0, delta: { finish_reason: 'stop' } }] }),
  ),
  hello(
    'the reason beside the choices',
    'NVIDIA/TensorRT-Edge-LLM#93',
    text('Hello') + data({ choices: [], finish_reason: 'stop' }),
  ),
  hello(
    'the usage, and no other end',
    'vllm-project/vllm#27572',
    text('Hello') + data({ choices: [], usage: { total_tokens: 7 } }),
    { tokens: 7 },
  ),
  hello(
    'usage in the words of other protocols',
    'PaddlePaddle/FastDeploy#3247',
    text('Hello') + finish() + data({ choices: [], usage: { input_tokens: 3, output_tokens: 2 } }) + DONE,
    { tokens: 5 },
  ),
  hello(
    'an empty error beside each piece',
    'QuantumNous/new-api#378',
    data({ error: {}, choices: [{ index: 0, delta: { content: 'Hello' }, finish_reason: 'stop' }] }),
  ),
  hello(
    'an error of code 0',
    'QuantumNous/new-api#378',
    data({
      error: { code: 0, message: '' },
      choices: [{ index: 0, delta: { content: 'Hello' }, finish_reason: 'stop' }],
    }),
  ),
  ...['max_completion_tokens', 'model_context_window_exceeded'].map((reason) =>
    hello(`ended for ${reason}`, 'open-learning-exchange/planet#10281', text('Hello') + finish(reason) + DONE, {
      cut: 'length',
    }),
  ),
  ...['refusal', 'PROHIBITED_CONTENT', 'guardrail_intervened'].map((reason) =>
    hello(`ended for ${reason}`, 'open-learning-exchange/planet#10281', text('Hello') + finish(reason) + DONE, {
      cut: 'filter',
    }),
  ),
  ...[
    ['insufficient_system_resource', 'api-docs.deepseek.com, chat completion'],
    ['network_error', 'docs.z.ai, chat completion'],
    ['abort', 'docs.vllm.ai, FinishReason'],
  ].map(
    ([reason = '', from = '']): Quirk => ({
      quirk: `ended for ${reason}`,
      from,
      wire: text('Hel') + finish(reason) + DONE,
      fails: /sent an error in its answer/,
    }),
  ),
  hello(
    'a call that went wrong',
    'ai.google.dev, OpenAI compatibility',
    text('Hello') + finish('function_call_filter: MALFORMED_FUNCTION_CALL') + DONE,
  ),
  {
    quirk: 'an error by its type',
    from: 'Kilo-Org/cloud#4326',
    wire: text('Hel') + data({ type: 'error', message: 'overloaded' }) + DONE,
    fails: /overloaded/,
  },
]
