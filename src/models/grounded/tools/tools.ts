import { AppError } from '../../../contract/envelope.ts'
import type { Tool, ToolCall } from '../../vendors/vendor.ts'
import type { AnswerContext } from '../context.ts'
import { listingDetails } from './details.ts'
import { handOver, noAnswer } from './marks.ts'
import { listingOverview } from './overview.ts'
import { searchListings } from './search.ts'

const lookUps = [searchListings, listingDetails, listingOverview, noAnswer, handOver]
const byName = new Map(lookUps.map((one) => [one.tool.name, one]))

export const tools: Tool[] = lookUps.map(({ tool }) => tool)

/** What a search finds for a question, as a model reads it that cannot call tools itself. */
export const foundFor = (question: string, context: AnswerContext): Promise<string> =>
  runTool({ id: '', name: searchListings.tool.name, input: JSON.stringify({ Query: question }) }, context)

/** Longest result that a model reads, in UTF-16 units. */
const RESULT_MAX = 16_000

/** Does what a call asks for. What the call got wrong is told to the model, which may mend it. */
export async function runTool({ name, input }: ToolCall, context: AnswerContext): Promise<string> {
  try {
    const args: unknown = input.trim() === '' ? {} : JSON.parse(input)
    const result = await byName.get(name)?.run(args, context)
    return asData(result ?? { error: `There is no tool ${name}. Use one of: ${[...byName.keys()].join(', ')}.` })
  } catch (error) {
    if (error instanceof AppError && error.error === 'invalidFields')
      return asData({ error: `${error.message}. Call it again without what is wrong.` })
    if (error instanceof SyntaxError)
      return asData({ error: 'The arguments are not valid JSON. Call it again with one JSON object.' })
    throw error
  }
}

/** Marks text of listings as data. No angle bracket is left in it, so that nothing inside can close the mark. */
function asData(value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  const cut = json.length > RESULT_MAX ? `${json.slice(0, RESULT_MAX)} … (cut)` : json
  return `<data>\n${cut}\n</data>`
}
