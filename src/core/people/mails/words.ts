import type { Language } from '../../../contract/languages.ts'
import { languageNamed } from '../../language.ts'

/** What mails to the business say in English. */
const mailWordsEn = {
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

/** What mails to the business say in Spanish. */
const mailWordsEs: MailWords = {
  locale: 'es',
  chatbot: (name, serialNumber) => (name === '' ? serialNumber : name),
  visitor: 'Visitante',
  assistant: 'Chatbot',
  moreTalks: 'Hubo más de lo que cabe en un correo; el historial lo tiene todo.',
  moreLeads: 'Hubo más de lo que cabe en un correo; la lista de contactos los tiene todos.',
  shortened: ' … (abreviado)',
  handOverSubject: (chatbot) => `Un visitante de ${chatbot} pide hablar con una persona`,
  handOver: (chatbot) => `Un visitante que habla con ${chatbot} pide hablar con una persona.`,
  reply: 'Su respuesta a este correo va a la dirección que dejó el visitante.',
  noReply: 'El visitante no dejó ninguna dirección de correo; respóndale donde escribió.',
  wayBack: 'Cómo contactar al visitante',
  talk: 'La conversación hasta ahora',
  talksSubject: (chatbot, day) => `Conversaciones de ${chatbot} del ${day}`,
  talks: (chatbot, day, count) =>
    `${count === 1 ? 'Un visitante habló' : `${count} visitantes hablaron`} con ${chatbot} el ${day}.`,
  talkNumber: (id) => `Conversación ${id}`,
  leadsSubject: (chatbot, day) => `Contactos de ${chatbot} del ${day}`,
  leads: (chatbot, day, count) =>
    `${count === 1 ? 'Una persona dejó' : `${count} personas dejaron`} cómo contactarla${count === 1 ? '' : 's'} en ${chatbot} el ${day}.`,
  closing: (chatbot, serialNumber, timeZone) =>
    `Enviado por el chatbot ${chatbot} (${serialNumber}). Las horas son las de ${timeZone}.`,
  webhookSubject: (host) => `Ya no se envían eventos a ${host}`,
  webhookPaused: (host) =>
    `${host} no ha aceptado ningún evento en más de un día, así que el webhook está en pausa. Arregle el receptor y llame a WebhookResume: sigue con el primer evento que no se aceptó, si no tiene más de una semana.`,
  webhookGone: (host) =>
    `${host} ha respondido que ya no existe (410), así que el webhook está en pausa. Elimínelo con WebhookRemove; si fue un error, llame a WebhookResume: sigue con el primer evento que no se aceptó, si no tiene más de una semana.`,
  webhook: (id) => `Webhook ${id}`,
  labels: {
    lastError: 'Lo último que ocurrió',
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    source: 'Dónde',
    visitor: 'Visitante',
    session: 'Sesión',
    site: 'Sitio',
    listings: 'Anuncios vistos',
    consent: 'Texto de privacidad mostrado',
    consentAt: 'Mostrado',
    at: 'Cuándo',
    handedOver: 'Pidió una persona',
  },
}

/** What mails to the business say in French. */
const mailWordsFr: MailWords = {
  locale: 'fr',
  chatbot: (name, serialNumber) => (name === '' ? serialNumber : name),
  visitor: 'Visiteur',
  assistant: 'Chatbot',
  moreTalks: "Il y en a plus qu'un courriel ne peut contenir ; l'historique a tout.",
  moreLeads: "Il y en a plus qu'un courriel ne peut contenir ; la liste des contacts les a tous.",
  shortened: ' … (abrégé)',
  handOverSubject: (chatbot) => `Un visiteur de ${chatbot} demande une personne`,
  handOver: (chatbot) => `Un visiteur qui parle avec ${chatbot} demande une personne.`,
  reply: "Votre réponse à ce courriel va à l'adresse que le visiteur a laissée.",
  noReply: "Le visiteur n'a pas laissé d'adresse ; répondez-lui là où il a écrit.",
  wayBack: 'Comment joindre le visiteur',
  talk: "La conversation jusqu'ici",
  talksSubject: (chatbot, day) => `Conversations de ${chatbot} du ${day}`,
  talks: (chatbot, day, count) =>
    `${count === 1 ? 'Un visiteur a parlé' : `${count} visiteurs ont parlé`} avec ${chatbot} le ${day}.`,
  talkNumber: (id) => `Conversation ${id}`,
  leadsSubject: (chatbot, day) => `Contacts de ${chatbot} du ${day}`,
  leads: (chatbot, day, count) =>
    `${count === 1 ? 'Une personne a laissé' : `${count} personnes ont laissé`} de quoi être joignable${count === 1 ? '' : 's'} chez ${chatbot} le ${day}.`,
  closing: (chatbot, serialNumber, timeZone) =>
    `Envoyé par le chatbot ${chatbot} (${serialNumber}). Les heures sont celles de ${timeZone}.`,
  webhookSubject: (host) => `Les événements ne sont plus envoyés à ${host}`,
  webhookPaused: (host) =>
    `${host} n'a accepté aucun événement depuis plus d'un jour, le webhook est donc en pause. Réparez le destinataire, puis appelez WebhookResume : il reprend au premier événement non accepté, s'il n'a pas plus d'une semaine.`,
  webhookGone: (host) =>
    `${host} a répondu qu'il n'existe plus (410), le webhook est donc en pause. Supprimez-le avec WebhookRemove ; si c'était une erreur, appelez WebhookResume : il reprend au premier événement non accepté, s'il n'a pas plus d'une semaine.`,
  webhook: (id) => `Webhook ${id}`,
  labels: {
    lastError: 'Dernier événement',
    name: 'Nom',
    email: 'Courriel',
    phone: 'Téléphone',
    source: 'Où',
    visitor: 'Visiteur',
    session: 'Session',
    site: 'Site',
    listings: 'Annonces consultées',
    consent: 'Texte de confidentialité affiché',
    consentAt: 'Affiché',
    at: 'Quand',
    handedOver: 'A demandé une personne',
  },
}

/** What mails to the business say in German. */
const mailWordsDe: MailWords = {
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

/** What mails to the business say in Portuguese. */
const mailWordsPt: MailWords = {
  locale: 'pt',
  chatbot: (name, serialNumber) => (name === '' ? serialNumber : name),
  visitor: 'Visitante',
  assistant: 'Chatbot',
  moreTalks: 'Houve mais do que cabe num e-mail; o histórico tem tudo.',
  moreLeads: 'Houve mais do que cabe num e-mail; a lista de contatos tem todos.',
  shortened: ' … (abreviado)',
  handOverSubject: (chatbot) => `Um visitante de ${chatbot} pede uma pessoa`,
  handOver: (chatbot) => `Um visitante que conversa com ${chatbot} pede uma pessoa.`,
  reply: 'A sua resposta a este e-mail vai para o endereço que o visitante deixou.',
  noReply: 'O visitante não deixou endereço de e-mail; responda onde ele escreveu.',
  wayBack: 'Como falar com o visitante',
  talk: 'A conversa até agora',
  talksSubject: (chatbot, day) => `Conversas de ${chatbot} em ${day}`,
  talks: (chatbot, day, count) =>
    `${count === 1 ? 'Um visitante conversou' : `${count} visitantes conversaram`} com ${chatbot} em ${day}.`,
  talkNumber: (id) => `Conversa ${id}`,
  leadsSubject: (chatbot, day) => `Contatos de ${chatbot} em ${day}`,
  leads: (chatbot, day, count) =>
    `${count === 1 ? 'Uma pessoa deixou' : `${count} pessoas deixaram`} um meio de contato em ${chatbot} em ${day}.`,
  closing: (chatbot, serialNumber, timeZone) =>
    `Enviado pelo chatbot ${chatbot} (${serialNumber}). Os horários são os de ${timeZone}.`,
  webhookSubject: (host) => `Os eventos já não são enviados para ${host}`,
  webhookPaused: (host) =>
    `${host} não aceitou nenhum evento em mais de um dia, por isso o webhook está em pausa. Conserte o receptor e chame WebhookResume: ele continua com o primeiro evento não aceito, se não tiver mais de uma semana.`,
  webhookGone: (host) =>
    `${host} respondeu que não existe mais (410), por isso o webhook está em pausa. Remova-o com WebhookRemove; se foi um engano, chame WebhookResume: ele continua com o primeiro evento não aceito, se não tiver mais de uma semana.`,
  webhook: (id) => `Webhook ${id}`,
  labels: {
    lastError: 'O que aconteceu por último',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone',
    source: 'Onde',
    visitor: 'Visitante',
    session: 'Sessão',
    site: 'Site',
    listings: 'Anúncios vistos',
    consent: 'Texto de privacidade mostrado',
    consentAt: 'Mostrado',
    at: 'Quando',
    handedOver: 'Pediu uma pessoa',
  },
}

const words = { en: mailWordsEn, es: mailWordsEs, fr: mailWordsFr, de: mailWordsDe, pt: mailWordsPt } satisfies Record<
  Language,
  MailWords
>

/** Words of mails to a business, in the language set for its chatbot's answers, else English. */
export const mailWords = ({ AIResponseLanguage = '' }: { AIResponseLanguage?: string }): MailWords =>
  words[languageNamed(AIResponseLanguage) ?? 'en']
