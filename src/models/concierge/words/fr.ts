import { describeFilterInFrench } from '../../../search/description/fr.ts'
import { refusalIn } from '../../../search/fair-housing/reasons.ts'
import type { ConciergeWords } from './en.ts'
import { createFormatsWithTimes } from './formats.ts'

const formats = createFormatsWithTimes('fr')
const { number } = formats
const counted = (value: number, one: string, many: string): string => `${number(value)} ${value < 2 ? one : many}`
const quoted = (text: string): string => `« ${text} »`
const STUDIO = 'studio'

const fact = (label: string, says: (value: string) => string, what: string) => ({
  label,
  says,
  unsaid: `L'annonce n'indique pas ${what}.`,
})

/** Everything that the concierge says in French. */
export const conciergeWordsFr: ConciergeWords = {
  ...formats,
  facts: {
    price: fact('Prix', (v) => `Le prix est de ${v}.`, 'le prix'),
    status: fact('Statut', (v) => `Son statut : ${v}.`, 'son statut'),
    type: fact('Type', (v) => `Le type de bien : ${v}.`, 'le type de bien'),
    beds: fact('Chambres', (v) => (v === STUDIO ? "C'est un studio." : `Il y a ${v}.`), 'le nombre de chambres'),
    baths: fact('Salles de bain', (v) => `Il y a ${v}.`, 'le nombre de salles de bain'),
    area: fact('Surface', (v) => `La surface est de ${v}.`, 'la surface'),
    lot: fact('Terrain', (v) => `Le terrain mesure ${v}.`, 'la taille du terrain'),
    year: fact('Année de construction', (v) => `Construit en ${v}.`, "l'année de construction"),
    parking: fact('Places de parking', (v) => `Places de parking : ${v}.`, 'de parking'),
    hoa: fact('Charges de copropriété', (v) => `Les charges de copropriété sont de ${v}.`, 'de charges de copropriété'),
    deposit: fact('Dépôt de garantie', (v) => `Le dépôt de garantie est de ${v}.`, 'de dépôt de garantie'),
    unitPrice: fact('Prix par surface', (v) => `Le prix est de ${v}.`, 'de prix par surface'),
    estimate: fact('Prix estimé', (v) => `Le prix estimé est de ${v}.`, "d'estimation"),
    sharing: fact('Espace', (v) => `Espace : ${v}.`, "si c'est partagé"),
    days: fact('Jours sur le marché', (v) => `Jours sur le marché : ${v}.`, "depuis quand c'est sur le marché"),
    tours: fact('Visites', (v) => `Visites : ${v}.`, 'de visites'),
    location: fact('Quartier', (v) => `Quartier : ${v}.`, 'le quartier'),
    address: fact('Adresse', (v) => `L'adresse est ${v}.`, "d'adresse"),
    mls: fact('Numéro MLS', (v) => `Le numéro MLS est ${v}.`, 'de numéro MLS'),
    photos: fact('Photos', (v) => `Photos : ${v}`, 'de photos'),
    link: fact('Lien', (v) => `Voici l'annonce : ${v}`, 'de lien'),
  },
  quoted,
  describe: describeFilterInFrench,

  beds: (count) => counted(count, 'chambre', 'chambres'),
  studio: STUDIO,
  baths: (count) => counted(count, 'salle de bain', 'salles de bain'),
  areaUnits: { 'Square Feet': 'pi²', 'Square Meters': 'm²' },
  saleTypes: { for_sale: 'à vendre', for_rent: 'à louer' },
  statuses: { Active: 'Disponible', PreOnMarket: 'Bientôt en vente', Sold: 'Vendu' },
  tours: { OpenHouse: 'portes ouvertes', '3D': 'visite 3D' },
  spaceTypes: { 'Entire place': 'le logement entier', Room: 'une chambre' },
  per: (amount, unit) => `${amount} par ${unit}`,
  aMonth: (amount) => `${amount} par mois`,
  noPrice: 'prix non indiqué',
  notStated: 'non indiqué',
  noAddress: 'adresse non indiquée',
  mlsNumber: (mls) => `numéro MLS ${mls}`,

  found: (count, summary) => `J'en ai trouvé ${count} : **${summary}**.`,
  hereAre: (from, to, total) => {
    if (from > 1) return `Voici les numéros ${from} à ${to} sur ${number(total)} :`
    if (to < total) return `Voici les ${to} premiers :`
    return total === 1 ? 'Le voici :' : 'Les voici :'
  },
  andMore: (narrower) =>
    `Dites « plus » pour la suite, « parle-moi du deuxième » pour les détails, ou précisez : « moins cher », « ${narrower} ».`,
  noMore: (narrower) =>
    `Dites « parle-moi du deuxième » pour les détails, ou changez la recherche : « moins cher », « ${narrower} ».`,
  byBedrooms: 'avec 3 chambres',
  bySize: 'plus grand',
  onlyOne: 'Posez-moi toutes vos questions, ou dites « dis-m’en plus ».',
  allSeen: "C'étaient les derniers. Que cherchez-vous d'autre ?",
  nothingToContinue: "Il n'y a pas encore de liste à continuer. Que cherchez-vous ?",
  counted: (count, summary) => `J'en compte ${count} : **${summary}**. Dites « montre-moi » pour les voir.`,
  noneOpenOn: (days, others, summary) =>
    `Aucune annonce n'indique de portes ouvertes le ${days}. D'autres jours ou sans date : ${others}, **${summary}**.`,
  pricesOf: (summary) => `Prix de **${summary}** :`,
  feesOf: (summary) => `Charges de copropriété de **${summary}** :`,
  onePrice: (saleType, price) => `- 1 ${saleType} : ${price}`,
  priceLine: (count, saleType, { lowest, highest, average, median }) =>
    `- ${count} ${saleType} : de ${lowest} à ${highest}, ${average} en moyenne, médiane ${median}`,
  noPrices: (summary) => `Rien de ce qui correspond n'indique de prix : **${summary}**.`,
  noFees: (summary) => `Rien de ce qui correspond n'indique de charges de copropriété : **${summary}**.`,
  tooManyToAverage: (count, summary, most) =>
    `${count} correspondent à **${summary}**. Je calcule des moyennes jusqu'à ${most} ; précisez, s'il vous plaît.`,
  nothingBeyond: (relative) => `Je n'ai rien de ${relative} que ce que je vous ai montré.`,
  none: (summary) => `Aucune annonce ne correspond : **${summary}**.`,
  loosened: (options) => `Ce que je peux proposer : ${options.join(' ; ')}.`,
  countOf: (count, what) => `${count} : ${what}`,
  loosening: (count, { filter }) => `${count} : ${describeFilterInFrench(filter)}`,
  showThem: 'Voulez-vous voir les premiers ?',
  noLooser: 'Essayez avec d’autres mots, ou retirez un critère.',
  noListings: "Il n'y a pas encore d'annonces ici.",
  which: (said, options) => `Que voulez-vous dire par ${quoted(said)} : ${options} ?`,
  corrected: (said, taken) => `J'ai compris ${quoted(said)} comme ${quoted(taken)}.`,
  refused: (said, reason) => `J'ai laissé de côté ${quoted(said)} : ${reason}`,
  cannotSay: (said, reason) => `À propos de ${quoted(said)} : ${reason}`,
  refusal: (reason) => refusalIn('fr', reason),
  askBedrooms:
    'Combien de chambres vous faut-il ? Je cherche par pièces et par surface, pas selon qui habitera le logement.',
  askOtherwise: 'Demandez-moi plutôt des lieux, des prix, des pièces ou des équipements.',
  leftOut: (pieces) => `Je n'ai pas compris ${pieces}, je l'ai donc laissé de côté.`,
  unknownWords: (pieces) => `Je ne connais pas ${pieces} dans nos annonces.`,
  notSearchable: (pieces, search) =>
    `Je ne peux pas chercher d’après ${pieces}. Votre recherche reste : **${search}**.`,
  places: (cities) => `Nos annonces se trouvent à ${cities}.`,
  types: (types) => `Nos annonces sont de ces types : ${types}.`,
  someOf: (names, count) => `${names} et ${count} autres`,
  cannotCompare: (relative) =>
    `Je ne peux pas dire ce qui serait ${relative}, car rien de ce que j'ai montré ne l'indique.`,
  relatives: {
    cheaper: 'moins cher',
    dearer: 'plus cher',
    bigger: 'plus grand',
    smaller: 'plus petit',
    moreBedrooms: 'avec plus de chambres',
    fewerBedrooms: 'avec moins de chambres',
    newer: 'plus récent',
    older: 'plus ancien',
    closer: 'plus proche',
  },
  otherHomes: (count, summary) => `D'autres logements pourraient convenir, ${count} : **${summary}**.`,
  noneStates: (count) => `${count} autres n'indiquent aucune charge, ils n'en ont donc peut-être pas.`,
  centreOf: (place) => `Le centre de ${place} est ici le milieu de nos propres annonces.`,
  notSoMany: "Il n'y en a pas autant.",
  noneStatesIt: "Aucun d'eux ne l'indique.",

  about: (name, answer) => `**${name}** : ${answer}`,
  states: (field) => `L'annonce indique ${field}.`,
  describes: (sentence) => `La description dit : ${quoted(sentence)}`,
  notSaid: (url) => `L'annonce ne le dit pas. Sa page en dit peut-être plus : ${url}`,
  noOffers: "Aucune annonce ne dit quelle offre est acceptée ; l'agence peut le demander au propriétaire.",
  noOtherCosts: "L'annonce n'indique pas d'autres frais.",
  noMonthlyCosts: "L'annonce n'indique pas de frais mensuels.",
  whichOne: 'Lequel voulez-vous dire ? Donnez son numéro, ou dites « le deuxième ».',
  gone: "Cette annonce n'est plus ici.",
  noSuchNumber: (count) => `Je vous en ai montré ${count}. Quel numéro voulez-vous dire ?`,
  noneShown: 'Je ne vous ai pas encore montré de liste. Dites-moi ce que vous cherchez.',
  noSuchListing: (what) => `Je n'ai pas d'annonce avec ${what}.`,
  unlocated: (name, instead) =>
    `L'annonce n'indique pas où se trouve exactement ${name}, j'ai donc cherché à ${instead}.`,
  nowhere: (name) => `L'annonce n'indique pas où se trouve ${name}, je ne peux donc pas dire ce qui est à proximité.`,
  atAddress: (what) => `l'adresse ${quoted(what)}`,
  listingId: (id) => `le numéro ${id}`,

  greet: 'Bonjour !',
  clock: (now, zone) => `Nous sommes le ${formats.moment(now, zone)} (${zone}).`,
  assistant: (name) =>
    name === ''
      ? 'Je suis un assistant automatique, pas une personne.'
      : `Je suis ${name}, un assistant automatique, pas une personne.`,
  can: (example) =>
    `Je peux chercher dans nos annonces, les compter et vous dire ce qu'elles indiquent. Essayez « ${example} ».`,
  help: (example) =>
    [
      'Je peux vous aider avec nos annonces :',
      `- chercher : « ${example} », puis « moins cher », « avec 2 salles de bain », « plus »`,
      '- détails : « parle-moi du deuxième », ou une adresse ou un numéro MLS',
      '- questions sur une annonce : « est-il toujours disponible ? », « de quand date-t-il ? », « y a-t-il un parking ? »',
      "- comptes : « combien d'appartements sont à louer ? »",
    ].join('\n'),
  exampleIn: (city) => `maisons de 3 chambres à ${city}`,
  example: 'maisons de 3 chambres à vendre',
  noted: "Merci, j'ai noté comment vous joindre.",
  notNoted: "D'accord, je ne l'ai pas noté. Personne ne vous y contactera.",
  thanks: 'Avec plaisir ! Autre chose sur nos annonces ?',
  bye: 'Au revoir, et bonne recherche !',
  searchBefore: 'Retour à votre recherche précédente.',
  noSearchBefore: "Il n'y a pas de recherche précédente. Dites-moi ce que vous cherchez.",
  fresh: 'Très bien, on recommence. Que cherchez-vous ?',
  emergency: (call) =>
    `Si quelqu'un est en danger, appelez tout de suite les urgences : ${call ?? '112 en Europe, 911 en Amérique du Nord'}. Je suis un assistant automatique et ne peux pas envoyer de secours.`,
  noViewings: 'Je ne peux pas réserver de visite moi-même.',
  leaveContact: 'Donnez-moi votre téléphone ou votre e-mail et vos disponibilités, et je les note pour l’entreprise.',
  noContact: 'C’est compris : vous ne souhaitez pas être contacté.',
  forgetting:
    'Votre message seul ne supprime rien. Sur Discord et dans le terminal, écrivez /forget, sur Slack /porchlight forget : vos conversations, ce que vous avez dit de vous, vos fichiers et vos alertes sont alors supprimés. Ailleurs, demandez-le à l’entreprise, qui peut les supprimer.',
  well: 'Très bien, merci !',
  noHelp: 'Désolé de ne pas avoir pu vous aider.',
  noForecast:
    'Je ne sais pas où vont les prix. Je peux vous dire ce que coûtent nos logements et lesquels ont baissé récemment.',
  noTaste:
    'Ce qui serait plus beau, à vous d’en juger ; les annonces ne l’indiquent pas. Dites « plus grand », « plus récent » ou « plus cher » pour continuer.',
  noJudgement: 'Je ne peux pas juger quel endroit est le meilleur ; voici ce que nos logements y coûtent.',
  fine: "Très bien. Que cherchez-vous d'autre ?",
  understands: (names) => `Je comprends ces langues : ${names}. Écrivez-moi, s’il vous plaît, dans l’une d’elles.`,
  unknown: 'Je ne le sais pas.',
}
