import { QUIET_HOURS as quiet } from '../../../../src/contract/listings/watches.ts'
import type { Watching } from './en.ts'

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
