import { lazy } from '../../core/lazy.ts'
import { type Assumption, NotTried, sleep } from './checks.ts'
import { MARK, type SlackCalls, said, tsOf } from './slack-calls.ts'

/** How often text is appended to a stream while it grows. */
const APPENDS = 4

/** The assumptions about streams. `person`: their recipient. `seconds`: how long one grows. */
export function streamAssumptions(
  { channel, call, root }: SlackCalls,
  { person, seconds }: { person: string | undefined; seconds: number },
): Assumption[] {
  const ownTeam = lazy(async () => (await call('auth.test', {})).team_id ?? '')
  const streamTo = async (recipient_user_id: string, recipient_team_id: string) => {
    const recipient = { recipient_user_id, recipient_team_id }
    return call('chat.startStream', { channel, thread_ts: await root(), markdown_text: 'Growing', ...recipient })
  }
  const stream = lazy(async () => {
    if (person === undefined) throw new NotTried('needs --person, the id of somebody in the channel')
    const { user } = await call('users.info', { user: person })
    return streamTo(person, user?.team_id ?? (await ownTeam()))
  })
  const streamed = async () => {
    const { ts } = await stream()
    if (ts === undefined) throw new NotTried('there is no stream')
    return { channel, ts }
  }
  return [
    { about: 'a stream in a channel', believed: 'ok', look: async () => said(await stream()) },
    {
      about: 'a stream to a person of another company, named with the team of the app',
      believed: 'user_not_found',
      look: async () => {
        const { user } = await call('users.info', { user: person ?? '' })
        if (person === undefined || user?.team_id === undefined || user.team_id === (await ownTeam()))
          throw new NotTried('needs --person, the id of somebody of another company in the channel')
        const answer = await streamTo(person, await ownTeam())
        if (answer.ok) await call('chat.stopStream', { channel, ts: tsOf(answer) })
        return said(answer)
      },
    },
    {
      about: 'an edit of a stream',
      believed: 'streaming_state_conflict',
      look: async () => said(await call('chat.update', { ...(await streamed()), text: 'Not so.' })),
    },
    {
      about: `words appended over ${seconds} s`,
      believed: 'ok',
      look: async () => {
        const seen = new Set<string>()
        for (let left = APPENDS; left > 0; left -= 1) {
          await sleep((seconds * 1_000) / APPENDS)
          seen.add(said(await call('chat.appendStream', { ...(await streamed()), markdown_text: ' more' })))
        }
        return [...seen].join(', ')
      },
    },
    {
      about: 'a stream stopped, and once more',
      believed: 'ok, message_not_in_streaming_state',
      look: async () => {
        const args = { ...(await streamed()), markdown_text: ' and done.', metadata: MARK }
        return `${said(await call('chat.stopStream', args))}, ${said(await call('chat.stopStream', await streamed()))}`
      },
    },
    {
      about: 'words appended after the end',
      believed: 'message_not_in_streaming_state',
      look: async () => said(await call('chat.appendStream', { ...(await streamed()), markdown_text: ' more' })),
    },
    {
      about: 'an edit of a stream that ended',
      believed: 'ok',
      look: async () => said(await call('chat.update', { ...(await streamed()), text: 'Done.' })),
    },
  ]
}
