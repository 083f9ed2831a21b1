import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { systemTime } from '../../adapters/bridge/time.ts'
import { createGate } from '../sim/clock/gate.ts'
import { createScriptedModel } from '../sim/models/scripted-model.ts'
import { startService } from '../sim/service/service.ts'
import { openTalk } from './talk.ts'

test('an answer during which the computer slept goes on where it was, and is printed once', async () => {
  const gate = createGate()
  const model = createScriptedModel(async function* ({ question }) {
    yield `You said ${question}: two houses`
    await gate.opened
    yield ' and a barn.'
  })
  const service = await startService({ model })
  onTestFinished(() => service.stop())
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined })
  const echo = Object.assign(new PassThrough().resume(), { isTTY: true, columns: 80 })
  const output = new PassThrough()
  let seen = ''
  output.on('data', (chunk) => (seen += String(chunk)))
  let sleptMs = 0
  const time = { ...systemTime, now: () => Date.now() + sleptMs }
  const chatbot = { url: service.url, secretKey: service.keys.secret, serialNumber }
  const { bridge } = await openTalk(chatbot, { input, output, echo }, undefined, time)
  onTestFinished(() => bridge.close())
  input.write('one\r')
  await expect.poll(() => seen).toContain('two houses')
  sleptMs = 60_000
  gate.open()
  await bridge.idle()
  input.write('two\r')
  await expect.poll(() => seen).toContain('You said two: two houses and a barn.\n')
  expect(seen).toContain('You said one: two houses and a barn.\n')
  expect(seen).not.toContain('Corrected')
})
