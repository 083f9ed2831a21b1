import { describe, expect, test } from 'vitest'
import { defaultSettings } from '../../../src/contract/chatbot/settings.ts'
import { examples } from '../../../src/contract/examples.ts'
import type { ModelEvent } from '../../../src/core/ports/models.ts'
import { checked } from '../../../src/models/checked/checked.ts'
import { createDeadline } from '../../../src/models/grounded/answer-limits.ts'
import { createAnswerOutput } from '../../../src/models/grounded/answer-output.ts'
import { openContext } from '../../../src/models/grounded/context.ts'
import type { Vendor } from '../../../src/models/vendors/vendor.ts'
import { searchOver } from '../concierge/known/listings.ts'

const CLAIMS = 'The home at 12 Bay Street costs $1,250,000 and has 4 bedrooms 🏡 and 3 baths. '
const LONG = CLAIMS.repeat(1_000)
const request = { messages: [], tools: [], wordsOnly: false, temperature: 1 }

/** The output of an answer by a vendor that does this. */
async function start(
  vendor: Vendor,
  {
    answerTokens = 1_000_000,
    tell,
    question = '',
  }: { answerTokens?: number; tell?: () => void; question?: string } = {},
) {
  const caller = new AbortController()
  const deadline = createDeadline(60_000, caller.signal)
  const listing = examples.RealEstateCreate?.input as never
  const context = await openContext({
    settings: { ...defaultSettings, Model: 'test' },
    exchanges: [],
    question,
    type: 'Text',
    files: [],
    listings: searchOver([listing]),
    now: 0,
  })
  const said: string[] = []
  const options = {
    vendor,
    media: {} as never,
    timeouts: { firstMs: 60_000, idleMs: 60_000, retryDelaysMs: [] },
    steps: 1,
    promptTokens: 1_000,
    answerTokens,
    answerTimeoutMs: 60_000,
    check: () => checked('test', context, () => undefined),
  }
  const output = createAnswerOutput(options, {
    context,
    deadline,
    tell(event: ModelEvent) {
      if (event.type === 'text') said.push(event.text)
      tell?.()
    },
  })
  const ask = () => output.ask(request).finally(deadline.end)
  return { ask, said, caller }
}

const sending =
  (...texts: string[]): Vendor =>
  async (_request, _signal, tell) => {
    for (const text of texts) tell({ type: 'text', text })
    tell({ type: 'end', tokens: 1 })
  }

/** How many turns of the event loop others have meanwhile. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  const during = setInterval(() => (turns += 1), 0)
  await work.finally(() => clearInterval(during))
  return turns
}

describe('a fragment with very many claims', () => {
  test('is checked in several turns of the event loop, and reads as in small fragments', async () => {
    const small = await start(sending(...(LONG.match(/.{1,100}/gsu) ?? []), 'The end.'))
    await small.ask()
    const long = await start(sending(LONG, 'The ', 'end.'))
    const told = long.ask()
    expect(long.said.join('').length).toBeLessThan(LONG.length / 2)
    expect(await turnsDuring(told)).toBeGreaterThan(2)
    expect(long.said.join('')).toBe(small.said.join(''))
    expect(long.said.every((text) => text.isWellFormed())).toBe(true)
    expect((await told).text).toBe(`${LONG}The end.`)
  })

  test('is not told on once the visitor has left', async () => {
    const { ask, said, caller } = await start(sending(LONG), { tell: () => caller.abort('left') })
    await expect(ask()).rejects.toBe('left')
    expect(said).toHaveLength(1)
  })

  test('is cut where the answer is long enough, as in small fragments', async () => {
    const small = await start(sending(...(LONG.match(/.{1,100}/gsu) ?? [])), { answerTokens: 2_000 })
    const long = await start(sending(LONG, LONG), { answerTokens: 2_000 })
    const [one, other] = [await small.ask(), await long.ask()]
    expect([long.said.join(''), other.text, other.cut]).toEqual([small.said.join(''), one.text, 'length'])
    expect(other.text.length).toBeLessThan(14_000)
  })

  test('is told to its end before the failure of the vendor', async () => {
    const { ask, said } = await start(async (_request, _signal, tell) => {
      tell({ type: 'text', text: LONG })
      throw new Error('broke off')
    })
    await expect(ask()).rejects.toThrow('broke off')
    expect(said.join('').length).toBeGreaterThan(LONG.length - 2_000)
  })

  test('fails the answer where it cannot be told', async () => {
    let told = 0
    const { ask } = await start(sending(LONG), {
      tell() {
        told += 1
        if (told === 3) throw new Error('cannot be told')
      },
    })
    await expect(ask()).rejects.toThrow('cannot be told')
  })
})

test('what an answer is compared with is read in several turns of the event loop where it is long', async () => {
  const question = `${'$1,2'.repeat(30_000)} $987,654`
  const { ask, said } = await start(sending('You asked for $987,654. It costs $987,653.'), { question })
  expect(await turnsDuring(ask())).toBeGreaterThan(2)
  expect(said.join('')).toBe('You asked for $987,654. It costs (not confirmed).')
})

test('what is short is read in the turn in which the vendor is asked', async () => {
  const { ask, said } = await start(sending('You asked for $987,654. It costs $987,653.'), { question: '$987,654?' })
  expect(await turnsDuring(ask())).toBe(0)
  expect(said.join('')).toBe('You asked for $987,654. It costs (not confirmed).')
})
