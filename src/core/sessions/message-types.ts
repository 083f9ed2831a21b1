import type { MessageType } from '../../contract/events/events.ts'
import type { MessageRole } from '../ports/ports.ts'

/** Who says a message, as the contract calls them. */
export const messageTypes: Record<MessageRole, MessageType> = {
  question: 'User',
  answer: 'AI',
  human: 'Human',
  system: 'System',
}
