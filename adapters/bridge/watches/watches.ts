import type { Keyv } from 'keyv'
import type { Client } from '../../../src/contract/client/client.ts'
import { undefinedIf } from '../../../src/contract/client/refused.ts'
import type { Every } from '../../../src/contract/listings/watches.ts'
import { parseButtonSearch } from '../listings/listings.ts'
import { createShortKeys } from '../listings/short-keys.ts'
import type { ChatbotRouting } from '../memory/chatbots.ts'
import type { Threads } from '../memory/threads.ts'
import type { Watches } from '../platform/listener.ts'
import type { Person } from '../platform/messages.ts'
import type { ListingLimits, Platform } from '../platform/platform.ts'
import type { WatchVerb } from '../text/controls.ts'
import { formatTime, type Time } from '../time.ts'
import { bridgeWordsFor } from '../words/words.ts'
import { createAddWatch, type Narrowed } from './add-watch.ts'
import { listAnswer, PAGE, textAnswer } from './answers.ts'
import { type Act, createChangeWatch } from './change-watch.ts'
import { createOwnWatches } from './own-watches.ts'
import type { WatchAnswer } from './port.ts'

type Parts = {
  client: Client
  keyv: Keyv
  chatbots: ChatbotRouting
  threads: Threads
  source: Platform['name']
  limits: ListingLimits
  time: Time
}

/** Handles buttons about watches: add, list, pause, change, delete. All apply to the person's own watches. */
export function createWatches({ client, keyv, chatbots, threads, source, limits, time }: Parts): Watches {
  const shortKeys = createShortKeys(keyv, limits.keyLength)
  const own = createOwnWatches({ client, chatbots, source })

  const list = async (person: Person, page: number): Promise<WatchAnswer> => {
    const found = await own.page(person, { PageSize: PAGE, PageNumber: page })
    if (found.List.length === 0 && page > 1) return list(person, page - 1)
    return listAnswer(found, page, bridgeWordsFor(person.locale))
  }

  const { add, isLost, keepZone } = createAddWatch({
    client,
    keyv,
    chatbots,
    threads,
    shortKeys,
    limits,
    time,
    allOwn: own.all,
  })

  const addSearch =
    (every: Every): Act =>
    async (visitor, press, words) => {
      const text = await shortKeys.textOf(press.object)
      const wanted = text === undefined ? undefined : parseButtonSearch(text)
      if (wanted === undefined) return textAnswer(words.searchGone)
      const { tellIn = press.tellIn, filter }: Narrowed = wanted
      return add(visitor, { ...press, tellIn }, { wanted: { filter }, every })
    }

  const changes = createChangeWatch({ client, keyv, threads, own, list, isLost, time })

  const actions: Record<WatchVerb, Act> = {
    watch: addSearch('AtOnce'),
    watchdaily: addSearch('Daily'),
    async watchhome(visitor, press) {
      const [id = ''] = ((await shortKeys.textOf(press.object)) ?? '').split('.')
      const listingId = Number(id)
      if (!Number.isInteger(listingId) || listingId < 1) return textAnswer(bridgeWordsFor(visitor.locale).listingGone)
      return add(visitor, press, { wanted: { listingId }, every: 'AtOnce' })
    },
    ...changes,
    watches: (visitor, { object }) => list(visitor, Number(object) || 1),
    async zone(visitor, { value = '' }, words) {
      await keepZone(visitor, value)
      for (const { WatchID } of await own.all(visitor))
        await client.call('WatchEdit', { WatchID, TimeZone: value }).catch(undefinedIf('noSuchWatch'))
      return textAnswer(words.watching.zoneSet(formatTime(value, time.now(), words.language)))
    },
  }
  return {
    act: (visitor, press) => actions[press.verb](visitor, press, bridgeWordsFor(visitor.locale)),
    list,
  }
}
