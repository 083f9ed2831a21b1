import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Scene, type SimCore, startCore } from '../sim/service/core.ts'
import { environmentWith } from '../sim/service/environment.ts'
import { startService } from '../sim/service/service.ts'

const scene: Scene = {
  secretKey: 'sk',
  chatbots: [{ serialNumber: 'bot-1', Name: 'Ada', WelcomeMessage: 'Welcome to Elm Homes!' }],
  listings: [],
  answer: (content) => ['You said: ', `**${content}**`],
}

const closing: (() => unknown)[] = []
let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'porchlight-'))
})
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
  rmSync(directory, { recursive: true })
})

async function play(changes: Partial<Scene> = {}): Promise<SimCore> {
  const core = await startCore({ ...scene, ...changes })
  closing.push(() => core.close())
  return core
}

/** Starts the real program with its input on a pipe. */
function chat(core: { url: string }, environment: Record<string, string> = {}) {
  const program = spawn(process.execPath, ['adapters/terminal/main.ts'], {
    env: environmentWith({ CORE_URL: core.url, SECRET_KEY: 'sk', DATA_DIR: directory, ...environment }),
  })
  closing.push(() => program.kill('SIGKILL'))
  const exit = new Promise<number | string | null>((resolve) =>
    program.on('exit', (code, signal) => resolve(code ?? signal)),
  )
  return { program, exit, out: text(program.stdout), err: text(program.stderr) }
}

async function say(core: { url: string }, input: string, environment?: Record<string, string>) {
  const { program, exit, out, err } = chat(core, environment)
  program.stdin.end(input)
  return { code: await exit, out: await out, err: await err }
}

test('lines from a pipe are answered in turn as plain text, and the program leaves with 0', async () => {
  const core = await play()
  expect(await say(core, 'two houses\n\nand a garden')).toEqual({
    code: 0,
    out: 'Welcome to Elm Homes!\n\nYou said: two houses\n\nYou said: and a garden\n\n',
    err: '',
  })
})

test('the talk goes on the next time, and /new begins another', async () => {
  const core = await play()
  await say(core, 'one\n')
  const { out } = await say(core, 'two\n/new\nthree\n')
  expect(out).toMatch(/^Welcome back: .*\n\nYou said: two\n\nWelcome to Elm Homes!\n\nYou said: three/)
  const sessions = core.asked.filter(({ name }) => name === 'ClientAsk').map(({ input }) => input)
  expect(sessions).toMatchObject([{ content: 'one' }, { content: 'two' }, { content: 'three' }])
  expect(new Set(sessions.map((input) => (input as { sessionID: number }).sessionID)).size).toBe(2)
})

test('ending the program stops the answer', async () => {
  const asked = Promise.withResolvers<void>()
  const stopped = Promise.withResolvers<void>()
  const core = await play({
    async *answer(_, signal) {
      signal.addEventListener('abort', () => stopped.resolve())
      asked.resolve()
      yield 'Two houses'
      await stopped.promise
    },
  })
  const { program, exit } = chat(core)
  program.stdin.write('what is there?\n')
  await asked.promise
  program.kill('SIGINT')
  await stopped.promise
  expect(await exit).toBe('SIGINT')
})

test('a core that does not run, a missing key, a wrong key, chatbot, address and port are each said plainly', async () => {
  const core = await play()
  const gone = await play()
  await gone.close()
  const failures = await Promise.all([
    say(gone, 'hello\n'),
    say(core, 'hello\n', { SECRET_KEY: '' }),
    say(core, 'hello\n', { SECRET_KEY: 'wrong' }),
    say(core, 'hello\n', { CHATBOT_SERIAL: 'other' }),
    say(core, 'hello\n', { CORE_URL: 'nowhere' }),
    say(core, 'hello\n', { CORE_URL: '', PORT: '70000' }),
  ])
  expect(failures.map(({ err }) => err.trim())).toEqual([
    `Porchlight does not answer at ${gone.url}; start it with npm start.`,
    'SECRET_KEY is not set; put the secret key that npm start printed into .env.',
    'Porchlight does not accept the secret key; check SECRET_KEY in .env.',
    'There is no chatbot with that CHATBOT_SERIAL; unset it to choose one.',
    'Some settings are not right: CORE_URL must be an http or https address. Change them in .env or where they are set.',
    'Some settings are not right: PORT must be a whole number from 0 to 65535. Change them in .env or where they are set.',
  ])
  expect(failures.map(({ code, out }) => [code, out])).toEqual(failures.map(() => [1, '']))
})

test('why it cannot start is said in the language of the shell', async () => {
  const core = await play()
  const gone = await play()
  await gone.close()
  const spanish = { LANG: 'es_ES.UTF-8', LC_ALL: 'es_ES.UTF-8' }
  expect((await say(gone, '', spanish)).err.trim()).toBe(
    `Porchlight no responde en ${gone.url}; arránquelo con npm start.`,
  )
  expect((await say(core, '', { ...spanish, SECRET_KEY: 'wrong' })).err).toMatch(/^Porchlight no acepta la clave/)
})

test('of several chatbots a pipe must name one', async () => {
  const core = await play({
    chatbots: [{ serialNumber: 'bot-1' }, { serialNumber: 'bot-2', WelcomeMessage: 'Two here.' }],
  })
  const unnamed = await say(core, 'hello\n')
  expect(unnamed.err).toMatch(/set CHATBOT_SERIAL to one of them:\n {2}bot-1.*\n {2}bot-2/)
  const named = await say(core, 'hello\n', { CHATBOT_SERIAL: 'bot-2' })
  expect(named.out).toMatch(/^Two here\./)
})

test('/forget asks once and forgets; the next talk knows nothing', async () => {
  const service = await startService()
  closing.push(() => service.stop())
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  const core = { url: service.url }
  const key = { SECRET_KEY: service.keys.secret }
  const { out, err } = await say(core, 'hello\n/forget\n/forget me\n/forget me\n', key)
  expect(out).toMatch(/I will forget you.*Type “\/forget me”[^]*1 talk, 2 messages,[^]*I knew nothing of you\./)
  expect(await service.data('/chat/Chatbot/ChatContentHistory', { SerialNumber: serialNumber })).toEqual([])
  expect((await say(core, '', key)).out).not.toContain('Welcome back')
  expect(err).toBe('')
})
