import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../sim/command-line.ts'
import { startDiscord } from '../sim/discord/discord.ts'
import type { Settings } from '../sim/slack/settings.ts'
import { startSlack } from '../sim/slack/slack.ts'

type Line = { about: string; believed: string; seen: string; verdict: string }

/** Runs `verify` with nothing set but this, and reads what it wrote. */
async function verify(environment: Record<string, string>, ...argv: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-verify-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  const { code, out, err } = await runCommand(environment, ['verify', ...argv, '--report', file])
  const written = code === 0 ? readFileSync(file, 'utf8') : ''
  const seen = written === '' ? [] : (JSON.parse(written) as { seen: Line[] }).seen
  const notOk = seen.filter(({ verdict }) => verdict !== 'ok')
  return { code, out, err, written, seen, notOk }
}

const OF_ANOTHER = 'a stream to a person of another company, named with the team of the app'
const FREE = { burst: 1_000, everyMs: 1 }

async function verifySlack(settings: Partial<Settings> = {}, ...argv: string[]) {
  const slack = await startSlack({ checked: false, post: FREE, ...settings })
  onTestFinished(() => slack.close())
  const { workspace, channel, person } = slack
  const inside = slack.world.addChannel(workspace, 'inside', [workspace.bot.user, person.id], 'group')
  const environment = { SLACK_BOT_TOKEN: workspace.token, SLACK_API_URL: slack.apiUrl }
  const places = ['--channel', channel.id, '--private', inside.id, '--seconds', '0']
  const found = await verify(environment, 'slack', ...places, ...argv)
  return { ...found, slack, inside }
}

test('on a Slack that is as believed every line is ok, nothing is left there, and nothing secret is written', async () => {
  const slack = await startSlack({ checked: false, post: FREE })
  onTestFinished(() => slack.close())
  const { workspace, channel, person } = slack
  const environment = { SLACK_BOT_TOKEN: workspace.token, SLACK_API_URL: slack.apiUrl }
  const argv = ['slack', '--channel', channel.id, '--person', person.id, '--seconds', '0']
  const { code, notOk, seen, written, out } = await verify(environment, ...argv)
  expect(code).toBe(0)
  // That person is of the same company.
  expect(notOk.map(({ about, verdict }) => [about, verdict])).toEqual([[OF_ANOTHER, 'not tried']])
  expect(seen.length).toBeGreaterThanOrEqual(16)
  expect(out).toContain('All is as believed.')
  expect(channel.messages.size).toBe(0)
  for (const secret of [workspace.token, channel.id, person.id, workspace.id, 'acme', 'ana', 'homes'])
    expect(written).not.toContain(secret)
})

test('without a person nothing is streamed, and it says what is missing', async () => {
  const { notOk, seen } = await verifySlack()
  expect(notOk.every(({ verdict }) => verdict === 'not tried')).toBe(true)
  expect(notOk[0]?.seen).toContain('--person')
  expect(seen.find(({ about }) => about.includes('a private channel'))?.verdict).toBe('ok')
})

test.each([
  ['checked', []],
  ['ignored', [OF_ANOTHER]],
] as const)(
  'in a channel that is shared with another company its people are streamed to: teams %s',
  async (recipientTeams, differing) => {
    const slack = await startSlack({ checked: false, post: FREE, recipientTeams })
    onTestFinished(() => slack.close())
    const { workspace, channel, person } = slack
    const guest = slack.world.addPerson(workspace, 'gil', 'en-US', 'T0ELSEWHERE')
    const shared = slack.world.addChannel(workspace, 'shared', [workspace.bot.user, person.id, guest.id])
    const environment = { SLACK_BOT_TOKEN: workspace.token, SLACK_API_URL: slack.apiUrl }
    const places = ['--channel', channel.id, '--shared', shared.id, '--person', guest.id, '--seconds', '0']
    const { seen, notOk } = await verify(environment, 'slack', ...places)
    expect(notOk.map(({ about }) => about)).toEqual(differing)
    expect(seen.find(({ about }) => about.includes('shared'))?.verdict).toBe('ok')
    expect(channel.messages.size + shared.messages.size).toBe(0)
  },
)

