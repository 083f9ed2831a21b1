import type { Listener } from './platform.ts'

/** Who may talk to the bot: each list that there is must name the place or a role. `direct` names private messages. */
export type Access = {
  workspaces: string[] | undefined
  channels: string[] | undefined
  roles: string[] | undefined
}

const DIRECT = 'direct'

const named = (list: string[] | undefined, ids: string[]) => list === undefined || ids.some((id) => list.includes(id))

/** Who manages a workspace may set the bot up in any channel of it, where the bot may speak in the workspace at all. */
export function createAccess({ workspaces, channels, roles }: Access): Listener['admits'] {
  return ({ place, roles: own }, as = 'visitor') => {
    if (!named(workspaces, [place.workspace || DIRECT])) return false
    if (as === 'manager') return true
    return (
      named(channels, [place.channel || DIRECT]) &&
      // Nobody has a role in private.
      named(roles, place.channel === '' ? [DIRECT] : own)
    )
  }
}
