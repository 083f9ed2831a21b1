import { keepLead } from '../people/leads/keep.ts'
import { noticeLead } from '../people/leads/notice.ts'
import type { Lead } from '../ports/people.ts'
import type { KeptQuestion, Store } from '../ports/ports.ts'
import { type Asking, keepWithinLimits } from './limits.ts'

/** `lead`: what the question told of who asks, as it is known by now. */
export type Taken = KeptQuestion & { lead: Pick<Lead, 'id' | 'consent'> | undefined }

/** Keeps a question, and with it what it tells of who asks. Undefined when its Idempotency-Key is taken. */
export async function takeQuestion(store: Store, asking: Asking): Promise<Taken | undefined> {
  const { session, settings, question } = asking
  const noticed = await noticeLead(store, { session, settings, content: question.content })
  if (noticed === undefined) {
    const asked = await keepWithinLimits(store, asking)
    return asked && { ...asked, lead: undefined }
  }
  return await store.transaction(async (within) => {
    // Before the question: whoever removes the chatbot takes them in this order too.
    await within.chatbots.lock(question.chatbotId)
    const asked = await keepWithinLimits(within, asking)
    return asked && { ...asked, lead: await keepLead(within, noticed) }
  })
}

/** Keeps what a recording told of who speaks in it. */
export async function takeHeard(
  store: Store,
  heard: Pick<Asking, 'session' | 'settings'> & { content: string },
): Promise<Taken['lead']> {
  const noticed = await noticeLead(store, heard)
  return noticed && (await store.transaction((within) => keepLead(within, noticed)))
}
