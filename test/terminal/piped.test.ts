import { PassThrough } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { AppError } from '../../src/contract/errors.ts'
import { listingRow, type Scene, type SimCore, startCore } from '../sim/service/core.ts'
import { openTalk } from './talk.ts'

const scene: Scene = {
  secretKey: 'sk',
  chatbots: [{ serialNumber: 'bot-1' }],
  listings: [],
  answer: (content) => ['You said: ', `**${content}**`],
}

const closing: (() => unknown)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

async function play(changes: Partial<Scene> = {}): Promise<SimCore> {
  const core = await startCore({ ...scene, ...changes })
  closing.push(() => core.close())
  return core
}

/** A talk on two pipes. */
async function listen({ url }: SimCore) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  let out = ''
  output.on('data', (chunk) => (out += String(chunk)))
  const { ended, bridge } = await openTalk({ url, secretKey: 'sk', serialNumber: 'bot-1' }, { input, output })
  closing.push(() => bridge.close())
  return { input, out: () => out, ended }
}

/** What is told where `lines` come from a pipe. */
async function say(core: SimCore, lines: string): Promise<string> {
  const { input, out, ended } = await listen(core)
  input.end(lines)
  await ended
  return out()
}

test('/listings shows cards page by page with more, and says when nothing matches', async () => {
  const listings = Array.from({ length: 7 }, (_, index) =>
    listingRow({
      ID: index + 1,
      City: 'Kent',
      CurrencySymbol: '$',
      Price: `${index + 1}00000`,
      Url: `https://homes.example/${index + 1}`,
    }),
  )
  const core = await play({ listings })
  const out = await say(core, '/listings kent\nmore\nmore\n/more\n/listings paris\n')
  const parts = out.split(/\n\n(?=Looking|1\. |6\. |You said|There is|No listing)/)
  const [, understood, first, second, question, nothing, instead, none] = parts
  expect(understood).toBe('Looking for: homes in kent.')
  expect(instead).toBe('Looking for: homes in paris. There would be 7 anywhere.')
  expect(first).toContain('1. $100,000\n   Kent\n   https://homes.example/1')
  expect(first).toMatch(/1–5 of 7 listings\. Type “more” for the next ones\.$/)
  expect(second).toMatch(/^6\. [^]*7\. [^]*6–7 of 7 listings\.$/)
  expect([question, nothing]).toEqual(['You said: more', 'There is nothing more to show.'])
  expect(none).toMatch(/^No listing matches “paris”/)
})

test('/help names every command, an unknown one is pointed to it, /quit leaves, in capitals too', async () => {
  const core = await play()
  const out = await say(core, '/HELP\n/dance\n/Quit\nnot asked\n')
  expect(out).toMatch(/\/listings \[…\][^]*more[^]*\/new[^]*\/help[^]*\/quit/)
  expect(out).toContain('There is no “/dance”. Type /help')
  expect(core.asked.some(({ name }) => name === 'ClientAsk')).toBe(false)
})

test('an answer that fails is told kindly and the talk goes on', async () => {
  const core = await play({
    *answer(content) {
      yield 'Let me see'
      if (content === 'fail') throw new AppError('modelUnavailable')
    },
  })
  const out = await say(core, 'fail\nagain\n')
  expect(out).toContain('Let me see\n\nI cannot think of an answer right now.')
  expect(out.trimEnd()).toMatch(/Let me see$/)
})

test('fragments are printed as they come', async () => {
  const goOn = Promise.withResolvers<void>()
  const core = await play({
    async *answer() {
      yield 'Two houses'
      await goOn.promise
      yield ' and a barn.'
    },
  })
  const { input, out, ended } = await listen(core)
  input.end('what is there?\n')
  await expect.poll(out).toMatch(/Two houses$/)
  goOn.resolve()
  await ended
  expect(out().trimEnd()).toMatch(/Two houses and a barn\.$/)
})
