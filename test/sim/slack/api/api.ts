import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Context } from '../context.ts'
import type { Fault, Faults } from '../faults.ts'
import { APP_TOKEN, WITHOUT_WORKSPACE } from '../methods/apps.ts'
import type { Workspace } from '../world.ts'
import { type Args, readArgs } from './args.ts'
import { handlerOf } from './methods.ts'
import { Limited, Refusal } from './refusal.ts'
import type { createTiers, Method } from './tiers.ts'

type Parts = { context: Context; tiers: ReturnType<typeof createTiers>; faults: Faults }
/** Methods that an app was installed without the scope for in some workspaces. */
const scopesOf: { [method: string]: string[] } = {
  'conversations.members': ['channels:read', 'groups:read'],
  'files.getUploadURLExternal': ['files:write'],
  'files.completeUploadExternal': ['files:write'],
  'files.delete': ['files:write'],
}

type Asked = { method: string; args: Args; workspace: Workspace | undefined }

/** Answers calls of the Web API, or fails them as was ordered. */
export function webApi({ context, tiers, faults }: Parts) {
  return async (method: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = Buffer.concat(await request.toArray()).toString()
    const args = readArgs(body, request.headers['content-type'] ?? '')
    const workspace = caller(context, request, args)
    const asked = { method, args, workspace }
    const record = context.record.call(workspace?.id ?? '', method, args)
    const fault = faults.take(method)
    const wait = context.settings.roundTripMs / 2 + (fault?.kind === 'late' ? fault.ms / context.settings.speed : 0)
    if (wait > 0) await setTimeout(wait)
    const answer = isCut(fault) ? undefined : perform(asked, fault)
    if (fault?.kind === 'pulled') fault.work()
    record.outcome = answer?.outcome ?? 'cut'
    record.endedAt = context.clock.now()
    if (context.settings.roundTripMs > 0) await setTimeout(context.settings.roundTripMs / 2)
    if (answer === undefined || fault?.kind === 'lost' || fault?.kind === 'pulled') {
      if (answer !== undefined) record.outcome = 'lost'
      response.destroy()
    } else response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body))
  }

  function isCut(fault: Fault | undefined): boolean {
    return faults.isOut() || fault?.kind === 'cut' || (fault?.kind === 'pulled' && !fault.done)
  }

  function perform({ method, args, workspace }: Asked, fault: Fault | undefined) {
    if (fault?.kind === 'status') return { ...answered(fault.status, {}), outcome: String(fault.status) }
    try {
      if (fault?.kind === 'refused') throw new Refusal(fault.word)
      if (fault?.kind === 'limited') throw new Limited(fault.retryAfterS)
      const handler = handlerOf(method)
      if (handler === undefined) throw new Refusal('unknown_method')
      if (scopesOf[method]?.some((scope) => context.settings.withoutScopes.includes(scope)))
        throw new Refusal('missing_scope')
      if (workspace === undefined && !WITHOUT_WORKSPACE.has(method)) throw new Refusal('invalid_auth')
      if ((workspace?.rotation?.expiresAt ?? Number.POSITIVE_INFINITY) < context.clock.now())
        throw new Refusal('token_expired')
      tiers(workspace, method as Method, args)
      // Methods that need no workspace do not look at it.
      const result = handler({ ...context, args, workspace: workspace as Workspace })
      return { ...answered(200, { ok: true, ...result }), outcome: 'ok' }
    } catch (error) {
      return refused(error)
    }
  }
}

function caller({ world }: Context, request: IncomingMessage, args: Args): Workspace | undefined {
  const given = request.headers.authorization?.replace(/^Bearer /, '') ?? args['token']
  if (given === APP_TOKEN) return undefined
  const reached = [...world.workspaces.values()].filter(({ token }) => token === given)
  // The token of a whole organization says nothing of the workspace, but what the call is about does.
  const named = [args['channel'], args['channel_id'], args['user'], args['user_id'], args['users'], args['file']]
  const ids = named.filter((one) => typeof one === 'string')
  const isThere = ({ channels, people, files }: Workspace) =>
    ids.some((id) => channels.has(id) || people.has(id) || files.has(id))
  return reached.find(isThere) ?? reached[0]
}

function refused(error: unknown) {
  if (error instanceof Limited) {
    return { ...answered(429, { ok: false, error: 'ratelimited' }, retryAfter(error)), outcome: 'limited' }
  }
  if (!(error instanceof Refusal)) throw error
  const { error: word, details } = error
  const more = details.length > 0 && { response_metadata: { messages: details } }
  return { ...answered(200, { ok: false, error: word, ...more }), outcome: word }
}

function retryAfter({ retryAfterS: seconds }: Limited): { [name: string]: string } {
  if (seconds === undefined) return {}
  return { 'retry-after': seconds === 'date' ? new Date().toUTCString() : String(seconds) }
}

const answered = (status: number, body: object, headers: { [name: string]: string } = {}) => ({
  status,
  body,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
})
