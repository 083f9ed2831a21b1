import { onTestFinished } from 'vitest'
import type { Access } from '../../../adapters/bridge/access/access.ts'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import { createHttpReceiver } from '../../../adapters/slack/connect/http-receiver.ts'
import { createInstallationStore } from '../../../adapters/slack/install/installation-store.ts'
import { storedInstallations } from '../../../adapters/slack/install/installations.ts'
import { createLogger } from '../../../adapters/slack/install/web-client.ts'
import { createClient } from '../../../src/contract/client/client.ts'
import { startService } from '../../sim/service/service.ts'
import { startSlack } from '../../sim/slack/slack.ts'
import { connectBot } from '../bot.ts'

export const installing = { clientId: '1.2', clientSecret: 'the-client-secret' }

/** The app as it waits for workspaces that let it in, on a Slack with two of them. */
export async function startUninstalled({ access = {} }: { access?: Partial<Access> } = {}) {
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
  const store = createInstallationStore({ keyv: memory.keyv, ...installing })
  let origin = ''
  const onListening = (port: number) => {
    origin = `http://127.0.0.1:${port}`
    sim.sendTo('the-signing-secret', `${origin}/slack/events`)
  }
  const given = { signingSecret: 'the-signing-secret', host: '127.0.0.1', port: 0, logger, onListening }
  const { createReceiver, provider } = createHttpReceiver({ ...given, oauth: { ...installing, apiUrl, store } })
  if (provider === undefined) throw new Error('there is no install provider')
  const client = createClient({ baseUrl: service.url, secretKey: service.keys.secret })
  const installations = storedInstallations({ store, provider, apiUrl, logger })
  const bot = await connectBot({
    sim,
    client,
    serialNumber,
    report,
    memory,
    access,
    createReceiver,
    installations,
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
  return { sim, memory, store, installations, reported, letIn, globex, there, answered }
}
