/** What mails to the business say in English. */
export const mailWordsEn = {
  locale: 'en-US',
  chatbot: (name: string, serialNumber: string): string => (name === '' ? serialNumber : name),
  visitor: 'Visitor',
  assistant: 'Chatbot',
  moreTalks: 'There was more than a mail can hold; the history has all of it.',
  moreLeads: 'There were more than a mail can hold; the list of leads has all of them.',
  shortened: ' … (shortened)',

  handOverSubject: (chatbot: string): string => `A visitor of ${chatbot} asks for a person`,
  handOver: (chatbot: string): string => `A visitor who talks with ${chatbot} asks for a person.`,
  reply: 'Your reply to this mail goes to the address that the visitor left.',
  noReply: 'The visitor left no e-mail address; answer them where they wrote.',
  wayBack: 'How to reach the visitor',
  talk: 'The talk so far',

  talksSubject: (chatbot: string, day: string): string => `Talks of ${chatbot} on ${day}`,
  talks: (chatbot: string, day: string, count: number): string =>
    `${count === 1 ? 'One visitor' : `${count} visitors`} talked with ${chatbot} on ${day}.`,
  talkNumber: (id: number): string => `Talk ${id}`,
  leadsSubject: (chatbot: string, day: string): string => `Leads of ${chatbot} on ${day}`,
  leads: (chatbot: string, day: string, count: number): string =>
    `${count === 1 ? 'One person' : `${count} people`} left a way to reach them at ${chatbot} on ${day}.`,
  closing: (chatbot: string, serialNumber: string, timeZone: string): string =>
    `Sent by the chatbot ${chatbot} (${serialNumber}). Times are those of ${timeZone}.`,

  webhookSubject: (host: string): string => `Events are no longer pushed to ${host}`,
  webhookPaused: (host: string): string =>
    `${host} took no event for more than a day, so the webhook is paused. Mend the receiver, then call WebhookResume: it goes on with the first event that was not taken, if that is not older than a week.`,
  webhookGone: (host: string): string =>
    `${host} answered that it is gone for good (410), so the webhook is paused. Remove it with WebhookRemove; if that was a mistake, call WebhookResume: it goes on with the first event that was not taken, if that is not older than a week.`,
  webhook: (id: number): string => `Webhook ${id}`,

  labels: {
    lastError: 'What happened last',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    source: 'Where',
    visitor: 'Visitor',
    session: 'Session',
    site: 'Site',
    listings: 'Listings looked at',
    consent: 'Privacy text shown',
    consentAt: 'Shown',
    at: 'When',
    handedOver: 'Asked for a person',
  },
}

/** What mails to the business say, in one language. */
export type MailWords = typeof mailWordsEn
