import type { Words } from './english.ts'

const TOO_LARGE = 'Eso es demasiado de una vez para mí. Por favor, envíe menos.'
const NO_PICTURES = 'Lo siento, aquí no miro imágenes. Por favor, describa con palabras lo que ve.'
const NO_VOICE = 'Lo siento, aquí no escucho mensajes de voz. Por favor, escriba.'

const many = (count: number) => count.toLocaleString('es', { useGrouping: 'always' })

export const spanish: Words = {
  language: 'es',
  welcome: (name) =>
    `¡Hola! Soy ${name === '' ? 'un asistente automático' : `${name}, un asistente automático`}. Pregúnteme por viviendas: «casas de 3 habitaciones por menos de 700k», por ejemplo.`,
  welcomeBack: 'Bienvenido de nuevo: seguimos con nuestra charla.',
  stopped: 'Detenido.',
  thinking: 'Pensando …',
  nothingToStop: 'Ahora mismo no estoy respondiendo nada.',
  notHere: 'Lo siento, aquí no puedo responder.',
  human: 'Quiero hablar con una persona.',
  noListings: (query) =>
    query === ''
      ? 'Ningún anuncio coincide.'
      : `Ningún anuncio coincide con «${query}». Pruebe con menos palabras o con otras.`,
  searched: (summary) => `Busco: ${summary}.`,
  corrected: (said, taken) => `He entendido «${said}» como «${taken}».`,
  refused: (said, reason) => `He dejado fuera «${said}»: ${reason}`,
  notUnderstood: (said) => `No he entendido «${said}» y lo he dejado fuera.`,
  instead: (ways) => `Habría ${ways.join('; ')}.`,
  several: (said, options) => `«${said}» puede ser ${options.join(' o ')}: diga cuál quiere.`,
  listingsShown: (from, to, total) => (total === 1 ? 'Un anuncio' : `${from}–${to} de ${many(total)} anuncios`),
  more: 'Escriba «more» para ver los siguientes.',
  nothingMore: 'No hay nada más que mostrar.',
  searchGone: 'Esa búsqueda es demasiado antigua para seguir con ella. Por favor, busque de nuevo.',
  listingGone: 'Ese anuncio ya no está.',
  askAbout: (listing) => `Cuénteme más sobre ${listing}.`,
  help: 'Pregúnteme lo que quiera sobre nuestras viviendas, o use uno de estos:',
  noCommand: (name) => `No existe «/${name}». Escriba /help para ver lo que hay.`,
  commands: {
    ask: 'pregúnteme algo',
    listings: 'buscar entre los anuncios',
    more: 'los siguientes anuncios de esa búsqueda',
    new: 'empezar una charla nueva',
    stop: 'detener la respuesta',
    human: 'pedir que le atienda una persona',
    help: 'esta lista',
    quit: 'salir; la charla sigue la próxima vez',
    porchlight: 'configurarme',
    use: 'elegir qué asistente responde aquí',
  },
  buttons: {
    stop: 'Detener',
    details: 'Detalles',
    askAbout: 'Preguntar',
    similar: 'Parecidas',
    previous: 'Anterior',
    next: 'Siguiente',
  },
  options: {
    question: '¿Qué le gustaría saber?',
    query: 'Con sus palabras, como «casa de 3 habitaciones con piscina»',
    city: 'Ciudad',
    sale: 'Para comprar o para alquilar',
    type: 'Tipo de vivienda, como piso',
    min_price: 'Precio mínimo',
    max_price: 'Precio máximo',
    beds: 'Habitaciones, al menos',
    baths: 'Baños, al menos',
    sort: 'Qué va primero',
    hidden: 'Mostrar los anuncios solo a usted',
    chatbot: 'El asistente; sin él, el de siempre',
    everywhere: 'En todo el servidor, y no solo en este canal',
  },
  choices: {
    for_sale: 'en venta',
    for_rent: 'en alquiler',
    Newest: 'lo más nuevo',
    PriceAsc: 'lo más barato',
    PriceDesc: 'lo más caro',
    BedroomsDesc: 'más habitaciones',
    AreaDesc: 'lo más grande',
  },
  answersNow: (chatbot, everywhere) =>
    `A partir de ahora, ${chatbot === '' ? 'ese asistente' : chatbot} responde ${everywhere ? 'en este servidor' : 'en este canal'}.`,
  noThreads:
    'Aquí no puedo abrir hilos, así que respondo con respuestas. Quien administra el servidor puede permitirme «Crear hilos públicos» y «Enviar mensajes en hilos».',
  noWriting: (channel) =>
    `No puedo escribir en ${channel}, donde usted me habló. Quien administra el servidor puede permitirme «Enviar mensajes» allí.`,
  card: {
    bedrooms: 'hab.',
    bathrooms: 'baños',
    squareFeet: 'ft²',
    squareMeters: 'm²',
    perMonth: '/mes',
    statuses: { Active: 'Disponible', PreOnMarket: 'Próximamente', Sold: 'Vendida' },
    saleTypes: { 'For Sale': 'En venta', 'For Rent': 'En alquiler' },
    daysOnMarket: (days) => `${many(days)} ${days === 1 ? 'día' : 'días'} en el mercado`,
  },
  failures: {
    emptyContent: 'Ese mensaje no tiene palabras a las que pueda responder.',
    imagesDisabled: NO_PICTURES,
    audioDisabled: NO_VOICE,
    wrongFormat: 'Lo siento, no puedo abrir ese tipo de archivo.',
    oneFileOnly: 'Por favor, envíe una sola grabación o un solo vídeo a la vez.',
    bodyTooLarge: TOO_LARGE,
    noSuchChatbot: 'El asistente por el que hablo ya no existe. Por favor, avise a quien me administra.',
    modelUnavailable: 'Ahora mismo no se me ocurre una respuesta. Por favor, pregunte de nuevo en un momento.',
    storeUnavailable: 'Ahora mismo no puedo consultar nada. Por favor, pregunte de nuevo en un momento.',
    stopping: 'Me están reiniciando. Por favor, pregunte de nuevo en un momento.',
    byStatus: {
      400: 'No he entendido ese mensaje. Por favor, dígalo con otras palabras, o más corto.',
      401: 'No estoy bien configurado: no se acepta mi clave. Por favor, avise a quien me administra.',
      403: 'Aquí no se me permite responder. Por favor, avise a quien me administra.',
      413: TOO_LARGE,
    },
    unreachable: 'No puedo contactar con el servicio que conoce las respuestas. Inténtelo de nuevo en un momento.',
    broken: 'Algo ha fallado por mi parte. Por favor, inténtelo de nuevo en un momento.',
    thisMonth: 'Las preguntas de este mes se han agotado. Por favor, vuelva el mes que viene.',
    later: 'Eso es más de lo que puedo responder ahora. Por favor, vuelva más tarde.',
    inMinutes: (minutes) =>
      `Eso es más de lo que puedo responder ahora. Inténtelo de nuevo en ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
  },
  files: {
    imagesDisabled: () => NO_PICTURES,
    audioDisabled: () => NO_VOICE,
    unsupported: (name) => `Lo siento, no puedo abrir «${name}»: acepto imágenes, mensajes de voz y vídeos.`,
    damaged: (name) => `Lo siento, «${name}» parece estar dañado. Por favor, envíelo de nuevo.`,
    tooLarge: (name) => `Lo siento, «${name}» es demasiado grande para mí. Por favor, envíe uno más pequeño.`,
    tooLong: (name) => `Lo siento, «${name}» es demasiado largo para mí. Por favor, envíe uno más corto.`,
    tooSlow: (name) => `«${name}» ha tardado demasiado en llegar. Por favor, envíelo de nuevo.`,
    gone: (name) => `«${name}» ya no está. Por favor, envíelo de nuevo.`,
    loginPage: (name) => `Aquí no se me permite abrir «${name}». Por favor, avise a quien me administra.`,
    forbidden: (name) => `Lo siento, no puedo tomar «${name}» de donde está.`,
    unreachable: (name) => `No he podido obtener «${name}». Por favor, envíelo de nuevo.`,
  },
}
