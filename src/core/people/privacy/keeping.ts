import { type Models, settingsOf } from '../../chatbots/chatbots.ts'
import type { Cleaning } from '../../files/cleaning.ts'
import type { Clock, Log, Store } from '../../ports/ports.ts'
import { forget } from './forgetting.ts'

const DAY_MS = 24 * 3_600_000
/** Sessions forgotten in one go. */
const STEP = 50

type Deps = { store: Store; models: Models; cleaning: Cleaning; now: Clock; log: Log }

/** Forgets the sessions in which nothing was said for longer than their chatbot's KeepSessionsDays. Never rejects. */
export async function forgetOldSessions({ store, models, cleaning, now, log }: Deps): Promise<void> {
  try {
    for (const chatbot of await store.chatbots.withKeepSessionsDays()) {
      const { KeepSessionsDays } = settingsOf(chatbot, models)
      if (KeepSessionsDays === 0) continue
      const since = now() - KeepSessionsDays * DAY_MS
      for (let more = true; more; ) {
        const sessionIds = await store.visitors.idleSessions(chatbot.id, since, STEP)
        if (sessionIds.length > 0)
          await forget({ store, models, cleaning }, chatbot, { chatbotId: chatbot.id, visitorId: null, sessionIds })
        more = sessionIds.length === STEP
      }
    }
  } catch (error) {
    log.warn({ err: error }, 'could not forget old sessions; they are tried again')
  }
}
