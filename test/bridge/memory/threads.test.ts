import { expect, test } from 'vitest'
import { visitorNamesOf } from '../../../adapters/bridge/memory/threads.ts'
import { ada } from '../../sim/bots/person.ts'

test('messages of several people are asked in all their names, each once, within the service’s limit', () => {
  const [vera, kim, nobody] = [
    { ...ada(), name: ' Vera ' },
    { ...ada(), person: 'kim', name: 'Kim' },
    { ...ada(), person: 'x' },
  ]
  expect(visitorNamesOf([vera, kim, nobody, vera])).toEqual({ visitorName: 'Vera, Kim' })
  expect(visitorNamesOf([nobody])).toEqual({})
  expect(visitorNamesOf([{ ...kim, name: 'K'.repeat(300) }]).visitorName).toHaveLength(128)
})
