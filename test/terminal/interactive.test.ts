import { stripVTControlCharacters } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { png } from '../sim/media/pictures.ts'
import { createScriptedModel, saying } from '../sim/models/scripted-model.ts'
import { aListing } from '../sim/service/listing.ts'
import { startService } from '../sim/service/service.ts'
import { upload } from '../sim/service/uploads.ts'
import { CTRL_C, CTRL_D, sitDown, sitDownAt } from './sitting.ts'

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

test('a terminal that says it has no columns is written as one of 80', async () => {
  const words = 'one line of sixty letters in ten words or so, which is not wrapped.'
  const { type, sees } = await sitDown(() => [words], 0)
  await sees(/Welcome!/)
  type('hello\r')
  await sees(words)
})

test('of the waiting sign nothing is left in a window that is narrower than it', async () => {
  const { type, sees, seen } = await sitDown(() => ['two houses'], 20)
  await sees(/> $/)
  type('what?\r')
  await sees(/two houses\s+> $/)
  const sign = seen().split('\r\u001b[Ktwo')[0]?.split('\n').at(-1) ?? ''
  expect(stripVTControlCharacters(sign)).toBe('Thinking … (Ctrl-C ')
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
  onTestFinished(() => service.stop())
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
