import type { Store } from '../core/ports/ports.ts'
import type { Chatbot } from '../core/ports/sessions.ts'
import { CommandError } from './io.ts'

/** The option of commands about one chatbot. */
export const chatbotOption = {
  type: 'string',
  description: 'serial number of the chatbot',
  valueHint: 'SERIAL',
  required: true,
} as const

/** Throws a CommandError that says how to list the chatbots. */
export async function chatbotOf(store: Store, serialNumber: string, database: string): Promise<Chatbot> {
  const chatbot = await store.chatbots.bySerial(serialNumber)
  if (chatbot !== undefined) return chatbot
  throw new CommandError(
    `No chatbot in ${database} has the serial number ${serialNumber}; "npm run porchlight -- chatbots list" shows them all.`,
  )
}
