import { list, optional, required } from '../api/args.ts'
import { Refusal } from '../api/refusal.ts'
import type { Call, Handler } from '../context.ts'
import { channelOf, type Session, sessionKey } from '../world.ts'

const STATUSES = ['active', 'processing', 'suspended', 'closed']
const PROMPTS_MAX = 4

/** What stands beside the messages of a talk with an agent: https://docs.slack.dev/ai */
export const agents: { [method: string]: Handler } = {
  'assistant.threads.setStatus': (call) => {
    required(call.args, 'thread_ts')
    return set(call, { status: optional(call.args, 'status') ?? '' })
  },
  'assistant.threads.setTitle': (call) => set(call, { title: required(call.args, 'title') }),
  'assistant.threads.setSuggestedPrompts': (call) => {
    const prompts = (list(call.args, 'prompts') ?? []) as Session['prompts']
    if (prompts.length > PROMPTS_MAX)
      throw new Refusal('invalid_arguments', `no more than ${PROMPTS_MAX} items allowed`)
    return set(call, { prompts })
  },
  'agents.sessions.setStatus': (call) => {
    const status = required(call.args, 'status')
    if (!STATUSES.includes(status)) throw new Refusal('invalid_status')
    const title = optional(call.args, 'title')
    return set(call, { status, ...(title !== undefined && isNew(call) && { title }) }, call.settings.sessionMs)
  },
}

/** A title is taken for a session that begins, and no other. */
const isNew = ({ workspace, args }: Call): boolean =>
  !workspace.sessions.has(sessionKey(required(args, 'channel_id'), optional(args, 'thread_ts')))

function set(call: Call, change: Partial<Session>, lifeMs = call.settings.statusMs): object {
  const { workspace, clock, args } = call
  const channel = channelOf(workspace, required(args, 'channel_id'))
  const thread = optional(args, 'thread_ts')
  if (thread !== undefined && !channel.messages.has(thread)) throw new Refusal('thread_not_found')
  const key = sessionKey(channel.id, thread)
  const session = { title: '', prompts: [], status: '', ...workspace.sessions.get(key), ...change, at: clock.now() }
  workspace.sessions.set(key, session)
  // A status that nobody sets again goes by itself.
  const lapse = () => {
    if (workspace.sessions.get(key) === session) workspace.sessions.set(key, { ...session, status: '' })
  }
  if (change.status !== undefined && change.status !== '') clock.after(lifeMs, lapse)
  return {}
}
