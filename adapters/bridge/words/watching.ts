import { QUIET_HOURS as quiet } from '../../../src/contract/listings/watches.ts'

/** What the bots say about watches. */
export const watchingWordsEn = {
  buttons: {
    search: 'Watch this search',
    home: 'Watch this home',
    stop: 'Stop',
    pause: 'Pause a week',
    goOn: 'Go on',
    tellHere: 'Tell me here',
    goOnThere: 'Go on there',
    daily: 'Tell me once a day',
  },
  every: { AtOnce: 'At once', Daily: 'Once a day', Weekly: 'Once a week' },
  /** above the choice of one of these */
  whenToTell: 'When to tell',
  searchAdded: (summary: string, count: string) =>
    `I will tell you when something happens: **${summary}** (${count} match now).`,
  homeAdded: (summary: string) => `I will tell you what happens to **${summary}**.`,
  digests: { AtOnce: '', Daily: 'Once a day, all together.', Weekly: 'Once a week, all together.' },
  /** where it will be told */
  there: { here: 'I tell you here.', private: 'I tell you in our private messages.' },
  already: (summary: string) => `You watch that already: **${summary}**.`,
  tooWide: (count: string, perDay: string) =>
    `${count} homes match that now, and I would have told you ${perDay} times a day. Choose what narrows it, or let me tell you once a day, all together:`,
  upTo: (price: string) => `up to ${price}`,
  noThread:
    'Only you see this, so there is no thread in which I could tell you. Ask me in a thread or in private, and watch it from there.',
  stopped: (summary: string) => `Stopped: I tell you no more of **${summary}**.`,
  paused: (summary: string, until: string) =>
    `Paused until ${until}: **${summary}**. What happens meanwhile is not told later.`,
  goesOn: (summary: string) => `It goes on: **${summary}**.`,
  ended: 'That watch has ended already.',
  notYours: 'Only who asked for it can change that.',
  none: 'You are watching nothing. Press “Watch this search” below a search, or tell me what you are looking for: “tell me when …”.',
  yours: (total: string) => `What you are watching (${total}):`,
  /** how a watch of the list stands */
  states: {
    AtOnce: 'told at once',
    Daily: (hour: string) => `told every day at ${hour}`,
    Weekly: (hour: string) => `told on Mondays at ${hour}`,
    paused: 'paused',
    pausedUntil: (until: string) => `paused until ${until}`,
  },
  zoneAsked: `What time is it where you are? Then I am silent from ${quiet.from}:00 to ${quiet.until}:00.`,
  zoneSet: (time: string) =>
    `Thank you: it is ${time} where you are. I am silent from ${quiet.from}:00 to ${quiet.until}:00.`,
  zone: 'Your time',
  lost: (thread: string, summaries: string) =>
    `I can no longer reach you in ${thread}, so this is paused: ${summaries}. See “/porchlight watches”.`,
  threadGone: (summary: string) =>
    `I can no longer reach you in the thread in which you asked for **${summary}**. Shall I tell you here from now on?`,
  yourThread: 'the thread in which you asked me',
  priceHistory: 'Price',
  command: 'what you are watching',
}

type Watching = typeof watchingWordsEn

