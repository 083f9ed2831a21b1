import type { Settings } from '../../contract/chatbot.ts'
import { AppError } from '../../contract/envelope.ts'
import { describe } from '../../search/describe.ts'
import { omit } from '../../search/filter.ts'
import type { Chatbot, Clock, Session, Store } from '../ports/ports.ts'
import type { Watching } from '../ports/watches.ts'
import { isActive } from './matcher.ts'
import { editWatch, makeWatch, nameOf, personOf } from './watches.ts'
import type { Narrowing } from './width.ts'

type Deps = { store: Store; now: Clock }
type Place = { chatbot: Chatbot; settings: Settings; session: Session }

/** As much as is read of the log of one home, and of the watches of one person. */
const ROWS_MAX = 200

/** What a person in this session can do about watches by words. */
export function watchingIn(deps: Deps, { chatbot, settings, session }: Place): Watching {
  const { store, now } = deps
  const who = { ...personOf(session, null), consent: settings.ChatbotPrivacyPolicyDescription }
  const scope = {
    chatbotId: chatbot.id,
    ...(session.visitorId === null ? { sessionId: session.id } : { visitorId: session.visitorId }),
  }
  return {
    history: (listingId) => store.listings(chatbot.id).changes.history(listingId, ROWS_MAX),
    async watchHome(listing) {
      const home = { listingId: listing.ID, mls: listing.MLSNumber, url: listing.Url }
      const { Summary } = await makeWatch(deps, chatbot, { ...who, watched: { home }, summary: nameOf(listing) }, {})
      return { summary: Summary }
    },
    async watchSearch(filter, every) {
      const wanted = omit(filter, ['sort', 'changed'])
      try {
        const made = await makeWatch(
          deps,
          chatbot,
          { ...who, watched: { filter: wanted }, summary: describe(wanted) },
          { Every: every },
        )
        return { isTooWide: false, count: made.Count, perDay: made.PerDay, narrow: [] }
      } catch (error) {
        if (!(error instanceof AppError) || error.error !== 'watchTooWide') throw error
        const { Count, PerDay, Narrow } = error.data as { Count: number; PerDay: number; Narrow: Narrowing[] }
        const narrow = Narrow.map(({ Value, Count: count }) => ({ value: Value, count }))
        return { isTooWide: true, count: Count, perDay: PerDay, narrow }
      }
    },
    async list() {
      const watches = await store.watches.list(scope, { offset: 0, limit: ROWS_MAX })
      return watches.map((watch) => ({ id: watch.id, summary: watch.summary, isPaused: !isActive(watch, now()) }))
    },
    async stop(ids) {
      for (const id of ids) await store.watches.remove(id)
    },
    async edit(ids, change) {
      for (const watch of await store.watches.byIds(ids))
        await editWatch(deps, { chatbot, zone: settings.TimeZone }, watch, change)
    },
  }
}
