import { setTimeout } from 'node:timers/promises'
import { setStage } from '../../sim/bots/slack-stage.ts'
import { aListing } from '../../sim/service/listing.ts'
import { buttonsOf, idOfButton } from '../../slack/bot.ts'

const ROUND_TRIP_MS = 80

/** Somebody who watches the homes of a city, and is told in private. Core and bot are processes of their own. */
export async function watchOnSlack() {
  const stage = await setStage({ roundTripMs: ROUND_TRIP_MS }, () => ({ fragments: ['hello'], everyMs: 0 }))
  const { slack, call, serialNumber: SerialNumber } = stage
  await call('/chat/Chatbot/RealEstateCreate', { ...aListing(), SerialNumber, City: 'Seattle', MLSNumber: 'S-0' })
  const ours = () =>
    [...slack.workspace.channels.values()].flatMap(({ messages }) => [...messages.values()].filter((one) => one.ours))
  const comes = async (isIt: (message: ReturnType<typeof ours>[number]) => boolean) => {
    for (;;) {
      const found = ours().find(isIt)
      if (found !== undefined) return found
      await setTimeout(10)
    }
  }
  await slack.command('/listings', 'homes in Seattle')
  const page = await comes(({ blocks }) => buttonsOf(blocks).includes('Watch this search'))
  await slack.press(page.ts, idOfButton(page.blocks, 'Watch this search'), { channel: slack.channel })
  await comes(({ text }) => text.includes('I will tell you when something happens'))
  return {
    call,
    SerialNumber,
    close: () => stage.close(),
    sees: (words: string) => ours().some(({ text }) => text.includes(words)),
  }
}
