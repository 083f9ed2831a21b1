import { afterEach, describe, expect, test } from 'vitest'
import { createGate } from '../sim/clock/gate.ts'
import { createScriptedModel, type Script } from '../sim/models/scripted-model.ts'
import { type Service, startService } from '../sim/service/service.ts'

/** A person in front of a platform, in a thread of their own, with a bot that was just started. */
type Scene = {
  say: (text: string) => Promise<void>
  /** Does what ends a running answer on that platform. */
  stop: () => Promise<void>
  /** Everything the bot said in the thread that stands there now, in order. */
  seen: () => string
  close: () => Promise<void>
}
type Bot = { url: string; secretKey: string; serialNumber: string }
/** Starts the real bot of a platform, and a person who talks to it. */
export type OpenScene = (bot: Bot) => Promise<Scene>

/** What every platform owes to people, whatever it looks like. */
export function platformSuite(name: string, open: OpenScene): void {
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  })

  async function start(script: Script, settings: object = {}) {
    const model = createScriptedModel(script)
    const service: Service = await startService({ model })
    closing.push(() => service.stop())
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', settings)
    const scene = await open({ url: service.url, secretKey: service.keys.secret, serialNumber })
    closing.push(() => scene.close())
    const sees = (text: string | RegExp) => expect.poll(() => scene.seen()).toMatch(text)
    return { ...scene, sees, model, service, serialNumber }
  }

  describe(`on ${name}`, () => {
    test('an answer grows before the eyes of the person, and ends whole', async () => {
      const gate = createGate()
      const { say, sees, seen } = await start(async function* () {
        yield 'There are two houses'
        await gate.opened
        yield ' and a barn, both in Kent.'
      })
      await say('what is there?')
      await sees('There are two houses')
      expect(seen()).not.toContain('barn')
      gate.open()
      await sees('There are two houses and a barn, both in Kent.')
      expect(timesIn(seen(), 'There are')).toBe(1)
    })

    test('a long answer arrives whole, nothing lost or said twice', async () => {
      const words = Array.from({ length: 900 }, (_, index) => `word${index} `)
      const { say, sees, seen } = await start(async function* () {
        yield* words
        yield 'end.'
      })
      await say('tell me everything')
      await sees('end.')
      expect(seen()).toContain(`${words.join('')}end.`)
      expect(timesIn(seen(), 'word7 ')).toBe(1)
    })

    test('what a person says during an answer is answered after it, in order, once', async () => {
      const gate = createGate()
      const { say, sees, seen, model } = await start(async function* ({ question }) {
        if (question === 'first') await gate.opened
        yield `You said: ${question}.`
      })
      await say('first')
      await expect.poll(() => model.prompts).toHaveLength(1)
      await say('second')
      await say('third')
      gate.open()
      await sees(/You said: first\.[^]*second[^]*third/)
      for (const text of ['first', 'second', 'third']) expect(timesIn(seen(), text)).toBe(1)
    })

    test('the talk goes on: the next question knows the one before', async () => {
      const { say, sees, model } = await start(async function* ({ question }) {
        yield `You said: ${question}.`
      })
      await say('one')
      await sees('You said: one.')
      await say('two')
      await sees('You said: two.')
      expect(model.prompts.at(-1)?.exchanges.map(({ question }) => question)).toEqual(['one'])
    })

    test('an answer that is stopped keeps what was said, and says that it was stopped', async () => {
      const { say, sees, stop, model } = await start(async function* ({ question }, signal) {
        yield `You said: ${question}.`
        if (question === 'go on') await new Promise((resolve) => signal.addEventListener('abort', resolve))
      })
      await say('go on')
      await sees('You said: go on.')
      await stop()
      await sees(/You said: go on\.\s+Stopped\./)
      expect(model.stopped).toBe(1)
      await say('next')
      await sees('You said: next.')
    })

    test('a failure is told in words, without anything of the inside', async () => {
      const { say, sees, seen } = await start(async function* () {
        yield 'Let me see. '
        throw new TypeError('cannot read properties of undefined')
      })
      await say('what is there?')
      await sees(/Let me see\.\s+Something went wrong on my side\./)
      expect(seen()).not.toMatch(/undefined|TypeError|5000/)
    })
  })
}

const timesIn = (text: string, part: string) => text.split(part).length - 1
