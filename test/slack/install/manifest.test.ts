import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commands } from '../../../adapters/slack/act/commands.ts'
import { ASK_ABOUT_DIALOG } from '../../../adapters/slack/act/dialogs.ts'
import { SCOPES } from '../../../adapters/slack/install/oauth.ts'

const folder = 'adapters/slack'
const manifest = readFileSync(`${folder}/manifest.yaml`, 'utf8')
const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  .join('\n')

/** The items of the list below a name. */
function listOf(name: string): string[] {
  const [, indent = '', items = ''] = new RegExp(`^( *)${name}:\\n((?:\\1  .*\\n)+)`, 'm').exec(manifest) ?? []
  return items.split('\n').flatMap((line) => (line.startsWith(`${indent}  - `) ? [line.slice(indent.length + 4)] : []))
}
const found = (pattern: RegExp): string[] => [...new Set([...code.matchAll(pattern)].flatMap(([, name]) => name ?? []))]

/** What a method needs, by Slack's reference of each: https://docs.slack.dev/reference/methods */
const HISTORY = ['channels:history', 'groups:history', 'im:history', 'mpim:history']
const scopesOf: { [method: string]: string[] } = {
  'agents.sessions.setStatus': ['chat:write', 'assistant:write'],
  'assistant.threads.setSuggestedPrompts': ['assistant:write'],
  'chat.appendStream': ['chat:write'],
  'chat.delete': ['chat:write'],
  'chat.postEphemeral': ['chat:write'],
  'chat.postMessage': ['chat:write', 'chat:write.customize'],
  'chat.startStream': ['chat:write'],
  'chat.stopStream': ['chat:write'],
  'chat.update': ['chat:write'],
  'conversations.history': HISTORY,
  'conversations.info': ['channels:read', 'groups:read'],
  'conversations.members': ['channels:read', 'groups:read'],
  'conversations.replies': HISTORY,
  'files.completeUploadExternal': ['files:write'],
  'files.delete': ['files:write'],
  'files.getUploadURLExternal': ['files:write'],
  'files.info': ['files:read'],
  'reactions.add': ['reactions:write'],
  'reactions.remove': ['reactions:write'],
  'users.conversations': ['channels:read', 'groups:read'],
  'users.info': ['users:read'],
  'users.list': ['users:read'],
  'views.open': [],
  'views.publish': [],
}
const eventsOf: { [heard: string]: { event: string; scopes: string[] }[] } = {
  agent_session_stopped: [{ event: 'agent_session_stopped', scopes: ['assistant:write'] }],
  app_home_opened: [{ event: 'app_home_opened', scopes: [] }],
  app_uninstalled: [{ event: 'app_uninstalled', scopes: [] }],
  channel_id_changed: [{ event: 'channel_id_changed', scopes: ['groups:history'] }],
  tokens_revoked: [{ event: 'tokens_revoked', scopes: [] }],
  app_mention: [{ event: 'app_mention', scopes: ['app_mentions:read'] }],
  message: [
    { event: 'message.channels', scopes: ['channels:history'] },
    { event: 'message.groups', scopes: ['groups:history'] },
    { event: 'message.im', scopes: ['im:history'] },
    { event: 'message.mpim', scopes: ['mpim:history'] },
  ],
}

const families = 'agents|apps|assistant|chat|conversations|files|reactions|users|views'
const methods = found(new RegExp(`'((?:${families})\\.[\\w.]+)'`, 'g'))
const heard = [...found(/app\.event\('(\w+)'/g), ...(code.includes('app.message(') ? ['message'] : [])]

test('the manifest subscribes to the events that the app listens to, and to no others', () => {
  expect(heard.length).toBeGreaterThan(3)
  const needed = heard.flatMap((name) => (eventsOf[name] ?? []).map(({ event }) => event))
  expect(listOf('bot_events').toSorted()).toEqual(needed.toSorted())
})

test('the manifest asks for the scopes that methods, events and commands need, and for no others', () => {
  expect(methods.filter((name) => scopesOf[name] === undefined)).toEqual([])
  const ofMethods = methods.flatMap((name) => scopesOf[name] ?? [])
  const ofEvents = heard.flatMap((name) => (eventsOf[name] ?? []).flatMap(({ scopes }) => scopes))
  const needed = new Set([...ofMethods, ...ofEvents, 'commands', 'assistant:write'])
  expect(listOf('bot').toSorted()).toEqual([...needed].toSorted())
  expect(listOf('bot')).toEqual(SCOPES)
})

test('the manifest has the commands and the shortcut, the home, the agent’s view and Socket Mode', () => {
  expect(listOf('slash_commands').map((line) => line.replace('command: ', ''))).toEqual(Object.keys(commands))
  expect(manifest).toContain(`callback_id: ${ASK_ABOUT_DIALOG}\n`)
  for (const on of ['home_tab_enabled', 'messages_tab_enabled', 'is_enabled', 'socket_mode_enabled'])
    expect(manifest).toContain(`${on}: true\n`)
  expect(manifest).toContain('agent_view:\n')
})
