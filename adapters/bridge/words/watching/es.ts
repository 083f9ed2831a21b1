import { QUIET_HOURS as quiet } from '../../../../src/contract/listings/watches.ts'
import type { Watching } from './en.ts'

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
