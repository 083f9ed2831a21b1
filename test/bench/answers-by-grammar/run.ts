import { createRandom } from '../../../src/core/demo/random.ts'
import type { Models } from '../../../src/core/ports/models.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { type Answer, lastOf, shownIn, someAtOnce } from '../answers/question.ts'
import type { Question, Score } from './asking.ts'
import { type Catalogue, catalogues } from './catalogues.ts'
import type { Grammar } from './grammar.ts'
import { isOpposite } from './judges.ts'
import { german } from './languages/de.ts'
import { english } from './languages/en.ts'
import { spanish } from './languages/es.ts'
import { french } from './languages/fr.ts'
import { portuguese } from './languages/pt.ts'
import { questionsOf } from './questions.ts'
import type { LanguageName } from './wishes.ts'

const grammars: Record<LanguageName, Grammar> = { english, spanish, french, german, portuguese }
const languages = Object.keys(grammars) as LanguageName[]

/** `opposite`: whether it was answered with homes that the question excludes. */
export type Asked = Question & {
  language: LanguageName
  answers: Answer[]
  wrong: string | undefined
  opposite: boolean
}
export type Tally = { right: number; of: number }

/** `every`: of the questions, only one in so many is asked. */
type Amount = { seed: number; rounds: number; every?: number }

/** Asks a real service `rounds` times one question of every kind, in every language, about every catalogue. */
export async function askByGrammar(models: Models, amount: Amount): Promise<Asked[]> {
  const service = await startService({ models })
  try {
    const asked: Asked[] = []
    for (const catalogue of await catalogues()) asked.push(...(await askAbout(service, catalogue, amount)))
    return asked
  } finally {
    await service.stop()
  }
}

async function askAbout(
  service: Service,
  { listings }: Catalogue,
  { seed, rounds, every = 1 }: Amount,
): Promise<Asked[]> {
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  const chatbot = await service.store.chatbots.bySerial(serialNumber)
  await service.store.listings(chatbot?.id ?? 0).insert(listings.map(({ ID: _, ...fields }) => fields))
  const questions = languages.flatMap((language, index) => {
    const random = createRandom(seed * 31 + index)
    const grammar = grammars[language]
    const inRounds = Array.from({ length: rounds }, () => questionsOf({ grammar, language, listings, random }))
    return inRounds.flat().map((question) => ({ ...question, language }))
  })
  const chosen = questions.filter((_, index) => index % every === 0)
  return await someAtOnce(chosen, async (question) => {
    const answers = await ask(service, serialNumber, question.says)
    const shown = shownIn(lastOf(answers).text, listings)
    return { ...question, answers, wrong: question.judge(answers), opposite: isOpposite(question.stated ?? [], shown) }
  })
}

async function ask(service: Service, serialNumber: string, says: string[]): Promise<Answer[]> {
  const sessionID = await service.openSession({ serialNumber })
  const answers: Answer[] = []
  for (const content of says) {
    const asked = { sessionID, content }
    const data = await service.data<{ content: string; noAnswer: boolean }>('/chat/Chat/ClientAsk', asked)
    answers.push({ text: data.content, noAnswer: data.noAnswer })
  }
  return answers
}

/** Right answers by language and score, and by kind. */
export function tallies(asked: Asked[], by: (asked: Asked) => string): Map<string, Tally> {
  const groups = Map.groupBy(asked, by)
  return new Map([...groups].map(([name, those]) => [name, tally(those)]))
}

export const tally = (asked: Asked[]): Tally => ({
  right: asked.filter(({ wrong }) => wrong === undefined).length,
  of: asked.length,
})

export const scores: Score[] = ['listings', 'facts', 'noAnswer', 'superlatives and comparisons']
