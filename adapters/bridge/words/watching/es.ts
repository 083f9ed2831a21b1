import type { Watching } from './en.ts'

export const watchingWordsEs: Watching = {
  buttons: {
    search: 'Seguir esta búsqueda',
    home: 'Seguir esta vivienda',
    stop: 'Parar',
    pause: 'Pausa de una semana',
    goOn: 'Seguir',
    tellHere: 'Avísame aquí',
    goOnThere: 'Seguir allí',
    daily: 'Una vez al día',
  },
  every: { AtOnce: 'Al momento', Daily: 'Una vez al día', Weekly: 'Una vez por semana' },
  whenToTell: 'Cuándo avisar',
  searchAdded: (summary, count) => `Te avisaré cuando pase algo: **${summary}** (${count} ahora).`,
  homeAdded: (summary) => `Te avisaré de lo que pase con **${summary}**.`,
  digests: { AtOnce: '', Daily: 'Una vez al día, todo junto.', Weekly: 'Una vez por semana, todo junto.' },
  there: { here: 'Te aviso aquí.', private: 'Te aviso en nuestros mensajes privados.' },
  already: (summary) => `Ya sigues eso: **${summary}**.`,
  tooWide: (count, perDay) =>
    `Ahora hay ${count} viviendas así, y te habría avisado ${perDay} veces al día. Elige algo que lo acote, o deja que te lo cuente todo una vez al día:`,
  upTo: (price) => `hasta ${price}`,
  noThread:
    'Solo tú ves esto, así que no hay un hilo donde avisarte. Pregúntame en un hilo o en privado, y síguelo desde allí.',
  stopped: (summary) => `Parado: ya no te aviso de **${summary}**.`,
  paused: (summary, until) =>
    `En pausa hasta el ${until}: **${summary}**. Lo que pase mientras tanto no se cuenta después.`,
  goesOn: (summary) => `Sigue adelante: **${summary}**.`,
  ended: 'Eso ya había terminado.',
  notYours: 'Solo quien lo pidió puede cambiarlo.',
  none: 'No sigues nada. Pulsa «Seguir esta búsqueda» debajo de una búsqueda, o dime qué buscas: «avísame cuando …».',
  yours: (total) => `Lo que sigues (${total}):`,
  states: {
    AtOnce: 'se avisa al momento',
    Daily: (hour) => `se avisa cada día a las ${hour}`,
    Weekly: (hour) => `se avisa los lunes a las ${hour}`,
    paused: 'en pausa',
    pausedUntil: (until) => `en pausa hasta el ${until}`,
  },
  zoneAsked: '¿Qué hora es donde estás? Así callo de 21:00 a 8:00.',
  zoneSet: (time) => `Gracias: donde estás son las ${time}. Callo de 21:00 a 8:00.`,
  zone: 'Tu hora',
  lost: (thread, summaries) =>
    `Ya no puedo escribir en ${thread}, así que esto queda en pausa: ${summaries}. Mira «/porchlight watches».`,
  threadGone: (summary) =>
    `Ya no puedo escribir en el hilo en el que pediste **${summary}**. ¿Te aviso aquí a partir de ahora?`,
  yourThread: 'el hilo en que me preguntaste',
  priceHistory: 'Precio',
  command: 'lo que sigues',
}
