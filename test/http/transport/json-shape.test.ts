import { array, assert, constantFrom, integer, property, string } from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { BODY_DEPTH_MAX, BODY_VALUES_MAX, createShapeCheck } from '../../../src/http/request/json-shape.ts'
import { type Service, startService } from '../../sim/service/service.ts'

/** What is said of a body that comes in pieces of these lengths, over and over. */
function refusalOf(body: string, lengths: number[]): string | undefined {
  const check = createShapeCheck()
  const bytes = Buffer.from(body)
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const length = lengths[turn % lengths.length] ?? bytes.length
    const refusal = check.push(bytes.subarray(at, at + length))
    if (refusal !== undefined) return refusal.message
    at += length
  }
  return undefined
}

const text = string({ unit: constantFrom(',', '"', '\\', '[', '{', ']', '}', 'é', '\n') })
const lengths = array(integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 5 })
const FILL = 'x'.repeat(70_000)

describe('a large JSON body, however it is cut,', () => {
  test('passes with as many values and levels as are allowed, whatever its texts hold', () => {
    assert(
      property(text, lengths, (some, pieces) => {
        const list = Array.from({ length: BODY_VALUES_MAX - 3 }, () => 0)
        const deep = JSON.parse(`${'['.repeat(BODY_DEPTH_MAX - 1)}${']'.repeat(BODY_DEPTH_MAX - 1)}`) as unknown
        expect(refusalOf(JSON.stringify({ [some]: FILL, some, list }), pieces)).toBeUndefined()
        expect(refusalOf(JSON.stringify({ [some]: FILL, some, deep }), pieces)).toBeUndefined()
      }),
      { numRuns: 20 },
    )
  })

  test('is refused with one more', () => {
    assert(
      property(text, lengths, (some, pieces) => {
        const list = Array.from({ length: BODY_VALUES_MAX - 1 }, () => 0)
        const deep = JSON.parse(`${'['.repeat(BODY_DEPTH_MAX)}${']'.repeat(BODY_DEPTH_MAX)}`) as unknown
        expect(refusalOf(JSON.stringify({ [some]: FILL, some, list }), pieces)).toMatch(/20,000 values/)
        expect(refusalOf(`\uFEFF ${JSON.stringify({ [some]: FILL, some, deep })}`, pieces)).toMatch(/100 levels/)
      }),
      { numRuns: 20 },
    )
  })
})

describe('a body that no operation takes', () => {
  let service: Service
  afterEach(() => service.stop())

  test('is answered with what is wrong, whether or not it is JSON to its end', async () => {
    service = await startService()
    const nested = (begin: string) => `${begin}${'['.repeat(100_000)}`
    const answers = await Promise.all(
      [
        `{${Array.from({ length: 30_000 }, (_, at) => `"f${at}":0`).join(',')}}`,
        nested('{"x":'),
        `${nested('{"x":')}${']'.repeat(100_000)}}`,
        nested(''),
        `SerialNumber,Bedrooms\n${'1,2\n'.repeat(30_000)}`,
      ].map(async (body) => (await service.post('/chat/Chatbot/List', body)).envelope),
    )
    expect(answers.map(({ Code }) => Code)).toEqual([40002, 40002, 40002, 40001, 40001])
    expect(answers[0]).toMatchObject({
      Data: { Errors: [{ Field: '', Message: 'The body holds more than 20,000 values; no operation takes so many.' }] },
      Message: 'The body holds more than 20,000 values; no operation takes so many.',
    })
  })
})
