import { DONE, delta, finish, JSON_INPUT, type Quirk, saying, searched } from './quirk.ts'

const said = (quirk: string, from: string, text: string, rest = 'Hello'): Quirk => ({
  quirk,
  from,
  wire: saying(text),
  said: rest,
})
const honest = (quirk: string, text: string): Quirk => said(quirk, 'nbramia/LifeOS#568', text, text)
const call = `<tool_call>{"name":"search_listings","arguments":${JSON_INPUT}}</tool_call>`

/** Thoughts and special tokens in the text, and text that looks like them. */
export const specialTokens: Quirk[] = [
  said('thoughts with an attribute', 'cogwheel0/conduit#731', '<think source="model">Hm</think>Hello'),
  said('blanks within the tags', 'cogwheel0/conduit#731', '<think >Hm</think >Hello'),
  said('thoughts in capitals', 'cogwheel0/conduit#731', '<THINK>Hm</THINK>Hello'),
  said(
    'thoughts within thoughts',
    'UKGovernmentBEIS/inspect_ai#4385',
    '<think>Hm <think>deeper</think> on</think>Hello',
  ),
  said('thoughts opened twice and ended once', 'QwenLM/qwen-code#8818', '<think><think>Hm</think>Hello'),
  ...['thoughts', 'scratchpad', 'antThinking', 'inner_monologue', 'reasoning_content', 'analysis', 'reason'].map(
    (name) => said(`thoughts in <${name}>`, 'cogwheel0/conduit#731', `<${name}>Hm</${name}>Hello`),
  ),
  said("thoughts between Gemma's tokens", 'NickMonrad/kernel-ai-assistant#489', '<|think|>Hm<|/think|>Hello'),
  said("thoughts in Gemma's channel", 'NickMonrad/kernel-ai-assistant#1418', '<|channel>thought\nHm<channel|>Hello'),
  said(
    'thoughts of Command A',
    'docs.cohere.ai, reasoning',
    '<|START_THINKING|>Hm<|END_THINKING|><|START_RESPONSE|>Hello<|END_RESPONSE|>',
  ),
  said(
    'thoughts of Solar',
    'huggingface.co, chat template of Solar Open',
    '<|think|>Hm<|end|><|begin|>assistant<|content|>Hello<|end|>',
  ),
  said('thoughts of Apertus', 'huggingface.co, chat template of Apertus', '<|inner_prefix|>Hm<|inner_suffix|>Hello'),
  said('the reply in tags behind thoughts', 'vllm-project/vllm#58127', '<think>Hm</think><response>Hello</response>'),
  said('thoughts and answer in brackets', 'vercel/ai#8072', '[THINKING]Hm[/THINKING][ANSWER]Hello[/ANSWER]'),
  said(
    'a channel of gpt-oss without its first tokens',
    'ggml-org/llama.cpp#15181',
    'analysis<|message|>Hm<|end|><|start|>assistant<|channel|>final<|message|>Hello',
  ),
  said(
    'a message of gpt-oss without a channel',
    'ggml-org/llama.cpp#15181',
    '<|start|>assistant<|message|>Hello<|end|>',
  ),
  said('who speaks, of ChatML', 'huggingface.co, chat template of Qwen2.5', '<|im_start|>assistant\nHello<|im_end|>'),
  said(
    'who speaks, of Llama',
    'huggingface.co, chat template of Llama 3',
    '<|start_header_id|>assistant<|end_header_id|>\n\nHello<|eot_id|>',
  ),
  said(
    'who speaks, of Granite',
    'huggingface.co, chat template of Granite',
    '<|start_of_role|>assistant<|end_of_role|>Hello<|end_of_text|>',
  ),
  said('who speaks, of Gemma', 'vllm-project/vllm#44522', '<|turn>model\nHello<turn|>'),
  said('the imagined next message', 'anthropics/claude-code#74692', 'Hello<|im_end|><|im_start|>user\nAnd condos?'),
  said(
    'the imagined next message of Gemma',
    'anthropics/claude-code#74692',
    'Hello<end_of_turn><start_of_turn>user\nAnd condos?',
  ),
  ...[
    '<bos>',
    '<eos>',
    '<pad>',
    '<unk>',
    '<EOT>',
    '<end_of_utterance>',
    '<unused12>',
    '[/INST]',
    '[PAD]',
    '[|endofturn|]',
    '[e~[',
  ].map((token) => said(`${token} at the end`, 'vllm-project/vllm-ascend#9767', `Hello${token}`)),
  {
    quirk: 'a call within thoughts, and nothing else',
    from: 'vllm-project/vllm#42021',
    wire: saying(`<think>I look. ${call}</think>`),
    calls: searched,
  },
  {
    quirk: 'a call within thoughts of their own field',
    from: 'vllm-project/vllm#19017',
    wire: delta({ reasoning_content: call }) + finish() + DONE,
    calls: searched,
  },
  said(
    'a call drafted in thoughts before an answer',
    'PrimeIntellect-ai/renderers#80',
    `<think>Maybe ${call}</think>Hello`,
  ),
  honest('a tag in backticks', 'Write `<think>draft</think>` and `<tool_call>` so.'),
  honest('struck-out HTML', 'Now <b>less</b>, was <s>more</s>.'),
  honest('less than', 'Fees < 5 and a<b, I <3 it'),
  honest('a fence at the end', '```\nplain\n```'),
  honest('a fence with code', 'So:\n```js\nif (a < b) { c([1, 2]) }\n```'),
  honest('JSON within a sentence', 'Send {"name": "Ann", "type": "buyer"} to us, or {"city": {"name": "Seattle"}}.'),
  honest('braces and brackets', '{just braces} and [think about it], [ ] done, [1]'),
  honest('words of tags', 'I think the answer to your tool call is final; thinking and analysis are words.'),
  honest('analysis as the first word', 'analysis of the market is hard.'),
  honest('an action of people', 'Action: call us on Monday.'),
  honest('a mail address in angle brackets', 'Write to Ann <ann@example.com> <soon>.'),
  honest('pipes between blanks', 'a <| b |> c and | x | y |'),
  honest('a tag begun as the last sign', 'Our fee <t'),
  honest('a bracket begun as the last word', 'See [think'),
  honest('an element of HTML', '<output> is an element, and so is <details>x</details>.'),
]
