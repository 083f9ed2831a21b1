import type { Trust } from '../access/trust.ts'
import type { ChatbotRouting } from '../memory/chatbots.ts'
import { type BridgeWords, bridgeWordsFor } from '../words/words.ts'
import type { Desks } from './desks.ts'
import type { Desk, DeskListener, DeskPlatform } from './port.ts'

type Parts = {
  desk: Pick<DeskPlatform, 'name' | 'nameOf'>
  desks: Desks
  chatbots: ChatbotRouting
  trust: Trust
  /** Opens threads at a new desk for the chatbot's sessions that wait for a person or have one. */
  begin: (serialNumber: string) => Promise<void>
}

/** Makes a channel a desk of its chatbot, and ends that. */
export function createDeskSetup({
  desk,
  desks,
  chatbots,
  trust,
  begin,
}: Parts): Pick<DeskListener, 'beginDesk' | 'endDesk'> {
  /** The name of a desk, as far as this platform knows. */
  async function nameOf({ source, ...at }: Desk & { source: DeskPlatform['name'] }, words: BridgeWords['desk']) {
    const name = source === desk.name ? await desk.nameOf(at).catch(() => undefined) : undefined
    return name ?? words.sources[source]
  }

  return {
    async beginDesk({ place, locale }) {
      const { desk: words } = bridgeWordsFor(locale)
      const { serialNumber, Name } = await chatbots.at(place)
      await trust.expectBusiness(place)
      await desks.set(serialNumber, place)
      await begin(serialNumber)
      const others = await desks.besides(serialNumber, place.workspace)
      const names = await Promise.all(others.map((other) => nameOf(other, words)))
      return [words.set(Name), ...(names.length === 0 ? [] : [words.others(names.join(', '))])].join('\n')
    },
    async endDesk({ place, locale }) {
      const { serialNumber, Name } = await chatbots.at(place)
      await desks.end(serialNumber, place.workspace)
      return bridgeWordsFor(locale).desk.ended(Name)
    },
  }
}
