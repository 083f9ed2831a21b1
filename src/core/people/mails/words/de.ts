import type { MailWords } from './en.ts'

/** What mails to the business say in German. */
export const mailWordsDe: MailWords = {
  locale: 'de',
  chatbot: (name, serialNumber) => (name === '' ? serialNumber : name),
  visitor: 'Besucher',
  assistant: 'Chatbot',
  moreTalks: 'Es war mehr, als eine Mail fasst; der Verlauf enthält alles.',
  moreLeads: 'Es waren mehr, als eine Mail fasst; die Liste der Kontakte enthält alle.',
  shortened: ' … (gekürzt)',
  handOverSubject: (chatbot) => `Ein Besucher von ${chatbot} möchte einen Menschen sprechen`,
  handOver: (chatbot) => `Ein Besucher, der mit ${chatbot} spricht, möchte einen Menschen sprechen.`,
  reply: 'Ihre Antwort auf diese Mail geht an die Adresse, die der Besucher hinterlassen hat.',
  noReply: 'Der Besucher hat keine E-Mail-Adresse hinterlassen; antworten Sie dort, wo er geschrieben hat.',
  wayBack: 'So ist der Besucher zu erreichen',
  talk: 'Das Gespräch bisher',
  talksSubject: (chatbot, day) => `Gespräche von ${chatbot} am ${day}`,
  talks: (chatbot, day, count) =>
    `${count === 1 ? 'Ein Besucher hat' : `${count} Besucher haben`} am ${day} mit ${chatbot} gesprochen.`,
  talkNumber: (id) => `Gespräch ${id}`,
  leadsSubject: (chatbot, day) => `Kontakte von ${chatbot} am ${day}`,
  leads: (chatbot, day, count) =>
    `${count === 1 ? 'Eine Person hat' : `${count} Personen haben`} am ${day} bei ${chatbot} hinterlassen, wie sie zu erreichen ${count === 1 ? 'ist' : 'sind'}.`,
  closing: (chatbot, serialNumber, timeZone) =>
    `Gesendet vom Chatbot ${chatbot} (${serialNumber}). Die Zeiten sind die von ${timeZone}.`,
  webhookSubject: (host) => `Ereignisse gehen nicht mehr an ${host}`,
  webhookPaused: (host) =>
    `${host} hat seit mehr als einem Tag kein Ereignis angenommen, deshalb ruht der Webhook. Richten Sie den Empfänger und rufen Sie WebhookResume auf: es geht mit dem ersten nicht angenommenen Ereignis weiter, wenn es nicht älter als eine Woche ist.`,
  webhookGone: (host) =>
    `${host} hat geantwortet, dass es ihn nicht mehr gibt (410), deshalb ruht der Webhook. Entfernen Sie ihn mit WebhookRemove; war es ein Versehen, rufen Sie WebhookResume auf: es geht mit dem ersten nicht angenommenen Ereignis weiter, wenn es nicht älter als eine Woche ist.`,
  webhook: (id) => `Webhook ${id}`,
  labels: {
    lastError: 'Was zuletzt geschah',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    source: 'Wo',
    visitor: 'Besucher',
    session: 'Sitzung',
    site: 'Seite',
    listings: 'Angesehene Inserate',
    consent: 'Gezeigter Datenschutztext',
    consentAt: 'Gezeigt',
    at: 'Wann',
    handedOver: 'Bat um einen Menschen',
  },
}
