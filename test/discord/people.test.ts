import { expect, test } from 'vitest'
import type { Event } from '../../src/contract/events/events.ts'
import type { SimSettings } from '../sim/discord/discord.ts'
import { png, pngComment } from '../sim/media/pictures.ts'
import type { Script } from '../sim/models/scripted-model.ts'
import { upload } from '../sim/service/uploads.ts'
import { beginTalk, startBot } from './bot.ts'

const echo: Script = async function* ({ question, exchanges }) {
  yield `${exchanges.length}: ${question}`
}

async function start(settings: SimSettings = {}) {
  const bot = await startBot({ script: echo, settings })
  const { sim, service, run, bridge, ...rest } = bot
  const { ada, thread, texts, SessionID: sessionID } = await beginTalk(bot, '0: first')
  const call = <T>(name: string, body: object = {}) => service.data<T>(`/chat/Chat/${name}`, { sessionID, ...body })
  const claim = () => call('Claim', { By: 'maria', Name: 'Maria' })
  const say = async (Content: string) => (await call<{ MessageID: number }>('Say', { By: 'maria', Content })).MessageID
  /** What the service knows the visitor to have said. */
  const heard = async () =>
    (await service.data<{ List: Event[] }>('/chat/Chatbot/Events', { After: 'oldest' })).List.flatMap((event) =>
      event.Kind === 'message' && event.Data.Type === 'User' ? event.Data.Content : [],
    )
  const ask = (text: string) => sim.say({ by: ada.id, in: thread, text })
  return { ...rest, sim, service, run, bridge, thread, texts, call, claim, say, ask, heard }
}

test('what a person says appears in the visitor’s thread, in order; the bot is silent until they left', async () => {
  const { sim, texts, call, claim, say, ask, heard, model, reported } = await start()
  await claim()
  await say('Hello, Maria here.')
  await say('The house is **still** there.')
  await sim.until(() => texts().length === 3)
  expect(texts().slice(1)).toEqual(['**Maria:** Hello, Maria here.', '**Maria:** The house is **still** there.'])
  ask('thank you')
  await expect.poll(heard).toContain('thank you')
  expect(texts().length).toBe(3)
  await call('HandBack')
  ask('and now?')
  await sim.until(() => texts().length === 4)
  expect(texts()[3]).toMatch(/^\d: (?:thank you\n)?and now\?$/)
  expect(model.prompts.length).toBe(2)
  expect(reported).toEqual([])
})

test('corrections follow, and what is taken back goes', async () => {
  const { sim, texts, claim, say, service } = await start()
  await claim()
  const wrong = await say('It costs 1.')
  const slip = await say('Oops')
  await sim.until(() => texts().length === 3)
  await service.data('/chat/Chat/SayEdit', { MessageID: wrong, By: 'maria', Content: 'It costs 2.' })
  await service.data('/chat/Chat/SayRemove', { MessageID: slip, By: 'maria' })
  await sim.until(() => texts().length === 2)
  expect(texts()[1]).toBe('**Maria:** It costs 2.')
})

test('what was said while the bot was away appears once it is back, once', async () => {
  const { sim, texts, claim, say, run, stop } = await start()
  await claim()
  await say('one')
  await sim.until(() => texts().length === 2)
  await stop()
  await say('two')
  await say('three')
  await run()
  await sim.until(() => texts().length === 4)
  expect(texts().slice(1)).toEqual(['**Maria:** one', '**Maria:** two', '**Maria:** three'])
})

test('the thread is known to the service', async () => {
  const { call } = await start()
  expect(await call('SessionDetail')).toMatchObject({ source: 'discord', Places: [{ Role: 'Visitor' }] })
})

test('files follow the words they were said with, once, whatever becomes of a request; they go with them', async () => {
  const { sim, thread, claim, call, service, say, reported } = await start({
    limits: { create: { requests: 50, ms: 1_000 } },
  })
  await claim()
  const pictures = [png(), png(pngComment(9)), png(pngComment(99))]
  const fileIds = []
  for (const [index, bytes] of pictures.entries())
    fileIds.push((await upload(service, bytes, `room ${index}.png`)).FileId)
  const sizes = () =>
    sim
      .viewer(thread)
      .answers()
      .slice(1)
      .map(({ text, shape }) => shape.attachments[0]?.size ?? text)
  sim.faults.plan({ kind: 'lost', done: true }, { method: 'POST', path: /messages$/, skip: 1, times: 2 })
  const said = { By: 'maria', Content: 'Three rooms.', fileIds }
  const { MessageID } = await call<{ MessageID: number }>('Say', said)
  await say('Which one?')
  const [first = 0, second = 0, third = 0] = pictures.map(({ length }) => length)
  await sim.until(() => sizes().includes('**Maria:** Which one?'))
  expect(sizes()).toEqual(['**Maria:** Three rooms.', first, second, third, '**Maria:** Which one?'])
  await service.data('/chat/Chat/SayRemove', { MessageID, By: 'maria' })
  await sim.until(() => sizes().length === 1)
  const tooLarge = { status: 413, code: 40005 }
  sim.faults.plan({ kind: 'refused', ...tooLarge }, { method: 'POST', path: /messages$/, skip: 1 })
  await call('Say', { By: 'maria', Content: '', fileIds: fileIds.slice(1, 2) })
  await sim.until(() => sizes().length === 3)
  expect(sizes().slice(1)).toEqual(['**Maria:** 📎', '“room 1.png” cannot be shown here.'])
  expect(reported).toHaveLength(1)
})
