import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import type { Bridge } from '../../adapters/bridge/bridge.ts'
import { png } from '../sim/media/pictures.ts'
import { createScriptedModel, saying } from '../sim/models/scripted-model.ts'
import { type Scene, type SimCore, startCore } from '../sim/service/core.ts'
import { aListing } from '../sim/service/listing.ts'
import { startService } from '../sim/service/service.ts'
import { upload } from '../sim/service/uploads.ts'
import { openTalk } from './talk.ts'

const CTRL_C = '\u0003'
const CTRL_D = '\u0004'

const cores: Pick<SimCore, 'close'>[] = []
const bridges: Bridge[] = []
afterEach(async () => {
  await Promise.all(bridges.splice(0).map((bridge) => bridge.close()))
  await Promise.all(cores.splice(0).map((core) => core.close()))
})

/** The program's parts on streams that look like a terminal of 60 columns. */
async function sitDown(answer: Scene['answer']) {
  const chatbots = [{ serialNumber: 'bot-1', WelcomeMessage: 'Welcome!' }]
  const scene = { secretKey: 'sk', chatbots, listings: [], answer }
  const core = await startCore(scene)
  cores.push(core)
  /** The service again, at the same address. */
  const restart = async () => void cores.push(await startCore(scene, Number(new URL(core.url).port)))
  return { ...(await sitDownAt({ url: core.url, secretKey: 'sk', serialNumber: 'bot-1' })), core, restart }
}

async function sitDownAt(chatbot: Parameters<typeof openTalk>[0]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined })
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 60 })
  let seen = ''
  output.on('data', (chunk) => (seen += String(chunk)))
  const { ended, bridge } = await openTalk(chatbot, { input, output })
  bridges.push(bridge)
  const sees = (text: string | RegExp) => expect.poll(() => stripVTControlCharacters(seen)).toMatch(text)
  return { type: (keys: string) => input.write(keys), sees, seen: () => seen, ended }
}

/** An answer that is never whole unless it is stopped. */
function endless() {
  const stopped = Promise.withResolvers<void>()
  async function* answer(content: string, signal: AbortSignal) {
    yield `You said ${content}. `
    if (content !== 'go on') return
    signal.addEventListener('abort', () => stopped.resolve())
    await stopped.promise
  }
  return { answer, stopped: stopped.promise }
}

test('Ctrl-C while answering stops the answer and the model, and the talk goes on', async () => {
  const { answer, stopped } = endless()
  const { type, sees, ended } = await sitDown(answer)
  await sees(/Welcome!\s+> $/)
  type('go on\r')
  await sees(/You said go on\.$/)
  type(CTRL_C)
  await stopped
  await sees(/Stopped\.\s+> $/)
  type('still there?\r')
  await sees(/You said still there\?\.\s+> $/)
  type(CTRL_D)
  await ended
})

test('what is typed during an answer does not mix with it and is asked next', async () => {
  const { answer } = endless()
  const { type, sees, ended } = await sitDown(answer)
  await sees(/> $/)
  type('go on\r')
  await sees(/You said go on\.$/)
  type('next\r')
  // Keys that are typed, unlike a paste, come one after the other.
  await new Promise((resolve) => setTimeout(resolve))
  type('/quit\r')
  type(CTRL_C)
  await ended
  await sees(/You said go on\.\s+Stopped\.\s+> next\s+[^]*You said next\.\s+> \/quit\s*$/)
})

test('Ctrl-D during an answer leaves when the answer is there', async () => {
  const shown = Promise.withResolvers<void>()
  const { type, sees, ended } = await sitDown(async function* () {
    yield 'Two houses'
    await shown.promise
    yield ' and a barn.'
  })
  await sees(/> $/)
  type('what?\r')
  await sees(/Two$/)
  type(CTRL_D)
  shown.resolve()
  await ended
  await sees(/Two houses and a barn\.\s+$/)
})

test('bold is drawn, and the waiting sign is gone once the answer begins', async () => {
  const { type, sees, seen } = await sitDown(() => ['two **big', ' houses** here'])
  await sees(/> $/)
  type('what?\r')
  await sees(/two big houses here\s+> $/)
  expect(seen()).toContain('\u001b[1mbig houses\u001b[22m')
  expect(seen()).toContain('\r\u001b[Ktwo')
  type(CTRL_D)
})

