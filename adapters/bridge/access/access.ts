import type { BridgeListener } from '../platform/listener.ts'

/**
 * Allow lists by id. A list that is set must contain the workspace, the channel or one of the roles; "direct" stands for private
 * messages.
 */
export type Access = {
  workspaces: string[] | undefined
  channels: string[] | undefined
  roles: string[] | undefined
}

const DIRECT = 'direct'

const named = (list: string[] | undefined, ids: string[]) => list === undefined || ids.some((id) => list.includes(id))

/** For managers only the list of workspaces counts: they may set the bot up in every channel. */
export function createAccess({ workspaces, channels, roles }: Access): BridgeListener['admits'] {
  return ({ place, roles: own }, as = 'visitor') => {
    if (!named(workspaces, [place.workspace || DIRECT])) return false
    if (as === 'manager') return true
    return (
      named(channels, [place.channel || DIRECT]) &&
      // There are no roles in private messages.
      named(roles, place.channel === '' ? [DIRECT] : own)
    )
  }
}
