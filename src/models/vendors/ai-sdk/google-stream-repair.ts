import { parsedJson } from '../../../contract/text.ts'
import { inputsIn } from '../arguments.ts'
import { type Fields, fieldsOf, type Repair, textOf } from './fetch.ts'

/** Repairs streams of Google's generateContent API as gateways send them. */
export function createGoogleRepair(): Repair {
  let isComplete = false
  return {
    // Without its parameter for server-sent events, the API answers with one array of all events.
    event(value) {
      const events = (Array.isArray(value) ? value : [value]).map((one) => eventOf(fieldsOf(one)))
      isComplete ||= events.some((event) => textOf(fieldsOf(listOf(event['candidates'])[0])['finishReason']) !== '')
      return events
    },
    failure: () => ({ error: { code: 500, message: '', status: 'INTERNAL' } }),
    end: () => [],
    state: () => (isComplete ? 'complete' : 'open'),
  }
}

function eventOf(given: Fields): Fields {
  // Some gateways put the event into another object.
  const inner = [given['response'], given['data']].map(fieldsOf).find((one) => one['candidates'] !== undefined)
  const event = inner ?? given
  const { error, candidates, usageMetadata, promptFeedback } = event
  if (error !== undefined && error !== null) return { error: errorOf(error) }
  const blocked = textOf(fieldsOf(promptFeedback)['blockReason'])
  return {
    candidates: listOf(candidates)
      .slice(0, 1)
      .map((one) => candidateOf(fieldsOf(one))),
    usageMetadata: Object.fromEntries(
      Object.entries(fieldsOf(usageMetadata)).filter(([, count]) => typeof count === 'number'),
    ),
    ...(blocked !== '' && { promptFeedback: { blockReason: blocked } }),
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value ? [value] : [])

function candidateOf({ content, output, finishReason }: Fields): Fields {
  const given = fieldsOf(content)
  const parts = given['parts'] ?? given['text'] ?? (typeof content === 'string' ? content : output)
  const all = (Array.isArray(parts) ? parts : [parts]).map((part: unknown) =>
    typeof part === 'string' ? { text: part } : part,
  )
  return {
    content: { role: 'model', parts: all.flatMap((part: unknown) => partOf(fieldsOf(part)) ?? []) },
    ...(textOf(finishReason) !== '' && { finishReason: textOf(finishReason).toUpperCase() }),
  }
}

function partOf(part: Fields): Fields | undefined {
  const { text, thought, thoughtSignature } = part
  const signed = {
    ...((thought === true || thought === 'true') && { thought: true }),
    ...(typeof thoughtSignature === 'string' && { thoughtSignature }),
  }
  const { name, args, arguments: others } = fieldsOf(part['functionCall'] ?? part['function_call'])
  if (textOf(name) !== '') return { ...signed, functionCall: { name, args: argumentsOf(args ?? others) } }
  return typeof text === 'string' ? { ...signed, text } : undefined
}

/** Parses arguments, which some gateways send as JSON text, or in a list. */
const argumentsOf = (args: unknown): Fields =>
  fieldsOf(parsedJson(inputsIn(typeof args === 'string' ? args : JSON.stringify(args ?? {}))[0] ?? ''))

function errorOf(error: unknown): Fields {
  const { code, message, status } = fieldsOf(error)
  return {
    code: Number.isInteger(Number(code)) && Number(code) > 0 ? Number(code) : 500,
    message: textOf(message) || textOf(error),
    status: textOf(status) || 'INTERNAL',
  }
}
