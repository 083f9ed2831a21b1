import { defaultSettings } from '../../contract/chatbot.ts'
import type { Models } from '../../core/chatbots/chatbots.ts'
import type { ListingSearch, Model, Prompt } from '../../core/ports/ports.ts'
import { type Finding, mend, ok, reasonOf } from './finding.ts'

/** Which models can be used, and that DEFAULT_MODEL is one of them. `create` fails where it is not. */
export function models(create: () => Models): Finding[] {
  try {
    const { defaultKey, list } = create()
    const named = (usable: boolean) =>
      list()
        .filter((model) => model.usable === usable)
        .map(({ key }) => key)
    const missing = named(false)
    const without = missing.length === 0 ? '' : `; without a key: ${missing.join(', ')}`
    return [ok('DEFAULT_MODEL', defaultKey), ok('models', `usable: ${named(true).join(', ')}${without}`)]
  } catch (error) {
    return [mend('models', reasonOf(error), 'choose a usable model, or set the key of its vendor')]
  }
}

/** Whether there are models at all; where not, `models` says why. */
export function isUsable(create: () => Models): boolean {
  return models(create).every(({ state }) => state === 'ok')
}

/** Asks every model that can be used for a first word. */
export const answers = ({ list, byKey }: Models, withinMs: number): Promise<Finding[]> =>
  Promise.all(
    list()
      .flatMap(({ key }) => byKey(key) ?? [])
      .map((model) => firstWord(model, withinMs)),
  )

async function firstWord(model: Model, withinMs: number): Promise<Finding> {
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
    if (spoke.signal.aborted) return ok(model.key, 'answers')
    return mend(model.key, `did not answer within ${withinMs / 1_000} s`, 'see whether its vendor or server is up')
  } catch (error) {
    return mend(
      model.key,
      `does not answer (${reasonOf(error)})`,
      "check the key and the vendor's account, or the address",
    )
  }
}

const noListings: ListingSearch = {
  find: async () => [],
  search: async () => [],
  count: async () => 0,
  vocabulary: async () => ({ cities: [], states: [], zips: [], locations: [], types: [] }),
}
