import { withoutHalfCharacter } from '../../../src/contract/text.ts'
import type { Platform } from '../platform/platform.ts'
import { Undelivered } from '../platform/undelivered.ts'
import { ignoreRefused, withDeliveryRetry } from '../retry.ts'
import { render } from '../text/render.ts'
import type { Time } from '../time.ts'

/** Progress of a reply: the ids of its messages, and how many were attempted. */
export type ReplyProgress = { ids: string[]; tried: number }
export const noProgress: ReplyProgress = { ids: [], tried: 0 }

/** Where a reply is shown, and its progress. */
type Target = {
  platform: Pick<Platform, 'limits' | 'encode' | 'closeAbandoned' | 'show' | 'remove'>
  time: Time
  thread: string
  /** identifies the reply; the same at every attempt */
  key: string
  replyTo: string
  person: string
  locale: string | undefined
  begun: ReplyProgress
  /** Stores the progress, before a message is created and after each change, so that it can be continued after a crash. */
  keep: (begun: ReplyProgress, text: string) => Promise<void>
  /** aborts the display */
  signal: AbortSignal
}
/** After so many failures to close a message of another process, it is closed by its next edit. */
const CLOSE_TRIES = 3

/** The desired state of message number `index` of the reply. */
type DesiredPart = { index: number; text: string; closerLength: number; complete: boolean; isLast: boolean }
/** The state of a message on the platform. `text` is undefined if it was shown before a crash. */
type PartState = { id: string; text?: string; complete?: boolean; isLast?: boolean }

/**
 * Shows a growing text in a thread: the first words at once, then always the newest state, with one request at a time and no
 * faster than the platform allows, and finally the whole text. `states`: the states of the text, or a complete text. A text
 * that was generated anew replaces the previous one message by message. Throws if the platform refuses a message, or the error
 * of `states` after the text before it is shown.
 */
export async function showReply(states: AsyncIterable<string> | string, target: Target) {
  const { platform, time, signal } = target
  const growing = typeof states === 'string' ? wholeText(states) : followText(states)
  const reply = createShownParts(target)
  await withDeliveryRetry(() => reply.close(), time, signal)
  let restUntil = 0
  /** Makes the next request. A retry may make a different one, since the text grew. Returns false if nothing is to be done. */
  const makeNext = async (): Promise<boolean> => {
    const desired = desiredParts(growing, platform)
    const next = desired.find((message) => !reply.isCurrent(message))
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

/** The messages of a reply on the platform, with their stored progress. */
function createShownParts({ platform, thread, key, replyTo, person, locale, begun, keep }: Target) {
  const shownParts: PartState[] = begun.ids.map((id) => ({ id }))
  let { tried } = begun
  const size = () => Math.max(shownParts.length, tried)
  let closesLeft = size() > 0 ? CLOSE_TRIES : 0
  const kept = (text: string) => keep({ ids: shownParts.map(({ id }) => id), tried }, text)
  /** Creates or edits a message. Returns the pause before the next change, in ms. */
  const show = async ({ index, ...desired }: DesiredPart, text: string) => {
    const id = shownParts[index]?.id
    const isRetry = id === undefined && index < tried
    if (id === undefined && !isRetry) {
      tried = index + 1
      await kept(text)
    }
    const shown = await platform
      .show({
        thread,
        key: `${key}/${index}`,
        id,
        isRetry,
        replyTo,
        person,
        locale,
        ...desired,
      })
      .catch((error: unknown) => {
        // The message certainly does not exist. Searching for it before each try would use up the rate limit in a crowd.
        if (id === undefined && !isRetry && error instanceof Undelivered && error.failure === 'retryable') tried = index
        throw error
      })
    shownParts[index] = { id: shown.id, ...desired }
    await kept(text)
    return shown.restMs
  }
  return {
    show,
    /** Closes the last message, which a process that is gone may have left open. */
    async close() {
      if (closesLeft === 0) return
      closesLeft -= 1
      const index = size() - 1
      const last = { thread, key: `${key}/${index}`, id: shownParts[index]?.id, replyTo }
      // A message that cannot be closed can still be edited.
      await platform.closeAbandoned(last).catch(ignoreRefused)
    },
    /** Number of messages, including one whose creation may have succeeded just before a crash. */
    size,
    isCurrent({ index, text, complete, isLast }: DesiredPart) {
      const now = shownParts[index]
      return now?.text === text && now.complete === complete && now.isLast === isLast
    },
    async removeLast(text: string) {
      const index = size() - 1
      const id = shownParts[index]?.id
      // The id is unknown. Showing the message again finds it on the platform by its key, or creates it.
      if (id === undefined) return show({ index, text: '…', closerLength: 0, complete: true, isLast: true }, text)
      shownParts.pop()
      await kept(text)
      await platform.remove({ thread, id })
      tried = index
      await kept(text)
      return 0
    },
  }
}

/** The desired messages, without blank ones, which no platform accepts. */
function desiredParts(growing: GrowingText, { limits, encode }: Pick<Platform, 'limits' | 'encode'>): DesiredPart[] {
  const ended = growing.ended()
  // The text may end with the first half of a surrogate pair, which waits for the second. A half that stays alone is no valid JSON.
  const said = ended ? growing.text() : withoutHalfCharacter(growing.text())
  const parts = render(encode(said.toWellFormed()), limits)
  const shown = parts.filter(({ text }) => text.trim() !== '')
  return shown.map(({ text, closerLength }, index) => {
    const isLast = index === shown.length - 1
    return { index, text, closerLength, complete: ended || !isLast, isLast }
  })
}

/** A text that grows while it is read. `failure`: the error that interrupted it. */
type GrowingText = {
  text(): string
  ended(): boolean
  /** Resolves when the text changes or ends. */
  changed(): Promise<void>
  /** Aborts when the text is complete or interrupted. */
  end: AbortSignal
  /** Resolves when the text is complete, rejects if it is interrupted. */
  whole: Promise<void>
}

const wholeText = (text: string): GrowingText => ({
  text: () => text,
  ended: () => true,
  changed: () => Promise.resolve(),
  end: AbortSignal.abort(),
  whole: Promise.resolve(),
})

/** Each of `states` is the whole text so far. */
function followText(states: AsyncIterable<string>): GrowingText {
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
  whole.catch(() => undefined) // avoids an unhandled rejection; callers of `whole` get the error
  return { text: () => text, ended: () => end.signal.aborted, changed: () => change.promise, end: end.signal, whole }
}
