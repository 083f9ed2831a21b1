import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { MemoryFailed } from '../../../adapters/bridge/memory/memory.ts'
import { openMemory, openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import { Undelivered } from '../../../adapters/bridge/platform/undelivered.ts'
import { BotSettings } from '../../../adapters/bridge/program/settings.ts'
import { openConnection } from '../../../adapters/slack/connect/connection.ts'
import { createInstallationStore } from '../../../adapters/slack/install/installation-store.ts'
import { createLogger } from '../../../adapters/slack/install/web-client.ts'
import { startUninstalled } from './uninstalled.ts'

/** Runs `meanwhile` before the second read of an installation, which is that of Slack's library. */
function beforeSecondRead(
  { memory: { keyv } }: Awaited<ReturnType<typeof startUninstalled>>,
  meanwhile: () => unknown,
) {
  const get = keyv.get.bind(keyv) as (key: string) => Promise<unknown>
  let reads = 0
  keyv.get = (async (key: string) => {
    if (key.startsWith('installation/') && (reads += 1) === 2) await meanwhile()
    return get(key)
  }) as typeof keyv.get
}

test('while the memory does not give an installation, that is a failure of the memory, and done again later', async () => {
  const app = await startUninstalled()
  await app.letIn(app.globex.id)
  beforeSecondRead(app, () => Promise.reject(new MemoryFailed(new Error('the disk is gone'))))
  await expect(app.installations.find(app.globex.id)).rejects.toBeInstanceOf(MemoryFailed)
})

test('an installation that is removed while it is read is refused as any that is not there', async () => {
  const app = await startUninstalled()
  await app.letIn(app.globex.id)
  beforeSecondRead(app, () => app.store.remove(app.globex.id))
  const failure = await app.installations.find(app.globex.id).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Undelivered)
  expect(failure).toMatchObject({ failure: 'refused' })
})

const oauth = { SLACK_CLIENT_ID: '1.2', SLACK_SIGNING_SECRET: 'signing', SLACK_PORT: '0' }

test('who sets a new client secret is told which workspaces the app is silent in, and nothing is deleted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const given = { ...oauth, DATA_DIR: folder }
  const logged = async (SLACK_CLIENT_SECRET: string) => {
    const reported: unknown[] = []
    const logger = createLogger((error) => void reported.push(error))
    const settings = BotSettings.parse({ ...given, SLACK_CLIENT_SECRET })
    const kept = openMemory(folder, 'slack')
    await openConnection(settings, kept.keyv, { logger, tell: () => undefined })
    await kept.close()
    return reported
  }
  const memory = openMemory(folder, 'slack')
  const store = createInstallationStore({ keyv: memory.keyv, clientSecret: 'the first secret' })
  for (const id of ['T1', 'T2'])
    await store.storeInstallation({
      team: { id },
      enterprise: undefined,
      user: { id: 'U1', token: undefined, scopes: undefined },
    })
  await memory.close()
  expect(await logged('the first secret')).toEqual([])
  expect(await logged('the next secret')).toEqual([
    'Slack: SLACK_CLIENT_SECRET is not the one with which T1, T2 let the app in, so it is silent there; have them open /slack/install once more, or set the former secret again.',
  ])
  expect(await logged('the first secret')).toEqual([])
})

test('what the bot remembers is walked through once at the start, and again if the memory failed meanwhile', async () => {
  const { keyv } = openShortMemory()
  let walks = 0
  const counted = new Proxy(keyv, {
    get(target, name) {
      if (name === 'iterator') walks += 1
      if (name === 'iterator' && walks === 1) throw new MemoryFailed(new Error('the disk is full'))
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const settings = BotSettings.parse({ ...oauth, SLACK_CLIENT_SECRET: 'the secret' })
  const parts = { logger: createLogger(() => undefined), tell: () => undefined }
  await expect(openConnection(settings, counted, parts)).rejects.toBeInstanceOf(MemoryFailed)
  const { installations } = await openConnection(settings, counted, parts)
  expect(await installations.isFirstWorkspace('T1')).toBe(false)
  expect(walks).toBe(2)

  walks = 0
  const store = createInstallationStore({ keyv: counted, clientSecret: 'the secret' })
  await expect(store.first()).rejects.toBeInstanceOf(MemoryFailed)
  expect(await store.first()).toBeUndefined()
})

test('the first workspace is known as such, though the memory failed when it let the app in', async () => {
  const { keyv } = openShortMemory()
  const store = createInstallationStore({ keyv, clientSecret: 'the secret' })
  expect(await store.installed()).toEqual([])
  const set = keyv.set.bind(keyv)
  keyv.set = () => Promise.reject(new MemoryFailed(new Error('the disk is full')))
  const installation = {
    team: { id: 'T1' },
    enterprise: undefined,
    user: { token: undefined, scopes: undefined, id: 'U1' },
  }
  await expect(store.storeInstallation(installation)).rejects.toBeInstanceOf(MemoryFailed)
  keyv.set = set
  expect(await store.keyFor({ workspace: 'T1' })).toBe('T1')
  expect(await store.first()).toBe('T1')
})

test('once the first workspace removed the app, all processes of it know the only other one as the first', async () => {
  const { keyv } = openShortMemory()
  const [one, other] = [1, 2].map(() => createInstallationStore({ keyv, clientSecret: 'the secret' }))
  for (const id of ['T1', 'T2'])
    await one?.storeInstallation({
      team: { id },
      enterprise: undefined,
      user: { id: 'U1', token: undefined, scopes: undefined },
    })
  expect(await other?.installed()).toHaveLength(2)
  await one?.remove('T1')
  expect(await Promise.all([one?.first(), other?.first()])).toEqual(['T2', 'T2'])
})
