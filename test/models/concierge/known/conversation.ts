import { expect } from 'vitest'
import type { AskType } from '../../../../src/contract/chat.ts'
import { defaultSettings, type Settings } from '../../../../src/contract/chatbot/settings.ts'
import type { Listing } from '../../../../src/contract/listings/listing.ts'
import type { Exchange } from '../../../../src/core/ports/messages.ts'
import type { ModelEvent, Prompt } from '../../../../src/core/ports/models.ts'
import { createConcierge } from '../../../../src/models/concierge/concierge.ts'
import { demoCatalogue } from '../../../bench/answers/catalogue.ts'
import { homes } from './homes.ts'
import { searchOver } from './listings.ts'

type Said = { text: string; pieces: string[]; noAnswer: boolean; totalToken: number }

const concierge = createConcierge()

/** A talk with the concierge, question by question, its memory carried as the core would carry it. */
export function conversation(settings: Partial<Settings> = {}, listings: Listing[] = homes) {
  const exchanges: Exchange[] = []
  return async (question: string, type: AskType = 'Text'): Promise<Said> => {
    const prompt = promptOf(question, { settings, listings, exchanges, type })
    const { memory, ...said } = await ask(prompt)
    exchanges.push({ question, answer: said.text, memory })
    return said
  }
}

/** Says the words one after the other, to a chatbot with the demo's listings unless others are given; `say` goes on. */
export async function openTalk(says: string[], settings: Partial<Settings> = {}, listings = demoCatalogue()) {
  const say = conversation(settings, listings)
  let last: Said = { text: '', pieces: [], noAnswer: false, totalToken: 0 }
  for (const words of says) last = await say(words)
  return { ...last, say }
}

type Given = { settings?: Partial<Settings>; listings?: Listing[]; exchanges?: Exchange[]; type?: AskType }

export const promptOf = (question: string, given: Given = {}): Prompt => ({
  settings: { ...defaultSettings, Model: concierge.key, ...given.settings },
  exchanges: [...(given.exchanges ?? [])],
  question,
  type: given.type ?? 'Text',
  files: [],
  listings: searchOver(given.listings ?? homes),
  now: Date.UTC(2026, 0, 15),
})

/** The whole answer to one prompt. */
export async function ask(prompt: Prompt): Promise<Said & { memory: string | null }> {
  const pieces: string[] = []
  let end: Extract<ModelEvent, { type: 'end' }> | undefined
  await concierge.answer(prompt, new AbortController().signal, (event) => {
    if (event.type === 'text') pieces.push(event.text)
    if (event.type === 'end') end = event
  })
  if (end === undefined) throw new Error('the answer had no end')
  return { ...end, pieces, text: pieces.join('') }
}

/** What is said, and what the answer must contain (or, after "not", may not contain). */
type Line = { say: string; has?: (string | RegExp)[]; not?: (string | RegExp)[]; noAnswer?: true }

/** Says the lines one after the other in one conversation and checks every answer. */
export async function play(lines: Line[], settings: Partial<Settings> = {}, listings: Listing[] = homes) {
  const say = conversation(settings, listings)
  for (const line of lines) {
    const { text, noAnswer } = await say(line.say)
    for (const part of line.has ?? []) expect(text, line.say).toMatch(part)
    for (const part of line.not ?? []) expect(text, line.say).not.toMatch(part)
    expect(noAnswer, `${line.say}: ${text}`).toBe(line.noAnswer ?? false)
  }
}
