import type { Visitor } from './platform.ts'

/** Who may talk to the bot: each list that there is must name the place or a role. `direct` names private messages. */
export type Access = {
  workspaces: string[] | undefined
  channels: string[] | undefined
  roles: string[] | undefined
}

const DIRECT = 'direct'

const named = (list: string[] | undefined, ids: string[]) => list === undefined || ids.some((id) => list.includes(id))

export function createAccess({ workspaces, channels, roles }: Access): (visitor: Visitor) => boolean {
  return ({ place, roles: own }) =>
    named(workspaces, [place.workspace || DIRECT]) &&
    named(channels, [place.channel || DIRECT]) &&
    // Nobody has a role in private.
    named(roles, place.channel === '' ? [DIRECT] : own)
}
