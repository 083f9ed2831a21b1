import { INPUT, JSON_INPUT, type Quirk, said, searched, written } from './quirk.ts'

const name = 'search_listings'
const asJson = JSON.stringify({ name, arguments: INPUT })
const bars = (text: string, bar: string) => text.replaceAll('|', bar)
const dsml = `<|DSML|tool_calls>\n<|DSML|invoke name="${name}">\n<|DSML|parameter name="Query" string="true">homes in Seattle</|DSML|parameter>\n</|DSML|invoke>\n</|DSML|tool_calls>`

/** What a model writes into its text that is not meant for people. */
export const markup: Quirk[] = [
  said('thoughts in <think>', 'lmstudio-ai/lmstudio-bug-tracker#723', '<think>\nThe user greets.\n</think>\n\nHello'),
  said('empty thoughts', 'lmstudio-ai/lmstudio-bug-tracker#723', '<think>\n\n</think>\n\nHello'),
  said('the end tag of thoughts alone', 'ggml-org/llama.cpp#23320', '</think>\n\nHello'),
  said('a second end tag', 'antirez/ds4#678', '<think>Hm</think>Hello</think>'),
  said('an opening tag that never ends', 'NVIDIA/TensorRT-LLM#19229', 'Hello<think>', 'Hello'),
  said('a tag that was cut off', 'NVIDIA/TensorRT-LLM#19229', 'Hello</thi'),
  said(
    'thoughts in other tags',
    'vllm-project/vllm-ascend#12398',
    '<thinking>Hm</thinking><reasoning>Hm</reasoning>Hello',
  ),
  said("MiniMax's thoughts", 'vllm-project/vllm#45687', '<mm:think>Hm</mm:think>Hello'),
  said("Magistral's thoughts in brackets", 'vercel/ai#8072', '[THINK]Hm[/THINK]Hello'),
  said("Hunyuan's answer in tags", 'vllm-project/vllm#58127', '<think>Hm</think>\n<answer>\nHello</answer>'),
  said('tokens of the template', 'vllm-project/vllm-ascend#9767', '<｜begin▁of▁sentence｜>Hello<｜end▁of▁sentence｜>'),
  said('the end of a turn', 'huggingface.co, chat template of Qwen2.5', 'Hello<|im_end|>'),
  said(
    'channels of gpt-oss',
    'ggml-org/llama.cpp#15181',
    '<|channel|>analysis<|message|>The user greets.<|end|><|start|>assistant<|channel|>final<|message|>Hello<|return|>',
  ),
  said(
    'channels of gpt-oss without their tokens',
    'ggml-org/llama.cpp#15731',
    'analysisThe user greets.assistantfinalHello',
  ),
  written(
    'a call in a channel of gpt-oss',
    'waybarrios/vllm-mlx#50',
    `<|channel|>commentary to=functions.${name}\n<|constrain|>json\n<|message|>${JSON_INPUT}\n<|call|>`,
  ),
  written(
    'a call addressed before its channel',
    'ggml-org/llama.cpp#15158',
    `<|start|>assistant to=functions.${name}<|channel|>commentary json<|message|>${JSON_INPUT}<|call|>`,
  ),
  written('a call in <tool_call>', 'vllm-project/vllm#5649', `<tool_call>\n${asJson}\n</tool_call>`),
  written('a call behind words', 'vllm-project/vllm#5649', `Let me see.\n<tool_call>\n${asJson}\n</tool_call>`, {
    said: 'Let me see.\n',
  }),
  written(
    'an imagined result behind a call',
    'XNet-NGO/aiope#119',
    `<tool_call>${asJson}</tool_call>\n<tool_response>3 homes</tool_response>\nI found 3 homes.`,
  ),
  written(
    'two calls in tags',
    'TokenRhythm/opensquilla#985',
    `<tool_call>${asJson}</tool_call>\n<tool_call>{"name":"no_answer","arguments":{}}</tool_call>`,
    { calls: [...searched, ['no_answer', {}]] },
  ),
  written(
    'a call within thoughts that never end',
    'vllm-project/vllm#39885',
    `<think>I need to look.\n<tool_call>${asJson}</tool_call>`,
  ),
  written('a call as bare JSON', 'jundot/omlx#2565', asJson),
  written('arguments before the name', 'mudler/LocalAI#10052', JSON.stringify({ arguments: INPUT, name })),
  written('a call as JSON in a fence', 'nicoalbanese/ai-sdk-fundamentals#4', `\`\`\`json\n${asJson}\n\`\`\``),
  written('a call as JSON with parameters', 'sgl-project/sglang#3387', JSON.stringify({ name, parameters: INPUT })),
  written(
    'a call inside function',
    'LostRuins/koboldcpp#1656',
    JSON.stringify({ type: 'function', function: { name, arguments: JSON_INPUT } }),
  ),
  written('a list of calls', 'LostRuins/koboldcpp#1656', `[${asJson}]`),
  said('JSON of no tool is text', 'agno-agi/agno#1403', '{"name":"a home"}', '{"name":"a home"}'),
  said(
    'JSON of an unknown tool is text',
    'ollama/ollama#17742',
    '{"name":"drop_tables","arguments":{}}',
    '{"name":"drop_tables","arguments":{}}',
  ),
  written(
    'functions of Qwen3-Coder',
    'InternLM/lmdeploy#3840',
    `<tool_call>\n<function=${name}>\n<parameter=Query>\nhomes in Seattle\n</parameter>\n</function>\n</tool_call>`,
  ),
  written(
    'functions of Qwen3-Coder without their tag',
    'ollama/ollama#17742',
    `<function=${name}>\n<parameter=Query>\nhomes in Seattle\n</parameter>\n</function>\n</tool_call>`,
  ),
  written('a function as Llama writes it', 'vercel/ai#5282', `<function=${name}>${JSON_INPUT}</function>`),
  written(
    'keys and values of GLM',
    'openclaw/openclaw#138204',
    `<tool_call>${name}\n<arg_key>Query</arg_key>\n<arg_value>homes in Seattle</arg_value>\n</tool_call>`,
  ),
  written(
    'a key of GLM that ends twice',
    'vllm-project/vllm#54971',
    `<tool_call>${name}<arg_key>Query</arg_key></arg_key><arg_value>homes in Seattle</arg_value></tool_call>`,
  ),
  written('a call of GLM without arguments', 'vllm-project/vllm#41654', '<tool_call>no_answer</tool_call>', {
    calls: [['no_answer', {}]],
  }),
  written(
    'tokens of DeepSeek',
    'google/adk-python#5654',
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>${name}\n\`\`\`json\n${JSON_INPUT}\n\`\`\`<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
  ),
  written('DSML of DeepSeek', 'TokenRhythm/opensquilla#985', bars(dsml, '｜')),
  written('DSML with other bars', 'lsdefine/GenericAgent#804', bars(dsml, '‖')),
  written('DSML with double bars', 'lsdefine/GenericAgent#804', bars(dsml, '｜｜')),
  written('DSML with plain bars', 'AgentFlocks/flocks#687', dsml),
  written(
    'tokens of Kimi',
    'BerriAI/litellm#12679',
    `<|tool_calls_section_begin|><|tool_call_begin|>functions.${name}:0<|tool_call_argument_begin|>${JSON_INPUT}<|tool_call_end|><|tool_calls_section_end|>`,
  ),
  written('calls of Mistral', 'vllm-project/vllm#5649', `[TOOL_CALLS][${asJson}]`),
  written('calls of Devstral', 'raullenchai/Rapid-MLX#579', `[TOOL_CALLS]${name}[ARGS]${JSON_INPUT}`),
  written('a request of LM Studio', 'lmstudio.ai, docs, tool use', `[TOOL_REQUEST]${asJson}[END_TOOL_REQUEST]`),
  written(
    'the tag of Llama',
    'huggingface/text-generation-inference#2480',
    `<|python_tag|>${JSON.stringify({ name, parameters: INPUT })}<|eom_id|>`,
  ),
  written('a call as Python', 'vllm-project/vllm#22917', `[${name}(Query="homes in Seattle")]`),
  written(
    'a call as tool code',
    'ai.google.dev, Gemma, function calling',
    `\`\`\`tool_code\nprint(${name}(Query="homes in Seattle"))\n\`\`\``,
  ),
  written('a function as Granite writes it', 'vllm-project/vllm#43116', `${name}(Query="homes in Seattle")`),
  written(
    'the tags of Llama 4',
    'vllm-project/vllm#16214',
    `<|python_start|>${JSON.stringify({ name, parameters: INPUT })}<|python_end|>`,
  ),
  written('an action and its input', 'arxiv.org, 2210.03629', `Action: ${name}\nAction Input: ${JSON_INPUT}`),
  written('tags of Cherry Studio', 'xiaoY233/DeepSeek-Free-API#7', `<tool_use>\n${asJson}\n</tool_use>`),
  said('a call that cannot be read', 'raullenchai/Rapid-MLX#1508', '<tool_call>{"name": </tool_call>Hello'),
  said(
    'signs that are no tags',
    'ollama/ollama#17742',
    'Homes < $500k: [22 Pine St](https://x.example) `new`',
    'Homes < $500k: [22 Pine St](https://x.example) `new`',
  ),
]
