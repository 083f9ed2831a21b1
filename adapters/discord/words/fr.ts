import { en } from './en.ts'

export const fr: typeof en = {
  commandNames: {
    ask: 'demander',
    listings: 'annonces',
    new: 'nouvelle',
    stop: 'arrêter',
    human: 'personne',
    help: 'aide',
    forget: 'oublier',
  },
  setUp: {
    report: 'voir ce qui s’est passé récemment',
    porchlight: 'me configurer, ou voir ce que vous suivez',
    use: 'choisir quel assistant répond ici',
    desk: 'où se tient votre équipe',
    deskHere: 'qui demande une personne reçoit un fil dans ce salon',
    deskOff: 'plus de bureau sur ce serveur',
  },
  noDeskHere: 'Un bureau a besoin d’un salon textuel ou d’un forum : utilisez cette commande là-bas.',
  deskLacks: (permissions) => `Il me manque encore ici : ${permissions}.`,
  managersOnly: 'Seule une personne qui gère ce serveur peut faire cela.',
  answersNow: (chatbot, everywhere) =>
    `À partir de maintenant, ${chatbot === '' ? 'cet assistant' : chatbot} répond ${everywhere ? 'sur ce serveur' : 'dans ce salon'}.`,
  noThreads:
    'Je n’ai pas le droit d’ouvrir des fils ici, je réponds donc directement aux messages. Qui administre le serveur peut m’autoriser « Créer des fils publics » et « Envoyer des messages dans les fils ».',
  noWriting: (channel) =>
    `Je n’ai pas le droit d’écrire dans ${channel}, où vous m’avez parlé. Qui administre le serveur peut m’y autoriser « Envoyer des messages ».`,
  onlyYou: (permissions) =>
    `Je n’ai pas le droit d’écrire ici, vous seul voyez donc ma réponse. Qui administre le serveur peut m’autoriser ${permissions}.`,
  permissions: {
    view: '« Voir le salon »',
    send: '« Envoyer des messages »',
    sendInThreads: '« Envoyer des messages dans les fils »',
    threads: '« Créer des fils publics »',
    react: '« Ajouter des réactions »',
    embed: '« Intégrer des liens »',
    attach: '« Joindre des fichiers »',
    history: '« Voir les anciens messages »',
  },
  locked: (thread) => `Le fil ${thread} est verrouillé et je ne peux pas y écrire. Je réponds ici.`,
  goesOnInPrivate: 'La suite de cette réponse ne tient pas ici ; elle continue dans nos messages privés.',
  restNotShown:
    'La suite de cette réponse ne tient pas ici et je ne peux pas vous écrire en privé. Demandez-en moins à la fois, s’il vous plaît.',
  poll: (question, answers) => `Sondage : ${question} (${answers.join(' / ')})`,
  sticker: (name) => `Autocollant : ${name}`,
}
