import { parsedJson } from '../../../contract/text.ts'
import { type Fields, fieldsOf, type Repair, textOf } from './fetch.ts'

/** Repairs streams of Google's generateContent API as gateways send them. */
export function createGoogleRepair(): Repair {
  return {
    // Without its parameter for server-sent events, the API answers with one array of all events.
    event: (value) => (Array.isArray(value) ? value : [value]).map((one) => eventOf(fieldsOf(one))),
    failure: () => ({ error: { code: 500, message: '', status: 'INTERNAL' } }),
    end: () => [],
  }
}

function eventOf(event: Fields): unknown {
  const { error, candidates, usageMetadata, promptFeedback } = event
  if (error !== undefined && error !== null) return { error: errorOf(error) }
  const blocked = textOf(fieldsOf(promptFeedback)['blockReason'])
  return {
    candidates: Array.isArray(candidates) ? candidates.slice(0, 1).map((one) => candidateOf(fieldsOf(one))) : [],
    usageMetadata: Object.fromEntries(
      Object.entries(fieldsOf(usageMetadata)).filter(([, count]) => typeof count === 'number'),
    ),
    ...(blocked !== '' && { promptFeedback: { blockReason: blocked } }),
  }
}

function candidateOf({ content, finishReason }: Fields): Fields {
  const { parts } = fieldsOf(content)
  const all = Array.isArray(parts) ? parts : [parts]
  return {
    content: { role: 'model', parts: all.flatMap((part: unknown) => partOf(fieldsOf(part)) ?? []) },
    ...(textOf(finishReason) !== '' && { finishReason: textOf(finishReason).toUpperCase() }),
  }
}

function partOf(part: Fields): Fields | undefined {
  const { text, functionCall, thought, thoughtSignature } = part
  const signed = {
    ...(thought === true && { thought }),
    ...(typeof thoughtSignature === 'string' && { thoughtSignature }),
  }
  const { name, args } = fieldsOf(functionCall)
  if (textOf(name) !== '') return { ...signed, functionCall: { name, args: argumentsOf(args) } }
  return typeof text === 'string' ? { ...signed, text } : undefined
}

/** Parses arguments, which some gateways send as JSON text. */
const argumentsOf = (args: unknown): Fields => fieldsOf(typeof args === 'string' ? parsedJson(args) : args)

function errorOf(error: unknown): Fields {
  const { code, message, status } = fieldsOf(error)
  return {
    code: Number.isInteger(Number(code)) && Number(code) > 0 ? Number(code) : 500,
    message: textOf(message) || textOf(error),
    status: textOf(status) || 'INTERNAL',
  }
}
