import { Undelivered } from '../../bridge/platform/undelivered.ts'
import { isRefusal, undelivered } from '../failures.ts'
import { addressOf, idOf } from '../ids.ts'
import type { Calls } from '../limits/calls.ts'
import type { MovedChannels } from '../limits/moved-channels.ts'
import { pagesOf } from '../limits/pages.ts'

type Parts = { calls: Calls; channels: Pick<MovedChannels, 'firstId'>; report: (error: unknown) => void }

/** Slack advises at most 200: https://docs.slack.dev/reference/methods/users.conversations */
const PAGE = 200

/** A request for each workspace of these threads that lists the channels that the app is in, each as a thread whose `ts` is "". */
export function joinedChannels(threads: string[], parts: Parts): (() => Promise<string[]>)[] {
  const places = threads.map(addressOf).filter(({ channel }) => channel !== '')
  const workspaces = new Set(places.map(({ workspace }) => workspace))
  return [...workspaces].map((workspace) => () => joinedIn(workspace, parts).catch(noneIfRefused(parts)))
}

async function joinedIn(workspace: string, { calls, channels: { firstId } }: Parts): Promise<string[]> {
  const types = 'public_channel,private_channel'
  const args = { types, exclude_archived: true, limit: PAGE, team_id: workspace }
  const list = { workspace, method: 'users.conversations', lane: 'background', args } as const
  const pages = await Array.fromAsync(pagesOf<{ channels?: { id: string }[] }>(calls, list))
  const ids = pages.flatMap(({ channels = [] }) => channels.map(({ id }) => firstId(id)))
  return (await Promise.all(ids)).map((channel) => idOf({ workspace, channel, ts: '' }))
}

/** An app that was removed, or installed with fewer permissions, reads the threads alone that it knows. */
const noneIfRefused =
  ({ report }: Parts) =>
  (error: unknown): never[] => {
    const failed = undelivered(error)
    if (failed.failure !== 'refused') throw failed
    if (!(error instanceof Undelivered) && !isRefusal(error, 'missing_scope')) report(failed)
    return []
  }
