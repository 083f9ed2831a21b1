import type { MailWords } from './en.ts'

/** What mails to the business say in Spanish. */
export const mailWordsEs: MailWords = {
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
