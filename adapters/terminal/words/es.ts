import { en } from './en.ts'

export const es: typeof en = {
  setUp: {
    key: 'Su clave secreta (npm start la mostró la primera vez)',
    withoutKey: 'Sin la clave secreta no se puede hablar con Porchlight.',
    keep: '¿Guardo la clave en .env, para no volver a preguntarle?',
    choose: '¿Con quién quiere hablar?',
    neverMind: 'De acuerdo, lo dejamos.',
  },
  cannotStart: {
    unreachable: (address) => `Porchlight no responde en ${address}; arránquelo con npm start.`,
    noKey: () => 'Falta SECRET_KEY; ponga en .env la clave secreta que mostró npm start.',
    wrongKey: () => 'Porchlight no acepta la clave secreta; revise SECRET_KEY en .env.',
    sessionKey: () => 'SECRET_KEY no es una clave secreta; una clave de sesión solo sirve para los anuncios.',
    noSuchChatbot: () => 'No hay ningún asistente con ese CHATBOT_SERIAL; quítelo para elegir uno.',
  },
  thinking: 'Pensando … (Ctrl-C lo detiene)',
  waiting: 'Esperando … (Ctrl-C lo deja)',
  outage: (address) =>
    `El servicio en ${address} no responde. Guardo lo que ha escrito y sigo en cuanto vuelva a responder.`,
  more: 'Escriba «more» para ver los siguientes.',
  nothingMore: 'No hay nada más que mostrar.',
  confirm: (command) => `Escriba «${command}» para confirmarlo.`,
  noCommand: (name) => `No existe «/${name}». Escriba /help para ver lo que hay.`,
  aside: {
    corrected: (text) => `Corregido: ${text}`,
    takenBack: (text) => (text === '' ? 'Se ha retirado algo dicho antes.' : `Retirado: ${text}`),
  },
  commandHelp: {
    more: 'los siguientes anuncios de esa búsqueda',
    quit: 'salir; la charla sigue la próxima vez',
    watch: 'seguir esa búsqueda, o la vivienda 1 de ella',
    watches: 'lo que sigue; terminar una',
    interrupt: 'detener la respuesta; borrar lo escrito; salir si no hay nada escrito',
  },
  watches: {
    none: 'No sigue nada. Busque con «/listings …» y escriba «/watch», o dígame qué busca: «avísame cuando …».',
    end: 'Escriba «/watches stop 1», por ejemplo, para terminar una.',
    choose: 'Escriba «/watch a», por ejemplo, para elegir.',
  },
}
