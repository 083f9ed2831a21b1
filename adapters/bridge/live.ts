import { type Growing, grow } from './growing.ts'
import type { Limits } from './limits.ts'
import { restAfter, waitAfter } from './pace.ts'
import type { Platform } from './platform.ts'
import { render } from './render.ts'
import type { Time } from './time.ts'

type Place = { platform: Pick<Platform, 'limits' | 'show'>; time: Time; thread: string; key: string; replyTo: string }
/** A message of the reply, the `index`th, as it should stand. */
type Wanted = { index: number; text: string; after: number; complete: boolean; last: boolean }
/** A message of the reply as the platform has it. */
type Standing = { id: string; text: string; complete: boolean }

/**
 * Shows a text in a thread while it grows: the first words at once, then always the newest state, one request at a
 * time and no faster than the platform takes them, and at the end the whole text, whatever was left out on the way.
 * Throws when the platform refuses a message, or what broke the text off once the rest of it is shown.
 */
export async function showReply(fragments: AsyncIterable<string>, { platform, time, thread, key, replyTo }: Place) {
  const growing = grow(fragments)
  const standing: Standing[] = []
  let restUntil = 0
  let tries = 0
  const show = async ({ index, ...wanted }: Wanted) => {
    try {
      const message = { thread, key: `${key}/${index}`, id: standing[index]?.id, again: tries > 0, replyTo }
      const shown = await platform.show({ ...message, ...wanted })
      standing[index] = { id: shown.id, ...wanted }
      restUntil = time.now() + restAfter(shown)
      tries = 0
    } catch (error) {
      tries += 1
      await time.sleep(waitAfter(error, tries))
    }
  }
  for (;;) {
    const ended = growing.ended()
    const wanted = nextWanted(growing, standing, platform.limits)
    if (wanted === undefined && ended) return growing.whole
    if (wanted === undefined) await growing.changed()
    else if (!ended && restUntil > time.now()) await time.sleep(restUntil - time.now(), growing.end)
    else await show(wanted)
  }
}

/** The first message that is not yet as it should be. No platform takes a blank one. */
function nextWanted(growing: Growing, standing: Standing[], limits: Limits): Wanted | undefined {
  const ended = growing.ended()
  const parts = render(ended ? growing.text() : withoutHalf(growing.text()), limits)
  return parts
    .map(({ text, after }, index) => {
      const last = index === parts.length - 1
      return { index, text, after, complete: ended || !last, last }
    })
    .find(({ index, text, complete }) => {
      const now = standing[index]
      return text.trim() !== '' && (text !== now?.text || complete !== now.complete)
    })
}

/** A fragment may end in the middle of a surrogate pair; its first half waits for the second. */
const withoutHalf = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '')
