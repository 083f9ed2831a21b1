import type { Settings } from '../../../contract/chatbot.ts'

/** What a person who leaves an address is shown of the chatbot's privacy policy; "" where it has none. */
export function privacyText(settings: Settings): string {
  const { ChatbotPrivacyPolicyName, ChatbotPrivacyPolicyDescription, ChatbotPrivacyPolicyUrl } = settings
  const parts = [ChatbotPrivacyPolicyDescription, ChatbotPrivacyPolicyUrl].map((part) => part.trim())
  const text = parts.filter((part) => part !== '').join(' ')
  const name = ChatbotPrivacyPolicyName.trim()
  if (text === '') return ''
  return name === '' ? text : `${name}: ${text}`
}