test('lines that are pasted together are one question, whether the terminal marks a paste or not', async () => {
  const { type, sees, core } = await sitDown((content) => [`You said ${content}.`])
  await sees(/Welcome!/)
  type('\u001b[200~first\rsecond\u001b[201~')
  type('\r')
  await sees(/You said first\s+second\./)
  type('third\rfourth\rfif')
  type('th\r')
  await sees(/You said third\s+fourth\s+fifth\./)
  const asked = core.asked
    .filter(({ name }) => name === 'ClientAsk')
    .map(({ input }) => (input as { content: string }).content)
  expect(asked).toEqual(['first\nsecond', 'third\nfourth\nfifth'])
})

test('Ctrl-C first clears what is typed, and leaves at an empty prompt', async () => {
  const { type, sees, core, ended } = await sitDown((content) => [`You said ${content}.`])
  await sees(/Welcome!/)
  type('never mind')
  type(CTRL_C)
  type('hello\r')
  await sees(/You said hello\./)
  type(CTRL_C)
  await ended
  expect(core.asked.filter(({ name }) => name === 'ClientAsk')).toHaveLength(1)
})

test('while the service does not answer its address is told, and what was typed is asked when it is back', async () => {
  const { type, sees, seen, core, restart } = await sitDown((content) => [`You said ${content}.`])
  await sees(/Welcome!\s+> $/)
  type('one house\r')
  await sees(/You said one house\.\s+> $/)
  await core.close()
  type('two houses\r')
  await sees(`The service at ${core.url} does not`)
  await sees(/as soon as it is back\.\s+Waiting … \(Ctrl-C gives up\)$/)
  await restart()
  await sees(/You said two houses\.\s+> $/)
  expect(seen().split('The service').length).toBe(2)
  expect(stripVTControlCharacters(seen())).toMatch(/> two houses\r\n[^\n]*The service/)
})

test('an answer that breaks off with the service is whole when that is back', async () => {
  let isBack = false
  const { type, sees, core, restart } = await sitDown(async function* (content, signal) {
    yield 'Two houses '
    if (!isBack) await new Promise((gone) => signal.addEventListener('abort', gone))
    yield `and ${content}.`
  })
  await sees(/Welcome!\s+> $/)
  type('a barn\r')
  await sees(/Two houses$/)
  await core.close()
  await sees(/Two houses\s+The service at/)
  isBack = true
  await restart()
  await sees(/Waiting.*\s*Two houses and a barn\.\s+> $/)
})

test('Ctrl-C gives up a question or a command that waits for the service', async () => {
  const { type, sees, core } = await sitDown((content) => [`You said ${content}.`])
  await sees(/Welcome!\s+> $/)
  await core.close()
  for (const line of ['two houses', '/listings Kent']) {
    type(`${line}\r`)
    await sees(/The service at[^>]*gives up\)$/)
    type(CTRL_C)
    await sees(/gives up\)\s*Stopped\.\s+> $/)
  }
})

test('a command goes on when the service is back', async () => {
  const { type, sees, core, restart } = await sitDown(() => [])
  await sees(/Welcome!\s+> $/)
  await core.close()
  type('/listings Kent\r')
  await sees(/The service at[^>]*gives up\)$/)
  await restart()
  await sees(/No listing matches “Kent”[^>]*> $/)
})

test('nothing in an answer acts on the terminal', async () => {
  const { type, sees, seen } = await sitDown(() => ['Look: \u001b]0;owned\u0007 \u009b31m red \u0008\u0000 end.'])
  await sees(/Welcome!/)
  type('hello\r')
  await sees(/end\./)
  for (const mark of ['\u001b]0;', '\u009b', '\u0007', '\u0000']) expect(seen()).not.toContain(mark)
})

