import { INPUT, JSON_INPUT, type Quirk, saying, written } from './quirk.ts'

const name = 'search_listings'
const asJson = JSON.stringify({ name, arguments: INPUT })
const FENCED = (text: string, language = '') => `\`\`\`${language}\n${text}\n\`\`\``
const docs = 'docs.vllm.ai, tool calling'

/** Further forms of calls in the text; some are variations of what `from` reports. */
export const writtenForms: Quirk[] = [
  written(
    'Python in a tag',
    'langchain-ai/langchain#32109',
    `<tool_call>\n{'name': '${name}', 'arguments': {'Query': 'homes in Seattle'}}\n</tool_call>`,
  ),
  written(
    'a bracket is missing in a tag',
    'vllm-project/vllm#32152',
    `<tool_call>\n${asJson.slice(0, -1)}\n</tool_call>`,
  ),
  written('a tag with an attribute', 'vllm-project/vllm#5649', `<tool_call id="1">${asJson}</tool_call>`),
  written('the name as an attribute', 'vllm-project/vllm#5649', `<tool_call name="${name}">${JSON_INPUT}</tool_call>`),
  written('the name as a key', 'NousResearch/hermes-agent#35129', `<tool_call>{"${name}": ${JSON_INPUT}}</tool_call>`),
  written(
    'name and arguments in tags',
    'NousResearch/hermes-agent#35129',
    `<tool_call><tool_name>${name}</tool_name><parameters><Query>homes in Seattle</Query></parameters></tool_call>`,
  ),
  written(
    "Grok's tag, with parameters",
    'chenyme/grok2api#557',
    `<xai:function_call name="${name}"><parameter name="Query">homes in Seattle</parameter></xai:function_call>`,
  ),
  written('the name as a tag', 'cline/cline#13348', `<${name}>\n<Query>homes in Seattle</Query>\n</${name}>`),
  written('arguments in the tag of the name', 'cline/cline#13348', `<${name}>${JSON_INPUT}</${name}>`),
  ...['functioncall', 'TOOLCALL', 'use_tool', 'execute_tool', 'tool', 'tools', 'function', 'longcat_tool_call'].map(
    (tag) => written(`a call in <${tag}>`, 'ollama/ollama#6849', `<${tag}>${asJson}</${tag}>`),
  ),
  written(
    'a function with its name as an attribute',
    'vercel/ai#5282',
    `<function name="${name}">${JSON_INPUT}</function>`,
  ),
  written(
    'a function with parameters',
    'vercel/ai#5282',
    `<function name="${name}"><parameter name="Query">homes in Seattle</parameter></function>`,
  ),
  written(
    'a function and its parameters side by side',
    'vercel/ai#5282',
    `<function>${name}</function><parameters>${JSON_INPUT}</parameters>`,
  ),
  written('a function without the end of its tag', 'vercel/ai#5282', `<function=${name}${JSON_INPUT}</function>`),
  written(
    'functions of Qwen3-Coder without the end of a parameter',
    'InternLM/lmdeploy#3840',
    `<tool_call>\n<function=${name}>\n<parameter=Query>\nhomes in Seattle\n</function>\n</tool_call>`,
  ),
  written(
    'functions of Seed-OSS',
    docs,
    `<seed:tool_call>\n<function=${name}>\n<parameter=Query>homes in Seattle</parameter>\n</function>\n</seed:tool_call>`,
  ),
  written(
    'functions of Step3',
    docs,
    `<｜tool_calls_begin｜><｜tool_call_begin｜>function<｜tool_sep｜><steptml:invoke name="${name}"><steptml:parameter name="Query">homes in Seattle</steptml:parameter></steptml:invoke><｜tool_call_end｜><｜tool_calls_end｜>`,
  ),
  written(
    'keys and values of LongCat',
    docs,
    `<longcat_tool_call>${name}\n<longcat_arg_key>Query</longcat_arg_key>\n<longcat_arg_value>homes in Seattle</longcat_arg_value>\n</longcat_tool_call>`,
  ),
  written(
    'calls of LFM',
    'huggingface.co, chat template of LFM2',
    `<|tool_call_start|>[${name}(Query="homes in Seattle")]<|tool_call_end|>`,
  ),
  written(
    'calls of Apertus',
    'huggingface.co, chat template of Apertus',
    `<|tools_prefix|>[{"${name}": ${JSON_INPUT}}]<|tools_suffix|>`,
  ),
  written(
    'calls of Command A',
    'docs.cohere.ai, tool use',
    `<|START_ACTION|>[{"tool_call_id": "0", "tool_name": "${name}", "parameters": ${JSON_INPUT}}]<|END_ACTION|>`,
  ),
  written(
    'calls of Command R',
    'docs.cohere.ai, tool use',
    `Action: ${FENCED(`[{"tool_name": "${name}", "parameters": ${JSON_INPUT}}]`, 'json')}`,
  ),
  written(
    'calls of InternLM',
    docs,
    `<|action_start|><|plugin|>\n{"name": "${name}", "parameters": ${JSON_INPUT}}<|action_end|>`,
  ),
  written('calls of Phi', 'vllm-project/vllm#14886', `functools[${asJson}]`),
  written(
    'a call of Gemma',
    'ggml-org/llama.cpp#22786',
    `<|tool_call>call:${name}{Query: "homes in Seattle"}<tool_call|>`,
  ),
  written(
    'a call of Gemma with its quotes',
    'vllm-project/vllm#44522',
    `<|tool_call>call:${name}{Query:<|"|>homes in Seattle<|"|>}<tool_call|>`,
  ),
  written('a call of Gemma without tokens', 'Gitlawb/openclaude#380', `call:${name}{Query: "homes in Seattle"}`),
  written(
    'a call of FunctionGemma',
    'ai.google.dev, Gemma, function calling',
    `<start_function_call>call:${name}{Query:<escape>homes in Seattle<escape>}<end_function_call>`,
  ),
  written(
    'tokens of Kimi without their section',
    'NousResearch/hermes-agent#35129',
    `<|tool_call_begin|>functions.${name}:0<|tool_call_argument_begin|>${JSON_INPUT}<|tool_call_end|>`,
  ),
  written('a call of Kimi without tokens', 'NousResearch/hermes-agent#35129', `functions.${name}:0${JSON_INPUT}`),
  written('a call of GLM-4', 'openclaw/openclaw#138204', `${name}\n${JSON_INPUT}`),
  written(
    'a call of DeepSeek without its first tokens',
    'google/adk-python#5654',
    `function<｜tool▁sep｜>${name}\n${FENCED(JSON_INPUT, 'json')}<｜tool▁call▁end｜>`,
  ),
  written('a call of Devstral without its token', 'raullenchai/Rapid-MLX#579', `${name}[ARGS]${JSON_INPUT}`),
  written(
    'a call of gpt-oss without tokens',
    'ggml-org/llama.cpp#15731',
    `commentary to=functions.${name} json${JSON_INPUT}`,
  ),
  written(
    'a call of gpt-oss behind thoughts, without tokens',
    'ggml-org/llama.cpp#15731',
    `analysisI look.assistantcommentary to=functions.${name} json${JSON_INPUT}`,
  ),
  written(
    'a call of gpt-oss addressed as its role',
    'waybarrios/vllm-mlx#50',
    `<|start|>functions.${name}<|message|>${JSON_INPUT}<|call|>`,
  ),
  written('a call of Qwen-Agent', 'QwenLM/Qwen3#1459', `✿FUNCTION✿: ${name}\n✿ARGS✿: ${JSON_INPUT}\n✿RESULT✿`),
  written(
    'a call of the Python tool',
    'huggingface/text-generation-inference#2480',
    `<|python_tag|>${name}.call(Query="homes in Seattle")<|eom_id|>`,
  ),
  written(
    'Python in a fence',
    'ai.google.dev, Gemma, function calling',
    FENCED(`${name}(Query="homes in Seattle")`, 'python'),
  ),
  written('Python that prints', 'ai.google.dev, Gemma, function calling', `print(${name}(Query="homes in Seattle"))`),
  written('brackets within a text', 'vllm-project/vllm#22917', `${name}(Query="homes (big) in Seattle")`, {
    calls: [[name, { Query: 'homes (big) in Seattle' }]],
  }),
  ...[
    { tool: name, tool_input: INPUT },
    { action: { name, input: INPUT } },
    { method: name, params: INPUT },
    { calls: [{ name, arguments: INPUT }] },
    { response: null, tool_calls: [{ name, arguments: INPUT }] },
  ].map((json) => written(`a call under ${Object.keys(json)[0]}`, 'vllm-project/vllm#17161', JSON.stringify(json))),
  ...['- ', '> ', '`', 'await ', '@'].map((lead) =>
    written(`${lead.trim()} before a call`, 'vllm-project/vllm#22917', `${lead}${name}(Query="homes in Seattle")`),
  ),
  written('a call announced', 'jundot/omlx#2565', `Tool call: ${asJson}`),
  written('JSON behind words in their line', 'vllm-project/vllm#17109', `I look. ${asJson}`, { said: 'I look. ' }),
  written(
    'a thought before the call',
    'VincenzoManto/Doxa#9',
    JSON.stringify({ thought: 'I look', tool: name, args: INPUT }),
  ),
  written(
    'a whole message as JSON',
    'vllm-project/vllm#17161',
    JSON.stringify({
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'a', function: { name, arguments: JSON_INPUT } }],
    }),
  ),
  written(
    'function_call as JSON',
    'vllm-project/vllm#17161',
    JSON.stringify({ function_call: { name, arguments: JSON_INPUT } }),
  ),
  written(
    'a call of an MCP server in the tags of Cline',
    'irreg/native_tool_call_adapter#28',
    `<use_mcp_tool>\n<server_name>homes</server_name>\n<tool_name>${name}</tool_name>\n<arguments>\n${JSON_INPUT}\n</arguments>\n</use_mcp_tool>`,
  ),
  written('the name as the only key', 'NousResearch/hermes-agent#35129', JSON.stringify({ [name]: INPUT })),
  {
    quirk: 'half a call as JSON is not shown',
    from: 'vllm-project/vllm#53269',
    wire: saying(asJson.slice(0, 30)).replace('"stop"', '"length"'),
    cut: 'length',
  },
]
