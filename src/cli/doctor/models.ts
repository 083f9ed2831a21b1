import { Readable } from 'node:stream'
import { defaultSettings } from '../../contract/chatbot/settings.ts'
import type { ListingSearch, Model, Models, Prompt } from '../../core/ports/models.ts'
import { silence, vendorsSentence } from '../../models/probe.ts'
import type { TranscriptionSettings } from '../../models/settings.ts'
import type { Transcribe } from '../../models/transcription.ts'
import { type CheckResult, mend, passed, reasonOf } from './check-result.ts'

/** Lists the usable models and checks that DEFAULT_MODEL is one of them. `create` throws if it is not. */
export function checkModels(create: () => Models): CheckResult[] {
  try {
    const { defaultKey, list } = create()
    const { usable = [], missing = [] } = Object.groupBy(list(), (model) => (model.usable ? 'usable' : 'missing'))
    const without = missing.length === 0 ? '' : `; without a key: ${keysOf(missing)}`
    return [passed('DEFAULT_MODEL', defaultKey), passed('models', `usable: ${keysOf(usable)}${without}`)]
  } catch (error) {
    return [mend('models', reasonOf(error), 'choose a usable model, or set the key of its vendor')]
  }
}

const keysOf = (models: { key: string }[]): string => models.map(({ key }) => key).join(', ')

/** Whether the models can be created; if not, `checkModels` reports why. */
export function areModelsUsable(create: () => Models): boolean {
  return checkModels(create).every(({ state }) => state === 'ok')
}

/** Asks each usable model for a first word. */
export const checkModelsAnswer = ({ list, byKey }: Models, withinMs: number): Promise<CheckResult[]> =>
  Promise.all(
    list()
      .flatMap(({ key }) => byKey(key) ?? [])
      .map((model) => firstWord(model, withinMs)),
  )

async function firstWord(model: Model, withinMs: number): Promise<CheckResult> {
  const prompt: Prompt = {
    settings: { ...defaultSettings, Model: model.key },
    exchanges: [],
    question: 'Hello',
    type: 'Text',
    files: [],
    listings: noListings,
    now: Date.now(),
  }
  const spoke = new AbortController()
  const signal = AbortSignal.any([spoke.signal, AbortSignal.timeout(withinMs)])
  try {
    await model
      .answer(prompt, signal, () => spoke.abort())
      .catch((error: unknown) => {
        if (!spoke.signal.aborted) throw error
      })
    if (spoke.signal.aborted) return passed(model.key, 'answers')
    return mend(model.key, `did not answer within ${withinMs / 1_000} s`, 'see whether its vendor or server is up')
  } catch (error) {
    const [reason, said] = [reasonOf(error), vendorsSentence(error)]
    return mend(
      model.key,
      said === undefined || reason.includes(said)
        ? `does not answer (${reason})`
        : `does not answer (${reason}: ${said})`,
      adviceFor(`${reason} ${said ?? ''}`),
    )
  }
}

/** Advice for a vendor's error. */
function adviceFor(reason: string): string {
  const known: [sign: RegExp, advice: string][] = [
    [/answered 40[13]|api key|unauthorized/i, 'check the key: that it is whole, and belongs to this address'],
    [
      /model\b.*\b(?:not found|does not exist|not exist)|try pulling/i,
      'name a model that the server has, or load it there',
    ],
    [/answered 404/, 'see that the address goes up to and with /v1, and that the model exists there'],
    [/answered 3\d\d/, 'set the address that it redirects to: keys are not sent on'],
    [/answered 429|quota|billing|credit/i, "see the vendor's account: its limits, or what it is owed"],
    [/context|too long|max.*tokens/i, 'set MODEL_PROMPT_TOKENS lower, or give the model a longer context'],
    [
      /<html|<!doctype/i,
      'set an address that speaks the protocol: this one shows a web page, as proxies and log-ins do',
    ],
    [/answered 5\d\d|in its answer|memory/i, "see that server's own log, and whether the model fits into its memory"],
    [/could not be reached/, 'see that the server is up, and that the address is right'],
  ]
  return known.find(([sign]) => sign.test(reason))?.[1] ?? "check the key and the vendor's account, or the address"
}

const noListings: ListingSearch = {
  find: async () => [],
  search: async () => [],
  count: async () => 0,
  values: async () => [],
  vocabulary: async () => ({ cities: [], states: [], zips: [], locations: [], types: [] }),
}

const CHECK = 'TRANSCRIPTION_MODEL'

/** Which model transcribes recordings. */
export const describeTranscription = ({ model }: TranscriptionSettings): CheckResult =>
  passed(CHECK, model ?? 'not set; models that do not hear say so')

/** Has a second of silence transcribed. */
export async function checkTranscription(transcribe: Transcribe, withinMs: number): Promise<CheckResult> {
  const bytes = silence()
  const recording = {
    id: 0,
    name: 'silence',
    mediaType: 'audio/wav',
    size: bytes.length,
    open: () => Readable.from([bytes]),
  }
  try {
    await transcribe(recording, AbortSignal.timeout(withinMs))
    return passed(CHECK, 'writes recordings down')
  } catch (error) {
    return mend(CHECK, `does not answer (${reasonOf(error)})`, 'check its name, its key and its address')
  }
}
