import { afterEach, expect, test } from 'vitest'
import type { BridgeParts } from '../../../adapters/bridge/bridge.ts'
import type { Attachments } from '../../../adapters/bridge/files/attachments.ts'
import { UnusableFile } from '../../../adapters/bridge/files/unusable.ts'
import type { Attachment, IncomingMessage } from '../../../adapters/bridge/platform/messages.ts'
import { Undelivered } from '../../../adapters/bridge/platform/undelivered.ts'
import { CONTENT_MAX } from '../../../src/contract/chat.ts'
import { startBot } from '../../sim/bots/bot.ts'
import { ada, said } from '../../sim/bots/person.ts'
import { createSimPlatform } from '../../sim/bots/platform.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { virtualTime } from '../../sim/clock/time.ts'
import { type Scene, startCore } from '../../sim/service/core.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

type Parts = Omit<Partial<BridgeParts>, 'platform'> & {
  answer?: Scene['answer']
  platform?: ReturnType<typeof createSimPlatform>
}

async function start({ answer = (content) => [`You said: ${content}`], ...parts }: Parts = {}) {
  const chatbots = [{ serialNumber: 'bot-1' }, { serialNumber: 'bot-2', WelcomeMessage: 'I am the second.' }]
  const core = await startCore({ secretKey: 'sk', chatbots, listings: [], answer })
  const bot = await startBot({
    service: { url: core.url, secretKey: 'sk' },
    serialNumber: 'bot-1',
    retryForMs: 0,
    ...parts,
  })
  closing.push(
    () => core.close(),
    () => bot.bridge.close(),
  )
  const asked = () => core.asked.filter(({ name }) => name === 'ClientAsk').map(({ input }) => input)
  return { ...bot, core, asked, viewer: () => bot.platform.viewer('t') }
}

/** An answer that waits for a gate when it is asked "slow". */
function slow() {
  const gate = createGate()
  async function* answer(content: string) {
    if (content === 'slow') await gate.opened
    yield `You said: ${content}`
  }
  return { answer, open: gate.open }
}

test('what comes while an answer is made is marked as seen, asked together, and marked as done', async () => {
  const { answer, open } = slow()
  const { bridge, platform, viewer } = await start({ answer })
  await bridge.receive(said('1', 'slow'))
  await expect.poll(() => platform.busy).toEqual(new Set(['t']))
  await bridge.receive(said('2', 'two'))
  await bridge.receive(said('3', 'three'))
  await bridge.edited({ thread: 't', id: '3', text: 'drei', attachments: [], at: 0 })
  expect(platform.marks).toEqual(['seen 2', 'seen 3'])
  open()
  await bridge.idle()
  expect(viewer()).toEqual(['You said: slow', 'You said: two\n\ndrei'])
  expect(platform.marks.slice(2)).toEqual(['done 2', 'done 3'])
  expect(platform.busy.size).toBe(0)
})

test('an edit that comes late restores no older text of a message that waits', async () => {
  const { answer, open } = slow()
  const { bridge, platform, viewer } = await start({ answer })
  await bridge.receive(said('1', 'slow'))
  await expect.poll(() => platform.busy).toEqual(new Set(['t']))
  await bridge.receive(said('2', 'in Kent'))
  const edit = (text: string, at: number) => bridge.edited({ thread: 't', id: '2', text, attachments: [], at })
  await edit('in York, cheap', 20)
  await edit('in York', 10)
  open()
  await bridge.idle()
  expect(viewer()).toEqual(['You said: slow', 'You said: in York, cheap'])
})

test('what comes meanwhile and is longer than one question may be is asked in several, and nothing is lost', async () => {
  const asked: string[] = []
  const gate = createGate()
  const { bridge, platform } = await start({
    async *answer(content) {
      if (content === 'slow') await gate.opened
      asked.push(content)
      yield 'Yes.'
    },
  })
  await bridge.receive(said('1', 'slow'))
  await expect.poll(() => platform.busy).toEqual(new Set(['t']))
  const long = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(CONTENT_MAX / 3))
  for (const [index, text] of long.entries()) await bridge.receive(said(`${index + 2}`, text))
  gate.open()
  await bridge.idle()
  const [first, second, third, fourth] = long
  expect(asked).toEqual(['slow', `${first}\n\n${second}`, `${third}\n\n${fourth}`])
})

