import { expect, test } from 'vitest'
import { emptyMemory, readMemory, writeMemory } from '../../../src/models/concierge/memory.ts'

const turn = (memory: string | null) => ({ question: 'q', answer: 'a', memory })

test('what was written is read back from the newest turn', () => {
  const memory = { filter: { cities: ['Seattle'], price: { below: 900_000 } }, shown: [7, 4], page: 0, focus: 4 }
  expect(readMemory([turn(writeMemory(emptyMemory)), turn(writeMemory(memory))])).toEqual(memory)
})

test.each([
  null,
  '',
  'not json',
  '[]',
  '{"shown":"all"}',
  '{"shown":[],"page":-1}',
  '{"shown":[1],"page":0,"filter":{"price":5}}',
])('a memory that cannot be read counts as none: %s', (memory) => {
  expect(readMemory([turn(memory)])).toEqual(emptyMemory)
})

test('an older memory is not taken up again after an answer of another model', () => {
  expect(readMemory([turn(writeMemory({ shown: [1], page: 0 })), turn(null)])).toEqual(emptyMemory)
})
