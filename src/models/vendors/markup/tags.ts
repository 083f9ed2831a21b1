/**
 * Markup that models write for their server, not for people. A server that does not know the model sends it as text.
 * All comparisons are in lower case.
 */
export type Tag =
  /** The text up to `close` is hidden. */
  | { open: string; is: 'thought'; close: string }
  /** Only the tag itself is removed. */
  | { open: string; is: 'mark' }
  /** A tool call follows, up to `close` or the end of the text. */
  | { open: string; is: 'call'; close?: string }
  /** A header follows, up to `<|message|>`, which tells the kind of the text after it. */
  | { open: string; is: 'header' }

const thoughts: [open: string, close: string][] = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<thought>', '</thought>'],
  ['<reasoning>', '</reasoning>'],
  ['<reflection>', '</reflection>'],
  // MiniMax M3, Seed-OSS, Magistral, Kimi, MedGemma.
  ['<mm:think>', '</mm:think>'],
  ['<seed:think>', '</seed:think>'],
  ['[think]', '[/think]'],
  ['◁think▷', '◁/think▷'],
  ['<unused94>', '<unused95>'],
  ['<|begin_of_thought|>', '<|end_of_thought|>'],
  // Tool results that a model makes up.
  ['<tool_response>', '</tool_response>'],
]

const calls: [open: string, close?: string][] = [
  // Hermes, Qwen, GLM; Qwen3-Coder and Llama; Claude's own spelling.
  ['<tool_call>', '</tool_call>'],
  ['<tool_calls>', '</tool_calls>'],
  ['<function_call>', '</function_call>'],
  ['<function_calls>', '</function_calls>'],
  ['<function=', '</function>'],
  ['<invoke name=', '</invoke>'],
  ['<tool_use>', '</tool_use>'],
  ['<minimax:tool_call>', '</minimax:tool_call>'],
  // Phi and Granite; Llama; Mistral; LM Studio.
  ['<|tool_call|>', '<|/tool_call|>'],
  ['<|tool_call>', '<tool_call|>'],
  ['<|python_tag|>', '<|eom_id|>'],
  ['<|python_start|>', '<|python_end|>'],
  ['[tool_calls]'],
  ['[tool_request]', '[end_tool_request]'],
  // Gemma.
  ['```tool_code'],
  ['```tool_call'],
  // Kimi; DeepSeek, with the three kinds of bars found in its tokens, copies and imitations.
  ['<|tool_calls_section_begin|>', '<|tool_calls_section_end|>'],
  ['<|tool_calls_begin|>', '<|tool_calls_end|>'],
  ['<｜tool▁calls▁begin｜>', '<｜tool▁calls▁end｜>'],
  ['<｜tool▁call▁begin｜>'],
  ['<｜dsml｜'],
  ['<｜｜dsml｜｜'],
  ['<‖dsml‖'],
  ['<|dsml|'],
  ['<||dsml||'],
  ['< | dsml | '],
]

const marks = [
  ...thoughts.map(([, close]) => close),
  ...calls.flatMap(([, close]) => close ?? []),
  '<answer>',
  '</answer>',
  '<final_answer>',
  '</final_answer>',
  '<s>',
  '</s>',
  '<end_of_turn>',
  '<start_of_turn>model',
]

/** The tags that may be anywhere in a text. The headers are those of gpt-oss ("harmony"). */
export const tags: readonly Tag[] = [
  ...thoughts.map(([open, close]): Tag => ({ open, is: 'thought', close })),
  ...calls.map(([open, close]): Tag => ({ open, is: 'call', ...(close !== undefined && { close }) })),
  ...['<|start|>', '<|channel|>'].map((open): Tag => ({ open, is: 'header' })),
  ...marks.map((open): Tag => ({ open, is: 'mark' })),
]

/** The start of a gpt-oss answer if the server removes the tokens but keeps the names between them. */
export const bareChannel = { open: 'analysis', next: /^[A-Z]/, close: 'assistantfinal' } as const

/** Other special tokens by their form, such as `<|im_end|>` and `<｜end▁of▁sentence｜>`. */
export const TOKEN = /^<[|｜][\w▁:/. -]{1,40}[|｜]>/
/** The beginning of such a token. */
export const TOKEN_BEGUN = /^<[|｜]?[\w▁:/. -]{0,40}[|｜]?$/

/** Maximum length of text held back while it may become a tag, in UTF-16 units. */
export const TAG_MAX = 45
