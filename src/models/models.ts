import type { ModelListing, Models } from '../core/chatbots.ts'
import { createConcierge } from './concierge.ts'

/** Known by name, but without a key or an address to reach them nobody can use them. */
const WANTING_A_KEY = ['openai/gpt-4o', 'openai/gpt-4o-mini']

const nameOf = (key: string): string => key.slice(key.indexOf('/') + 1)

/** The models of this service. Usable today: the built-in concierge, which needs no key. */
export function createModels(defaultKey: string): Models {
  const usable = new Map([createConcierge()].map((model) => [model.key.toLowerCase(), model]))
  const listed: ModelListing[] = [
    ...[...usable.values()].map(({ key, name }) => ({ key, name, usable: true })),
    ...WANTING_A_KEY.map((key) => ({ key, name: nameOf(key), usable: false })),
  ]
  const byKey = (key: string) => usable.get(key.toLowerCase())
  if (byKey(defaultKey) === undefined)
    throw new Error(`DEFAULT_MODEL: ${defaultKey} is not usable; use one of ${[...usable.keys()].join(', ')}`)
  return { list: () => listed, byKey, defaultKey }
}