export const watchingWordsEs: Watching = {
  buttons: {
    search: 'Seguir esta búsqueda',
    home: 'Seguir esta vivienda',
    stop: 'Parar',
    pause: 'Pausa de una semana',
    goOn: 'Seguir',
    tellHere: 'Avíseme aquí',
    goOnThere: 'Seguir allí',
    daily: 'Una vez al día',
  },
  every: { AtOnce: 'Al momento', Daily: 'Una vez al día', Weekly: 'Una vez por semana' },
  whenToTell: 'Cuándo avisar',
  searchAdded: (summary, count) => `Le avisaré cuando pase algo: **${summary}** (${count} ahora).`,
  homeAdded: (summary) => `Le avisaré de lo que pase con **${summary}**.`,
  digests: { AtOnce: '', Daily: 'Una vez al día, todo junto.', Weekly: 'Una vez por semana, todo junto.' },
  there: { here: 'Le aviso aquí.', private: 'Le aviso en nuestros mensajes privados.' },
  already: (summary) => `Ya sigue usted eso: **${summary}**.`,
  tooWide: (count, perDay) =>
    `Ahora hay ${count} viviendas así, y le habría avisado ${perDay} veces al día. Elija algo que lo acote, o deje que se lo cuente todo una vez al día:`,
  upTo: (price) => `hasta ${price}`,
  noThread:
    'Solo usted ve esto, así que no hay un hilo donde avisarle. Pregúnteme en un hilo o en privado, y sígalo desde allí.',
  stopped: (summary) => `Parado: ya no le aviso de **${summary}**.`,
  paused: (summary, until) =>
    `En pausa hasta el ${until}: **${summary}**. Lo que pase mientras tanto no se cuenta después.`,
  goesOn: (summary) => `Sigue adelante: **${summary}**.`,
  ended: 'Eso ya había terminado.',
  notYours: 'Solo quien lo pidió puede cambiarlo.',
  none: 'No sigue nada. Pulse «Seguir esta búsqueda» debajo de una búsqueda, o dígame qué busca: «avísame cuando …».',
  yours: (total) => `Lo que sigue usted (${total}):`,
  states: {
    AtOnce: 'se avisa al momento',
    Daily: (hour) => `se avisa cada día a las ${hour}`,
    Weekly: (hour) => `se avisa los lunes a las ${hour}`,
    paused: 'en pausa',
    pausedUntil: (until) => `en pausa hasta el ${until}`,
  },
  zoneAsked: `¿Qué hora es donde está usted? Así callo de ${quiet.from}:00 a ${quiet.until}:00.`,
  zoneSet: (time) => `Gracias: donde está usted son las ${time}. Callo de ${quiet.from}:00 a ${quiet.until}:00.`,
  zone: 'Su hora',
  lost: (thread, summaries) =>
    `Ya no puedo avisarle en ${thread}, así que esto queda en pausa: ${summaries}. Vea «/porchlight watches».`,
  threadGone: (summary) =>
    `Ya no puedo avisarle en el hilo en el que pidió **${summary}**. ¿Le aviso aquí a partir de ahora?`,
  yourThread: 'el hilo en que me preguntó',
  priceHistory: 'Precio',
  command: 'lo que usted sigue',
}

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

export const watchingWordsDe: Watching = {
  buttons: {
    search: 'Suche beobachten',
    home: 'Beobachten',
    stop: 'Beenden',
    pause: 'Eine Woche Pause',
    goOn: 'Fortsetzen',
    tellHere: 'Hier melden',
    goOnThere: 'Dort fortsetzen',
    daily: 'Einmal am Tag melden',
  },
  every: { AtOnce: 'Sofort', Daily: 'Einmal am Tag', Weekly: 'Einmal in der Woche' },
  whenToTell: 'Wann melden',
  searchAdded: (summary, count) => `Ich melde mich, wenn sich etwas tut: **${summary}** (jetzt ${count} Treffer).`,
  homeAdded: (summary) => `Ich melde mich, wenn sich hier etwas tut: **${summary}**.`,
  digests: { AtOnce: '', Daily: 'Einmal am Tag, alles zusammen.', Weekly: 'Einmal in der Woche, alles zusammen.' },
  there: { here: 'Ich melde mich hier.', private: 'Ich melde mich in unseren Direktnachrichten.' },
  already: (summary) => `Das beobachten Sie schon: **${summary}**.`,
  tooWide: (count, perDay) =>
    `Dazu passen jetzt ${count} Immobilien, und ich hätte mich ${perDay}-mal am Tag gemeldet. Wählen Sie, was es eingrenzt, oder lassen Sie mich einmal am Tag alles zusammen melden:`,
  upTo: (price) => `bis ${price}`,
  noThread:
    'Nur Sie sehen das, also gibt es keinen Thread, in dem ich mich melden könnte. Fragen Sie mich in einem Thread oder privat, und beobachten Sie es von dort aus.',
  stopped: (summary) => `Beendet: Ich melde nichts mehr zu **${summary}**.`,
  paused: (summary, until) =>
    `Pause bis ${until}: **${summary}**. Was inzwischen geschieht, wird nicht nachträglich gemeldet.`,
  goesOn: (summary) => `Es geht weiter: **${summary}**.`,
  ended: 'Diese Beobachtung ist schon beendet.',
  notYours: 'Das kann nur ändern, wer darum gebeten hat.',
  none: 'Sie beobachten nichts. Drücken Sie „Suche beobachten“ unter einer Suche, oder sagen Sie mir, was Sie suchen: „Sag mir Bescheid, wenn …“.',
  yours: (total) => `Was Sie beobachten (${total}):`,
  states: {
    AtOnce: 'sofort gemeldet',
    Daily: (hour) => `jeden Tag um ${hour} gemeldet`,
    Weekly: (hour) => `montags um ${hour} gemeldet`,
    paused: 'pausiert',
    pausedUntil: (until) => `pausiert bis ${until}`,
  },
  zoneAsked: `Wie spät ist es bei Ihnen? Dann bin ich von ${quiet.from}:00 bis ${quiet.until}:00 Uhr still.`,
  zoneSet: (time) => `Danke: Bei Ihnen ist es ${time}. Von ${quiet.from}:00 bis ${quiet.until}:00 Uhr bin ich still.`,
  zone: 'Ihre Uhrzeit',
  lost: (thread, summaries) =>
    `In ${thread} kann ich Sie nicht mehr erreichen, deshalb ist das pausiert: ${summaries}. Siehe „/porchlight watches“.`,
  threadGone: (summary) =>
    `In dem Thread, in dem Sie um **${summary}** gebeten haben, kann ich Sie nicht mehr erreichen. Soll ich mich ab jetzt hier melden?`,
  yourThread: 'dem Thread, in dem Sie mich gefragt haben,',
  priceHistory: 'Preis',
  command: 'was Sie beobachten',
}

