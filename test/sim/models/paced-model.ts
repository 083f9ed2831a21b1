import { setTimeout as delay } from 'node:timers/promises'
import { startOpenAi } from './openai.ts'
import type { Act, Line, SimVendor } from './vendor.ts'

/** What is said to one question: fragments, `everyMs` apart from the first one on. */
export type PacedAnswer = { fragments: string[]; everyMs: number }
/** A question as it was asked, and when its first and last fragment left; ms. */
type AskedQuestion = { question: string; at: number; firstAt: number | undefined; lastAt: number | undefined }
export type PacedModel = SimVendor & { asked: AskedQuestion[] }

/** An OpenAI-compatible server whose answer to a question is `tale(question)`, at a pace that does not drift. */
export async function startPacedModel(answerTo: (question: string) => PacedAnswer): Promise<PacedModel> {
  const asked: AskedQuestion[] = []
  const vendor = await startOpenAi((body) => {
    const question = lastQuestion(body)
    const { fragments, everyMs } = answerTo(question)
    const entry: AskedQuestion = { question, at: Date.now(), firstAt: undefined, lastAt: undefined }
    asked.push(entry)
    const lines = fragments.flatMap((fragment, index): Line[] => {
      const due = async () => {
        await delay(index * everyMs)
        entry.firstAt ??= Date.now()
        if (index === fragments.length - 1) entry.lastAt = Date.now()
      }
      return [{ wait: due() }, fragment]
    })
    return { lines } satisfies Act
  })
  return { ...vendor, asked }
}

type Body = { messages: { role: string; content: string | { type: string; text?: string }[] }[] }

/** What the person asked last, without what was sent along. */
function lastQuestion(body: unknown): string {
  const content = (body as Body).messages.findLast(({ role }) => role === 'user')?.content ?? ''
  return typeof content === 'string' ? content : content.flatMap(({ text }) => text ?? []).join('\n')
}

/** Settings of a core process whose one model this is. */
export const pacedModelSettings = ({ url }: PacedModel): Record<string, string> => ({
  OPENAI_BASE_URL: url,
  OPENAI_API_KEY: 'the-key-of-the-test',
  OPENAI_MODELS: 'sim',
  DEFAULT_MODEL: 'openai/sim',
  CHECK_ANSWERS: 'off',
})
