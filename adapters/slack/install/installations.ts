import type { HTTPReceiver, webApi } from '@slack/bolt'
import { MemoryFailed } from '../../bridge/memory/memory.ts'
import { Undelivered } from '../../bridge/platform/undelivered.ts'
import { isTokenInvalid } from '../failures.ts'
import type { InstallationStorage, InstalledIn } from './installation-store.ts'
import { type ClientParts, createWebClient } from './web-client.ts'

/** The client and bot user of a workspace. The client neither retries requests nor waits at rate limits. */
export type Installation = { client: Pick<webApi.WebClient, 'apiCall'>; botUser: string }
/**
 * Finds the installation of a workspace. Rejects with `Undelivered` if the app is not installed or its installation is unusable,
 * or with `MemoryFailed`.
 */
export type FindInstallation = (workspace: string) => Promise<Installation>

/** An installation with all that Bolt needs to authorize an event. */
export type AuthorizedInstallation = Installation & { token: string; botId: string; name: string }

export type Installations = {
  /** whether the token is in the settings, where only a restart brings a new one */
  isInSettings: boolean
  find: (workspace: string) => Promise<AuthorizedInstallation>
  /** Finds the installation for an event, and stores the organization of its workspace. */
  authorize: (where: InstalledIn) => Promise<AuthorizedInstallation>
  /** Whether the workspace installed the app before all others did. True for an app whose token is in the settings. */
  isFirstWorkspace: (workspace: string) => Promise<boolean>
  /**
   * Deletes an installation after the app was removed or its token revoked, unless it has been installed again since. Rejects with
   * Slack's error if Slack does not tell.
   */
  remove: (where: InstalledIn) => Promise<void>
}

/** Opens the installation of a bot token. Rejects with Slack's error if the token is rejected. */
export async function openInstallation(token: string, parts: ClientParts): Promise<AuthorizedInstallation> {
  const client = createWebClient(token, parts)
  const { user_id: botUser = '', bot_id: botId = '', team: name = '' } = await client.auth.test()
  return { client, token, botUser, botId, name }
}

/** The installation of an app whose token is in the settings. */
export const singleInstallation = (installation: AuthorizedInstallation): Installations => ({
  isInSettings: true,
  find: async () => installation,
  authorize: async () => installation,
  isFirstWorkspace: async () => true,
  remove: async () => undefined,
})

type Parts = ClientParts & {
  store: InstallationStorage
  /** Slack's install provider. It renews a token that expires within two hours. */
  provider: Pick<NonNullable<HTTPReceiver['installer']>, 'authorize'>
}

/** The installations of an app that is installed over OAuth. */
export function storedInstallations({ store, provider, ...parts }: Parts): Installations {
  const clients = new Map<string, { token: string; client: webApi.WebClient }>()
  const running = new Map<string, Promise<AuthorizedInstallation>>()
  const open = async (key: string): Promise<AuthorizedInstallation> => {
    const authorized = await provider.authorize(store.queryOf(key)).catch(throwUnwrapped)
    const { botToken: token, botUserId: botUser = '', botId = '' } = authorized
    if (token === undefined) throw new Undelivered('refused', 'the installation has no bot token')
    const known = clients.get(key)
    const client = known?.token === token ? known.client : createWebClient(token, parts)
    clients.set(key, { token, client })
    return { client, token, botUser, botId, name: '' }
  }
  // Concurrent requests share one renewal, because Slack accepts each refresh token once.
  const openOnce = (key: string): Promise<AuthorizedInstallation> => {
    const opening = running.get(key) ?? open(key).finally(() => running.delete(key))
    running.set(key, opening)
    return opening
  }
  const authorize = async (where: InstalledIn): Promise<AuthorizedInstallation> => {
    const key = await store.keyFor(where)
    if (key === undefined) throw new Undelivered('refused', 'the app is not installed in this workspace')
    return openOnce(key)
  }
  return {
    isInSettings: false,
    authorize,
    find: (workspace) => authorize({ workspace }),
    isFirstWorkspace: async (workspace) => {
      const first = await store.first()
      return first !== undefined && first === (await store.keyFor({ workspace }))
    },
    async remove({ workspace, enterprise, isOrgWide }) {
      const key = isOrgWide ? enterprise : workspace
      if (key === undefined || (await isTokenGood(key))) return
      clients.delete(key)
      await store.remove(key)
    },
  }

  /** Slack may tell of a removal after the app was installed again: https://github.com/slackapi/bolt-js/issues/1558 */
  async function isTokenGood(key: string): Promise<boolean> {
    if ((await store.keyFor({ workspace: key })) !== key) return false
    const { bot } = await store.fetchInstallation(store.queryOf(key))
    return createWebClient(bot?.token ?? '', parts)
      .auth.test()
      .then(
        () => true,
        (error: unknown) => {
          if (!isTokenInvalid(error)) throw error
          return false
        },
      )
  }
}

/** The install provider wraps what its store throws. */
function throwUnwrapped(error: Error): never {
  if (error.cause instanceof MemoryFailed) throw error.cause
  throw new Undelivered('refused', 'the installation cannot be used', { cause: error })
}
