import { expect, test } from 'vitest'
import { defaultSettings } from '../../src/contract/chatbot/settings.ts'
import type { Exchange } from '../../src/core/ports/messages.ts'
import type { Prompt } from '../../src/core/ports/models.ts'
import { gatherEvidence } from '../../src/models/checked/checked.ts'

const prompt = (exchanges: Exchange[]): Prompt => ({
  settings: { ...defaultSettings, Model: 'test' },
  exchanges,
  question: 'thanks',
  type: 'Text',
  files: [],
  listings: {} as Prompt['listings'],
  now: 0,
})
const exchange = { question: 'and the deposit?', answer: 'The deposit is $1,250.', memory: null }

test('what a person of the business stated counts as stated by the business, the bot’s own words do not', () => {
  const businessOf = (exchanges: Exchange[]) =>
    gatherEvidence(prompt(exchanges), { shown: new Map(), figures: new Set() }).evidence().business.amounts
  expect(businessOf([{ ...exchange, by: 'Maria' }])).toContain(1_250)
  expect(businessOf([exchange])).not.toContain(1_250)
})
