import { QUIET_HOURS as quiet } from '../../../../src/contract/listings/watches.ts'
import type { Watching } from './en.ts'

export const watchingWordsFr: Watching = {
  buttons: {
    search: 'Suivre cette recherche',
    home: 'Suivre ce bien',
    stop: 'Arrêter',
    pause: 'Une semaine de pause',
    goOn: 'Reprendre',
    tellHere: 'Prévenez-moi ici',
    goOnThere: 'Reprendre là-bas',
    daily: 'Une fois par jour',
  },
  every: { AtOnce: 'Tout de suite', Daily: 'Une fois par jour', Weekly: 'Une fois par semaine' },
  whenToTell: 'Quand prévenir',
  searchAdded: (summary, count) =>
    `Je vous préviens quand il se passe quelque chose : **${summary}** (${count} en ce moment).`,
  homeAdded: (summary) => `Je vous préviens de ce qui arrive à **${summary}**.`,
  digests: { AtOnce: '', Daily: 'Une fois par jour, tout ensemble.', Weekly: 'Une fois par semaine, tout ensemble.' },
  there: { here: 'Je vous préviens ici.', private: 'Je vous préviens dans nos messages privés.' },
  already: (summary) => `Vous suivez déjà cela : **${summary}**.`,
  tooWide: (count, perDay) =>
    `${count} biens y correspondent en ce moment, et je vous aurais prévenu ${perDay} fois par jour. Choisissez de quoi affiner, ou laissez-moi tout dire une fois par jour :`,
  upTo: (price) => `jusqu’à ${price}`,
  noThread:
    'Vous seul voyez ceci, il n’y a donc pas de fil où vous prévenir. Demandez-moi dans un fil ou en privé, et suivez-le de là.',
  stopped: (summary) => `Arrêté : je ne dis plus rien de **${summary}**.`,
  paused: (summary, until) =>
    `En pause jusqu’au ${until} : **${summary}**. Ce qui se passe entre-temps n’est pas dit après coup.`,
  goesOn: (summary) => `Cela reprend : **${summary}**.`,
  ended: 'Ce suivi est déjà terminé.',
  notYours: 'Seule la personne qui l’a demandé peut changer cela.',
  none: 'Vous ne suivez rien. Appuyez sur « Suivre cette recherche » sous une recherche, ou dites-moi ce que vous cherchez : « Préviens-moi quand … ».',
  yours: (total) => `Ce que vous suivez (${total}) :`,
  states: {
    AtOnce: 'dit tout de suite',
    Daily: (hour) => `dit chaque jour à ${hour}`,
    Weekly: (hour) => `dit le lundi à ${hour}`,
    paused: 'en pause',
    pausedUntil: (until) => `en pause jusqu’au ${until}`,
  },
  zoneAsked: `Quelle heure est-il chez vous ? Alors je me tais de ${quiet.from} h à ${quiet.until} h.`,
  zoneSet: (time) => `Merci : il est ${time} chez vous. Je me tais de ${quiet.from} h à ${quiet.until} h.`,
  zone: 'Votre heure',
  lost: (thread, summaries) =>
    `Je ne peux plus vous joindre dans ${thread}, ceci est donc en pause : ${summaries}. Voyez « /porchlight watches ».`,
  threadGone: (summary) =>
    `Je ne peux plus vous joindre dans le fil où vous avez demandé **${summary}**. Dois-je vous prévenir ici désormais ?`,
  yourThread: 'le fil où vous m’avez posé la question',
  priceHistory: 'Prix',
  command: 'ce que vous suivez',
}
