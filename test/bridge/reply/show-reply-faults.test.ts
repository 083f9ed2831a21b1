import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ReplyPart } from '../../../adapters/bridge/platform/platform.ts'
import { Undelivered } from '../../../adapters/bridge/platform/undelivered.ts'
import { noProgress, type ReplyProgress, showReply } from '../../../adapters/bridge/reply/show-reply.ts'
import { render } from '../../../adapters/bridge/text/render.ts'
import { virtualTime } from '../../sim/clock/time.ts'

const limits = { text: 120, unit: 'utf16' } as const

/** What becomes of one request: whether it is done, and how it ends. */
const outcome = fc.record({
  done: fc.boolean(),
  end: fc.constantFrom('well', 'well', 'ambiguous', 'retryable', 'crash'),
})
const outcomes = fc.array(outcome, { maxLength: 12 })
const piece = fc.oneof(
  fc.lorem({ maxCount: 8 }),
  fc.constantFrom('\n\n', '\n', '```js\nlet a\n', '```\n', '- item\n', '| a | b |\n|---|---|\n', '🏡🏡', ' '),
)
const answer = fc.array(piece, { minLength: 1, maxLength: 40 })

type Message = { key: string; id: string; text: string }

/** A platform that knows a message by its key, so that the same one never appears twice. */
function createPlatform(happens: { done: boolean; end: string }[], crash: () => void) {
  let messages: Message[] = []
  const request = <T>(work: () => T): Promise<T> => {
    const { done, end } = happens.shift() ?? { done: true, end: 'well' }
    if (end === 'well') return Promise.resolve(work())
    if (done && end !== 'retryable') work()
    if (end === 'crash') crash()
    const failure = end === 'retryable' ? 'retryable' : 'ambiguous'
    return Promise.reject(new Undelivered(failure, `the request ended with ${end}`))
  }
  const put = ({ key, id, text }: ReplyPart) => {
    const old = messages.find((message) => message.key === key)
    if (id !== undefined && old?.id !== id) throw new Error('a message that is not there was changed')
    if (old === undefined) messages.push({ key, id: `id of ${key}`, text })
    else old.text = text
    return { id: `id of ${key}`, restMs: 20 }
  }
  return {
    viewer: () => messages.map(({ text }) => text),
    platform: {
      limits,
      encode: (text: string) => text,
      closeAbandoned: async () => undefined,
      show: (showing: ReplyPart) => request(() => put(showing)),
      remove: ({ id }: { id: string }) =>
        request(() => {
          messages = messages.filter((message) => message.id !== id)
        }),
    },
  }
}

async function* growing(time: ReturnType<typeof virtualTime>, pieces: string[]) {
  let text = ''
  for (const next of pieces) {
    await time.sleep(30)
    text += next
    yield text
  }
}

test('whatever happens to requests and to the process, a viewer sees the last text, whole and once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 3 }), outcomes, async (answers, happens) => {
      const time = virtualTime()
      let life = new AbortController()
      const { platform, viewer } = createPlatform([...happens], () => life.abort())
      let begun: ReplyProgress = noProgress
      const keep = async (now: ReplyProgress) => {
        if (!life.signal.aborted) begun = now
      }
      const place = { platform, time, thread: 't', key: 'q', replyTo: 'm', person: 'ada', locale: 'en', keep }
      const left = [...answers]
      let pieces: string[] = []
      // After a crash the answer may be another one; in the end it stays the same.
      for (let ended = false; !ended; ) {
        pieces = left.shift() ?? pieces
        life = new AbortController()
        const { signal } = life
        const showing = showReply(growing(time, pieces), { ...place, begun, signal })
        ended = await time.run(showing).then(
          () => true,
          () => !signal.aborted,
        )
      }
      const parts = render(pieces.join(''), limits).map(({ text }) => text)
      expect(viewer()).toEqual(parts.filter((text) => text.trim() !== ''))
    }),
    { numRuns: Number(process.env['LIVE_RUNS'] ?? 300) },
  )
})
