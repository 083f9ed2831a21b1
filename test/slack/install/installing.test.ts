import { expect, onTestFinished, test, vi } from 'vitest'
import { MemoryFailed } from '../../../adapters/bridge/memory/memory.ts'
import { createSeal } from '../../../adapters/bridge/memory/seal.ts'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import { createInstallationStore } from '../../../adapters/slack/install/installation-store.ts'
import { createClient } from '../../../src/contract/client/client.ts'
import { startService } from '../../sim/service/service.ts'
import type { Fault } from '../../sim/slack/faults.ts'
import type { Where } from '../../sim/slack/people/talking.ts'
import { startSlack } from '../../sim/slack/slack.ts'
import type { Workspace } from '../../sim/slack/world.ts'
import { connectBot, until } from '../bot.ts'
import { installing, startUninstalled } from './uninstalled.ts'

/** Takes the token of the app back. */
function putOut(workspace: Workspace): void {
  workspace.token = `xoxb-${crypto.randomUUID()}`
}

test('a workspace that lets the app in is answered with the token it gave', async () => {
  const { sim, letIn, globex, there, answered } = await startUninstalled()
  const { to, status } = await letIn(globex.id)
  expect(status).toBe(200)
  expect(to.searchParams.get('scope')).toContain('chat:write')
  const thread = sim.say({ text: `${sim.mention(globex)} hello`, ...there })
  await until(answered(thread))
  const asked = sim.record.calls.filter(({ method }) => method.startsWith('chat.'))
  expect(new Set(asked.map(({ workspace }) => workspace))).toEqual(new Set([globex.id]))
})

test('a workspace that did not let the app in, or put it out, is not answered', async () => {
  const { sim, store, letIn, globex, there } = await startUninstalled()
  const thread = sim.say({ text: `${sim.mention(globex)} hello`, ...there })
  await until(() => sim.events.every(({ attempts }) => attempts > 0))
  await letIn(globex.id)
  expect(await store.keyFor({ workspace: globex.id })).toBe(globex.id)
  putOut(globex)
  sim.happen({ type: 'app_uninstalled' }, there)
  await until(() => sim.events.at(-1)?.acknowledgedAt)
  expect(await store.keyFor({ workspace: globex.id })).toBeUndefined()
  expect(sim.viewer(thread, there.channel)).toHaveLength(1)
})

test('a workspace that puts the app out and lets it in again is answered, though Slack tells of the first only then', async () => {
  const { sim, letIn, globex, there, answered } = await startUninstalled()
  await letIn(globex.id)
  globex.token = 'xoxb-the-next-one'
  await letIn(globex.id)
  sim.happen({ type: 'tokens_revoked', tokens: { oauth: [], bot: [globex.bot.user] } }, there)
  sim.happen({ type: 'app_uninstalled' }, there)
  await until(() => sim.events.every(({ acknowledgedAt }) => acknowledgedAt !== undefined))
  await until(answered(sim.say({ text: `${sim.mention(globex)} hello`, ...there })))
})

test('while Slack does not say whether the app is installed, its removal is not taken as heard', async () => {
  const { sim, store, letIn, globex, there } = await startUninstalled()
  await letIn(globex.id)
  sim.faults.next('auth.test', { kind: 'status', status: 503 })
  putOut(globex)
  sim.happen({ type: 'app_uninstalled' }, there)
  await until(() => sim.events.at(-1)?.acknowledgedAt)
  expect(sim.events.at(-1)?.attempts).toBe(2)
  expect(await store.keyFor({ workspace: globex.id })).toBeUndefined()
})

test('tokens are kept so that only the client secret opens them', async () => {
  const { memory, letIn, globex } = await startUninstalled()
  await letIn(globex.id)
  const kept = await memory.keyv.get<string>(`installation/${globex.id}`)
  expect(kept).toMatch(/^[\w-]{100,}$/)
  expect(Buffer.from(kept ?? '', 'base64url').includes(globex.token)).toBe(false)
  const other = createInstallationStore({ keyv: memory.keyv, clientSecret: 'another' })
  expect(await other.keyFor({ workspace: globex.id })).toBeUndefined()
})

test('a workspace that takes the token back is forgotten, a person who does so is not noticed', async () => {
  const { sim, store, letIn, globex, there } = await startUninstalled()
  await letIn(globex.id)
  const isKept = async () => (await store.keyFor({ workspace: globex.id })) !== undefined
  sim.happen({ type: 'tokens_revoked', tokens: { oauth: [there.person.id] } }, there)
  await until(() => sim.events.at(-1)?.acknowledgedAt)
  expect(await isKept()).toBe(true)
  putOut(globex)
  sim.happen({ type: 'tokens_revoked', tokens: { oauth: [], bot: [globex.bot.user] } }, there)
  await until(() => sim.events.at(-1)?.acknowledgedAt)
  expect(await isKept()).toBe(false)
})

