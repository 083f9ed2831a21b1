import type { BridgeTexts } from './en.ts'
import { watchingWordsFr } from './watching/fr.ts'

const TOO_LARGE = 'C’est trop à la fois pour moi. Merci d’en envoyer moins.'
const NO_PICTURES = 'Désolé, je ne regarde pas d’images ici. Merci de décrire avec des mots ce que vous voyez.'
const NO_VOICE = 'Désolé, je n’écoute pas de messages vocaux ici. Merci d’écrire.'

const many = (count: number) => count.toLocaleString('fr')
const counted = (number: number, one: string, several: string) => `${many(number)} ${number < 2 ? one : several}`

export const bridgeWordsFr: BridgeTexts = {
  language: 'fr',
  welcome: (name) =>
    `Bonjour ! Je suis ${name === '' ? 'un assistant automatique' : `${name}, un assistant automatique`}. Demandez-moi des logements : « maisons de 3 chambres à moins de 700k », par exemple.`,
  welcomeBack: 'Content de vous revoir : notre conversation continue.',
  stopped: 'Arrêté.',
  nothingToStop: 'Je ne suis en train de répondre à rien.',
  notHere: 'Désolé, je ne peux pas répondre ici.',
  human: 'Je voudrais parler à une personne.',
  noListings: (query) =>
    query === ''
      ? 'Aucune annonce ne correspond.'
      : `Aucune annonce ne correspond à « ${query} ». Essayez avec moins de mots, ou d’autres.`,
  searched: (summary) => `Je cherche : ${summary}.`,
  corrected: (said, taken) => `J’ai compris « ${said} » comme « ${taken} ».`,
  refused: (said, reason) => `J’ai laissé de côté « ${said} » : ${reason}`,
  notUnderstood: (said) => `Je n’ai pas compris « ${said} » et l’ai laissé de côté.`,
  instead: (ways) => `Il y aurait ${ways.join(' ; ')}.`,
  several: (said, options) => `« ${said} » peut être ${options.join(' ou ')} : dites lequel vous voulez.`,
  listingsShown: (from, to, total) => (total === 1 ? 'Une annonce' : `${from}–${to} sur ${many(total)} annonces`),
  searchGone: 'Cette recherche est trop ancienne pour que je la reprenne. Merci de chercher à nouveau.',
  controlGone: 'Je ne connais plus cela. Écrivez-moi simplement ce qu’il vous faut.',
  listingGone: 'Cette annonce n’est plus là.',
  askAbout: (listing) => `Dites-m’en plus sur ${listing}.`,
  help: 'Demandez-moi ce que vous voulez sur nos logements, ou utilisez l’une de ces commandes :',
  commands: {
    ask: 'me poser une question',
    listings: 'chercher parmi les annonces',
    new: 'commencer une nouvelle conversation',
    stop: 'arrêter la réponse',
    human: 'demander à parler à une personne',
    forget: 'oublier tout ce que je sais de vous',
    help: 'cette liste',
  },
  buttons: {
    stop: 'Arrêter',
    details: 'Détails',
    askAbout: 'Poser une question',
    similar: 'Similaires',
    previous: 'Précédentes',
    next: 'Suivantes',
  },
  options: {
    question: 'Que souhaitez-vous savoir ?',
    hidden: 'Ne montrer les annonces qu’à vous',
    chatbot: 'L’assistant ; sans lui, celui d’habitude',
    everywhere: 'Sur tout le serveur, et pas seulement dans ce salon',
    period: 'Sur quelle période',
  },
  choices: {
    day: 'jour',
    week: 'semaine',
    month: 'mois',
    for_sale: 'à vendre',
    for_rent: 'à louer',
    Newest: 'les plus récentes',
    PriceAsc: 'les moins chères',
    PriceDesc: 'les plus chères',
    BedroomsDesc: 'le plus de chambres',
    BathroomsDesc: 'le plus de salles de bain',
    AreaDesc: 'les plus grandes',
    AreaAsc: 'les plus petites',
    UnitAreaPriceAsc: 'les moins chères au mètre carré',
    UnitAreaPriceDesc: 'les plus chers au mètre',
    LotAreaDesc: 'le plus de terrain',
    LotAreaAsc: 'le moins de terrain',
    YearBuiltDesc: 'les plus récemment construites',
    YearBuiltAsc: 'les plus anciennes',
    DaysOnMarketDesc: 'le plus longtemps en vente',
    HOAMonthAsc: 'les charges les plus basses',
    HOAMonthDesc: 'les charges les plus élevées',
    Active: 'disponible',
    PreOnMarket: 'bientôt sur le marché',
    Sold: 'vendu',
    'Square Feet': 'pieds carrés',
    'Square Meters': 'mètres carrés',
  },
  card: {
    bedrooms: () => 'ch.',
    bathrooms: () => 'sdb',
    squareFeet: 'pi²',
    squareMeters: 'm²',
    perMonth: '/mois',
    statuses: { Active: 'Disponible', PreOnMarket: 'Bientôt sur le marché', Sold: 'Vendu' },
    saleTypes: { 'For Sale': 'À vendre', 'For Rent': 'À louer' },
    daysOnMarket: (days) => `${many(days)} ${days > 1 ? 'jours' : 'jour'} sur le marché`,
  },
  desk: {
    asks: (name) => `${name === '' ? 'Un visiteur' : name} demande une personne`,
    labels: { where: 'Où', why: 'Pourquoi', reach: 'Comment le joindre', listings: 'Biens consultés' },
    sources: { http: 'site web', discord: 'Discord', slack: 'Slack', terminal: 'terminal' },
    unreachable: "n'a laissé ni adresse e-mail ni numéro de téléphone",
    waits: (time) => `Attend depuis ${time}`,
    attends: (name, time) => `${name} s'en occupe, ${time}`,
    botAnswers: (time) => `L'assistant répond de nouveau, depuis ${time}`,
    buttons: { claim: "Je m'en occupe", handBack: 'Rendre', close: 'Fermer', retry: 'Réessayer' },
    visitor: 'Visiteur',
    bot: 'Assistant',
    asksAgain: (name) => `${name === '' ? 'Le visiteur' : name} demande de nouveau une personne.`,
    reminder: (name) => `${name}, le visiteur vous attend.`,
    waitsAgain: "Personne n'a répondu ; le visiteur attend de nouveau une personne.",
    isHere: (name) => `${name} est là ; je me tais jusqu'à ce que vous appuyiez sur **Rendre**.`,
    notDelivered: (reason) => `Le visiteur n'a pas reçu ceci : ${reason}`,
    notShownThere: 'je ne peux plus lui écrire là-bas. Il est peut-être parti, ou n’accepte plus de messages.',
    set: (chatbot) =>
      `Voici désormais le bureau de ${chatbot === '' ? "l'assistant" : chatbot} : qui demande une personne reçoit un fil ici.`,
    others: (places) => `Il y a encore un bureau : ${places}.`,
    ended: (chatbot) => `${chatbot === '' ? "L'assistant" : chatbot} n'a plus de bureau ici.`,
    gone: (chatbot) =>
      `Le salon qui était le bureau de ${chatbot === '' ? "l'assistant" : chatbot} n'existe plus. Qui demande une personne vous est de nouveau signalé par e-mail, jusqu'à ce que vous choisissiez un autre salon.`,
    closedTo: (chatbot) =>
      `Je ne peux pas ouvrir de fils au bureau de ${chatbot === '' ? "l'assistant" : chatbot} ; qui demande une personne n'y apparaît donc pas.`,
  },
  failures: {
    emptyContent: 'Ce message ne contient pas de mots auxquels je puisse répondre.',
    imagesDisabled: NO_PICTURES,
    audioDisabled: NO_VOICE,
    wrongFormat: 'Désolé, je ne peux pas ouvrir ce genre de fichier.',
    oneFileOnly: 'Merci d’envoyer un seul enregistrement ou une seule vidéo à la fois.',
    bodyTooLarge: TOO_LARGE,
    noSuchChatbot: 'L’assistant pour lequel je parle n’existe plus. Merci de prévenir la personne qui m’administre.',
    modelUnavailable: 'Je ne trouve pas de réponse pour l’instant. Merci de reposer la question dans un moment.',
    storeUnavailable: 'Je ne peux rien consulter pour l’instant. Merci de reposer la question dans un moment.',
    stopping: 'On est en train de me redémarrer. Merci de reposer la question dans un moment.',
    byStatus: {
      400: 'Je n’ai pas compris ce message. Merci de le dire autrement, ou plus court.',
      401: 'Je ne suis pas bien configuré : ma clé n’est pas acceptée. Merci de prévenir la personne qui m’administre.',
      403: 'Je n’ai pas le droit de répondre ici. Merci de prévenir la personne qui m’administre.',
      413: TOO_LARGE,
    },
    unreachable: 'Je n’arrive pas à joindre le service qui connaît les réponses. Merci de réessayer dans un moment.',
    notShown:
      'Je n’ai pas pu montrer ma réponse ici. Merci de reposer la question ailleurs, ou de prévenir la personne qui m’administre.',
    broken: 'Quelque chose n’a pas marché de mon côté. Merci de réessayer dans un moment.',
    notOfBusiness: (workspace) =>
      `Je ne sais pas si ce lieu appartient à l’entreprise pour laquelle je parle. Qui m’administre peut ajouter ${workspace} à BOT_WORKSPACES.`,
    thisMonth: 'Les questions de ce mois sont épuisées. Merci de revenir le mois prochain.',
    later: 'C’est plus que je ne peux répondre pour l’instant. Merci de revenir plus tard.',
    inMinutes: (minutes) =>
      `C’est plus que je ne peux répondre pour l’instant. Merci de réessayer dans ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`,
  },
  watching: watchingWordsFr,
  files: {
    imagesDisabled: () => NO_PICTURES,
    audioDisabled: () => NO_VOICE,
    unsupported: (name) =>
      `Désolé, je ne peux pas ouvrir « ${name} » : je prends des images, des messages vocaux, des vidéos et des textes bruts.`,
    damaged: (name) => `Désolé, « ${name} » semble endommagé. Merci de l’envoyer à nouveau.`,
    tooLarge: (name) => `Désolé, « ${name} » est trop gros pour moi. Merci d’en envoyer un plus petit.`,
    tooLong: (name) => `Désolé, « ${name} » est trop long pour moi. Merci d’en envoyer un plus court.`,
    tooSlow: (name) => `« ${name} » a mis trop de temps à arriver. Merci de l’envoyer à nouveau.`,
    gone: (name) => `« ${name} » n’est plus là. Merci de l’envoyer à nouveau.`,
    loginPage: (name) =>
      `Je n’ai pas le droit d’ouvrir « ${name} » ici. Merci de prévenir la personne qui m’administre.`,
    forbidden: (name) => `Désolé, je ne peux pas prendre « ${name} » de là où il se trouve.`,
    unreachable: (name) => `Je n’ai pas pu obtenir « ${name} ». Merci de l’envoyer à nouveau.`,
  },
  forget: {
    ask: 'Je vais vous oublier : nos conversations, ce que vous avez dit de vous, vos fichiers et vos alertes. C’est irréversible. Ce que vous avez écrit dans une conversation commencée par quelqu’un d’autre reste, de même que ce qui figure dans cette discussion.',
    button: 'Oubliez-moi',
    done: ({ Sessions, Messages, Leads, Files, Watches }) =>
      Sessions + Messages + Leads + Files + Watches === 0
        ? 'Je ne savais rien de vous.'
        : `C’est fait, je ne sais plus rien de vous. Supprimé : ${counted(Sessions, 'conversation', 'conversations')}, ${counted(Messages, 'message', 'messages')}, ${counted(Leads, 'note de contact', 'notes de contact')}, ${counted(Files, 'fichier', 'fichiers')}, ${counted(Watches, 'alerte', 'alertes')}.`,
  },
  report: {
    heading: { day: 'Aujourd’hui', week: 'Les 7 derniers jours', month: 'Les 30 derniers jours' },
    figures: {
      questions: 'questions',
      people: 'personnes',
      answered: 'avec réponse',
      notAnswered: 'sans réponse',
      handedOver: 'transmises',
      leads: 'contacts',
    },
    unanswered: 'Le plus souvent demandé sans réponse',
    none: 'Chaque question a reçu une réponse.',
    button: 'Répondre ici',
    label: 'Votre réponse',
    hint: 'Elle est ajoutée sous « Public: », pour que je puisse la dire à tous.',
    line: (question, answer) => `À propos de « ${question} » : ${answer}`,
    added: (line) => `Désormais je peux dire à tous :\n> ${line}`,
    full: 'Il n’y a plus de place dans le SystemMessage. Merci de le raccourcir d’abord.',
    gone: 'Cette question ne fait plus partie des plus fréquentes.',
    alt: (days) => `Questions par jour : ${days.join(', ')}`,
  },
  fileNotShown: (name) => `« ${name} » ne peut pas être affiché ici.`,
  fileNotPassedOn: (name) => `📎 ${name} (non transmis)`,
}
