import { array, assert, asyncProperty, constantFrom, integer } from 'fast-check'
import type { Dispatcher } from 'undici'
import { expect, test } from 'vitest'
import { failureIn } from '../../../src/models/vendors/failure.ts'
import { openai } from '../../../src/models/vendors/openai/chat-completions.ts'
import type { VendorEvent, VendorRequest } from '../../../src/models/vendors/vendor.ts'
import { inputs } from './arguments.ts'
import { calls } from './calls.ts'
import { type Distortion, distort, distortion, harmless } from './distortions.ts'
import { fields } from './fields.ts'
import { lines } from './lines.ts'
import { markup } from './markup.ts'
import { TOOLS } from './quirk.ts'
import { shapes } from './shapes.ts'
import { specialTokens } from './tokens.ts'
import { writtenForms } from './written.ts'

/** 100,000 distortions at full length, which takes about half a minute. */
const RUNS = process.env['TEST_LONG'] === '1' ? 100_000 : 1_000

const request: VendorRequest = {
  messages: [{ role: 'user', text: 'hi', media: [] }],
  tools: TOOLS.map((name) => ({ name, description: '', parameters: { type: 'object' } })),
  wordsOnly: false,
  temperature: 1,
}

/** Streams as servers send them, the odd ones included. */
const recorded = [
  ...lines,
  ...fields,
  ...shapes,
  ...calls,
  ...inputs,
  ...markup,
  ...specialTokens,
  ...writtenForms,
].map(({ wire }) => wire)

/** What an answer comes to, or the failure it ends in. The body arrives in pieces of so many bytes, whatever they cut through. */
async function outcome(wire: string, pieces: number[]): Promise<unknown> {
  const events: VendorEvent[] = []
  const vendor = openai({
    model: 'm',
    baseUrl: 'http://sim/v1',
    apiKey: undefined,
    dispatcher: answering(wire, pieces),
  })
  try {
    await vendor(request, new AbortController().signal, (event) => events.push(event))
    return events
  } catch (error) {
    return error
  }
}

/** A connection on which this body comes, as undici tells it. */
function answering(wire: string, pieces: number[]): Dispatcher {
  const body = Buffer.from(wire)
  const controller = { abort: () => undefined } as unknown as Dispatcher.DispatchController
  function dispatch(_: unknown, handler: Dispatcher.DispatchHandler): boolean {
    try {
      handler.onRequestStart?.(controller, {})
      handler.onResponseStart?.(controller, 200, {}, 'OK')
      for (let [at, piece] = [0, 0]; at < body.length; piece++) {
        const length = pieces[piece % pieces.length] ?? 1
        handler.onResponseData?.(controller, body.subarray(at, at + length))
        at += length
      }
      handler.onResponseEnd?.(controller, {})
    } catch (error) {
      handler.onResponseError?.(controller, error as Error)
    }
    return true
  }
  return { dispatch } as unknown as Dispatcher
}

/** Tags in backticks and quotes are shown: somebody writes about them. */
const QUOTED = /[`']<|\\"</
/** Markup of models; none of it may ever be shown, unless a distortion has broken it apart or put it into JSON. */
const MARKUP =
  /<\/?think|<\/?tool_call|<\|(?:channel|message|im_end|start|end)\|>|<｜|\[TOOL_CALLS\]|\[TOOL_REQUEST\]|<function=/i

test(`${RUNS.toLocaleString('en-US')} distorted streams end whole or in a clean failure`, {
  timeout: 600_000,
}, async () => {
  await assert(
    asyncProperty(
      constantFrom(...recorded.filter((wire) => !QUOTED.test(wire))),
      array(distortion, { minLength: 1, maxLength: 4 }),
      array(integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 }),
      async (wire, distortions, pieces) => {
        const result = await outcome(distortions.reduce(distort, wire), pieces)
        if (!Array.isArray(result)) {
          // A failure of the vendor, with nothing in it but what the log may hold.
          expect(failureIn(result)).toBeDefined()
          return
        }
        const events = result as VendorEvent[]
        const ends = events.filter(({ type }) => type === 'end')
        expect(ends).toHaveLength(1)
        expect(events.at(-1)?.type).toBe('end')
        for (const event of events) {
          if (event.type === 'text') expect(event.text).not.toMatch(MARKUP)
          if (event.type === 'call') expect([event.call.name, event.call.id]).not.toContain('')
        }
      },
    ),
    { numRuns: RUNS },
  )
})

type Property = (wire: string, pieces: number[], harmless: Distortion[]) => Promise<void>
const holds = (wires: string[], property: Property) =>
  assert(
    asyncProperty(
      constantFrom(...wires),
      array(integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 }),
      array(harmless, { minLength: 1, maxLength: 4 }),
      property,
    ),
    { numRuns: RUNS },
  )

const said = (events: VendorEvent[]) => ({
  text: events.map((event) => (event.type === 'text' ? event.text : '')).join(''),
  calls: events.flatMap((event) => (event.type === 'call' ? [event.call.name, event.call.input] : [])),
})

/** Both streams fail, or come to the same answer. */
async function expectSame(one: Promise<unknown>, other: Promise<unknown>): Promise<void> {
  const [expected, found] = [await one, await other]
  expect(Array.isArray(found)).toBe(Array.isArray(expected))
  if (Array.isArray(expected)) expect(said(found as VendorEvent[])).toEqual(said(expected as VendorEvent[]))
}

test('however a stream is split, the same comes of it', { timeout: 600_000 }, () =>
  holds(recorded, (wire, pieces) => expectSame(outcome(wire, [Infinity]), outcome(wire, pieces))),
)

test('pings, names of events and other line ends change nothing', { timeout: 600_000 }, () => {
  const events = recorded.filter((wire) => /^(?:data: \{.*\}\n\n)+data: \[DONE\]\n\n$/.test(wire))
  expect(events.length).toBeGreaterThan(50)
  return holds(events, (wire, pieces, done) =>
    expectSame(outcome(wire, [Infinity]), outcome(done.reduce(distort, wire), pieces)),
  )
})