test('a private channel of Discord is tried where it is named', async () => {
  const discord = await startDiscord({ checked: false, limits })
  onTestFinished(() => discord.close())
  const inside = discord.addChannel('inside')
  const token = { DISCORD_TOKEN: discord.settings.token, DISCORD_API_URL: discord.url }
  const found = await verify(token, 'discord', '--channel', discord.channel.id, '--private', inside.id)
  expect(found.notOk).toEqual([])
  expect(found.seen.find(({ about }) => about.includes('private'))?.verdict).toBe('ok')
})

test.each<[Partial<Settings>, string]>([
  [{ updateBytes: 8_000 }, 'an edit of 4,002 bytes'],
  [{ updateBytes: 3_000 }, 'an edit of 4,000 bytes'],
])('a Slack that is told to differ (%o) differs in that line', async (settings, about) => {
  const { code, notOk, out } = await verifySlack(settings)
  expect(code).toBe(0)
  expect(notOk.filter(({ verdict }) => verdict === 'differs').map((line) => line.about)).toEqual([about])
  expect(out).toMatch(new RegExp(`^differs +${about}`, 'm'))
})

test.each(['channel', 'refused'] as const)('a reply whose thread is gone is heeded: %s', async (goneThreads) => {
  const { seen } = await verifySlack({ goneThreads })
  expect(seen.find(({ about }) => about === 'a reply to a message that is not there')?.verdict).toBe('ok')
})

test('a Slack that streams nowhere differs in streams', async () => {
  const slack = await startSlack({ checked: false, post: FREE, streamsInChannels: false })
  onTestFinished(() => slack.close())
  const { workspace, channel, person } = slack
  const environment = { SLACK_BOT_TOKEN: workspace.token, SLACK_API_URL: slack.apiUrl }
  const argv = ['slack', '--channel', channel.id, '--person', person.id, '--seconds', '0']
  const { seen } = await verify(environment, ...argv)
  expect(seen.find(({ about }) => about === 'a stream in a channel')).toMatchObject({
    verdict: 'differs',
    seen: 'channel_type_not_supported',
  })
})

const limits = { create: { requests: 500, ms: 1_000 }, edit: { requests: 500, ms: 1_000 } }

test('on a Discord that is as believed every line is ok, and nothing is left there', async () => {
  const discord = await startDiscord({ checked: false, limits })
  onTestFinished(() => discord.close())
  const environment = { DISCORD_TOKEN: discord.settings.token, DISCORD_API_URL: discord.url }
  const { code, notOk, seen, written } = await verify(environment, 'discord', '--channel', discord.channel.id)
  expect({ code, notOk }).toEqual({ code: 0, notOk: [] })
  expect(seen.length).toBeGreaterThanOrEqual(16)
  for (const secret of [discord.settings.token, discord.channel.id]) expect(written).not.toContain(secret)
})

test('a Discord that forgets nonces at once differs in that line', async () => {
  const discord = await startDiscord({ checked: false, limits, nonceMs: -1 })
  onTestFinished(() => discord.close())
  const environment = { DISCORD_TOKEN: discord.settings.token, DISCORD_API_URL: discord.url }
  const { notOk } = await verify(environment, 'discord', '--channel', discord.channel.id)
  expect(notOk.map(({ about, seen }) => [about, seen])).toEqual([['the same nonce twice', 'two messages']])
})

test('where not even a post is taken nothing else is tried, and it says why', async () => {
  const slack = await startSlack({ checked: false, post: FREE })
  const place = ['--channel', slack.channel.id]
  const ofSlack = { SLACK_BOT_TOKEN: 'xoxb-wrong', SLACK_API_URL: slack.apiUrl }
  const refused = await verify(ofSlack, 'slack', ...place)
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('a post was answered "invalid_auth"') })
  expect(refused.out.trim().split('\n')).toHaveLength(1)
  await slack.close()
  for (const [platform, environment] of [
    ['slack', ofSlack],
    ['discord', { DISCORD_TOKEN: 'a.b.c', DISCORD_API_URL: slack.apiUrl }],
  ] as const) {
    const { code, err } = await verify(environment, platform, ...place)
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('nothing listens at 127.0.0.1:') })
  }
})

test('a channel, a token and a platform are asked for in words', async () => {
  expect((await verify({}, 'slack', '--channel', 'C1')).err).toContain('SLACK_BOT_TOKEN is not set')
  expect((await verify({ DISCORD_TOKEN: 'x' }, 'discord')).err).toContain('--channel is missing')
  expect((await verify({}, 'irc')).err).toContain('Say slack or discord')
})
