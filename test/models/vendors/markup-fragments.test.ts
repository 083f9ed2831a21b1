import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMarkupReader } from '../../../src/models/vendors/markup/markup.ts'
import { growthOf, LINEAR_MAX } from '../../sim/clock/cost.ts'

const TOOLS = ['search_listings', 'listing_details', 'no_answer', 'hand_over_to_human', 'watch']

/** What people see of an answer that comes in these pieces, and what the model calls in it. */
function read(pieces: string[]) {
  const reader = createMarkupReader(TOOLS)
  const shown = pieces.map(reader.push).join('')
  const { text, calls } = reader.end()
  return { text: shown + text, calls: calls.map(({ name, input }) => [name, JSON.parse(input)]) }
}
const units = (text: string): string[] => text.split('')

const call = '{"name": "search_listings", "arguments": {"Query": "x"}}'
const searched = { text: '', calls: [['search_listings', { Query: 'x' }]] }

describe('a call that comes letter by letter is carried out, and not shown:', () => {
  test.each([
    `Tool calls: [${call}]`,
    `function_calls: ${call}`,
    `functools[${call}]`,
    `Action: \`\`\`json\n${call}\n\`\`\``,
    `[\n  ${call}\n]`,
    '{\n  "search_listings": {"Query": "x"}\n}',
    `<tool call>${call}</tool call>`,
    '```\nsearch_listings(Query="x")\n```',
    'Tool: search_listings\nArguments: {"Query": "x"}',
    '**Tool:** search_listings\n**Arguments:** {"Query": "x"}',
    'Function: search_listings\nArguments: {"Query": "x"}',
    '>>>search_listings\n{"Query": "x"}',
    'Thought: I must look.\nAction: search_listings\nAction Input: {"Query": "x"}\nObservation: none',
    `Thought: I must look.\nAction:\n\`\`\`json\n${call}\n\`\`\``,
  ])('%s', (text) => {
    expect(read(units(text))).toEqual(searched)
  })
  test('watch(Query="x")', () => {
    expect(read(units('watch(Query="x")'))).toEqual({ text: '', calls: [['watch', { Query: 'x' }]] })
    expect(read(units('watch prices, or\nwatch'))).toEqual({ text: 'watch prices, or\nwatch', calls: [] })
  })
})

describe('a call within a line is carried out, and not shown:', () => {
  test.each([
    ['I look. search_listings(Query="x")', 'I look. '],
    ['I look: search_listings {"Query": "x"}', 'I look: '],
    ['I look: search_listings: {"Query": "x"}', 'I look: '],
  ])('%s', (text, shown) => {
    const found = { text: shown, calls: searched.calls }
    expect(read([text])).toEqual(found)
    expect(read(units(text))).toEqual(found)
    expect(read(text.split(/(?= )/))).toEqual(found)
  })
  test('no_answer()', () =>
    expect(read(units('Sorry, no_answer()'))).toEqual({ text: 'Sorry, ', calls: [['no_answer', {}]] }))
})

describe('what a model lets the visitor say next is not shown:', () => {
  test.each([
    'User: ',
    'Human: ',
    '**User:** ',
    '**User**: ',
    '### User:\n',
    'Usuario: ',
    'Utilisateur : ',
    'Benutzer: ',
    'Usuário: ',
  ])('%j', (speaker) => {
    const text = `There are 3.\n\n${speaker}and in Tacoma?\nAssistant: There are 5.`
    expect(read([text])).toEqual({ text: 'There are 3.\n\n', calls: [] })
    expect(read(units(text))).toEqual({ text: 'There are 3.\n\n', calls: [] })
  })
})

describe('thoughts are hidden behind words that begin like a call:', () => {
  test.each([
    ['Action: `a`\n<think>secret</think>the list {b}', 'Action: `a`\nthe list {b}'],
    ['functools `a` <think>secret</think>[b]', 'functools `a` [b]'],
  ])('%s', (text, shown) => {
    expect(read([text])).toEqual({ text: shown, calls: [] })
  })
})

