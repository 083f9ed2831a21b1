import type { Exchange, Prompt } from '../../core/ports/ports.ts'
import { countTokens } from '../../core/sessions/tokens.ts'
import type { Message } from '../vendors/vendor.ts'
import type { AnswerContext } from './context.ts'
import { instructions } from './instructions.ts'
import type { MediaInput } from './media.ts'
import { briefFacts } from './tools/facts.ts'

/** How many of the listings shown before are put in front of the model again. */
const RECALLED = 8

/** `found`: what a search found for the question, for a model that has no tools to look for itself. */
type Given = { input: MediaInput; found: string | undefined }

/** The talk as a model reads it: instructions and question always, of the exchanges as many of the newest as fit. */
export function messagesOf(context: AnswerContext, { input, found }: Given, budget: number): Message[] {
  const { prompt, shown } = context
  const { media, cannot } = input
  const system = [
    instructions(prompt.settings, { now: prompt.now, hasTools: found === undefined }),
    ...(cannot === undefined ? [] : [`Begin with: ${cannot}`]),
    ...(found === undefined ? recalled(shown) : [`What a search of the listings found for the question:`, found]),
    ...peopleWho(prompt.exchanges),
  ].join('\n')
  const left = budget - countTokens(system) - countTokens(prompt.question)
  return [
    { role: 'system', text: system },
    ...newest(prompt.exchanges, left).flatMap(messagesOfExchange),
    { role: 'user', text: prompt.question, media },
  ]
}

const messagesOfExchange = ({ question, answer }: Exchange): Message[] => [
  { role: 'user', text: question, media: [] },
  { role: 'assistant', text: answer, calls: [] },
]

/** What people of the business said reads as the model's own words; that they left must be said, or it stays silent. */
function peopleWho(exchanges: Exchange[]): string[] {
  const names = [...new Set(exchanges.flatMap(({ by }) => by ?? []))].filter((name) => name !== '')
  if (names.length === 0) return []
  const who = names.join(', ').replaceAll(/[<>\n]/g, ' ')
  return [
    `A person of the business (${who}) took part in this talk and wrote some of the answers below; what they stated is the business's own word. They have left, and the conversation is yours again: answer every question yourself.`,
  ]
}

/** The longest tail of the talk that costs at most `budget` tokens. */
function newest(exchanges: Prompt['exchanges'], budget: number): Exchange[] {
  let left = budget
  const from = exchanges.findLastIndex(({ question, answer }) => {
    left -= countTokens(question) + countTokens(answer)
    return left < 0
  })
  return exchanges.slice(from + 1)
}

/** The listings of earlier exchanges, whose tool results are not kept: "the second one" needs them. */
function recalled(shown: AnswerContext['shown']): string[] {
  const last = [...shown.values()].slice(-RECALLED)
  if (last.length === 0) return []
  const json = JSON.stringify(last.map(briefFacts)).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return ['Listings shown in this talk, the newest last:', `<data>\n${json}\n</data>`]
}
