import { z } from 'zod'
import { lookUp } from './look-up.ts'

export const noAnswer = lookUp({
  name: 'no_answer',
  description: 'Call this when neither the listings nor what you were told about the business holds the answer.',
  input: z.object({}),
  async run(_args, desk) {
    desk.noAnswer = true
    return { now: 'Say in one sentence that you do not know this, and what you can help with instead.' }
  },
})

export const handOver = lookUp({
  name: 'hand_over_to_human',
  description: 'Call this when the person asks for a human, or needs one: a visit, an offer, a complaint.',
  input: z.object({ Reason: z.string().optional() }),
  async run(_args, desk) {
    desk.handedOver = true
    return {}
  },
})
