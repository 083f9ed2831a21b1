import { setImmediate } from 'node:timers/promises'
import { defaultSettings } from '../contract/chatbot/settings.ts'
import type { Listing } from '../contract/listings/listing.ts'
import { FAIR_HOUSING_PATTERNS } from '../search/fair-housing/rules.ts'
import { readerFor } from '../search/parse/read.ts'
import { demoListings } from './demo/listings.ts'
import { asksForPerson } from './people/hand-over/asks-for-person.ts'
import { introducedName } from './people/leads/introduced-name.ts'
import type { Exchange } from './ports/messages.ts'
import type { ListingSearch, Model, Prompt } from './ports/models.ts'

/**
 * Reads sample questions, and answers them with `concierge`, each step in a turn of the event loop of its own. V8 compiles a regular
 * expression at its first use: without this the first search would stop the service for 140 ms, and the first question for 60. It ends
 * early when `signal` aborts.
 */
export async function warmUp(concierge: Model, signal: AbortSignal): Promise<void> {
  try {
    await readAndAnswer(concierge, signal)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

async function readAndAnswer(concierge: Model, signal: AbortSignal): Promise<void> {
  const nextTurn = () => setImmediate(undefined, { signal })
  for (const pattern of FAIR_HOUSING_PATTERNS) {
    await nextTurn()
    pattern.test('')
  }
  await nextTurn()
  const { read } = readerFor(vocabulary)
  let exchanges: Exchange[] = []
  for (const question of QUESTIONS) {
    await nextTurn()
    const { parse } = read(question)
    await nextTurn()
    parse()
    await nextTurn()
    asksForPerson(question)
    introducedName(question)
    await nextTurn()
    const prompt: Prompt = { settings, exchanges, question, type: 'Text', files: [], listings, now: 0 }
    exchanges = [{ question, answer: '', memory: await answered(concierge, prompt, signal) }]
  }
}

/** Answers a question; the memory for the next one. */
async function answered(concierge: Model, prompt: Prompt, signal: AbortSignal): Promise<string | null> {
  let memory: string | null = null
  await concierge.answer(prompt, signal, (event) => {
    if (event.type === 'end') memory = event.memory
  })
  return memory
}

const settings = {
  ...defaultSettings,
  Model: '',
  SystemMessage: 'Our office is open from 9 to 5. Public: we answer mails.',
}
const vocabulary = { cities: ['Seattle'], states: ['WA'], zips: [], locations: ['Ballard'], types: ['House'] }

/** The demo's homes. Each search ends in a later turn of the event loop, so that the warm-up is done in steps. */
const listings: ListingSearch = {
  find: () => homes(),
  search: () => homes(),
  count: async () => (await homes()).length,
  values: async () => [],
  vocabulary: async () => vocabulary,
}

async function homes(): Promise<Listing[]> {
  await setImmediate()
  return demoListings()
    .slice(0, 1)
    .map((fields) => ({ ...fields, ID: 1 }))
}

/** In the languages of the concierge; those of a talk go on with what was asked before. */
const QUESTIONS = [
  '3 bedrom houses in Seatle under 900k with a pool, cheapest first',
  'how large is the first one, and what did it cost in 2021?',
  'what is the weather like?',
  'casas de 3 dormitorios en Seattle por menos de 900.000',
  'maisons de 3 chambres à Seattle à moins de 900 000',
  'Häuser mit 3 Schlafzimmern in Seattle unter 900.000',
  'casas com 3 quartos em Seattle por menos de 900.000',
  // V8 compiles regular expressions again for strings beyond Latin-1.
  'homes in 東京 under 900k',
  '東京?',
]
