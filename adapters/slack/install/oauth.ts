import type { InstallationStore } from '@slack/bolt'
import { clientOptions } from './web-client.ts'

/** The OAuth scopes of the app; the manifest has the same. */
export const SCOPES = [
  'app_mentions:read',
  'assistant:write',
  'channels:history',
  'channels:read',
  'chat:write',
  'chat:write.customize',
  'commands',
  'files:read',
  'files:write',
  'groups:history',
  'groups:read',
  'im:history',
  'mpim:history',
  'reactions:write',
  'users:read',
]

/** The OAuth installation, at /slack/install. */
export type OAuthSettings = { clientId: string; clientSecret: string; apiUrl: string; store: InstallationStore }

/** The options of Bolt's receiver for it. */
export const oauthOptions = ({ clientId, clientSecret, apiUrl, store }: OAuthSettings) => ({
  clientId,
  clientSecret,
  // Needs no secret of its own: whoever knows the client secret could do more than a forged state allows.
  stateSecret: clientSecret,
  scopes: SCOPES,
  installationStore: store,
  installerOptions: {
    directInstall: true,
    // Slack's library would retry the renewal of a token for half an hour, and the workspace would wait, though its token is good.
    clientOptions: { ...clientOptions, slackApiUrl: apiUrl },
    authorizationUrl: new URL('/oauth/v2/authorize', apiUrl).href,
  },
})
