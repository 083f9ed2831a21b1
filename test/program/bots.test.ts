import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { GatewayCloseCodes } from 'discord.js'
import { expect, onTestFinished, test } from 'vitest'
import { startBots } from '../../src/bots.ts'
import { startDiscord } from '../sim/discord/discord.ts'
import { serviceEnvironmentWith } from '../sim/service/environment.ts'
import { CORE_FLAGS, startCold } from '../sim/service/process.ts'

const SECRET_KEY = 'pl_secret_of_a_test_0000000000000'

/** The service as `npm start` starts it, with a bot on a Discord of this machine, and a demo chatbot. */
async function startAll() {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
  onTestFinished(() => rm(directory, { recursive: true, maxRetries: 3 }))
  const discord = await startDiscord()
  onTestFinished(() => discord.close())
  const settings = { DEMO: 'on', SECRET_KEY, DISCORD_TOKEN: discord.settings.token, DISCORD_API_URL: discord.url }
  const service = await startCold(directory, settings, '--bots')
  onTestFinished(() => void service.child.kill('SIGKILL'))
  const connected = (count: number) => expect.poll(() => discord.gateway.connected()).toBe(count)
  await connected(1)
  return { discord, service, connected }
}

test('npm start starts the bots whose tokens are set, again when they end, and they go when the service is killed', async () => {
  const { discord, service, connected } = await startAll()
  discord.gateway.drop(GatewayCloseCodes.AuthenticationFailed)
  await connected(0)
  await connected(1)
  expect(service.output()).toContain('Discord does not accept DISCORD_TOKEN')
  const ada = discord.join('Ada').id
  const dm = discord.dm(ada).id
  discord.say({ by: ada, in: dm, text: 'how many homes are there?' })
  await discord.until(() => discord.viewer(dm).answers()[0]?.text.includes('I count'))
  await service.end('SIGKILL')
  await connected(0)
})

test('a service and bots whose output nobody reads any more, as below `npm start | head`, go on, and stop together', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
  onTestFinished(() => rm(directory, { recursive: true, maxRetries: 3 }))
  const discord = await startDiscord()
  onTestFinished(() => discord.close())
  const settings = { SECRET_KEY, DISCORD_TOKEN: discord.settings.token, DISCORD_API_URL: discord.url }
  const child = spawn(process.execPath, [...CORE_FLAGS, resolve('src/main.ts'), '--bots'], {
    cwd: directory,
    env: serviceEnvironmentWith({ DATA_DIR: join(directory, 'data'), PORT: String(await freePort()), ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  child.stdout.destroy()
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  await expect.poll(() => discord.gateway.connected()).toBe(1)
  const ada = discord.join('Ada').id
  const dm = discord.dm(ada).id
  discord.say({ by: ada, in: dm, text: 'how many homes are there?' })
  await discord.until(() => discord.viewer(dm).answers()[0]?.text.includes('I count'))
  expect(log).toMatch(/"msg":"standard output .* keys create/)
  expect(log).not.toContain("Unhandled 'error' event")
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
  await expect.poll(() => discord.gateway.connected()).toBe(0)
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

test('a bot that cannot be started ends nothing, and is tried again', async () => {
  // More than the system gives a program to begin with.
  const variables = { DISCORD_TOKEN: 'x', TOO_LARGE: 'x'.repeat(8 * 2 ** 20) }
  const warnings: string[] = []
  const bots = startBots('http://127.0.0.1:1', variables, { warn: (_, message) => void warnings.push(message) })
  await expect.poll(() => warnings.length).toBe(2)
  expect(warnings[0]).toBe('adapters/discord/main.ts cannot be started; it is tried again')
  await bots.stop()
})
