import { DONE, data, delta, finish, type Quirk, saying, text } from './quirk.ts'

const usage = (value: unknown) => text('Hello') + finish() + data({ choices: [], usage: value }) + DONE

/** Fields that are there, are not, or are of another type. */
export const fields: Quirk[] = [
  {
    quirk: 'the first chunk has no choices',
    from: 'AbanteAI/archive-old-cli-mentat#429',
    wire: data({ id: '', choices: [], prompt_filter_results: [] }) + saying('Hello'),
    said: 'Hello',
  },
  {
    quirk: 'a choice without a delta',
    from: 'microsoft/autogen#6465',
    wire:
      text('Hello') +
      data({ choices: [{ index: 0, finish_reason: null, content_filter_offsets: {} }] }) +
      finish() +
      DONE,
    said: 'Hello',
  },
  {
    quirk: 'choices are null',
    from: 'RetellAI/retell-custom-llm-python-demo#5',
    wire: data({ choices: null }) + saying('Hello'),
    said: 'Hello',
  },
  {
    quirk: 'content is null',
    from: 'ggml-org/llama.cpp#14268',
    wire: delta({ role: 'assistant', content: null }) + saying('Hello'),
    said: 'Hello',
  },
  {
    quirk: 'content is a list of parts',
    from: 'BerriAI/litellm#16272',
    wire:
      delta({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }] }) +
      delta({ content: [{ type: 'text', text: 'Hello' }] }) +
      finish() +
      DONE,
    said: 'Hello',
  },
  {
    quirk: 'content is a list of texts',
    from: 'symfony/ai#2422',
    wire: delta({ content: ['Hel', 'lo'] }) + finish() + DONE,
    said: 'Hello',
  },
  {
    quirk: 'finish_reason is empty until the end',
    from: 'ollama/ollama#4357',
    wire:
      delta({ content: 'Hel' }, { finish_reason: '' }) +
      delta({ content: 'lo' }, { finish_reason: '' }) +
      finish() +
      DONE,
    said: 'Hello',
  },
  {
    quirk: 'every chunk says stop',
    from: 'QuantumNous/new-api#378',
    wire:
      delta({ content: 'Hel' }, { finish_reason: 'stop' }) + delta({ content: 'lo' }, { finish_reason: 'stop' }) + DONE,
    said: 'Hello',
  },
  {
    quirk: 'a thought says stop',
    from: 'su-kaka/gcli2api#403',
    wire: delta({ reasoning_content: 'Hm' }, { finish_reason: 'stop' }) + saying('Hello'),
    said: 'Hello',
  },
  {
    quirk: 'every chunk repeats the message so far',
    from: 'perplexityai/api-discussion#209',
    wire:
      data({ choices: [{ index: 0, delta: { content: 'Hel' }, message: { content: 'Hel' } }] }) +
      data({
        choices: [{ index: 0, delta: { content: 'lo' }, message: { content: 'Hello' }, finish_reason: 'stop' }],
      }) +
      DONE,
    said: 'Hello',
  },
  {
    quirk: 'the last chunk has the whole message and no delta',
    from: 'perplexityai/api-discussion#209',
    wire:
      text('Hel', 'lo') +
      data({ choices: [{ index: 0, message: { content: 'Hello' }, finish_reason: 'stop' }] }) +
      DONE,
    said: 'Hello',
  },
  {
    quirk: 'text stands where older completions have it',
    from: 'abetlen/llama-cpp-python#133',
    wire:
      data({ choices: [{ text: 'Hello', index: 0, finish_reason: null }] }) +
      data({ choices: [{ text: '', index: 0, finish_reason: 'stop' }] }) +
      DONE,
    said: 'Hello',
  },
  {
    quirk: 'a second choice speaks too',
    from: 'xorbitsai/inference#1215',
    wire:
      data({
        choices: [
          { index: 1, delta: { content: 'Goodbye' } },
          { index: 0, delta: { content: 'Hello' } },
        ],
      }) +
      finish() +
      DONE,
    said: 'Hello',
  },
  { quirk: 'usage is null', from: 'router-for-me/CLIProxyAPI#3173', wire: usage(null), said: 'Hello' },
  { quirk: 'usage is empty', from: 'livekit/agents#6595', wire: usage({}), said: 'Hello' },
  {
    quirk: 'usage has no total',
    from: 'PaddlePaddle/FastDeploy#3247',
    wire: usage({ prompt_tokens: 3, completion_tokens: 2 }),
    said: 'Hello',
    tokens: 5,
  },
  {
    quirk: 'usage is partial and then whole',
    from: 'theopenco/llmgateway#2861',
    wire: data({ choices: [], usage: { prompt_tokens_details: { cached_tokens: 0 } } }) + usage({ total_tokens: 7 }),
    said: 'Hello',
    tokens: 7,
  },
  {
    quirk: 'usage is zero in every chunk but the last',
    from: 'AtomaAI/atoma-proxy#534',
    wire:
      data({ choices: [{ index: 0, delta: { content: 'Hello' } }], usage: { total_tokens: 0 } }) +
      finish() +
      data({ choices: [], usage: { total_tokens: 7 } }) +
      DONE,
    said: 'Hello',
    tokens: 7,
  },
  {
    quirk: 'usage comes before the last chunk',
    from: 'BerriAI/litellm#17136',
    wire:
      text('Hello') +
      data({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage: { total_tokens: 7 } }) +
      data({ choices: [] }) +
      DONE,
    said: 'Hello',
    tokens: 7,
  },
  {
    quirk: 'usage stands in x_groq',
    from: 'Portkey-AI/gateway#1072',
    wire:
      text('Hello') +
      data({
        choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
        x_groq: { id: 'req_1', usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 } },
      }) +
      DONE,
    said: 'Hello',
    tokens: 5,
  },
  {
    quirk: 'usage has counts that are text',
    from: 'openai/openai-python#2641',
    wire: usage({ total_tokens: '12' }),
    said: 'Hello',
  },
  {
    quirk: 'thoughts come as reasoning_content',
    from: 'BerriAI/litellm#20246',
    wire: delta({ reasoning_content: 'Hm', role: 'assistant' }) + saying('Hello'),
    said: 'Hello',
  },
  {
    quirk: 'thoughts come as reasoning',
    from: 'vllm-project/vllm#45687',
    wire: delta({ reasoning: 'Hm' }) + saying('Hello'),
    said: 'Hello',
  },
  {
    quirk: 'thoughts come as reasoning_details',
    from: 'cline/cline#13348',
    wire: delta({ reasoning_details: [{ type: 'reasoning.text', text: 'Hm' }], content: '' }) + saying('Hello'),
    said: 'Hello',
  },
  {
    quirk: 'a refusal in its own field is said',
    from: 'openai/openai-python#2641',
    wire: delta({ content: null, refusal: 'I cannot help with that.' }) + finish() + DONE,
    said: 'I cannot help with that.',
  },
  {
    quirk: 'the answer became too long',
    from: 'vllm-project/vllm#53269',
    wire: text('Hello') + finish('length') + DONE,
    said: 'Hello',
    cut: 'length',
  },
  {
    quirk: "the answer became too long in Gemini's word",
    from: 'open-learning-exchange/planet#10281',
    wire: text('Hello') + finish('MAX_TOKENS') + DONE,
    said: 'Hello',
    cut: 'length',
  },
  {
    quirk: 'the filter stepped in',
    from: 'uezo/aiavatarkit#124',
    wire: text('Hello') + finish('content_filter') + DONE,
    said: 'Hello',
    cut: 'filter',
  },
  {
    quirk: "the filter stepped in, in Gemini's word",
    from: 'open-learning-exchange/planet#10281',
    wire: text('Hello') + finish('SAFETY') + DONE,
    said: 'Hello',
    cut: 'filter',
  },
  {
    quirk: 'all thoughts, and no room for an answer',
    from: 'tenstorrent/tt-inference-server#3683',
    wire: delta({ reasoning_content: 'Hm' }) + finish('length') + DONE,
    cut: 'length',
  },
  { quirk: 'nothing at all', from: 'ollama/ollama#11800', wire: finish() + DONE },
  {
    quirk: 'the role is empty',
    from: 'MiniMax-AI/MiniMax-M2.5#2',
    wire: delta({ role: '', content: 'Hel' }) + delta({ role: '', content: 'lo' }) + finish() + DONE,
    said: 'Hello',
  },
  {
    quirk: 'an empty list of calls beside each piece of text',
    from: 'microsoft/vscode#330038',
    wire: delta({ content: 'Hel', tool_calls: [] }) + delta({ content: 'lo', tool_calls: [] }) + finish() + DONE,
    said: 'Hello',
  },
  {
    quirk: 'each chunk has another id',
    from: 'ggml-org/llama.cpp#5876',
    wire: delta({ content: 'Hel' }) + delta({ content: 'lo' }).replace('chatcmpl-1', 'chatcmpl-2') + finish() + DONE,
    said: 'Hello',
  },
  {
    quirk: 'chunks have neither id nor object',
    from: 'NVIDIA/TensorRT-Edge-LLM#93',
    wire:
      data({ choices: [{ delta: { content: 'Hello' } }] }) + data({ choices: [{ delta: {}, finish_reason: 'stop' }] }),
    said: 'Hello',
  },
  {
    quirk: 'a letter in two halves',
    from: 'elizaOS/eliza#30904',
    wire: text('A home \ud83c', '\udfe1 for you') + finish() + DONE,
    said: 'A home 🏡 for you',
  },
  {
    quirk: 'the end speaks of calls that never came',
    from: 'vllm-project/vllm#53255',
    wire: delta({ content: 'Hello', tool_calls: [] }) + finish('tool_calls') + DONE,
    said: 'Hello',
  },
]
