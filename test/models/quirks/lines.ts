import { DONE, data, delta, finish, type Quirk, saying, text } from './quirk.ts'

const usual = saying('Hello', ' there')
const whole = (more: object = {}) => ({
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Hello there' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
  ...more,
})

const SOURCES: Readonly<Record<string, string>> = {
  NaN: 'infiniflow/ragflow#15266',
  'a list of events': 'danny-avila/LibreChat#7138',
  'a line of a log before the events': 'amd/gaia#3501',
  'words as an event before the others': 'NVIDIA/garak#748',
  "Python's quotes": 'langchain-ai/langchain#32109',
}

/** How the events of a body stand in it. */
export const lines: Quirk[] = [
  {
    quirk: 'lines end in CR LF',
    from: 'html.spec.whatwg.org, server-sent events',
    wire: usual.replaceAll('\n', '\r\n'),
    said: 'Hello there',
  },
  {
    quirk: 'lines end in CR alone',
    from: 'html.spec.whatwg.org, server-sent events',
    wire: usual.replaceAll('\n', '\r'),
    said: 'Hello there',
  },
  {
    quirk: 'a byte order mark begins the body',
    from: 'html.spec.whatwg.org, server-sent events',
    wire: `\uFEFF${usual}`,
    said: 'Hello there',
  },
  {
    quirk: 'no blank follows data:',
    from: 'ggml-org/llama.cpp#14268',
    wire: usual.replaceAll('data: ', 'data:'),
    said: 'Hello there',
  },
  {
    quirk: 'a comment every few seconds',
    from: 'openai/openai-go#227',
    wire: `: OPENROUTER PROCESSING\n\n: OPENROUTER PROCESSING\n\n${usual}`,
    said: 'Hello there',
  },
  {
    quirk: 'empty data and pings keep the connection alive',
    from: 'coddy-project/coddy-agent#106',
    wire: `: ping\n\ndata: \n\ndata:\n\n${usual}`,
    said: 'Hello there',
  },
  {
    quirk: 'fields that nobody knows, and fields without a value',
    from: 'html.spec.whatwg.org, server-sent events',
    wire: `x-request: 7\nid\n${usual.replaceAll('data: ', 'trace: 12\ndata: ')}`,
    said: 'Hello there',
  },
  { quirk: 'data is null', from: 'sgl-project/sglang#9657', wire: `data: null\n\n${usual}`, said: 'Hello there' },
  {
    quirk: '[DONE] ends without a line end',
    from: 'darshi1337/apogee#139',
    wire: text('Hello', ' there') + finish() + 'data: [DONE]',
    said: 'Hello there',
  },
  {
    quirk: '[DONE] is missing',
    from: 'perplexityai/api-discussion#209',
    wire: text('Hello', ' there') + finish(),
    said: 'Hello there',
  },
  {
    quirk: 'no finish_reason ever comes',
    from: 'songquanpeng/one-api#1299',
    wire: text('Hello', ' there') + DONE,
    said: 'Hello there',
  },
  {
    quirk: 'finish_reason is null to the end',
    from: 'vllm-project/vllm#27572',
    wire: text('Hello', ' there') + delta({}) + DONE,
    said: 'Hello there',
  },
  {
    quirk: 'something follows [DONE]',
    from: 'chenyme/grok2api#626',
    wire: `${usual}${text(' again')}`,
    said: 'Hello there',
  },
  {
    quirk: 'the stream ends without any end',
    from: 'ranxianglei/billion-context-pi#92',
    wire: text('Hello'),
    fails: /ended before its answer did/,
  },
  {
    quirk: 'JSON stretches over several data lines',
    from: 'Portkey-AI/gateway#1072',
    wire: `${JSON.stringify(JSON.parse(delta({ content: 'Hello there' }).slice(6)), null, 2).replaceAll(/^/gm, 'data: ')}\n\n${finish()}${DONE}`,
    said: 'Hello there',
  },
  {
    quirk: 'the whole answer as JSON though a stream was asked for',
    from: 'cline/cline#13348',
    wire: JSON.stringify(whole()),
    said: 'Hello there',
    tokens: 5,
  },
  {
    quirk: 'the whole answer as JSON on many lines',
    from: 'sgl-project/mini-sglang#51',
    wire: JSON.stringify(whole(), null, 2),
    said: 'Hello there',
    tokens: 5,
  },
  {
    quirk: 'the whole answer with [DONE] behind it',
    from: 'decolua/9router#3492',
    wire: `${JSON.stringify(whole())}\n\ndata: [DONE]\n\n`,
    said: 'Hello there',
    tokens: 5,
  },
  {
    quirk: 'the whole answer as one event',
    from: 'Zen4-bit/Proxima#45',
    wire: data(whole()) + DONE,
    said: 'Hello there',
    tokens: 5,
  },
  {
    quirk: 'the whole answer inside another object',
    from: 'cline/cline#13348',
    wire: JSON.stringify({ data: whole(), success: true }),
    said: 'Hello there',
    tokens: 5,
  },
  {
    quirk: 'an object a line, without events',
    from: 'langgenius/dify#4120',
    wire: usual.replaceAll('data: ', '').replaceAll('\n\n', '\n'),
    said: 'Hello there',
  },
  {
    quirk: "Ollama's own protocol",
    from: 'meta-llama/llama3#160',
    wire:
      ['Hello', ' there']
        .map((content) => `${JSON.stringify({ message: { role: 'assistant', content }, done: false })}\n`)
        .join('') +
      `${JSON.stringify({ message: { role: 'assistant', content: '' }, done: true, done_reason: 'stop', prompt_eval_count: 3, eval_count: 2 })}\n`,
    said: 'Hello there',
    tokens: 5,
  },
  {
    quirk: 'an error field of its own',
    from: 'ggml-org/llama.cpp#16109',
    wire: 'error: {"code":400,"message":"the request exceeds the available context size","type":"invalid_request_error"}\n\ndata: [DONE]\n\n',
    fails: /exceeds the available context size/,
  },
  {
    quirk: 'an error event',
    from: 'Kilo-Org/cloud#4326',
    wire: 'event: error\ndata: {"message":"the worker timed out"}\n\n',
    fails: /the worker timed out/,
  },
  {
    quirk: 'an error with status 200',
    from: 'ggml-org/llama.cpp#14566',
    wire: data({ error: { code: 500, message: 'context is full', type: 'server_error' } }),
    fails: /context is full/,
  },
  {
    quirk: 'an error in words with status 200',
    from: 'amd/gaia#3501',
    wire: 'Internal Server Error',
    fails: /Internal Server Error/,
  },
  {
    quirk: 'an error in words as an event',
    from: 'sysid/sse-starlette#106',
    wire: 'data: upstream connect error\n\n',
    fails: /upstream connect error/,
  },
  {
    quirk: 'an error that is a text',
    from: 'ollama/ollama#14795',
    wire: '{"error":"model requires more system memory"}\n',
    fails: /more system memory/,
  },
  {
    quirk: 'an error beside a choice that ends in error',
    from: 'damianvtran/local-operator#223',
    wire:
      text('Hel') +
      data({
        error: { code: 502, message: 'Provider disconnected' },
        choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
      }),
    fails: /Provider disconnected/,
  },
  {
    quirk: 'an error beside no choices',
    from: 'diegosouzapw/OmniRoute#8210',
    wire: data({ error: { code: 502, message: 'Worker limit reached' }, choices: [] }) + DONE,
    fails: /Worker limit reached/,
  },
  {
    quirk: 'FastAPI says detail',
    from: 'NVIDIA/garak#748',
    wire: '{"detail":"Model is loading"}',
    fails: /Model is loading/,
  },
  {
    quirk: 'the page of a proxy',
    from: 'amd/gaia#3501',
    wire: '<!DOCTYPE html>\n<html><body>502 Bad Gateway</body></html>',
    fails: /Bad Gateway/,
  },
  {
    quirk: 'an event that was cut off',
    from: 'avante-corp/avante.nvim#432',
    wire: `${text('Hel')}data: {"choices":[{"delta":{"content":"lo\n\n${text('!')}`,
    fails: /cannot be read/,
  },
  ...(
    [
      ['blanks and tabs behind data:', usual.replaceAll('data: ', 'data: \t')],
      ['data: in capitals', usual.replaceAll('data: ', 'DATA: ')],
      ['data: behind blanks', usual.replaceAll('data: ', '  data: ')],
      ['data: twice', usual.replaceAll('data: ', 'data: data: ')],
      ['a byte order mark before each event', usual.replaceAll('data: ', '\uFEFFdata: ')],
      ['no blank line between events', usual.replaceAll('\n\n', '\n')],
      ['two events in one line', usual.replace('\n\ndata: ', '')],
      ['two events with data: in one line', usual.replace('\n\ndata: ', 'data: ')],
      ['a list of events', data(usual.match(/\{.*\}/g)?.map((event) => JSON.parse(event))) + DONE],
      ['an event as JSON in a text', usual.replaceAll(/\{.*\}/g, (event) => JSON.stringify(event))],
      ['[done] in small letters', usual.replace('[DONE]', '[done]')],
      ['an event named done', text('Hello', ' there') + 'event: done\ndata: {}\n\n'],
      ['a line of a log before the events', `INFO: generating\n${usual}`],
      ['words as an event before the others', `data: loading model\n\n${usual}`],
      ['NaN', usual.replaceAll('"index":0', '"index":0,"logprobs":NaN')],
      ["Python's quotes", usual.replaceAll('"', "'").replaceAll('null', 'None')],
    ] as const
  ).map(
    ([quirk, wire]): Quirk => ({
      quirk,
      from: SOURCES[quirk] ?? 'anomalyco/opencode#27365',
      wire,
      said: 'Hello there',
    }),
  ),
]
