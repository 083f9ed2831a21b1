import type { Model } from '../core/ports.ts'
import { createConcierge } from './concierge.ts'

/** What ModelList says of a model. */
export type ModelListing = { key: string; name: string; usable: boolean }

export type Models = {
  /** every known model, usable ones first; the order never changes while the process runs */
  list(): ModelListing[]
  /** the model of that key, if it can be used here */
  byKey(key: string): Model | undefined
}

/** Known by name, but without a key or an address to reach them nobody can use them. */
const WANTING_A_KEY = ['openai/gpt-4o', 'openai/gpt-4o-mini']

/** The models of this service. Usable today: the built-in concierge, which needs no key. */
export function createModels(): Models {
  const usable = [createConcierge()]
  const wanting = WANTING_A_KEY.map((key) => ({ key, name: key.slice(key.indexOf('/') + 1), usable: false }))
  return {
    list: () => [...usable.map(({ key, name }) => ({ key, name, usable: true })), ...wanting],
    byKey: (key) => usable.find((model) => model.key.toLowerCase() === key.toLowerCase()),
  }
}
