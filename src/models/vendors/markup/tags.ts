/**
 * What a model writes for its server and not for a person. A server that does not know its model passes it on as text.
 * Everything is compared in lower case.
 */
export type Tag =
  /** What follows is hidden until `close`. */
  | { open: string; is: 'thought'; close: string }
  /** The tag alone is left out. */
  | { open: string; is: 'mark' }
  /** What follows asks for a tool, up to `close` or the end of the text. */
  | { open: string; is: 'call'; close?: string }
  /** A header follows, up to `<|message|>`; it says what the text behind it is. */
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
  // What a model imagines that its tools answered.
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
  // Kimi; DeepSeek, with the bars that its tokens, their copies and its imitators have.
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

/** Tags that may stand anywhere. The headers are those of gpt-oss ("harmony"). */
export const tags: readonly Tag[] = [
  ...thoughts.map(([open, close]): Tag => ({ open, is: 'thought', close })),
  ...calls.map(([open, close]): Tag => ({ open, is: 'call', ...(close !== undefined && { close }) })),
  ...['<|start|>', '<|channel|>'].map((open): Tag => ({ open, is: 'header' })),
  ...marks.map((open): Tag => ({ open, is: 'mark' })),
]

/** gpt-oss where the server has dropped the tokens and kept the names between them. Stands at the beginning only. */
export const bareChannel = { open: 'analysis', next: /^[A-Z]/, close: 'assistantfinal' } as const

/** What is none of the tags above but has their form, such as `<|im_end|>` and `<｜end▁of▁sentence｜>`. */
export const TOKEN = /^<[|｜][\w▁:/. -]{1,40}[|｜]>/
/** What may become one when more text comes. */
export const TOKEN_BEGUN = /^<[|｜]?[\w▁:/. -]{0,40}[|｜]?$/

/** The longest text that may have to be held back before it is known what it is, in UTF-16 units. */
export const TAG_MAX = 45
