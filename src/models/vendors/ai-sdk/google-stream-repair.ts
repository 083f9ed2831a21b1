import { parsedJson } from '../../../contract/text.ts'
import { inputsIn } from '../arguments.ts'
import { argumentsJson, type Fields, fieldsOf, type Repair, textOf } from './fetch.ts'

/** Repairs streams of Google's generateContent API as gateways send them. */
export function createGoogleRepair(): Repair {
  let isComplete = false
  return {
    // Without its parameter for server-sent events, the API answers with one array of all events.
    event(value) {
      const events = (Array.isArray(value) ? value : [value]).flatMap((one) => eventsOf(fieldsOf(one)))
      isComplete ||= events.some((event) => textOf(fieldsOf(listOf(event['candidates'])[0])['finishReason']) !== '')
      return events
    },
    failure: () => ({ error: { code: 500, message: '', status: 'INTERNAL' } }),
    end: () => [],
    state: () => (isComplete ? 'complete' : 'open'),
  }
}

/** The events that one event of a gateway stands for: one for each part, since the SDK reads all parts of an event without a rest. */
function eventsOf(given: Fields): Fields[] {
  // Some gateways put the event into another object.
  const inner = [given['response'], given['data']].map(fieldsOf).find((one) => one['candidates'] !== undefined)
  const event = inner ?? given
  const { error, candidates, usageMetadata, promptFeedback } = event
  if (error !== undefined && error !== null) return [{ error: errorOf(error) }]
  const blocked = textOf(fieldsOf(promptFeedback)['blockReason'])
  const [first] = listOf(candidates)
  const answers = first === undefined ? [] : candidatesOf(fieldsOf(first))
  const last = {
    candidates: answers.slice(-1),
    usageMetadata: Object.fromEntries(
      Object.entries(fieldsOf(usageMetadata)).filter(([, count]) => typeof count === 'number'),
    ),
    ...(blocked !== '' && { promptFeedback: { blockReason: blocked } }),
  }
  return [...answers.slice(0, -1).map((answer) => ({ candidates: [answer] })), last]
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value ? [value] : [])

/** A candidate as one for each of its parts; the last one bears the reason why it ends. */
function candidatesOf({ content, output, finishReason }: Fields): Fields[] {
  const given = fieldsOf(content)
  const parts = given['parts'] ?? given['text'] ?? (typeof content === 'string' ? content : output)
  const all = (Array.isArray(parts) ? parts : [parts]).map((part: unknown) =>
    typeof part === 'string' ? { text: part } : part,
  )
  const known = all.flatMap((part: unknown) => partOf(fieldsOf(part)) ?? [])
  const ending = textOf(finishReason) === '' ? {} : { finishReason: textOf(finishReason).toUpperCase() }
  return [
    ...known.slice(0, -1).map((part) => ({ content: { role: 'model', parts: [part] } })),
    { content: { role: 'model', parts: known.slice(-1) }, ...ending },
  ]
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
function argumentsOf(args: unknown): Fields {
  const json = argumentsJson('Google', args)
  const [input = ''] = inputsIn(json)
  return fieldsOf(input === json && typeof args !== 'string' ? args : parsedJson(input))
}

function errorOf(error: unknown): Fields {
  const { code, message, status } = fieldsOf(error)
  return {
    code: Number.isInteger(Number(code)) && Number(code) > 0 ? Number(code) : 500,
    message: textOf(message) || textOf(error),
    status: textOf(status) || 'INTERNAL',
  }
}
