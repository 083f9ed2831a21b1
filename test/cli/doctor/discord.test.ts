import { IntentsBitField, PermissionsBitField } from 'discord.js'
import { expect, test } from 'vitest'
import {
  applicationOf,
  discordIntents,
  discordPermissions,
  inviteLink,
} from '../../../adapters/bridge/program/discord-permissions.ts'
import { checkDiscord } from '../../../src/cli/doctor/bots.ts'

const TOKEN = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDe.not-a-real-secret'

test('the permissions and intents are numbered as Discord numbers them', () => {
  for (const [name, bit] of Object.entries(discordPermissions))
    expect({ name, bit }).toEqual({ name, bit: PermissionsBitField.Flags[name as keyof typeof discordPermissions] })
  for (const name of discordIntents) expect(IntentsBitField.Flags).toHaveProperty(name)
})

test('the link of a token asks for the bot, its commands and just those permissions', () => {
  const link = new URL(inviteLink(applicationOf(TOKEN) ?? ''))
  expect(link.searchParams.get('client_id')).toBe('123456789012345678')
  expect(link.searchParams.get('scope')).toBe('bot applications.commands')
  const asked = new PermissionsBitField(BigInt(link.searchParams.get('permissions') ?? '')).toArray()
  expect(asked.toSorted()).toEqual(Object.keys(discordPermissions).toSorted())
})

test('the doctor prints the link, without the secret, where a token is set, and says when it is none', () => {
  expect(checkDiscord({ DISCORD_TOKEN: undefined })).toEqual([])
  const [found] = checkDiscord({ DISCORD_TOKEN: TOKEN })
  expect(found).toMatchObject({ state: 'ok', message: expect.stringContaining('client_id=123456789012345678') })
  expect(JSON.stringify(found)).not.toContain('secret')
  expect(checkDiscord({ DISCORD_TOKEN: 'xoxb-1' })).toMatchObject([{ check: 'DISCORD_TOKEN', state: 'mend' }])
})