const HOUR_MS = 3_600_000

test('a token that expires soon is renewed once, however many events come, and the new one is kept', async () => {
  const { sim, memory, letIn, globex, there, answered, reported } = await startUninstalled()
  globex.rotation = { refreshToken: 'xoxe-1', expiresAt: sim.clock.now() + HOUR_MS }
  const old = globex.token
  await letIn(globex.id)
  const threads = Array.from({ length: 5 }, () => sim.say({ text: `${sim.mention(globex)} hello`, ...there }))
  for (const thread of threads) await until(answered(thread))
  expect(globex.token).not.toBe(old)
  expect(sim.record.outcomes()).toMatchObject({ 'oauth.v2.access ok': 2 })
  expect(sim.record.outcomes()).not.toHaveProperty('oauth.v2.access invalid_refresh_token')
  const reopened = createInstallationStore({ keyv: memory.keyv, ...installing })
  const query = reopened.queryOf(globex.id)
  expect((await reopened.fetchInstallation(query)).bot?.token).toBe(globex.token)
  expect(reported).toEqual([])
})

test('a renewed token is used and kept, though the memory fails when it comes', async () => {
  const { sim, memory, letIn, globex, there, answered } = await startUninstalled()
  globex.rotation = { refreshToken: 'xoxe-1', expiresAt: sim.clock.now() + HOUR_MS }
  await letIn(globex.id)
  const old = globex.token
  const { keyv } = memory
  const [get, set] = [keyv.get.bind(keyv), keyv.set.bind(keyv)]
  let failures = 0
  /** Fails from the renewal on, a few times. */
  const failing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (globex.token === old || (failures += 1) > 3) return work()
    throw new MemoryFailed(new Error('the disk is full'))
  }
  keyv.get = ((key: string) => failing(() => get(key))) as typeof keyv.get
  keyv.set = (...given) => failing(() => set(...given))
  await until(answered(sim.say({ text: `${sim.mention(globex)} hello`, ...there })))
  await until(answered(sim.say({ text: `${sim.mention(globex)} and a pool?`, ...there })))
  expect(sim.record.outcomes()).toMatchObject({ 'oauth.v2.access ok': 2 })
  expect(sim.record.outcomes()).not.toHaveProperty('oauth.v2.access invalid_refresh_token')
  const reopened = createInstallationStore({ keyv: memory.keyv, ...installing })
  await vi.waitFor(async () =>
    expect((await reopened.fetchInstallation(reopened.queryOf(globex.id))).bot?.token).toBe(globex.token),
  )
})

test.each<Fault>([{ kind: 'status', status: 503 }, { kind: 'cut' }, { kind: 'limited', retryAfterS: 600 }])(
  'a token that is good for an hour is used while its renewal meets %o, and is renewed after that',
  async (fault) => {
    const { sim, letIn, globex, there, answered } = await startUninstalled()
    globex.rotation = { refreshToken: 'xoxe-1', expiresAt: sim.clock.now() + HOUR_MS }
    const old = globex.token
    await letIn(globex.id)
    sim.faults.next('oauth.v2.access', fault, { times: 1_000 })
    await until(answered(sim.say({ text: `${sim.mention(globex)} hello`, ...there })))
    expect(globex.token).toBe(old)
    sim.faults.clear()
    await until(answered(sim.say({ text: `${sim.mention(globex)} hello`, ...there })))
    expect(globex.token).not.toBe(old)
  },
)

test('an organization installs the app once, for all of its workspaces, and removes it once', async () => {
  const { sim, store, letIn, reported } = await startUninstalled()
  const enterprise = sim.world.addEnterprise(true)
  const [north, south] = ['north', 'south'].map((name) => {
    const workspace = sim.world.addWorkspace(name, enterprise)
    const person = sim.world.addPerson(workspace, 'kim')
    const channel = sim.world.addChannel(workspace, 'homes', [workspace.bot.user, person.id])
    return { workspace, person, channel }
  }) as [Required<Where>, Required<Where>]
  expect(north.person.id).toMatch(/^W/)
  await letIn(north.workspace.id)
  const ask = (where: Required<Where>) => {
    const thread = sim.say({ text: `${sim.mention(where.workspace)} hello`, ...where })
    return until(() => sim.viewer(thread, where.channel).some(({ text }) => text === 'Hello there'))
  }
  await ask(north)
  await ask(south)
  // A message id alone, as it is kept over a restart, leads to the organization too.
  expect(await store.keyFor({ workspace: south.workspace.id })).toBe(enterprise.id)
  for (const { workspace } of [north, south]) putOut(workspace)
  sim.happen({ type: 'app_uninstalled' }, north)
  await until(() => sim.events.at(-1)?.acknowledgedAt)
  expect(await store.keyFor({ workspace: south.workspace.id })).toBeUndefined()
  expect(reported).toEqual([])
})

