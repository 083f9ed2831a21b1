import type { MailWords } from './en.ts'

/** What mails to the business say in French. */
export const mailWordsFr: MailWords = {
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
