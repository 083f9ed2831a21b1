import { call, calling, DONE, data, delta, finish, INPUT, JSON_INPUT, type Quirk, searched, text } from './quirk.ts'

const [FIRST, SECOND] = [JSON_INPUT.slice(0, 9), JSON_INPUT.slice(9)]
const name = 'search_listings'
const both: [string, unknown][] = [
  [name, INPUT],
  ['listing_details', { Keys: ['1'] }],
]
const DETAILS = '{"Keys":["1"]}'

/** A row whose chunks make one search. */
const search = (quirk: string, from: string, ...chunks: string[]): Quirk => ({
  quirk,
  from,
  wire: calling(...chunks),
  calls: searched,
})

/** Calls that come in their own field. */
export const calls: Quirk[] = [
  search(
    'the name is repeated in every delta',
    'open-webui/open-webui#22235',
    call({ index: 0, id: 'a', function: { name, arguments: FIRST } }),
    call({ index: 0, function: { name, arguments: SECOND } }),
  ),
  search(
    'pieces of arguments have no index',
    'openai/openai-python#3246',
    call({ index: 0, id: 'a', function: { name, arguments: '' } }),
    call({ function: { arguments: FIRST } }),
    call({ function: { arguments: SECOND } }),
  ),
  {
    quirk: 'no index at all',
    from: 'ollama/ollama#7881',
    wire: calling(
      call(
        { id: 'a', function: { name, arguments: JSON_INPUT } },
        { id: 'b', function: { name: 'listing_details', arguments: DETAILS } },
      ),
    ),
    calls: both,
  },
  {
    quirk: 'parallel calls all have the index 0',
    from: 'BerriAI/litellm#33678',
    wire: calling(
      call({ index: 0, id: 'a', function: { name, arguments: JSON_INPUT } }),
      call({ index: 0, id: 'b', function: { name: 'listing_details', arguments: DETAILS } }),
    ),
    calls: both,
  },
  {
    quirk: 'parallel calls in pieces all have the index 0',
    from: 'InternLM/lmdeploy#3412',
    wire: calling(
      call({ index: 0, id: 'a', function: { name, arguments: '' } }),
      call({ index: 0, id: '', function: { name: null, arguments: JSON_INPUT } }),
      call({ index: 0, id: 'b', function: { name: 'listing_details', arguments: '' } }),
      call({ index: 0, id: '', function: { name: null, arguments: DETAILS } }),
    ),
    calls: both,
  },
  {
    quirk: 'parallel calls of one tool without ids',
    from: 'ai-dynamo/dynamo#4723',
    wire: calling(
      call({ index: 0, function: { name, arguments: JSON_INPUT } }),
      call({ index: 0, function: { name, arguments: '{"Query":"condos"}' } }),
    ),
    calls: [
      [name, INPUT],
      [name, { Query: 'condos' }],
    ],
  },
  {
    quirk: 'arguments of several calls one behind the other',
    from: 'ollama/ollama#15457',
    wire: calling(call({ index: 0, id: 'a', function: { name, arguments: `${JSON_INPUT}{"Query":"condos"}` } })),
    calls: [
      [name, INPUT],
      [name, { Query: 'condos' }],
    ],
  },
  search(
    'arguments are sent twice',
    'sgl-project/sglang#23071',
    call({ index: 0, id: 'a', function: { name, arguments: JSON_INPUT } }),
    call({ index: 0, id: 'a', function: { name, arguments: JSON_INPUT } }),
  ),
  search(
    'arguments are an object',
    'ggml-org/llama.cpp#20198',
    call({ index: 0, id: 'a', function: { name, arguments: INPUT } }),
  ),
  search(
    'arguments are an object in a string in a string',
    'tenstorrent/tt-inference-server#3683',
    call({ index: 0, id: 'a', function: { name, arguments: JSON.stringify(JSON_INPUT) } }),
  ),
  search(
    'arguments begin with json',
    'tenstorrent/tt-inference-server#3683',
    call({ index: 0, id: 'a', function: { name, arguments: `json\n${JSON_INPUT}` } }),
  ),
  search(
    'arguments are null',
    'open-webui/open-webui#27195',
    call({ index: 0, id: 'a', function: { name, arguments: null } }),
    call({ index: 0, function: { arguments: JSON_INPUT } }),
  ),
  {
    quirk: 'arguments are empty',
    from: 'BerriAI/litellm#40207',
    wire: calling(
      call({ index: 0, id: 'a', function: { name: 'no_answer', arguments: '' } }),
      call({ index: 0, function: { arguments: '' } }),
    ),
    calls: [['no_answer', {}]],
  },
  search(
    'function is null',
    'endolith/open-interpreter#254',
    call({ index: 0, id: 'a', function: { name, arguments: JSON_INPUT } }),
    call({ index: 0, function: null }),
  ),
  search(
    'id and name are null behind the first piece',
    'anomalyco/opencode#43328',
    call({ index: 0, id: 'a', type: 'function', function: { name, arguments: '' } }),
    call({ index: 0, id: null, type: null, function: { name: null, arguments: JSON_INPUT } }),
  ),
  search(
    'id and name are empty behind the first piece',
    'sgl-project/sglang#4700',
    call({ index: 0, id: 'a', function: { name, arguments: '' } }),
    call({ index: 0, id: '', function: { name: '', arguments: JSON_INPUT } }),
  ),
  search(
    'the id is repeated in every piece',
    'InternLM/lmdeploy#3412',
    call({ index: 0, id: '0', function: { name, arguments: '' } }),
    call({ index: 0, id: '0', function: { name, arguments: JSON_INPUT } }),
  ),
  search(
    'arguments come in an entry of their own',
    'sgl-project/sglang#23071',
    call({ id: 'a', function: { name, arguments: '' } }, { id: null, function: { name: null, arguments: JSON_INPUT } }),
  ),
  search('the id is missing', 'BerriAI/litellm#15133', call({ index: 0, function: { name, arguments: JSON_INPUT } })),
  search(
    'the id is a number',
    'InternLM/lmdeploy#3412',
    call({ index: 0, id: 7, function: { name, arguments: JSON_INPUT } }),
  ),
  search(
    'the index is a text',
    'jin38324/OCI_GenAI_access_gateway#22',
    call({ index: '0', id: 'a', function: { name, arguments: FIRST } }),
    call({ index: '0', function: { arguments: SECOND } }),
  ),
  search(
    'the calls are no list',
    'jjang-ai/vmlx#219',
    delta({ tool_calls: { id: 'a', function: { name, arguments: JSON_INPUT } } }),
  ),
  search(
    'a call all in one chunk',
    'chenyme/grok2api#219',
    call({ index: 0, id: 'a', type: 'function', function: { name, arguments: JSON_INPUT } }),
  ),
  search(
    'the older function_call',
    'simonw/llm#294',
    delta({ function_call: { name, arguments: FIRST } }),
    delta({ function_call: { arguments: SECOND } }),
  ),
  search(
    'the name comes in pieces',
    'openai/openai-python#3246',
    call({ index: 0, id: 'a', function: { name: 'search_', arguments: '' } }),
    call({ index: 0, function: { name: 'listings', arguments: JSON_INPUT } }),
  ),
  search(
    'functions. stands before the name',
    'vllm-project/vllm#46344',
    call({ index: 0, id: 'a', function: { name: `functions.${name}:0`, arguments: JSON_INPUT } }),
  ),
  search(
    'a channel stands behind the name',
    'lablup/mlxcel#654',
    call({ index: 0, id: 'a', function: { name: `${name}<|channel|>commentary`, arguments: JSON_INPUT } }),
  ),
  search(
    'json is glued to the name',
    'ggml-org/llama.cpp#15158',
    call({ index: 0, id: 'a', function: { name: `${name}json`, arguments: JSON_INPUT } }),
  ),
  {
    quirk: 'calls end in stop',
    from: 'googleapis/python-genai#2868',
    wire: call({ index: 0, id: 'a', function: { name, arguments: JSON_INPUT } }) + finish() + DONE,
    calls: searched,
  },
  {
    quirk: 'calls beside words',
    from: 'sgl-project/sglang#34214',
    wire:
      text('Let me see.') +
      delta({
        content: ' Just a moment.',
        tool_calls: [{ index: 0, id: 'a', function: { name, arguments: JSON_INPUT } }],
      }) +
      finish('tool_calls') +
      DONE,
    said: 'Let me see. Just a moment.',
    calls: searched,
  },
  search(
    'calls beside null content',
    'vllm-project/vllm-ascend#14501',
    delta({
      content: null,
      tool_calls: [{ id: 'a', type: 'function', index: 0, function: { name, arguments: JSON_INPUT } }],
    }),
  ),
  {
    quirk: 'a call that was cut off is not carried out',
    from: 'vllm-project/vllm#53269',
    wire: call({ index: 0, id: 'a', function: { name, arguments: FIRST } }) + finish('length') + DONE,
    cut: 'length',
  },
  {
    quirk: 'the calls of a whole answer',
    from: 'cline/cline#13348',
    wire: JSON.stringify({
      choices: [
        {
          message: { content: null, tool_calls: [{ id: 'a', function: { name, arguments: JSON_INPUT } }] },
          finish_reason: 'tool_calls',
        },
      ],
    }),
    calls: searched,
  },
  search(
    'a chunk without a choice between two pieces',
    'microsoft/autogen#6465',
    call({ index: 0, id: 'a', function: { name, arguments: FIRST } }),
    data({ choices: [] }),
    call({ index: 0, function: { arguments: SECOND } }),
  ),
  {
    quirk: 'calls without any end',
    from: 'earendil-works/pi#6225',
    wire: call({ index: 0, id: 'a', function: { name, arguments: JSON_INPUT } }) + DONE,
    calls: searched,
  },
  search(
    'arguments in single quotes',
    'langchain-ai/langchain#32109',
    call({ index: 0, id: 'a', function: { name, arguments: "{'Query': 'homes in Seattle'}" } }),
  ),
  search(
    'arguments with an escaped line end outside of texts',
    'OpenHands/software-agent-sdk#2488',
    call({ index: 0, id: 'a', function: { name, arguments: String.raw`{"Query": \n"homes in Seattle"\n}` } }),
  ),
  {
    quirk: 'arguments with bare line ends and tabs in texts',
    from: 'NousResearch/hermes-agent#12093',
    wire: calling(call({ index: 0, id: 'a', function: { name, arguments: '{"Query":"homes\n\tin Seattle"}' } })),
    calls: [[name, { Query: 'homes\n\tin Seattle' }]],
  },
  {
    quirk: 'an apostrophe within single quotes',
    from: 'NousResearch/hermes-agent#12093',
    wire: calling(
      call({ index: 0, id: 'a', function: { name, arguments: "{'Query': 'St. John's', 'Loose': True,}" } }),
    ),
    calls: [[name, { Query: "St. John's", Loose: true }]],
  },
]
