import type { MailWords } from './en.ts'

/** What mails to the business say in Portuguese. */
export const mailWordsPt: MailWords = {
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
