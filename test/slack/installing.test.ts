import { expect, onTestFinished, test } from 'vitest'
import { openShortMemory } from '../../adapters/bridge/memory/store.ts'
import { createLogger, installedHomes } from '../../adapters/slack/install/homes.ts'
import { createHttp } from '../../adapters/slack/install/http.ts'
import { createInstallations } from '../../adapters/slack/install/installations.ts'
import { createSeal } from '../../adapters/slack/install/sealed.ts'
import { createClient } from '../../src/contract/client/client.ts'
import { startService } from '../sim/service/service.ts'
import { startSlack } from '../sim/slack/slack.ts'
import { connectBot, until } from './bot.ts'

const installing = { clientId: '1.2', clientSecret: 'the-client-secret' }

/** The app as it waits for workspaces that let it in, on a Slack with two of them. */
async function startUninstalled() {
  const sim = await startSlack()
  onTestFinished(() => sim.close())
  const service = await startService()
  onTestFinished(() => service.stop())
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', { Name: 'Ada' })
  const reported: unknown[] = []
  const report = (error: unknown) => void reported.push(error)
  const logger = createLogger(report)
  const { apiUrl } = sim
  const memory = openShortMemory()
  const store = createInstallations({ keyv: memory.keyv, ...installing })
  let origin = ''
  const listening = (port: number) => {
    origin = `http://127.0.0.1:${port}`
    sim.sendTo('the-signing-secret', `${origin}/slack/events`)
  }
  const given = { signingSecret: 'the-signing-secret', host: '127.0.0.1', port: 0, logger, listening }
  const client = createClient({ baseUrl: service.url, secretKey: service.keys.secret })
  const bot = await connectBot({
    sim,
    client,
    serialNumber,
    report,
    memory,
    receive: (hooks) => createHttp({ ...given, installing: { ...installing, apiUrl, store } }, hooks),
    homes: installedHomes(store, { apiUrl, logger }),
  })
  onTestFinished(bot.stop)
  /** What a manager of a workspace does who lets the app in. */
  const letIn = async (workspace: string) => {
    const asked = await fetch(`${origin}/slack/install`, { redirect: 'manual' })
    const to = new URL(asked.headers.get('location') ?? '')
    const back = new URLSearchParams({ code: `code-${workspace}`, state: to.searchParams.get('state') ?? '' })
    const cookie = (asked.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const done = await fetch(`${origin}/slack/oauth_redirect?${back.toString()}`, { headers: { cookie } })
    return { to, status: done.status }
  }
  const globex = sim.world.addWorkspace('globex')
  const eve = sim.world.addPerson(globex, 'eve')
  const there = {
    workspace: globex,
    person: eve,
    channel: sim.world.addChannel(globex, 'flats', [globex.bot.user, eve.id]),
  }
  const answered = (thread: string) => () =>
    sim.viewer(thread, there.channel).some(({ text }) => text === 'Hello there')
  return { sim, memory, store, letIn, globex, there, answered }
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
  expect(await store.find(globex.id)).toBeDefined()
  sim.happen({ type: 'app_uninstalled' }, there)
  await until(() => sim.events.at(-1)?.acknowledgedAt)
  expect(await store.find(globex.id)).toBeUndefined()
  expect(sim.viewer(thread, there.channel)).toHaveLength(1)
})

test('tokens are kept so that only the client secret opens them', async () => {
  const { memory, letIn, globex } = await startUninstalled()
  await letIn(globex.id)
  const kept = await memory.keyv.get<string>(`installation/${globex.id}`)
  expect(kept).toMatch(/^[\w-]{100,}$/)
  expect(Buffer.from(kept ?? '', 'base64url').includes(globex.token)).toBe(false)
  const other = createInstallations({ keyv: memory.keyv, clientSecret: 'another' })
  expect(await other.find(globex.id)).toBeUndefined()
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
