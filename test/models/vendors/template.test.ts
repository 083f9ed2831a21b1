import { array, assert, constantFrom, integer, oneof, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { createAnswerReader } from '../../../src/models/vendors/openai/answer.ts'
import { createTemplate } from '../../../src/models/vendors/openai/template.ts'
import type { VendorEvent } from '../../../src/models/vendors/vendor.ts'

const event = (delta: object, fields: object = {}): string =>
  `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta, finish_reason: null }], ...fields })}\n\n`

/** What a reader tells of an answer that comes in these pieces: its text, what else it tells, and how it fails. */
function outcome(pieces: string[]) {
  let said = ''
  const others: unknown[] = []
  const request = { messages: [], tools: [] }
  const tell = (told: VendorEvent) => {
    if (told.type === 'text') said += told.text
    else others.push(told.type === 'call' ? told.call.input : told)
  }
  const reader = createAnswerReader({ server: 'the server', request, tell })
  try {
    for (const piece of pieces) Array.from(reader.push(piece) ?? [])
    Array.from(reader.end())
  } catch (error) {
    return { said, others, error: String(error) }
  }
  return { said, others }
}

test('words that come in the form of the words before them are read without parsing', () => {
  const words: string[] = []
  const template = createTemplate((piece) => words.push(piece))
  expect(template.read(event({ content: 'a' }))).toBe(0)
  template.learn(event({ content: 'a' }))
  const two = event({ content: 'hello ' }) + event({ content: 'wörld 🏡' })
  expect(template.read(two)).toBe(two.length)
  expect(words).toEqual(['hello ', 'wörld 🏡'])
})

test.each([
  ['an escape', event({ content: 'a "quote"' })],
  ['a line end within the words', event({ content: 'WORDS' }).replace('WORDS', 'a\nb')],
  ['no words', event({ content: '' })],
  ['further fields', event({ content: 'a', refusal: 'no' })],
  ['the end of the answer', event({ content: 'a' }).replace('null', '"stop"')],
  ['half an event', event({ content: 'a' }).slice(0, -1)],
])('%s is left to the general way', (_, other) => {
  const template = createTemplate(() => expect.fail('took it'))
  template.learn(event({ content: 'usual' }))
  expect(template.read(other)).toBe(0)
})

test.each([
  ['an error beside the words', event({ content: 'a' }, { error: { message: 'm' } })],
  ['the usage', event({ content: 'a' }, { usage: { total_tokens: 3 } })],
  ['thoughts', event({ content: 'a', reasoning_content: 'b' })],
  ['a call', event({ content: 'a', tool_calls: [{ function: { name: 'f', arguments: '' } }] })],
  ['another choice', event({ content: 'a' }).replace('"index":0', '"index":1')],
  ['content elsewhere', `data: {"content":"a","choices":[{"delta":{"content":"b"}}]}\n\n`],
  ['the words of a finished answer', event({ content: 'a' }).replace('null', '"length"')],
])('%s gives no form', (_, odd) => {
  const template = createTemplate(() => expect.fail('took it'))
  template.learn(odd)
  expect(template.read(odd)).toBe(0)
})

const someWords = oneof(string(), constantFrom('hi ', ' there', '\n', '"', '\\', '<think>', '</think>', '', '{"', '🏡'))
const anyEvent = oneof(
  { weight: 6, arbitrary: someWords.map((content) => event({ content })) },
  someWords.map((content) => event({ content }, { created: content.length })),
  someWords.map((content) => event({ content, reasoning_content: 'hm' })),
  someWords.map((content) => event({ role: 'assistant', content }, { usage: null })),
  someWords.map((content) => event({ content }, { usage: { total_tokens: 3 } })),
  someWords.map((input) =>
    event({ content: 'x', tool_calls: [{ index: 0, function: { name: 'f', arguments: input } }] }),
  ),
  constantFrom(
    ': still here\n\n',
    'event: error\n',
    '\n',
    event({ content: 'b' }).replaceAll('\n', '\r\n'),
    event({ content: 'a' }, { error: 'broken' }),
    event({}).replace('null', '"stop"'),
    'data: [DONE]\n\n',
  ),
)

test('an answer is the same as if each event were parsed', () => {
  const cut = record({ events: array(anyEvent, { maxLength: 12 }), together: integer({ min: 1, max: 4 }) })
  assert(
    property(cut, ({ events, together }) => {
      const all = [...events, event({}).replace('null', '"stop"'), 'data: [DONE]\n\n']
      const pieces = all.flatMap((_, at) => (at % together === 0 ? all.slice(at, at + together).join('') : []))
      // Behind a comment, no event is at the beginning of its piece, where alone a form is looked for.
      expect(outcome(pieces)).toEqual(outcome(pieces.map((piece) => `:\n${piece}`)))
    }),
    { numRuns: 700 },
  )
})
