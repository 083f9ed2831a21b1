import type { Platform } from '../platform.ts'
import { unlessRefused, withDeliveryRetry } from '../retry.ts'
import { render } from '../text/render.ts'
import { withoutHalf } from '../text/shorten.ts'
import type { Time } from '../time.ts'

/** What is known of a reply that was begun: the ids of its messages, and how many it tried to make. */
export type ReplyProgress = { ids: string[]; tried: number }
export const noProgress: ReplyProgress = { ids: [], tried: 0 }

/** Where a reply is shown, and what is known of it. */
type Target = {
  platform: Pick<Platform, 'limits' | 'encode' | 'closeAbandoned' | 'show' | 'remove'>
  time: Time
  thread: string
  /** names the reply, the same whenever it is shown again */
  key: string
  replyTo: string
  person: string
  locale: string | undefined
  begun: ReplyProgress
  /** Called with the text before a message is made and after each change, for whoever goes on after a crash. */
  keep: (begun: ReplyProgress, text: string) => Promise<void>
  /** ends it where it is */
  signal: AbortSignal
}
/** Where a message that another process left cannot be closed by then, its next words close it. */
const CLOSE_TRIES = 3

/** A message of the reply, the `index`th, as it should stand. */
type DesiredPart = { index: number; text: string; after: number; complete: boolean; last: boolean }
/** A message of the reply as the platform has it; its text is not known where it was shown before a crash. */
type ShownPart = { id: string; text?: string; complete?: boolean; last?: boolean }

/**
 * Shows a text in a thread while it grows: the first words at once, then always the newest state, one request at a
 * time and no faster than the platform takes them, and at the end the whole text, whatever was left out on the way.
 * `states`: the text as it is known at each moment, or a whole one. A text made anew takes the place of the other, message by message.
 * Throws when the platform refuses a message, or what broke the text off once the rest of it is shown.
 */
export async function showReply(states: AsyncIterable<string> | string, target: Target) {
  const { platform, time, signal } = target
  const growing = typeof states === 'string' ? wholeText(states) : followText(states)
  const reply = createParts(target)
  await withDeliveryRetry(() => reply.close(), time, signal)
  let restUntil = 0
  /** Makes the request that is due by now, which may be another when it is tried again; false where none is. */
  const makeNext = async (): Promise<boolean> => {
    const desired = desiredParts(growing, platform)
    const next = desired.find((message) => !reply.stands(message))
    const isTooLong = growing.ended() && reply.size() > desired.length
    if (next === undefined && !isTooLong) return false
    const restMs = await (next === undefined ? reply.removeLast(growing.text()) : reply.show(next, growing.text()))
    restUntil = time.now() + restMs
    return true
  }
  for (;;) {
    signal.throwIfAborted()
    const [ended, changed] = [growing.ended(), growing.changed()]
    if (!ended && restUntil > time.now()) await time.sleep(restUntil - time.now(), growing.end)
    else if (await withDeliveryRetry(makeNext, time, signal)) continue
    else if (ended) return growing.whole
    else await changed
  }
}

/** The messages of a reply on the platform, and what is kept of them. */
function createParts({ platform, thread, key, replyTo, person, locale, begun, keep }: Target) {
  const shownParts: ShownPart[] = begun.ids.map((id) => ({ id }))
  let { tried } = begun
  const size = () => Math.max(shownParts.length, tried)
  let closesLeft = size() > 0 ? CLOSE_TRIES : 0
  const kept = (text: string) => keep({ ids: shownParts.map(({ id }) => id), tried }, text)
  /** Gives how long to rest before the next change, in ms. */
  const show = async ({ index, ...desired }: DesiredPart, text: string) => {
    const id = shownParts[index]?.id
    const again = id === undefined && index < tried
    if (id === undefined && !again) {
      tried = index + 1
      await kept(text)
    }
    const shown = await platform.show({
      thread,
      key: `${key}/${index}`,
      id,
      again,
      replyTo,
      person,
      locale,
      ...desired,
    })
    shownParts[index] = { id: shown.id, ...desired }
    await kept(text)
    return shown.restMs
  }
  return {
    show,
    /** Closes the message that another process may have left growing, which can only be the last. */
    async close() {
      if (closesLeft === 0) return
      closesLeft -= 1
      const index = size() - 1
      const last = { thread, key: `${key}/${index}`, id: shownParts[index]?.id, replyTo }
      // What the platform does not close may be changed all the same.
      await platform.closeAbandoned(last).catch(unlessRefused)
    },
    /** How many there are, or may be: the last may have been made just before a crash. */
    size,
    stands({ index, text, complete, last }: DesiredPart) {
      const now = shownParts[index]
      return now?.text === text && now.complete === complete && now.last === last
    },
    async removeLast(text: string) {
      const index = size() - 1
      const id = shownParts[index]?.id
      // Shown once more it has an id, and the platform finds it by its key if it is there.
      if (id === undefined) return show({ index, text: '…', after: 0, complete: true, last: true }, text)
      shownParts.pop()
      await kept(text)
      await platform.remove({ thread, id })
      tried = index
      await kept(text)
      return 0
    },
  }
}

/** The messages as they should stand now. No platform takes a blank one. */
function desiredParts(growing: GrowingText, { limits, encode }: Pick<Platform, 'limits' | 'encode'>): DesiredPart[] {
  const ended = growing.ended()
  // A fragment may end in the middle of a surrogate pair; its first half waits for the second.
  const parts = render(encode(ended ? growing.text() : withoutHalf(growing.text())), limits)
  const shown = parts.filter(({ text }) => text.trim() !== '')
  return shown.map(({ text, after }, index) => {
    const last = index === shown.length - 1
    return { index, text, after, complete: ended || !last, last }
  })
}

/** A text that grows while it is read. `failure` is what broke it off. */
export type GrowingText = {
  text(): string
  ended(): boolean
  /** Resolves when there is more of it, or at the end. */
  changed(): Promise<void>
  /** Aborted when the text is whole or broke off. */
  end: AbortSignal
  /** Resolves when the text is whole, rejects when it broke off. */
  whole: Promise<void>
}

const wholeText = (text: string): GrowingText => ({
  text: () => text,
  ended: () => true,
  changed: () => Promise.resolve(),
  end: AbortSignal.abort(),
  whole: Promise.resolve(),
})

/** Each of `states` is the whole text as far as it is known. */
export function followText(states: AsyncIterable<string>): GrowingText {
  let text = ''
  let change = Promise.withResolvers<void>()
  const end = new AbortController()
  const wake = () => {
    change.resolve()
    change = Promise.withResolvers()
  }
  const read = async () => {
    try {
      for await (const state of states) {
        text = state
        wake()
      }
    } finally {
      end.abort()
      wake()
    }
  }
  const whole = read()
  whole.catch(() => undefined) // it is told when asked for, not before
  return { text: () => text, ended: () => end.signal.aborted, changed: () => change.promise, end: end.signal, whole }
}