export const watchingWordsPt: Watching = {
  buttons: {
    search: 'Acompanhar esta busca',
    home: 'Acompanhar este imóvel',
    stop: 'Parar',
    pause: 'Pausa de uma semana',
    goOn: 'Continuar',
    tellHere: 'Avise-me aqui',
    goOnThere: 'Continuar lá',
    daily: 'Uma vez por dia',
  },
  every: { AtOnce: 'Na hora', Daily: 'Uma vez por dia', Weekly: 'Uma vez por semana' },
  whenToTell: 'Quando avisar',
  searchAdded: (summary, count) => `Aviso você quando algo acontecer: **${summary}** (${count} agora).`,
  homeAdded: (summary) => `Aviso você do que acontecer com **${summary}**.`,
  digests: { AtOnce: '', Daily: 'Uma vez por dia, tudo junto.', Weekly: 'Uma vez por semana, tudo junto.' },
  there: { here: 'Aviso você aqui.', private: 'Aviso você nas nossas mensagens privadas.' },
  already: (summary) => `Você já acompanha isso: **${summary}**.`,
  tooWide: (count, perDay) =>
    `Agora há ${count} imóveis assim, e eu teria avisado ${perDay} vezes por dia. Escolha o que restringe a busca, ou deixe que eu conte tudo uma vez por dia:`,
  upTo: (price) => `até ${price}`,
  noThread:
    'Só você vê isto, então não há um tópico onde avisar. Pergunte num tópico ou em particular, e acompanhe a partir dali.',
  stopped: (summary) => `Parado: não aviso mais de **${summary}**.`,
  paused: (summary, until) =>
    `Em pausa até ${until}: **${summary}**. O que acontecer nesse tempo não é contado depois.`,
  goesOn: (summary) => `Continua: **${summary}**.`,
  ended: 'Isso já tinha terminado.',
  notYours: 'Só quem pediu pode mudar isso.',
  none: 'Você não acompanha nada. Aperte “Acompanhar esta busca” abaixo de uma busca, ou diga o que procura: “me avise quando …”.',
  yours: (total) => `O que você acompanha (${total}):`,
  states: {
    AtOnce: 'avisado na hora',
    Daily: (hour) => `avisado todo dia às ${hour}`,
    Weekly: (hour) => `avisado às segundas às ${hour}`,
    paused: 'em pausa',
    pausedUntil: (until) => `em pausa até ${until}`,
  },
  zoneAsked: `Que horas são onde você está? Assim fico em silêncio das ${quiet.from}:00 às ${quiet.until}:00.`,
  zoneSet: (time) =>
    `Obrigado: onde você está são ${time}. Fico em silêncio das ${quiet.from}:00 às ${quiet.until}:00.`,
  zone: 'Sua hora',
  lost: (thread, summaries) =>
    `Não consigo mais alcançar você em ${thread}, então isto está em pausa: ${summaries}. Veja “/porchlight watches”.`,
  threadGone: (summary) =>
    `Não consigo mais alcançar você na conversa em que você pediu **${summary}**. Aviso aqui a partir de agora?`,
  yourThread: 'o tópico em que você me perguntou',
  priceHistory: 'Preço',
  command: 'o que você acompanha',
}
