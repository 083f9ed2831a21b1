import type { Assumption } from './checks.ts'
import { MARK, type SlackCalls, said } from './slack-calls.ts'

/** What Slack does with a reply whose thread is gone; Porchlight is prepared for both. */
const REFUSED_OR_IN_CHANNEL = 'thread_not_found, or a message of the channel'

/** The assumptions about messages, reactions and status. */
export function messageAssumptions({ channel, call, post, firstAnswer, root, replies }: SlackCalls): Assumption[] {
  const edited = async (words: string) => said(await call('chat.update', { channel, ts: await root(), text: words }))
  return [
    { about: 'a post', believed: 'ok', look: async () => said(await firstAnswer()) },
    { about: 'an edit', believed: 'ok', look: async () => edited('Porchlight is still trying.') },
    { about: 'an edit of 4,000 bytes', believed: 'ok', look: async () => edited('é'.repeat(2_000)) },
    { about: 'an edit of 4,002 bytes', believed: 'msg_too_long', look: async () => edited('é'.repeat(2_001)) },
    {
      about: 'a reply in a thread with a mark, read back with it',
      believed: 'ok, the first message first, marked',
      look: async () => {
        const answer = await post({ thread_ts: await root(), text: 'One.', metadata: MARK })
        const [first, second] = await replies(await root(), { include_all_metadata: true })
        const isMarked = JSON.stringify(second?.metadata ?? '').includes(MARK.event_type)
        return `${said(answer)}, the ${first?.ts === (await root()) ? 'first' : 'other'} message first, ${isMarked ? 'marked' : 'not marked'}`
      },
    },
    {
      about: 'a reply to a message that is not there',
      believed: REFUSED_OR_IN_CHANNEL,
      look: async () => {
        const answer = await post({ thread_ts: '1000000000.000100', text: 'Nobody asked.' })
        const isInChannel = answer.ok && answer.message?.thread_ts === undefined
        return isInChannel || answer.error === 'thread_not_found' ? REFUSED_OR_IN_CHANNEL : said(answer)
      },
    },
    {
      about: 'the same client_msg_id twice',
      believed: 'two messages',
      look: async () => {
        const twice = { thread_ts: await root(), text: 'Twice.', client_msg_id: crypto.randomUUID() }
        const [one, other] = [await post(twice), await post(twice)]
        return one.ts === other.ts ? 'one message' : 'two messages'
      },
    },
    {
      about: 'a call to everybody with a word joiner in it',
      believed: 'no call',
      look: async () => {
        const answer = await post({ thread_ts: await root(), text: '<\u2060!channel>' })
        const read = (await replies(await root())).find(({ ts }) => ts === answer.ts)
        return (read?.text ?? '').includes('<!channel') ? 'a call' : 'no call'
      },
    },
    {
      about: 'a reaction, the same again, taken away, the same again',
      believed: 'ok, already_reacted, ok, no_reaction',
      look: async () => {
        const about = { channel, timestamp: await root(), name: 'eyes' }
        const seen: string[] = []
        for (const method of ['add', 'add', 'remove', 'remove'])
          seen.push(said(await call(`reactions.${method}`, about)))
        return seen.join(', ')
      },
    },
    {
      about: 'the sign that an answer is being made, and no more',
      believed: 'ok, ok',
      look: async () => {
        const about = { channel_id: channel, thread_ts: await root() }
        const on = await call('agents.sessions.setStatus', { ...about, status: 'processing' })
        return `${said(on)}, ${said(await call('agents.sessions.setStatus', { ...about, status: 'active' }))}`
      },
    },
    {
      about: 'a deletion, and once more',
      believed: 'ok, message_not_found',
      look: async () => {
        const { ts = '' } = await post({ thread_ts: await root(), text: 'Gone.' })
        return `${said(await call('chat.delete', { channel, ts }))}, ${said(await call('chat.delete', { channel, ts }))}`
      },
    },
  ]
}
