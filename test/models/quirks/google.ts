import { data, INPUT, JSON_INPUT, type Quirk, searched } from './quirk.ts'

const hello = { said: 'Hello there' }
const candidate = (parts: unknown, finishReason?: string) => ({
  candidates: [{ content: { role: 'model', parts }, ...(finishReason && { finishReason }), index: 0 }],
})
const said = (...pieces: string[]) => pieces.map((piece) => data(candidate([{ text: piece }]))).join('')
const end = (more: object = {}) => data({ ...candidate([], 'STOP'), ...more })
const called = (args: unknown) => data(candidate([{ functionCall: { name: 'search_listings', args } }]))

/** What gateways to Google's protocol send. */
export const google: Quirk[] = [
  {
    quirk: 'the end has no content',
    from: 'agentjido/req_llm#638',
    wire: said('Hello', ' there') + data({ candidates: [{ finishReason: 'STOP' }], usageMetadata: {} }),
    ...hello,
  },
  {
    quirk: 'a call, and its end in another event',
    from: 'envoyproxy/ai-gateway#2399',
    wire: called(INPUT) + data(candidate([{ text: '' }], 'STOP')),
    calls: searched,
  },
  {
    quirk: 'too long, without content',
    from: 'envoyproxy/ai-gateway#2107',
    wire: said('Hello', ' there') + data({ candidates: [{ finishReason: 'MAX_TOKENS' }] }),
    ...hello,
    cut: 'length',
  },
  {
    quirk: 'content is null',
    from: 'agentjido/req_llm#638',
    wire: data({ candidates: [{ content: null }] }) + said('Hello', ' there') + end(),
    ...hello,
  },
  {
    quirk: 'parts that are no list',
    from: 'agentjido/req_llm#638',
    wire: data({ candidates: [{ content: { parts: { text: 'Hello there' } } }] }) + end(),
    ...hello,
  },
  {
    quirk: 'arguments that are text',
    from: 'BerriAI/litellm#37792',
    wire: called(JSON_INPUT) + end(),
    calls: searched,
  },
  {
    quirk: 'arguments that are null',
    from: 'google/adk-python#5654',
    wire: data(candidate([{ functionCall: { name: 'no_answer', args: null } }])) + end(),
    calls: [['no_answer', {}]],
  },
  {
    quirk: 'usage is null',
    from: 'router-for-me/CLIProxyAPI#3173',
    wire: said('Hello', ' there') + end({ usageMetadata: null }),
    ...hello,
  },
  {
    quirk: 'usage is partly null',
    from: 'theopenco/llmgateway#2861',
    wire: said('Hello', ' there') + end({ usageMetadata: { promptTokenCount: null, totalTokenCount: 5 } }),
    ...hello,
  },
  {
    quirk: 'one array of all events',
    from: 'ai.google.dev, streamGenerateContent',
    wire: JSON.stringify([candidate([{ text: 'Hello' }]), candidate([{ text: ' there' }], 'STOP')], null, 1),
    ...hello,
  },
  {
    quirk: 'an event over several lines',
    from: 'avante-corp/avante.nvim#432',
    wire: `${JSON.stringify(candidate([{ text: 'Hello there' }]), null, 2).replaceAll(/^/gm, 'data: ')}\n\n${end()}`,
    ...hello,
  },
  {
    quirk: 'the stream ends without any end',
    from: 'ranxianglei/billion-context-pi#92',
    wire: said('Hello'),
    fails: /ended before its answer did/,
  },
  {
    quirk: 'an error alone',
    from: 'superagent-ai/grok-cli#287',
    wire: data({ error: { code: 503, message: 'overloaded', status: 'UNAVAILABLE' } }),
    fails: /answered 503/,
  },
  {
    quirk: 'an error in words',
    from: 'superagent-ai/grok-cli#287',
    wire: data({ error: 'overloaded' }),
    fails: /answered 500/,
  },
  {
    quirk: 'the filter stepped in',
    from: 'open-learning-exchange/planet#10281',
    wire: said('Hello', ' there') + data({ candidates: [{ finishReason: 'SAFETY', safetyRatings: 'high' }] }),
    ...hello,
    cut: 'filter',
  },
  {
    quirk: 'reasons in small letters',
    from: 'su-kaka/gcli2api#407',
    wire: said('Hello', ' there') + data({ candidates: [{ finishReason: 'max_tokens' }] }),
    ...hello,
    cut: 'length',
  },
  {
    quirk: '[DONE] at the end',
    from: 'su-kaka/gcli2api#403',
    wire: said('Hello', ' there') + end() + data('[DONE]'),
    ...hello,
  },
  {
    quirk: 'a second candidate',
    from: 'xorbitsai/inference#1215',
    wire:
      data({
        candidates: [
          candidate([{ text: 'Hello there' }]).candidates[0],
          candidate([{ text: 'Goodbye' }]).candidates[0],
        ],
      }) + end(),
    ...hello,
  },
  {
    quirk: 'thoughts',
    from: 'su-kaka/gcli2api#403',
    wire: data(candidate([{ text: 'Hm', thought: true }])) + said('Hello', ' there') + end(),
    ...hello,
  },
  {
    quirk: 'code of a tool as text',
    from: 'ai.google.dev, Gemma, function calling',
    wire: said('```tool_code\nprint(search_listings(Query="homes in Seattle"))\n```') + end(),
    calls: searched,
  },
  {
    quirk: 'a call that went wrong, without content',
    from: 'vercel/ai#5039',
    wire: said('Hello', ' there') + data({ candidates: [{ content: {}, finishReason: 'MALFORMED_FUNCTION_CALL' }] }),
    ...hello,
  },
  {
    quirk: 'a part with a signature alone',
    from: 'Wei-Shaw/sub2api#7081',
    wire: data(candidate([{ thoughtSignature: 'c2ln' }])) + said('Hello', ' there') + end(),
    ...hello,
  },
  {
    quirk: 'events within another object',
    from: 'su-kaka/gcli2api#407',
    wire: data({ response: candidate([{ text: 'Hello there' }], 'STOP') }),
    ...hello,
  },
  {
    quirk: 'one candidate that is no list',
    from: 'agentjido/req_llm#638',
    wire: data({ candidates: { content: { parts: [{ text: 'Hello there' }] }, finishReason: 'STOP' } }),
    ...hello,
  },
  ...[{ text: 'Hello there' }, { parts: ['Hello there'] }, 'Hello there'].map(
    (content): Quirk => ({
      quirk: `content as ${JSON.stringify(content)}`,
      from: 'agentjido/req_llm#638',
      wire: data({ candidates: [{ content, finishReason: 'STOP' }] }),
      ...hello,
    }),
  ),
  {
    quirk: 'thoughts whose flag is a text',
    from: 'su-kaka/gcli2api#403',
    wire: data(candidate([{ text: 'Hm', thought: 'true' }])) + said('Hello', ' there') + end(),
    ...hello,
  },
  {
    quirk: 'function_call',
    from: 'BerriAI/litellm#37792',
    wire: data(candidate([{ function_call: { name: 'search_listings', args: INPUT } }])) + end(),
    calls: searched,
  },
  {
    quirk: 'arguments instead of args',
    from: 'BerriAI/litellm#37792',
    wire: data(candidate([{ functionCall: { name: 'search_listings', arguments: INPUT } }])) + end(),
    calls: searched,
  },
  ...[`\`\`\`json\n${JSON_INPUT}\n\`\`\``, "{'Query': 'homes in Seattle'}", JSON.stringify(JSON_INPUT), [INPUT]].map(
    (args): Quirk => ({
      quirk: `arguments as ${JSON.stringify(args)}`,
      from: 'BerriAI/litellm#37792',
      wire: called(args) + end(),
      calls: searched,
    }),
  ),
  {
    quirk: 'too long, in the word of another protocol',
    from: 'su-kaka/gcli2api#407',
    wire: said('Hello', ' there') + data({ candidates: [{ finishReason: 'length' }] }),
    ...hello,
    cut: 'length',
  },
]
