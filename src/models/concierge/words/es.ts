import { describeFilterInSpanish } from '../../../search/description/es.ts'
import { refusalIn } from '../../../search/fair-housing/reasons.ts'
import type { ConciergeWords } from './en.ts'
import { createFormatsWithTimes } from './formats.ts'

const formats = createFormatsWithTimes('es')
const { number } = formats
const counted = (value: number, one: string, many: string): string => `${number(value)} ${value === 1 ? one : many}`
const quoted = (text: string): string => `«${text}»`
const STUDIO = 'estudio'

const fact = (label: string, says: (value: string) => string, what: string) => ({
  label,
  says,
  unsaid: `El anuncio no indica ${what}.`,
})

/** Everything that the concierge says in Spanish. */
export const conciergeWordsEs: ConciergeWords = {
  ...formats,
  facts: {
    price: fact('Precio', (v) => `Cuesta ${v}.`, 'el precio'),
    status: fact('Estado', (v) => `Su estado es: ${v}.`, 'su estado'),
    type: fact('Tipo', (v) => `El tipo de inmueble es: ${v}.`, 'el tipo de inmueble'),
    beds: fact('Dormitorios', (v) => (v === STUDIO ? 'Es un estudio.' : `Tiene ${v}.`), 'el número de dormitorios'),
    baths: fact('Baños', (v) => `Tiene ${v}.`, 'el número de baños'),
    area: fact('Superficie', (v) => `Tiene ${v} de superficie.`, 'la superficie'),
    lot: fact('Terreno', (v) => `El terreno mide ${v}.`, 'el tamaño del terreno'),
    year: fact('Año de construcción', (v) => `Se construyó en ${v}.`, 'cuándo se construyó'),
    parking: fact('Plazas de aparcamiento', (v) => `Plazas de aparcamiento: ${v}.`, 'nada sobre el aparcamiento'),
    hoa: fact('Gastos de comunidad', (v) => `Los gastos de comunidad son ${v}.`, 'gastos de comunidad'),
    deposit: fact('Fianza', (v) => `La fianza es de ${v}.`, 'una fianza'),
    unitPrice: fact('Precio por superficie', (v) => `Cuesta ${v}.`, 'un precio por superficie'),
    estimate: fact('Precio estimado', (v) => `El precio estimado es ${v}.`, 'una estimación'),
    sharing: fact('Espacio', (v) => `Espacio: ${v}.`, 'si es compartido'),
    days: fact('Días en el mercado', (v) => `Días en el mercado: ${v}.`, 'cuánto tiempo lleva en el mercado'),
    tours: fact('Visitas', (v) => `Visitas: ${v}.`, 'visitas'),
    location: fact('Zona', (v) => `Zona: ${v}.`, 'el barrio'),
    address: fact('Dirección', (v) => `La dirección es ${v}.`, 'una dirección'),
    mls: fact('Número MLS', (v) => `El número MLS es ${v}.`, 'un número MLS'),
    photos: fact('Fotos', (v) => `Fotos: ${v}`, 'fotos'),
    link: fact('Enlace', (v) => `Aquí está el anuncio: ${v}`, 'un enlace'),
  },
  quoted,
  describe: describeFilterInSpanish,

  beds: (count) => counted(count, 'dormitorio', 'dormitorios'),
  studio: STUDIO,
  baths: (count) => counted(count, 'baño', 'baños'),
  areaUnits: { 'Square Feet': 'pies²', 'Square Meters': 'm²' },
  saleTypes: { for_sale: 'en venta', for_rent: 'en alquiler' },
  statuses: { Active: 'Activo', PreOnMarket: 'Próximamente', Sold: 'Vendido' },
  tours: { OpenHouse: 'jornada de puertas abiertas', '3D': 'visita 3D' },
  spaceTypes: { 'Entire place': 'la vivienda entera', Room: 'una habitación' },
  per: (amount, unit) => `${amount} por ${unit}`,
  aMonth: (amount) => `${amount} al mes`,
  noPrice: 'precio no indicado',
  notStated: 'no indicado',
  noAddress: 'dirección no indicada',
  mlsNumber: (mls) => `número MLS ${mls}`,

  found: (count, summary) => `He encontrado ${count}: **${summary}**.`,
  hereAre: (from, to, total) => {
    if (from > 1) return `Aquí van del ${from} al ${to} de ${number(total)}:`
    if (to < total) return `Aquí van los primeros ${to}:`
    return total === 1 ? 'Aquí está:' : 'Aquí están:'
  },
  andMore: (narrower) =>
    `Diga «más» para ver los siguientes, «háblame del segundo» para los detalles, o precise: «más barato», «${narrower}».`,
  noMore: (narrower) =>
    `Diga «háblame del segundo» para los detalles, o cambie la búsqueda: «más barato», «${narrower}».`,
  byBedrooms: 'con 3 dormitorios',
  bySize: 'más grande',
  onlyOne: 'Pregúnteme lo que quiera sobre él, o diga «cuéntame más».',
  allSeen: 'Esos eran los últimos. ¿Qué más busca?',
  nothingToContinue: 'Todavía no hay ninguna lista que continuar. ¿Qué busca?',
  counted: (count, summary) => `Son ${count}: **${summary}**. Diga «muéstrame» para verlos.`,
  noneOpenOn: (days, others, summary) =>
    `Ningún anuncio indica puertas abiertas el ${days}. Otros días o sin fecha: ${others}, **${summary}**.`,
  pricesOf: (summary) => `Precios de **${summary}**:`,
  feesOf: (summary) => `Gastos de comunidad de **${summary}**:`,
  onePrice: (saleType, price) => `- 1 ${saleType}: ${price}`,
  priceLine: (count, saleType, { lowest, highest, average, median }) =>
    `- ${count} ${saleType}: de ${lowest} a ${highest}, ${average} de media, mediana ${median}`,
  noPrices: (summary) => `Nada de lo que coincide indica un precio: **${summary}**.`,
  noFees: (summary) => `Nada de lo que coincide indica gastos de comunidad: **${summary}**.`,
  tooManyToAverage: (count, summary, most) =>
    `${count} coinciden con **${summary}**. Calculo medias de hasta ${most}; por favor, precise más.`,
  nothingBeyond: (relative) => `No tengo nada ${relative} que lo que le mostré.`,
  none: (summary) => `Ningún anuncio coincide: **${summary}**.`,
  loosened: (options) => `Lo que sí puedo ofrecer: ${options.join('; ')}.`,
  countOf: (count, what) => `${count}: ${what}`,
  loosening: (count, { filter }) => `${count}: ${describeFilterInSpanish(filter)}`,
  showThem: '¿Le muestro los primeros de estos?',
  noLooser: 'Pruebe con otras palabras, o quite algo.',
  noListings: 'Aquí todavía no hay anuncios.',
  which: (said, options) => `¿A cuál se refiere con ${quoted(said)}: ${options}?`,
  corrected: (said, taken) => `He entendido ${quoted(said)} como ${quoted(taken)}.`,
  refused: (said, reason) => `He dejado fuera ${quoted(said)}: ${reason}`,
  cannotSay: (said, reason) => `Sobre ${quoted(said)}: ${reason}`,
  refusal: (reason) => refusalIn('es', reason),
  askBedrooms: '¿Cuántos dormitorios necesita? Busco por habitaciones y superficie, no por quién vive en la casa.',
  askOtherwise: 'Pregúnteme por lugares, precios, habitaciones o características.',
  leftOut: (pieces) => `No he entendido ${pieces}, así que lo he dejado fuera.`,
  unknownWords: (pieces) => `No conozco ${pieces} en nuestros anuncios.`,
  notSearchable: (pieces, search) => `No puedo buscar por ${pieces}. Su búsqueda sigue siendo: **${search}**.`,
  places: (cities) => `Nuestros anuncios están en ${cities}.`,
  types: (types) => `Nuestros anuncios son de estos tipos: ${types}.`,
  someOf: (names, count) => `${names} y ${count} más`,
  cannotCompare: (relative) => `No puedo saber qué sería ${relative}, porque no le he mostrado nada que lo indique.`,
  relatives: {
    cheaper: 'más barato',
    dearer: 'más caro',
    bigger: 'más grande',
    smaller: 'más pequeño',
    moreBedrooms: 'con más dormitorios',
    fewerBedrooms: 'con menos dormitorios',
    newer: 'más nuevo',
    older: 'más antiguo',
    closer: 'más cercano',
  },
  otherHomes: (count, summary) => `Otras viviendas que también podrían servir, ${count}: **${summary}**.`,
  noneStates: (count) => `Otros ${count} no indican ninguna cuota, así que quizá no la tengan.`,
  centreOf: (place) => `El centro de ${place} es aquí el punto medio de nuestros propios anuncios.`,
  notSoMany: 'No hay tantos.',
  noneStatesIt: 'Ninguno de ellos lo indica.',

  about: (name, answer) => `**${name}**: ${answer}`,
  states: (field) => `El anuncio indica ${field}.`,
  describes: (sentence) => `La descripción dice: ${quoted(sentence)}`,
  notSaid: (url) => `El anuncio no lo dice. Quizá haya más en su página: ${url}`,
  noOffers: 'Ningún anuncio dice qué oferta se acepta; la empresa puede preguntarlo al propietario.',
  noOtherCosts: 'El anuncio no indica otros gastos.',
  noMonthlyCosts: 'El anuncio no indica gastos mensuales.',
  whichOne: '¿A cuál se refiere? Diga su número, o «el segundo».',
  gone: 'Ese anuncio ya no está aquí.',
  noSuchNumber: (count) => `Le he mostrado ${count}. ¿A qué número se refiere?`,
  noneShown: 'Todavía no le he mostrado ninguna lista. Dígame qué busca.',
  noSuchListing: (what) => `No tengo ningún anuncio con ${what}.`,
  unlocated: (name, instead) =>
    `El anuncio no indica dónde está exactamente ${name}, así que he buscado en ${instead}.`,
  nowhere: (name) => `El anuncio no indica dónde está ${name}, así que no puedo decir qué hay cerca.`,
  atAddress: (what) => `la dirección ${quoted(what)}`,
  listingId: (id) => `el número ${id}`,

  greet: '¡Hola!',
  clock: (now, zone) => `Son las ${formats.moment(now, zone)} (${zone}).`,
  assistant: (name) =>
    name === ''
      ? 'Soy un asistente automático, no una persona.'
      : `Soy ${name}, un asistente automático, no una persona.`,
  can: (example) => `Puedo buscar en nuestros anuncios, contarlos y decirle lo que indican. Pruebe «${example}».`,
  help: (example) =>
    [
      'Puedo ayudarle con nuestros anuncios:',
      `- buscar: «${example}», y luego «más barato», «con 2 baños», «más»`,
      '- detalles: «háblame del segundo», o una dirección o un número MLS',
      '- preguntas sobre uno: «¿sigue disponible?», «¿de qué año es?», «¿tiene garaje?»',
      '- recuentos: «¿cuántos condominios hay en alquiler?»',
    ].join('\n'),
  exampleIn: (city) => `casas de 3 dormitorios en ${city}`,
  example: 'casas de 3 dormitorios en venta',
  noted: 'Gracias, he anotado cómo contactarle.',
  notNoted: 'De acuerdo, no lo he anotado. Nadie le contactará ahí.',
  thanks: '¡De nada! ¿Algo más sobre nuestros anuncios?',
  bye: '¡Adiós, y suerte con la búsqueda!',
  searchBefore: 'Volvemos a su búsqueda anterior.',
  noSearchBefore: 'No hay ninguna búsqueda anterior. Dígame qué busca.',
  fresh: 'Muy bien, empezamos de nuevo. ¿Qué busca?',
  emergency: (call) =>
    `Si alguien está en peligro, llame ahora al número de emergencias: ${call ?? '112 en Europa, 911 en Norteamérica'}. Soy un asistente automático y no puedo enviar ayuda.`,
  noViewings: 'No puedo reservar visitas yo mismo.',
  leaveContact: 'Dígame su teléfono o correo y cuándo le viene bien, y lo anoto para la empresa.',
  noContact: 'Entendido: no quiere que le contacten.',
  forgetting:
    'Su mensaje por sí solo no borra nada. En Discord y en la terminal escriba /forget, en Slack /porchlight forget: entonces se borran sus conversaciones, lo que contó de usted, sus archivos y lo que sigue. En otros sitios, pídalo a la empresa, que puede borrarlos.',
  well: '¡Muy bien, gracias!',
  noHelp: 'Siento no haber sido de ayuda.',
  noForecast:
    'No sé hacia dónde van los precios. Puedo decirle cuánto cuestan nuestras viviendas y cuáles han bajado hace poco.',
  noTaste:
    'Qué sería más bonito lo decide usted; los anuncios no lo indican. Diga «más grande», «más nuevo» o «más caro» para seguir desde aquí.',
  noJudgement: 'No puedo juzgar qué lugar es mejor; esto cuestan allí nuestras viviendas.',
  fine: 'Muy bien. ¿Qué más busca?',
  understands: (names) => `Entiendo estos idiomas: ${names}. Por favor, escríbame en uno de ellos.`,
  unknown: 'Eso no lo sé.',
}