test('in a channel shared with another company its people are answered by the app of the workspace it is installed in', async () => {
  const { sim, letIn, globex, there, reported } = await startUninstalled()
  await letIn(globex.id)
  const guest = sim.world.addPerson(globex, 'gil', 'en-US', 'T0ELSEWHERE')
  there.channel.members.add(guest.id)
  const thread = sim.say({ text: `${sim.mention(globex)} hello`, ...there, person: guest })
  await until(() => sim.viewer(thread, there.channel).some(({ text }) => text === 'Hello there'))
  expect(reported).toEqual([])
})

test('who may ask goes by the workspace of the app, not by the company of the person', async () => {
  const sim = await startSlack()
  onTestFinished(() => sim.close())
  const service = await startService()
  onTestFinished(() => service.stop())
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', { Name: 'Ada' })
  const client = createClient({ baseUrl: service.url, secretKey: service.keys.secret })
  const access = { workspaces: [sim.workspace.id] }
  const bot = await connectBot({ sim, client, serialNumber, report: () => undefined, access })
  onTestFinished(bot.stop)
  const guest = sim.world.addPerson(sim.workspace, 'gil', 'en-US', 'T0ELSEWHERE')
  sim.channel.members.add(guest.id)
  const thread = sim.say({ text: `${sim.mention()} hello`, person: guest })
  await until(() => sim.viewer(thread).some(({ text }) => text === 'Hello there'))
})

/** What the version before this wrote for a workspace "T1" with the client secret "the-client-secret". */
const KEPT =
  '91ICkmzYwP2lFDDdEixLvI8CVrDjPGJINydw6bE4in9-sGyHeXUeD5FmyOMNTiLCSSn3ik3JRfPkXh5POFcJSTjDeyezB3gCyBIDh97cMa5CJcuMb0YdYHVTrrjWyJv553pOF6u8pLcmBJYx9ArF0lmZed9A1tE3igtPD1hGZkdQUS98PKqzmgm4_hzDwTX6uG6f7Z25v89SNm6Mn0mtwdDhuemiiare031Jp1KVlLv4NBzqe-MAbUkXSMaGb5AljGikO9-5BkUWmW6mnsnUjqXIi_TkHshr8qi2-aISBIqrKaXh9bSIAA'

test('installations that were kept by the version before this still open', async () => {
  const { keyv } = openShortMemory()
  await keyv.set('installation/T1', KEPT)
  const store = createInstallationStore({ keyv, ...installing })
  expect(await store.keyFor({ workspace: 'T1' })).toBe('T1')
  expect(await store.fetchInstallation(store.queryOf('T1'))).toMatchObject({
    team: { id: 'T1' },
    bot: { token: 'xoxb-1', id: 'B1', userId: 'U1' },
  })
})

test('what was sealed opens under its own name, unchanged, and not otherwise', () => {
  const seal = createSeal('secret', 'a test')
  const sealed = seal.close('xoxb-1', 'T1')
  expect(seal.open(sealed, 'T1')).toBe('xoxb-1')
  expect(seal.close('xoxb-1', 'T1')).not.toBe(sealed)
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('A') ? 'BB' : 'AA'}`
  expect([seal.open(sealed, 'T2'), seal.open(changed, 'T1'), seal.open('', 'T1')]).toEqual(Array(3).fill(undefined))
  expect(createSeal('secret', 'another test').open(sealed, 'T1')).toBeUndefined()
})

test('of several workspaces the first is that of the business: in the others nobody has a desk, its report or its chatbots', async () => {
  const { sim, letIn, globex, there, reported } = await startUninstalled()
  await letIn(sim.workspace.id)
  await letIn(globex.id)
  there.person.admin = true
  const told = () => [...there.channel.messages.values()].map(({ text }) => text)
  for (const command of ['desk', 'report', 'use']) {
    const before = told().length
    await sim.command('/porchlight', command, there)
    await until(() => told().length > before)
    expect(told().at(-1)).toContain(`add ${globex.id} to BOT_WORKSPACES`)
  }
  sim.person.admin = true
  await sim.command('/porchlight', 'desk')
  await until(() => [...sim.channel.messages.values()].some(({ text }) => text.startsWith('This is the desk of Ada')))
  expect(reported).toEqual([])
})

test('once the first workspace has put the app out, the only other one is that of the business', async () => {
  const { sim, store, letIn, globex } = await startUninstalled()
  await letIn(sim.workspace.id)
  await letIn(globex.id)
  expect(await store.first()).toBe(sim.workspace.id)
  await store.remove(sim.workspace.id)
  expect(await store.first()).toBe(globex.id)
})
