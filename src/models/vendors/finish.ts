import type { CutReason } from './vendor.ts'

/** Why an answer is incomplete, by the reason that its server gives for its end; gateways send those of other vendors too. */
export function cutBy(reason: string): CutReason | undefined {
  if (/length|max_\w*tokens|max_output|token_limit|context_window/i.test(reason)) return 'length'
  // Google's server for OpenAI's protocol says "function_call_filter" of calls that the model wrote wrongly.
  return /(?<!function_call_)filter|safety|block|sensitive|recitation|refusal|prohibited|guardrail|spii/i.test(reason)
    ? 'filter'
    : undefined
}

/** Whether a reason says that the answer ends with a call. */
export const endsWithCall = (reason: string): boolean => /tool_?(?:calls?|use)|function_?calls?/i.test(reason)

/** Whether a reason says that the server failed within the answer: DeepSeek's, Zhipu's and vLLM's words. */
export const isFailure = (reason: unknown): boolean =>
  typeof reason === 'string' && /^(?:error|network_error|insufficient_system_resource|abort(?:ed)?)$/.test(reason)
