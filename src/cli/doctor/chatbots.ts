import type { Models } from '../../core/chatbots/chatbots.ts'
import type { Store } from '../../core/ports/ports.ts'
import { type Finding, ok, warning } from './finding.ts'

const PAGE = 200
/** Most chatbots named in one line. */
const NAMED = 5

/** Whether every chatbot's Model can be used; where it cannot, the default one answers in its place. */
export async function chatbotModels(store: Store, { byKey, defaultKey }: Models): Promise<Finding[]> {
  const lacking = new Map<string, string[]>()
  for await (const { serialNumber, model } of chosen(store))
    if (byKey(model) === undefined) lacking.set(model, [...(lacking.get(model) ?? []), serialNumber])
  if (lacking.size === 0) return [ok('chatbots', 'the model of every chatbot is usable')]
  return [...lacking].map(([model, serialNumbers]) => {
    const others = serialNumbers.length - NAMED
    const named = `${serialNumbers.slice(0, NAMED).join(', ')}${others > 0 ? ` and ${others} more` : ''}`
    const advice = `set the key of its vendor, or give them another Model; until then ${defaultKey} answers`
    return warning('chatbots', `${model} is not usable, but the model of ${named}`, advice)
  })
}

/** The chatbots that chose a model themselves. */
async function* chosen(store: Store): AsyncGenerator<{ serialNumber: string; model: string }> {
  for (const workspace of await store.workspaces.list())
    for (let offset = 0; ; offset += PAGE) {
      const page = await store.chatbots.list(workspace.id, { offset, limit: PAGE })
      for (const { serialNumber, settings } of page)
        if (settings.Model !== undefined) yield { serialNumber, model: settings.Model }
      if (page.length < PAGE) break
    }
}