describe('of an answer in the form of ReAct the last part is shown:', () => {
  test.each([
    ['Thought: I know it.\nFinal Answer: There are 3.', 'There are 3.'],
    ['Thought: Do I need a tool? No\nAI: There are 3.', 'There are 3.'],
    ['Final Answer: There are 3.', 'There are 3.'],
    ['Assistant: There are 3.', 'There are 3.'],
    ['Thought: I know it.\nAction: None\nFinal Answer: There are 3.', 'There are 3.'],
    ['Thought: a garden would suit you.', 'Thought: a garden would suit you.'],
    ['Thought: it suits you.\nAction: call the agent.', 'Thought: it suits you.\nAction: call the agent.'],
  ])('%s', (text, shown) => {
    expect(read([text])).toEqual({ text: shown, calls: [] })
    expect(read(units(text))).toEqual({ text: shown, calls: [] })
  })
})

describe('words are shown as they are:', () => {
  test.each([
    'Write <role>USER</role> before it.',
    'Tool: a hammer.\nFunction: none.',
    'Thoughtful: yes. Assistant: no.',
    'He wrote "<parameter name="Query">',
    'Write `<think>` before and `</think>` behind, or </think> alone.',
    'So:\n```json\n',
    'So:\n```\n',
    'A list:\n[\n ',
    'An <answer\nof 3 > 2',
    'We <3homes',
    'The tool search_listings (a search) finds homes. A hand_over_to_human: what is it? A no_answer is one.',
    'Steps:\nUser friendly: yes.\nUsers: 3.\nHumans are nice.\n**Use it**\n# Us',
  ])('%s', (text) => {
    expect(read([text])).toEqual({ text, calls: [] })
    expect(read(units(text))).toEqual({ text, calls: [] })
  })
})

test('JSON that is no call is read once, however many fragments it comes in', async () => {
  const readInFragments = (size: number) => {
    const json = `{"name": "${'ab, '.repeat(size)}`
    expect(read(units(json)).text).toBe(json)
  }
  expect(await growthOf(readInFragments, 2_000)).toBeLessThan(LINEAR_MAX)
})

const parts = [
  '<think> </think> <think\n <reasoning> <tool_call> </tool_call> <tool_response> <eos| <function=search_listings>',
  '<|channel|> <|message|> <|start|> <|im_end|> <|user|> <｜tool▁calls▁begin｜> <|DSML| </parameter> <b> <3 <',
  '[TOOL_CALLS] [THINK] [/THINK] [ [[ ] ◁think▷ ◁/think▷ ` ``` ```json ```tool_code { } " \' \\ : ( (Query="x")',
  '{"name" {"search_listings" {"hand_over_to_human" functools tool_calls: print( call: analysis final 😀 日本 1',
  'search_listings watch no_answer Hello \t \n \r\n \0 \uFEFF',
].flatMap((line) => line.split(' '))
const withBlanks = [
  '<invoke name="search_listings">',
  '< | dsml | ',
  '<tool call>',
  '<my-ns:think>',
  'commentary to=',
  ' ',
  'Action: ',
  'Thought: ',
  'Final Answer: ',
  'Tool: ',
  'Tool calls: ',
  call,
]
const RUNS = process.env['TEST_LONG'] === '1' ? 100_000 : 5_000

test('the same comes of a text, whatever fragments it comes in', { timeout: 600_000 }, () => {
  assert(
    property(
      array(constantFrom(...parts, ...withBlanks), { minLength: 1, maxLength: 12 }),
      array(integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 6 }),
      (chosen, lengths) => {
        const text = chosen.join('')
        const pieces: string[] = []
        for (let at = 0; at < text.length; at += pieces.at(-1)?.length ?? 1)
          pieces.push(text.slice(at, at + (lengths[pieces.length % lengths.length] ?? 1)))
        expect(read(pieces)).toEqual(read([text]))
        expect(read(units(text))).toEqual(read([text]))
      },
    ),
    { numRuns: RUNS },
  )
})
