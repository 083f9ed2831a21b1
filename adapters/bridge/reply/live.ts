import type { Limits } from '../limits.ts'
import { type Platform, Undelivered } from '../platform.ts'
import { render } from '../text/render.ts'
import { withoutHalf } from '../text/shortened.ts'
import type { Time } from '../time.ts'
import { type Growing, grow } from './growing.ts'
import { restAfter, waitAfter } from './pace.ts'

/** What is known of a reply that was begun: the ids of its messages, and how many it tried to make. */
export type Begun = { ids: string[]; tried: number }
export const nothingBegun: Begun = { ids: [], tried: 0 }

type Place = {
  platform: Pick<Platform, 'limits' | 'takeUp' | 'show' | 'remove'>
  time: Time
  thread: string
  /** names the reply, the same whenever it is shown again */
  key: string
  replyTo: string
  begun: Begun
  /** Called with the text before a message is made and after each change, for whoever goes on after a crash. */
  keep: (begun: Begun, text: string) => Promise<void>
  /** ends it where it is */
  signal: AbortSignal
}
/** Where a message that another process left cannot be closed by then, its next words close it. */
const TAKE_UP_TRIES = 3

/** A message of the reply, the `index`th, as it should stand. */
type Wanted = { index: number; text: string; after: number; complete: boolean; last: boolean }
/** A message of the reply as the platform has it; its text is not known where it was shown before a crash. */
type Standing = { id: string; text?: string; complete?: boolean; last?: boolean }

/**
 * Shows a text in a thread while it grows: the first words at once, then always the newest state, one request at a
 * time and no faster than the platform takes them, and at the end the whole text, whatever was left out on the way.
 * `states`: the text as it is known at each moment. A text made anew takes the place of the other, message by message.
 * Throws when the platform refuses a message, or what broke the text off once the rest of it is shown.
 */
export async function showReply(states: AsyncIterable<string>, place: Place) {
  const { platform, time, signal } = place
  const growing = grow(states)
  const reply = createMessages(place)
  let restUntil = 0
  let tries = 0
  const trying = async (work: () => Promise<number>) => {
    try {
      restUntil = time.now() + (await work())
      tries = 0
    } catch (error) {
      tries += 1
      await time.sleep(waitAfter(error, tries), signal)
    }
  }
  for (let left = TAKE_UP_TRIES; left > 0 && reply.isLeftBehind(); left--) await trying(() => reply.takeUp())
  for (;;) {
    signal.throwIfAborted()
    const ended = growing.ended()
    const wanted = wantedOf(growing, platform.limits)
    const next = wanted.find((message) => !reply.stands(message))
    if (next !== undefined) {
      if (!ended && restUntil > time.now()) await time.sleep(restUntil - time.now(), growing.end)
      else await trying(() => reply.show(next, growing.text()))
    } else if (!ended) await growing.changed()
    else if (reply.size() > wanted.length) await trying(() => reply.removeLast(growing.text()))
    else return growing.whole
  }
}

/** The messages of a reply on the platform, and what is kept of them. */
function createMessages({ platform, thread, key, replyTo, begun, keep }: Place) {
  const standing: Standing[] = begun.ids.map((id) => ({ id }))
  let { tried } = begun
  const size = () => Math.max(standing.length, tried)
  let isLeftBehind = size() > 0
  const kept = (text: string) => keep({ ids: standing.map(({ id }) => id), tried }, text)
  /** Gives how long to rest before the next change, in ms. */
  const show = async ({ index, ...wanted }: Wanted, text: string) => {
    const id = standing[index]?.id
    const again = id === undefined && index < tried
    if (id === undefined && !again) {
      tried = index + 1
      await kept(text)
    }
    const shown = await platform.show({ thread, key: `${key}/${index}`, id, again, replyTo, ...wanted })
    standing[index] = { id: shown.id, ...wanted }
    await kept(text)
    return restAfter(shown)
  }
  return {
    show,
    /** Whether another process may have left a message growing. */
    isLeftBehind: () => isLeftBehind,
    /** Only the last can have been growing. */
    async takeUp() {
      const index = size() - 1
      const last = { thread, key: `${key}/${index}`, id: standing[index]?.id, replyTo }
      // What the platform does not close may be changed all the same.
      await platform.takeUp?.(last).catch(unlessRefused)
      isLeftBehind = false
      return 0
    },
    /** How many there are, or may be: the last may have been made just before a crash. */
    size,
    stands({ index, text, complete, last }: Wanted) {
      const now = standing[index]
      return now?.text === text && now.complete === complete && now.last === last
    },
    async removeLast(text: string) {
      const index = size() - 1
      const id = standing[index]?.id
      // Shown once more it has an id, and the platform finds it by its key if it is there.
      if (id === undefined) return show({ index, text: '…', after: 0, complete: true, last: true }, text)
      standing.pop()
      await kept(text)
      await platform.remove({ thread, id })
      tried = index
      await kept(text)
      return 0
    },
  }
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof Undelivered) || error.failure !== 'refused') throw error
}

/** The messages as they should stand now. No platform takes a blank one. */
function wantedOf(growing: Growing, limits: Limits): Wanted[] {
  const ended = growing.ended()
  // A fragment may end in the middle of a surrogate pair; its first half waits for the second.
  const parts = render(ended ? growing.text() : withoutHalf(growing.text()), limits)
  const shown = parts.filter(({ text }) => text.trim() !== '')
  return shown.map(({ text, after }, index) => {
    const last = index === shown.length - 1
    return { index, text, after, complete: ended || !last, last }
  })
}
