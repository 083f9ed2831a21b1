import type { Listing } from '../../../src/contract/listings/listing.ts'
import { createRandom } from '../../../src/core/demo/random.ts'
import type { Models } from '../../../src/core/ports/models.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import type { Business } from './business.ts'
import { demoCatalogue, otherCatalogue } from './catalogue.ts'
import { factQuestions } from './facts.ts'
import { lanternwick } from './lanternwick.ts'
import { otherQuestions } from './others.ts'
import { type Answer, type Question, type Score, someAtOnce } from './question.ts'
import { saltmarsh } from './saltmarsh.ts'
import { searchQuestions } from './searches.ts'
import { talkQuestions } from './talks.ts'

export type Asked = Question & { answers: Answer[]; wrong: string | undefined }
export type Tally = { right: number; of: number }

type Scene = { listings: Listing[]; business: Business; seed: number }

const scenes: Scene[] = [
  { listings: demoCatalogue(), business: lanternwick, seed: 11 },
  { listings: otherCatalogue(), business: saltmarsh, seed: 23 },
]

const questionsOf = ({ listings, business, seed }: Scene): Question[] =>
  [searchQuestions, factQuestions, talkQuestions]
    .flatMap((make, index) => make(listings, createRandom(seed + index)))
    .concat(otherQuestions(listings, business, createRandom(seed)))

/** Asks one in `every` questions of a real service whose default model it is, and judges the answers. */
export async function askAll(models: Models, every = 1): Promise<Asked[]> {
  const service = await startService({ models })
  try {
    const asked: Asked[] = []
    for (const scene of scenes) asked.push(...(await askScene(service, scene, every)))
    return asked
  } finally {
    await service.stop()
  }
}

async function askScene(service: Service, scene: Scene, every: number): Promise<Asked[]> {
  const { systemMessage: SystemMessage } = scene.business
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', { SystemMessage })
  const chatbot = await service.store.chatbots.bySerial(serialNumber)
  await service.store.listings(chatbot?.id ?? 0).insert(scene.listings.map(({ ID: _, ...fields }) => fields))
  const questions = questionsOf(scene).filter((_, index) => index % every === 0)
  return await someAtOnce(questions, async (question) => {
    const answers = await talk(service, serialNumber, question.says)
    return { ...question, answers, wrong: question.judge(answers) }
  })
}

async function talk(service: Service, serialNumber: string, says: string[]): Promise<Answer[]> {
  const sessionID = await service.openSession({ serialNumber })
  const answers: Answer[] = []
  for (const content of says) {
    const data = await service.data<{ content: string; noAnswer: boolean }>('/chat/Chat/ClientAsk', {
      sessionID,
      content,
    })
    answers.push({ text: data.content, noAnswer: data.noAnswer })
  }
  return answers
}

/** How many answers were right, by score. */
export function scored(asked: Asked[]): Record<Score, Tally> {
  const tally = (score: Score): Tally => {
    const those = asked.filter((each) => each.score === score)
    return { right: those.filter(({ wrong }) => wrong === undefined).length, of: those.length }
  }
  return {
    'right listings': tally('right listings'),
    'true facts': tally('true facts'),
    'right noAnswer': tally('right noAnswer'),
  }
}
