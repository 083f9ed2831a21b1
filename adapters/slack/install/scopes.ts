/** What the app asks of a workspace that lets it in; the manifest has the same. */
export const SCOPES = [
  'app_mentions:read',
  'assistant:write',
  'channels:history',
  'chat:write',
  'commands',
  'files:read',
  'groups:history',
  'im:history',
  'mpim:history',
  'reactions:write',
  'users:read',
]