test('what a person says, corrects and takes back, a file and an alert come above what is being typed', async () => {
  const service = await startService({ model: createScriptedModel(saying('An answer.')) })
  cores.push({ close: () => service.stop() })
  const SerialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  const here = { url: service.url, secretKey: service.keys.secret, serialNumber: SerialNumber }
  const { type, sees, seen, ended } = await sitDownAt(here)
  type('hello\r')
  await sees(/An answer\.\s+> $/)
  const { List } = await service.data<{ List: { SessionID: number }[] }>('/chat/Chatbot/Events', { After: 'oldest' })
  const sessionID = List[0]?.SessionID ?? 0
  const call = <T>(name: string, body: object) => service.data<T>(`/chat/Chat/${name}`, { By: 'maria', ...body })
  await call('Claim', { sessionID, Name: 'Maria' })
  const half = 'a line that is so long that it takes two rows of the sixty columns'
  type(half)
  const { FileId } = await upload(service, png(), 'house.png')
  const said = { sessionID, Content: 'Hello, Maria here.', fileIds: [FileId] }
  const { MessageID } = await call<{ MessageID: number }>('Say', said)
  await sees(/Maria: Hello, Maria here\.\n\n[^]*house\.png[^]*\/files\/\d+[^]*a line that is so long[^\n]*columns$/)
  // Both rows of what was typed went first, and came back below.
  expect(seen()).toContain('columns\u001b[1A\u001b[1G\u001b[0J')
  await call('SayEdit', { MessageID, Content: 'Hello, Ana here.' })
  await sees(/Corrected: Maria: Hello, Ana here\.\n\n[^]*columns$/)
  await call('SayRemove', { MessageID })
  await sees(/Taken back: Maria: Hello, Ana here\.\n\n[^]*Taken back: house\.png\n\n[^]*columns$/)
  await call('HandBack', { sessionID })
  await service.data('/chat/Chatbot/WatchAdd', { SerialNumber, sessionID, CityName: 'Kent', Quiet: false })
  await service.data('/chat/Chatbot/RealEstateCreate', { ...aListing(), SerialNumber, City: 'Kent' })
  await service.runWatches()
  await sees(/New: Kent[^]*You watch: homes in Kent\n\n[^]*columns$/)
  type('\r')
  await sees(/An answer\.\s+> $/)
  type(CTRL_D)
  await ended
})

test('a search and a home of a list are watched, and told in the terminal', async () => {
  const service = await startService({ model: createScriptedModel(saying('An answer.')) })
  cores.push({ close: () => service.stop() })
  const SerialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  const create = (fields: object) =>
    service.data('/chat/Chatbot/RealEstateCreate', { ...aListing(), SerialNumber, City: 'Kent', ...fields })
  await create({ Address: '1 Elm St' })
  const { type, sees, ended } = await sitDownAt({
    url: service.url,
    secretKey: service.keys.secret,
    serialNumber: SerialNumber,
  })
  type('/watch\r')
  await sees(/> $/)
  type('/watches\r')
  await sees(/watching nothing[^>]*“\/listings …”\s+and\s+type\s+“\/watch”/)
  type('/listings Kent\r')
  await sees(/One listing\./)
  type('/watch 7\r')
  await sees(/not there any more/)
  type('/watch 1\r')
  await sees(/\/watch 1[^>]*1 Elm St[^>]*I\s+tell\s+you\s+here\.\s+> $/)
  type('/watch\r')
  await sees(/homes in Kent \(1[^>]*I\s+tell\s+you\s+here\.\s+> $/)
  type('/watches\r')
  await sees(/What you are watching \(2\):[^]*homes in Kent[^]*1 Elm St/)
  const { List } = await service.data<{ List: { TimeZone: string }[] }>('/chat/Chatbot/WatchList', {
    SerialNumber,
  })
  expect(List.map(({ TimeZone }) => TimeZone)).toEqual(List.map(() => Intl.DateTimeFormat().resolvedOptions().timeZone))
  type('/watches stop 2\r')
  await sees(/What you are watching \(1\)/)
  type(CTRL_D)
  await ended
})

test('of a search that is too wide to watch, what narrows it is chosen by its letter', async () => {
  const service = await startService({ model: createScriptedModel(saying('An answer.')) })
  cores.push({ close: () => service.stop() })
  const SerialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  for (let home = 1; home <= 60; home++)
    await service.data('/chat/Chatbot/RealEstateCreate', {
      ...aListing(),
      SerialNumber,
      City: home <= 20 ? 'Kent' : 'Tacoma',
      Url: `https://homes.example/${home}`,
    })
  const here = { url: service.url, secretKey: service.keys.secret, serialNumber: SerialNumber }
  const { type, sees, ended } = await sitDownAt(here)
  type('/listings homes\r')
  await sees(/1–5 of 60/)
  type('/watch\r')
  await sees(/60 homes match[^>]*a\) Tacoma \(40\)[^>]*b\) Tell me once a day[^>]*“\/watch a”[^>]*> $/)
  type('/watch a\r')
  await sees(/\/watch a[^>]*homes in Tacoma \(40[^>]*I\s+tell\s+you\s+here\.\s+> $/)
  for (let number = 1; number <= 5; number++) {
    type(`/watch ${number}\r`)
    await sees(new RegExp(`/watch ${number}[^>]*I\\s+tell\\s+you\\s+here\\.\\s+> $`))
  }
  type('/watches\r')
  await sees(/What you are watching \(6\):[^>]*6\. homes in Tacoma[^>]*“\/watches stop 1”[^>]*> $/)
  type(CTRL_D)
  await ended
})
