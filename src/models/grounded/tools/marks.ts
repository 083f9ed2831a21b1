import { z } from 'zod'
import { defineTool } from './tool.ts'

export const noAnswer = defineTool({
  name: 'no_answer',
  description: 'Call this when neither the listings nor what you were told about the business holds the answer.',
  input: z.object({}),
  async run(_args, context) {
    context.noAnswer = true
    return { now: 'Say in one sentence that you do not know this, and what you can help with instead.' }
  },
})

export const handOver = defineTool({
  name: 'hand_over_to_human',
  description: 'Call this when the person asks for a human, or needs one: a visit, an offer, a complaint.',
  input: z.object({ Reason: z.string().optional() }),
  async run(_args, context) {
    context.handedOver = true
    return {}
  },
})
