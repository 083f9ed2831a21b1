import type { ChannelAddress } from '../platform/messages.ts'
import type { Platform } from '../platform/platform.ts'
import type { Access } from './access.ts'
import { NotOfBusiness } from './not-of-business.ts'

export type Trust = {
  /** Whether the workspace is one of the business: named in the settings; if these name none, the one that added the bot first. */
  isOfBusiness(workspace: string): Promise<boolean>
  /** Rejects with `NotOfBusiness` unless the place is in a workspace of the business. */
  expectBusiness(place: Pick<ChannelAddress, 'workspace'>): Promise<void>
}

/**
 * Tells workspaces of the business from others. Anybody may add a public bot to a workspace of their own and manages that
 * workspace: https://docs.discord.com/developers/topics/oauth2#bot-authorization-flow
 */
export function createTrust(
  { workspaces }: Pick<Access, 'workspaces'>,
  { isFirstWorkspace }: Pick<Platform, 'isFirstWorkspace'>,
): Trust {
  const isOfBusiness = async (workspace: string) =>
    workspaces === undefined ? await isFirstWorkspace(workspace) : workspaces.includes(workspace)
  return {
    isOfBusiness,
    async expectBusiness({ workspace }) {
      if (!(await isOfBusiness(workspace))) throw new NotOfBusiness(workspace)
    },
  }
}
