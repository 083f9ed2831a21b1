import { type Arbitrary, array, assert, constantFrom, double, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { failureIn } from '../../../src/models/vendors/failure.ts'
import { createAnswerReader } from '../../../src/models/vendors/openai/answer.ts'
import type { VendorEvent, VendorRequest } from '../../../src/models/vendors/vendor.ts'
import { calls } from './calls.ts'
import { fields } from './fields.ts'
import { lines } from './lines.ts'
import { markup } from './markup.ts'
import { TOOLS } from './quirk.ts'

/** 100,000 distortions at full length, which takes about half a minute. */
const RUNS = process.env['TEST_LONG'] === '1' ? 100_000 : 3_000

const request: VendorRequest = {
  messages: [{ role: 'user', text: 'hi', media: [] }],
  tools: TOOLS.map((name) => ({ name, description: '', parameters: { type: 'object' } })),
  wordsOnly: false,
  temperature: 1,
}

/** Streams as servers send them, the odd ones included. */
const recorded = [...lines, ...fields, ...calls, ...markup].map(({ wire }) => wire)
const odd = [null, true, 7, '', 'text', [], {}, [{}], { text: 'x' }, 'a\nb']

/** One thing done to a stream; `at` is a share of its length, so that a distortion fits every stream. */
const distortion = record({
  how: constantFrom('drop', 'double', 'swap', 'retype', 'remove', 'rename', 'cut', 'insert'),
  at: double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  to: double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
})
type Distortion = typeof distortion extends Arbitrary<infer Value> ? Value : never

function distorted(wire: string, { how, at, to }: Distortion): string {
  if (how === 'cut') return wire.slice(0, Math.floor(at * wire.length))
  if (how === 'insert') {
    const place = Math.floor(at * wire.length)
    return wire.slice(0, place) + JSON.stringify(pick(odd, to)) + wire.slice(place)
  }
  const events = wire.split('\n\n')
  const index = Math.floor(at * events.length)
  const event = events[index] ?? ''
  if (how === 'drop') events.splice(index, 1)
  else if (how === 'double') events.splice(index, 0, event)
  else if (how === 'swap') events.splice(Math.floor(to * events.length), 0, ...events.splice(index, 1))
  else events[index] = changed(event, how, to)
  return events.join('\n\n')
}

const pick = <Item>(items: readonly Item[], share: number): Item | undefined => items[Math.floor(share * items.length)]

/** An event of which one field has another value or name, or is gone. */
function changed(event: string, how: string, share: number): string {
  const from = event.indexOf('{')
  let value: unknown
  try {
    value = JSON.parse(event.slice(from))
  } catch {
    return event
  }
  const all = fieldsOf(value)
  const field = pick(all, share)
  if (field === undefined) return event
  const { holder, key } = field
  const old = Reflect.get(holder, key) as unknown
  if (how === 'retype') Reflect.set(holder, key, pick(odd, (share * 1_000) % 1))
  else Reflect.deleteProperty(holder, key)
  if (how === 'rename') Reflect.set(holder, `x_${key}`, old)
  return event.slice(0, from) + JSON.stringify(value)
}

function fieldsOf(value: unknown): { holder: object; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [{ holder: value, key }, ...fieldsOf(inner)])
}

/** What an answer comes to, or the failure it ends in. */
function outcome(wire: string, pieces: number[]): unknown {
  const events: VendorEvent[] = []
  const reader = createAnswerReader('the server', request, (event) => events.push(event))
  try {
    let at = 0
    for (let piece = 0; at < wire.length; piece++) {
      const length = pieces[piece % pieces.length] ?? 1
      reader.push(wire.slice(at, at + length))
      at += length
    }
    reader.end()
    return events
  } catch (error) {
    return error
  }
}

/** Markup of models; none of it may ever be shown, unless a distortion has broken it apart or put it into JSON. */
const MARKUP =
  /<\/?think|<\/?tool_call|<\|(?:channel|message|im_end|start|end)\|>|<｜|\[TOOL_CALLS\]|\[TOOL_REQUEST\]|<function=/i

test(`${RUNS.toLocaleString('en-US')} distorted streams end whole or in a clean failure`, { timeout: 600_000 }, () => {
  assert(
    property(
      constantFrom(...recorded),
      array(distortion, { minLength: 1, maxLength: 4 }),
      array(integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 }),
      (wire, distortions, pieces) => {
        const result = outcome(distortions.reduce(distorted, wire), pieces)
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

test('however a stream is split, the same comes of it', { timeout: 600_000 }, () => {
  const said = (events: VendorEvent[]) => ({
    text: events.map((event) => (event.type === 'text' ? event.text : '')).join(''),
    calls: events.flatMap((event) => (event.type === 'call' ? [event.call.name, event.call.input] : [])),
  })
  assert(
    property(
      constantFrom(...recorded),
      array(integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 }),
      (wire, pieces) => {
        const [whole, split] = [outcome(wire, [wire.length]), outcome(wire, pieces)]
        expect(Array.isArray(split)).toBe(Array.isArray(whole))
        if (Array.isArray(whole)) expect(said(split as VendorEvent[])).toEqual(said(whole as VendorEvent[]))
      },
    ),
    { numRuns: RUNS },
  )
})
