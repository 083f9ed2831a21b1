import { contactsIn, mayHoldContacts } from '../../../core/people/leads/contact.ts'
import { countryOf } from '../../../core/people/leads/country.ts'
import type { Answerer } from '../talk.ts'
import { HOMES } from '../topic.ts'
import { words } from '../words.ts'

/** "My e-mail is ana@example.com": who leaves a way to be reached, which the core keeps, is told so, unless there is more to answer. */
export const answerContact: Answerer = async ({ plain, question, settings, listings, memory }) => {
  if (!mayHoldContacts(question) || HOMES.test(plain)) return undefined
  const { emails, phones } = contactsIn(question, await countryOf(settings.TimeZone, listings))
  if (emails.length + phones.length === 0) return undefined
  return { text: words.noted, noAnswer: false, memory }
}