test('what a message is about stays when its words are edited before it is asked', async () => {
  const { answer, open } = slow()
  const { bridge, platform, viewer } = await start({ answer })
  await bridge.receive(said('1', 'slow'))
  await expect.poll(() => platform.busy).toEqual(new Set(['t']))
  await bridge.receive({ ...said('2', 'is ths right?'), about: { text: '> bob: The barn', attachments: [] } })
  await bridge.edited({ thread: 't', id: '2', text: 'is this right?', attachments: [], at: 0 })
  open()
  await bridge.idle()
  expect(viewer()).toEqual(['You said: slow', 'You said: is this right?\n\n> bob: The barn'])
})

test('the sign that an answer is made is given again and again, and taken away where the answer cannot be shown', async () => {
  const { answer, open } = slow()
  const fault = () => ({ done: false, error: new Undelivered('refused', 'the thread is archived') })
  const platform = createSimPlatform({ workingMs: 5, fault })
  const { bridge, reported } = await start({ answer, platform })
  await bridge.receive(said('1', 'slow'))
  await expect.poll(() => platform.signs()).toBeGreaterThan(2)
  open()
  await bridge.idle()
  expect([platform.busy.size, reported.length]).toEqual([0, 1])
})

test('signs that the platform never takes hold up neither answers nor the end', async () => {
  const { answer, open } = slow()
  const never = () => new Promise<void>(() => undefined)
  const platform = Object.assign(createSimPlatform(), { mark: never, working: never })
  const time = virtualTime()
  const { bridge, viewer } = await start({ answer, platform, time })
  await bridge.receive(said('1', 'slow'))
  await bridge.receive(said('2', 'two'))
  open()
  await expect.poll(() => viewer()).toEqual(['You said: slow', 'You said: two'])
  await time.run(bridge.close())
})

test('a platform that takes no signs or marks still gets its answers', async () => {
  const { answer, open } = slow()
  const platform = createSimPlatform()
  const refuse = () => Promise.reject(new Undelivered('refused', 'no permission to react'))
  platform.mark = refuse
  platform.setTyping = refuse
  const { bridge, viewer, reported } = await start({ answer, platform })
  await bridge.receive(said('1', 'slow'))
  await bridge.receive(said('2', 'two'))
  open()
  await bridge.idle()
  expect([viewer(), reported]).toEqual([['You said: slow', 'You said: two'], []])
})

test('a reply that the platform refuses ends alone, and the next question is answered', async () => {
  let broken = true
  const fault = () => (broken ? { done: false, error: new Undelivered('refused', 'unknown channel') } : undefined)
  const { bridge, viewer, reported } = await start({ platform: createSimPlatform({ fault }) })
  await bridge.receive(said('1'))
  await bridge.idle()
  broken = false
  await bridge.receive(said('2'))
  await bridge.idle()
  expect([viewer(), reported.length]).toEqual([['You said: 2'], 1])
})

const file = (name: string): Attachment => ({
  id: name,
  name,
  mediaType: 'x/y',
  size: 1,
  url: `https://cdn.example/${name}`,
})
/** Takes files by their endings; their ids count from 1. */
function takingFiles(): Attachments {
  const kinds: Record<string, 'Image' | 'Audio' | 'Video'> = { png: 'Image', ogg: 'Audio', mp4: 'Video' }
  let last = 0
  return {
    async take({ name }) {
      const type = kinds[name.split('.')[1] ?? '']
      if (type === undefined) throw new UnusableFile('unsupported', 'not a file for questions')
      last += 1
      return { type, fileId: last }
    },
  }
}

const withFiles = (id: string, text: string, ...names: string[]): IncomingMessage => ({
  ...said(id, text),
  attachments: names.map(file),
})

test('pictures are asked together with the words, each recording after them, and what cannot be taken is told', async () => {
  const { bridge, asked, viewer } = await start({ attachments: takingFiles() })
  await bridge.receive(withFiles('1', 'Which one?', 'a.png', 'list.xls', 'b.png', 'voice.ogg', 'film.mp4'))
  await bridge.idle()
  expect(asked()).toMatchObject([
    { content: 'Which one?', chatAskType: 'Image', fileIds: [1, 2] },
    { content: '', chatAskType: 'Audio', fileIds: [3] },
    { content: '', chatAskType: 'Video', fileIds: [4] },
  ])
  expect(viewer().join('')).toMatch(
    /^I am sorry, I cannot open “list\.xls”[^\n]*\n\nYou said: Which one\?\n\nYou said: \n\nYou said: $/,
  )
})

test('a message of nothing but a file that cannot be taken is answered by one sentence', async () => {
  const { bridge, asked, viewer } = await start({ attachments: takingFiles() })
  await bridge.receive({ ...withFiles('1', '', 'list.xls'), locale: 'es' })
  await bridge.idle()
  expect([asked(), viewer()]).toEqual([[], [expect.stringMatching(/^Lo siento, no puedo abrir «list\.xls»/)]])
})

