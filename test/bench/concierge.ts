import { milliseconds, percentile, print } from './figures.ts'
import { type Poster, withCatalogue } from './listings/catalogue.ts'
import { cpuMsOf } from './usage.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 5)

const CITIES = ['Seattle', 'Tacoma', 'Portland', 'Austin', 'Denver', 'Boise']

/** What is said before, if anything, and the question that is timed; {} is a city. */
const talks: Record<string, [question: string, ...before: string[]]> = {
  'rooms, kind, city and price': ['3 bedroom houses in {} under 900k'],
  'a kind in a city': ['condos in {}'],
  'a feature': ['homes in {} with a pool'],
  'a feature everywhere': ['houses with a fireplace'],
  'no feature': ['homes in {} without a garage'],
  'no HOA': ['houses in {} with no HOA'],
  'no HOA everywhere': ['no HOA'],
  'HOA under a limit': ['condos with HOA under 300'],
  'near a city': ['homes near {} with a pool'],
  'within miles': ['houses within 5 miles of {}'],
  'closest to the centre': ['condos closest to downtown {}'],
  'the direction': ['homes west of {}'],
  cheapest: ['what is the cheapest house in {}?'],
  'cheapest per square foot': ['cheapest per square foot in {}'],
  'biggest lot': ['house with the biggest lot'],
  'oldest everywhere': ['the oldest home'],
  'year and area': ['homes built after 1990 over 2000 square feet in {}'],
  count: ['how many homes in {} have a garage?'],
  average: ['what is the average price in {}?'],
  'average everywhere': ['what is the average rent?'],
  'nothing matches': ['9 bedroom castles in {} under 100k with a pool'],
  'another kind': ['what about condos?', '3 bedroom houses in {}'],
  cheaper: ['cheaper', '3 bedroom houses in {}'],
  more: ['more', '3 bedroom houses in {}'],
  compare: ['compare the first and the third', 'houses in {}'],
  'a fact': ['how big is the second?', 'houses in {}'],
  'near one shown': ['anything near the first?', 'houses in {}'],
  'an address': ['how much is 2580 Quillmaker St?'],
  'small talk': ['thank you'],
  'not understood': ['what is the weather in {}?'],
  Spanish: ['casas de 3 dormitorios en {} con piscina por menos de 900.000'],
  French: ['appartements à louer à {} avec parking'],
  German: ['Wohnungen in {} mit Haustieren'],
  'German everywhere': ['Mietwohnungen mit Haustieren'],
  Portuguese: ['casas em {} com garagem, as mais baratas primeiro'],
}

/** How long the concierge takes over many listings, from the request to the whole answer, by kind of question. */
export async function benchConcierge(): Promise<void> {
  await withCatalogue(({ poster, SerialNumber, pid }) => benchTalks(poster, SerialNumber, pid))
}

/** What an answer took: the time until it was there, and the CPU of all threads of the service; in ms. */
type Taken = { time: number; cpu: number }

async function benchTalks(poster: Poster, serialNumber: string, servicePid: number): Promise<void> {
  const ask = async (sessionID: number, content: string): Promise<Taken> => {
    const before = await cpuMsOf(servicePid)
    const started = performance.now()
    await poster.post('/chat/Chat/ClientAsk', { sessionID, content })
    return { time: performance.now() - started, cpu: (await cpuMsOf(servicePid)) - before }
  }
  const session = async () =>
    (await poster.post<{ SessionID: number }>('/chat/Chatbot/GetSession', { serialNumber })).SessionID
  const first = await ask(await session(), 'houses in Seattle')
  const all: Taken[] = []
  for (const [kind, [question, ...before]] of Object.entries(talks)) {
    const samples: Taken[] = []
    for (let round = 0; round < ROUNDS * CITIES.length; round++) {
      const city = CITIES[round % CITIES.length] ?? ''
      const sessionID = await session()
      for (const said of before) await ask(sessionID, said.replace('{}', city))
      samples.push(await ask(sessionID, question.replace('{}', city)))
    }
    print(kind, spread(samples))
    all.push(...samples)
  }
  print('the first question after the start', milliseconds(first.time))
  print('all kinds', `${spread(all)} (goal: p95 30 ms)`)
}

const spread = (samples: Taken[]): string =>
  (['time', 'cpu'] as const)
    .map((name) => {
      const values = samples.map((sample) => sample[name])
      return `${name} p50 ${milliseconds(percentile(values, 0.5))}, p95 ${milliseconds(percentile(values, 0.95))}`
    })
    .join('; ')
