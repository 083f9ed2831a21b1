import { answer, begun, delta, ended, event, json, reason, START, STOP, text, tool } from './anthropic-events.ts'
import { data, INPUT, JSON_INPUT, type Quirk, searched } from './quirk.ts'

const hello = { said: 'Hello there' }

/** What gateways to Anthropic's protocol send. */
export const anthropic: Quirk[] = [
  {
    quirk: 'no message_stop',
    from: 'anomalyco/opencode#43617',
    wire: START + text('Hello', ' there') + reason(),
    ...hello,
  },
  {
    quirk: 'neither a reason nor a stop',
    from: 'anomalyco/opencode#43617',
    wire: START + text('Hello', ' there'),
    ...hello,
  },
  {
    quirk: 'message_start comes twice',
    from: 'NVIDIA/NemoClaw#6297',
    wire: START + START + text('Hello', ' there') + reason() + STOP,
    ...hello,
  },
  {
    quirk: 'message_stop comes twice',
    from: 'katanemo/plano#898',
    wire: START + text('Hello', ' there') + reason() + STOP + STOP,
    ...hello,
  },
  { quirk: 'no message_start', from: 'katanemo/plano#898', wire: text('Hello', ' there') + reason() + STOP, ...hello },
  {
    quirk: 'a block that nobody began',
    from: 'katanemo/plano#898',
    wire: START + delta({ type: 'text_delta', text: 'Hello there' }) + reason() + STOP,
    ...hello,
  },
  {
    quirk: 'the stream ends within a block',
    from: 'ranxianglei/billion-context-pi#92',
    wire: START + begun({ type: 'text', text: '' }) + delta({ type: 'text_delta', text: 'Hello' }),
    fails: /ended before its answer did/,
  },
  { quirk: 'a stop alone', from: 'theopenco/llmgateway#2271', wire: STOP, fails: /ended before its answer did/ },
  {
    quirk: 'an error with status 200',
    from: 'Kilo-Org/cloud#4326',
    wire: 'event: error\ndata: {"type":"error","error":{"type":"timeout_error","message":"slow"}}\n\n',
    fails: /answered 500/,
  },
  {
    quirk: 'an error without a type',
    from: 'diegosouzapw/OmniRoute#8210',
    wire: data({ error: { message: 'slow' } }),
    fails: /answered 500/,
  },
  {
    quirk: 'pings and events that nobody knows',
    from: 'macanderson/stella#824',
    wire: answer(event({ type: 'ping' }), event({ type: 'gateway_note', note: 1 }), text('Hello', ' there')),
    ...hello,
  },
  {
    quirk: 'a block of a kind that nobody knows, with text of its own',
    from: 'platform.claude.com, versioning: new events and blocks may be added',
    wire: answer(
      begun({ type: 'summary_of_thoughts', text: '' }) + delta({ type: 'summary_delta', text: 'Secret' }) + ended(),
      text('Hello', ' there').replaceAll('"index":0', '"index":1'),
    ),
    ...hello,
  },
  {
    quirk: 'events without their names',
    from: 'Portkey-AI/gateway#949',
    wire: (START + text('Hello', ' there') + reason() + STOP).replaceAll(/^event: .*\n/gm, ''),
    ...hello,
  },
  {
    quirk: 'usage is null',
    from: 'AI45Lab/SAfactory#65',
    wire: START + text('Hello', ' there') + reason('end_turn', { usage: null }) + STOP,
    ...hello,
  },
  {
    quirk: 'a delta without its type',
    from: 'AI45Lab/SAfactory#65',
    wire: START + begun({ type: 'text' }) + delta({ text: 'Hello there' }) + ended() + reason() + STOP,
    ...hello,
  },
  {
    quirk: 'a delta that is null',
    from: 'macanderson/stella#824',
    wire: answer(
      begun({ type: 'text', text: '' }),
      delta({ type: 'text_delta', text: null }),
      delta({ type: 'text_delta', text: 'Hello there' }),
      ended(),
    ),
    ...hello,
  },
  {
    quirk: '[DONE] at the end',
    from: 'katanemo/plano#898',
    wire: START + text('Hello', ' there') + reason() + STOP + data('[DONE]'),
    ...hello,
  },
  {
    quirk: 'lines end in CR LF',
    from: 'html.spec.whatwg.org, server-sent events',
    wire: (START + text('Hello', ' there') + reason() + STOP).replaceAll('\n', '\r\n'),
    ...hello,
  },
  {
    quirk: 'a whole answer though a stream was asked for',
    from: 'anthropics/claude-code#4378',
    wire: JSON.stringify({
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      content: [{ type: 'text', text: 'Hello there' }],
      stop_reason: 'end_turn',
      usage: { input_tokens: 3, output_tokens: 2 },
    }),
    ...hello,
  },
  {
    quirk: 'a call of a whole answer',
    from: 'lablup/mlxcel#654',
    wire: JSON.stringify({
      type: 'message',
      content: [{ type: 'tool_use', name: 'search_listings', input: INPUT }],
      stop_reason: 'tool_use',
    }),
    calls: searched,
  },
  {
    quirk: 'a call without an id',
    from: 'lablup/mlxcel#654',
    wire: START + tool(json, { id: null }) + reason('tool_use') + STOP,
    calls: searched,
  },
  {
    quirk: 'arguments that are an object',
    from: 'BerriAI/litellm#37792',
    wire: START + tool({ type: 'input_json_delta', partial_json: INPUT }) + reason('tool_use') + STOP,
    calls: searched,
  },
  {
    quirk: 'a call whose block never ends',
    from: 'anomalyco/opencode#43617',
    wire:
      START +
      begun({ type: 'tool_use', id: 'a', name: 'search_listings', input: {} }) +
      delta(json) +
      reason('tool_use'),
    calls: searched,
  },
  {
    quirk: 'thoughts behind the text',
    from: 'antirez/ds4#678',
    wire: START + text('Hello', ' there</think>') + reason() + STOP,
    ...hello,
  },
  {
    quirk: 'channels of gpt-oss',
    from: 'lablup/mlxcel#654',
    wire: answer(
      text('<|channel|>analysis<|message|>Hm<|end|><|start|>assistant<|channel|>final<|message|>Hello there'),
    ),
    ...hello,
  },
  {
    quirk: 'a call as text',
    from: 'vllm-project/vllm#46863',
    wire:
      START + text(JSON.stringify({ type: 'function', name: 'search_listings', parameters: INPUT })) + reason() + STOP,
    calls: searched,
  },
  {
    quirk: 'the answer became too long',
    from: 'theopenco/llmgateway#2271',
    wire: START + text('Hello', ' there') + reason('max_tokens') + STOP,
    ...hello,
    cut: 'length',
  },
  {
    quirk: 'the vendor refused',
    from: 'theopenco/llmgateway#2271',
    wire: START + text('Hello', ' there') + reason('refusal') + STOP,
    ...hello,
    cut: 'filter',
  },
  {
    quirk: 'arguments all at the start of their block',
    from: 'Yeachan-Heo/gajae-code#1895',
    wire:
      START +
      begun({ type: 'tool_use', id: 'a', name: 'search_listings', input: INPUT }) +
      ended() +
      reason('tool_use') +
      STOP,
    calls: searched,
  },
  {
    quirk: 'content that is a text, though a stream was asked for',
    from: 'lablup/mlxcel#654',
    wire: JSON.stringify({ type: 'message', role: 'assistant', content: 'Hello there', stop_reason: 'end_turn' }),
    ...hello,
  },
  {
    quirk: 'a whole answer without its type',
    from: 'anthropics/claude-code#4378',
    wire: JSON.stringify({
      role: 'assistant',
      content: [{ type: 'text', text: 'Hello there' }],
      stop_reason: 'end_turn',
    }),
    ...hello,
  },
  {
    quirk: 'the content within message_start',
    from: 'katanemo/plano#898',
    wire:
      event({ type: 'message_start', message: { content: [{ type: 'text', text: 'Hello there' }], usage: {} } }) +
      reason() +
      STOP,
    ...hello,
  },
  {
    quirk: 'a piece of arguments without an index',
    from: 'AI45Lab/SAfactory#65',
    wire:
      START +
      begun({ type: 'tool_use', id: 'a', name: 'search_listings', input: {} }, 1) +
      event({ type: 'content_block_delta', delta: json }) +
      ended(1) +
      reason('tool_use') +
      STOP,
    calls: searched,
  },
  {
    quirk: 'arguments as text at the start of their block',
    from: 'Yeachan-Heo/gajae-code#1895',
    wire:
      START +
      begun({ type: 'tool_use', id: 'a', name: 'search_listings', input: JSON_INPUT }) +
      ended() +
      reason('tool_use') +
      STOP,
    calls: searched,
  },
  {
    quirk: "another protocol's word for a call",
    from: 'BerriAI/litellm#37792',
    wire:
      START +
      begun({ type: 'function', id: 'a', name: 'search_listings', input: INPUT }) +
      ended() +
      reason('tool_use') +
      STOP,
    calls: searched,
  },
  ...[
    ['arguments in a fence', `\`\`\`json\n${JSON_INPUT}\n\`\`\``],
    ['arguments in single quotes', "{'Query': 'homes in Seattle'}"],
    ['arguments encoded twice', JSON.stringify(JSON_INPUT)],
    ['arguments sent twice', JSON_INPUT + JSON_INPUT],
    ['arguments without their last bracket', JSON_INPUT.slice(0, -1)],
  ].map(
    ([quirk = '', partial_json]): Quirk => ({
      quirk,
      from: 'BerriAI/litellm#37792',
      wire: START + tool({ type: 'input_json_delta', partial_json }) + reason('tool_use') + STOP,
      calls: searched,
    }),
  ),
  ...(['length', 'content_filter'] as const).map(
    (why): Quirk => ({
      quirk: `another protocol's reason ${why}`,
      from: 'theopenco/llmgateway#2271',
      wire: START + text('Hello', ' there') + reason(why) + STOP,
      ...hello,
      cut: why === 'length' ? 'length' : 'filter',
    }),
  ),
]