test('the name of a file is no link, calls nobody and turns no text around where it is told', async () => {
  const { bridge, viewer } = await start({ attachments: takingFiles() })
  await bridge.receive(withFiles('1', '', '[free](https://evil.example) <@1>\u202e\nmy_list.xls'))
  await bridge.idle()
  expect(viewer()).toEqual([expect.stringMatching(/“free \(https:\/\/evil\.example\) @1 my_list\.xls”/)])
})

test('where the session is gone and the question asked in a new one, its files are not taken again', async () => {
  const { bridge, core, asked, viewer, reported } = await start({ attachments: takingFiles() })
  core.forget()
  await bridge.receive(withFiles('1', 'Look', 'a.png'))
  await bridge.idle()
  core.forget()
  await bridge.receive(withFiles('2', 'again', 'b.png'))
  await bridge.idle()
  expect(asked()).toMatchObject([{ fileIds: [1] }, { fileIds: [2] }, { fileIds: [2] }])
  expect([viewer(), reported]).toEqual([['You said: Look', 'You said: again'], []])
})

test('where the bot may not speak it takes in nothing', async () => {
  const access = { workspaces: ['w1', 'direct'], channels: ['c1', 'direct'], roles: ['buyer', 'direct'] }
  const { bridge, asked, viewer } = await start({ access })
  const at = (workspace: string, channel: string, ...roles: string[]): IncomingMessage => ({
    ...said(`${workspace}/${channel}/${roles.join()}`),
    place: { workspace, channel },
    roles,
  })
  await bridge.receive(at('w1', 'c1', 'guest', 'buyer'))
  await bridge.receive(at('', ''))
  await bridge.receive(at('w1', 'c2', 'buyer'))
  await bridge.receive(at('w2', 'c1', 'buyer'))
  await bridge.receive(at('w1', 'c1', 'guest'))
  await bridge.idle()
  expect(asked().length).toBe(2)
  expect(viewer()).toEqual(['You said: w1/c1/guest,buyer', 'You said: //'])
  expect([bridge.admits(at('w1', 'c1', 'buyer')), bridge.admits(at('w2', 'c1', 'buyer'))]).toEqual([true, false])
})

test('another chatbot answers where it is set or chosen, the nearest place first', async () => {
  const { bridge, core } = await start({ chatbots: { w2: 'bot-2' } })
  const at = (workspace: string, channel = 'c') => bridge.chatbots.at({ workspace, channel })
  const serials = async () => (await Promise.all([at('w1'), at('w1', 'd'), at('w2')])).map((one) => one.serialNumber)
  expect(await serials()).toEqual(['bot-1', 'bot-1', 'bot-2'])
  await bridge.chatbots.use({ workspace: 'w1', channel: '' }, 'bot-2')
  await bridge.chatbots.use({ workspace: 'w1', channel: 'd' }, 'bot-1')
  await bridge.chatbots.use({ workspace: 'w2', channel: '' }, 'bot-1')
  expect(await serials()).toEqual(['bot-2', 'bot-1', 'bot-1'])
  await bridge.chatbots.use({ workspace: 'w1', channel: '' }, undefined)
  expect(await serials()).toEqual(['bot-1', 'bot-1', 'bot-1'])
  await expect(bridge.chatbots.use({ workspace: 'w1', channel: '' }, 'bot-9')).rejects.toMatchObject({
    error: 'noSuchChatbot',
  })
  const greeting = await bridge.greet({ ...ada('new'), place: { workspace: 'w2', channel: 'c' } })
  expect(greeting?.text).not.toBe('I am the second.')
  expect(
    (await bridge.chatbots.all({ workspace: 'w1', channel: 'c' })).map(({ serialNumber }) => serialNumber),
  ).toEqual(['bot-1', 'bot-2'])
  expect(core.asked.at(-1)?.name).toBe('List')
})

test('a chatbot suggests its messages with the greeting', async () => {
  const core = await startCore({
    secretKey: 'sk',
    chatbots: [{ serialNumber: 'bot-1', WelcomeMessage: 'Hi!', SuggestedMessage: 'What is new?\n\n Show rentals ' }],
    listings: [],
    answer: () => [],
  })
  const bot = await startBot({ service: { url: core.url, secretKey: 'sk' }, serialNumber: 'bot-1' })
  closing.push(
    () => core.close(),
    () => bot.bridge.close(),
  )
  expect(await bot.bridge.restart(ada())).toEqual({ text: 'Hi!', suggestions: ['What is new?', 'Show rentals'] })
})
