import { z } from 'zod'
import { type Ability, abilities, probe, vendorsReason } from '../../models/probe.ts'
import type { ModelSettings, VendorSettings } from '../../models/settings.ts'
import { type VendorName, vendors } from '../../models/vendors/vendors.ts'
import { type CheckResult, mend, passed, warning } from './check-result.ts'

/** Lists the abilities of each model of a configured vendor. */
export async function checkModelAbilities(settings: ModelSettings, withinMs: number): Promise<CheckResult[]> {
  const names = Object.keys(vendors) as VendorName[]
  const found = await Promise.all(
    names.flatMap((name) => {
      const reach = vendors[name].connect(settings[name])
      const ids = settings[name].models.length > 0 ? settings[name].models : vendors[name].known
      return reach === undefined
        ? []
        : ids.map((id) => abilitiesOf({ key: `${name}/${id}`, reached: reach(id) }, settings, withinMs))
    }),
  )
  return found.flat()
}

/** Names of the abilities, which follow "can" and "cannot", and advice if one is missing. */
const WORDS: Record<Ability, { label: string; advice: (settings: ModelSettings) => string }> = {
  streams: {
    label: 'show its answer while it grows',
    advice: () => 'nothing has to be done: people see the answer once it is whole',
  },
  tools: {
    label: 'look listings up by itself (tools)',
    advice: () =>
      'Porchlight searches once for each question in its place; for better answers choose a model with tools, or start ' +
      'its server with them (llama.cpp: --jinja, vLLM: --enable-auto-tool-choice)',
  },
  pictures: {
    label: 'take pictures',
    advice: () => 'nothing has to be done: who sends one is asked to type; else choose a model that sees',
  },
  recordings: {
    label: 'take recordings',
    advice: ({ transcription }) =>
      transcription.model === undefined
        ? 'set TRANSCRIPTION_MODEL to have them written down for it; until then, who sends one is asked to type'
        : `nothing has to be done: ${transcription.model} writes them down for it`,
  },
  longPrompts: {
    label: 'read long talks',
    advice: ({ promptTokens }) =>
      `set MODEL_PROMPT_TOKENS to less than ${promptTokens}, or give the model a longer context ` +
      '(Ollama: OLLAMA_CONTEXT_LENGTH, llama.cpp: -c, vLLM: --max-model-len)',
  },
}
/** Without these abilities answers get worse; the others are optional. */
const MATTERS = new Set<Ability>(['tools', 'longPrompts'])

type NamedModel = { key: string; reached: ReturnType<NonNullable<ReturnType<(typeof vendors)[VendorName]['connect']>>> }

/** One line with a model's abilities, and one per missing ability: the reason and advice. */
async function abilitiesOf({ key, reached }: NamedModel, settings: ModelSettings, withinMs: number) {
  const signal = AbortSignal.timeout(withinMs * abilities.length)
  const probed = await probe(reached, settings.promptTokens, signal).catch(vendorsReason)
  // If the model does not answer at all, another check reports it.
  if (typeof probed === 'string' || abilities.every((ability) => probed[ability] !== undefined)) return []
  const can = abilities.filter((ability) => probed[ability] === undefined).map((ability) => WORDS[ability].label)
  const cannot = abilities.flatMap((ability): CheckResult[] => {
    const { label, advice } = WORDS[ability]
    const why = probed[ability]
    if (why === undefined) return []
    const state = MATTERS.has(ability) ? 'warning' : 'ok'
    return [{ check: `${key} cannot`, state, message: `${label}; ${why}`, advice: advice(settings) }]
  })
  return [passed(`${key} can`, can.join(', ')), ...cannot]
}

const ModelList = z.object({
  data: z.array(z.object({ id: z.string(), owned_by: z.string().optional().catch(undefined) })),
})

/** How servers can be recognized by their list of models or their headers. */
const SERVERS: [name: string, sign: RegExp][] = [
  ['vLLM', /^vllm$/i],
  ['llama.cpp', /^llama-?cpp$|^llama\.cpp/i],
  ['SGLang', /^sglang$/i],
  ['Ollama', /^library$|^ollama/i],
  ['LM Studio', /^organization_owner$|^lm[- ]?studio/i],
  ['LocalAI', /^localai/i],
  ['Mistral', /^mistralai$/i],
  ['DeepSeek', /^deepseek$/i],
  ['Groq', /^groq$/i],
  ['OpenAI', /^(?:openai|system|openai-internal)$/i],
]

/** Which server is at OPENAI_BASE_URL, and whether it has the configured models. */
export async function checkModelServer(settings: VendorSettings, withinMs: number): Promise<CheckResult[]> {
  const { baseUrl, models } = settings
  if (baseUrl === undefined) return []
  const address = baseUrl.replace(/\/+$/, '')
  const signal = AbortSignal.timeout(withinMs)
  const listed = await modelsAt(address, settings, signal)
  if (listed === undefined) return [await otherAddress(address, settings, signal)]
  const { ids, name } = listed
  const missing = models.filter((model) => !ids.some((id) => id === model || id === `${model}:latest`))
  const looks = name === undefined ? `lists ${counted(ids.length)}` : `looks like ${name}, with ${counted(ids.length)}`
  if (missing.length === 0) return [passed(CHECK, looks)]
  const some = ids.slice(0, SHOWN).join(', ')
  return [warning(CHECK, `${looks}, but not ${missing.join(', ')}`, `name one of its own in OPENAI_MODELS: ${some}`)]
}

/** Where the protocol is spoken instead: below the address, above it, or at the root of its server. */
async function otherAddress(address: string, settings: VendorSettings, signal: AbortSignal): Promise<CheckResult> {
  const above = address.replace(/\/(?:chat\/completions|completions|models|responses)$/, '')
  const others = [`${address}/v1`, above, `${above}/v1`, `${new URL(address).origin}/v1`]
  for (const other of new Set(others.filter((one) => one !== address)))
    if ((await modelsAt(other, settings, signal)) !== undefined)
      return other === `${address}/v1`
        ? mend(CHECK, 'nothing speaks the protocol there, but below it', `add /v1: OPENAI_BASE_URL=${other}`)
        : mend(CHECK, 'nothing speaks the protocol there, but nearby', `set OPENAI_BASE_URL=${other}`)
  return warning(CHECK, 'lists no models', 'see whether it is the right address, up to and with /v1')
}

const counted = (models: number): string => (models === 1 ? '1 model' : `${models} models`)

const CHECK = 'OPENAI_BASE_URL'
/** Number of model ids that are named. */
const SHOWN = 8

async function modelsAt(address: string, { apiKey }: VendorSettings, signal: AbortSignal) {
  try {
    const headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }
    const response = await fetch(`${address}/models`, { headers, signal, redirect: 'manual' })
    const { data } = ModelList.parse(await response.json())
    const signs = [response.headers.get('server') ?? '', ...data.map(({ owned_by }) => owned_by ?? '')]
    const name = SERVERS.find(([, sign]) => signs.some((one) => sign.test(one)))?.[0]
    return { ids: data.map(({ id }) => id), name }
  } catch {
    // The server lists no models; the check of each model reports why it does not answer.
    return undefined
  }
}
