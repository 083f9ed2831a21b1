import { startFailures } from '../bridge/program/settings.ts'
import { withWords } from '../bridge/words/words.ts'

/** Texts of the terminal only. */
const en = {
  setUp: {
    key: 'Your secret key (npm start printed it at its first start)',
    withoutKey: 'Without the secret key there is no talking to Porchlight.',
    keep: 'Keep the key in .env, so that you are not asked again?',
    choose: 'Whom would you like to talk to?',
    neverMind: 'Never mind.',
  },
  cannotStart: startFailures,
  thinking: 'Thinking … (Ctrl-C stops it)',
  waiting: 'Waiting … (Ctrl-C gives up)',
  outage: (address: string) =>
    `The service at ${address} does not answer. I keep what you typed and go on as soon as it is back.`,
  more: 'Type “more” for the next ones.',
  nothingMore: 'There is nothing more to show.',
  confirm: (command: string) => `Type “${command}” to have it done.`,
  noCommand: (name: string) => `There is no “/${name}”. Type /help to see what there is.`,
  /** about messages of staff that were changed or removed */
  aside: {
    corrected: (text: string) => `Corrected: ${text}`,
    takenBack: (text: string) => (text === '' ? 'Something said before was taken back.' : `Taken back: ${text}`),
  },
  /** help for the terminal's own commands */
  commandHelp: {
    more: 'the next listings of that search',
    quit: 'leave; the talk goes on next time',
    watch: 'watch that search, or home 1 of it',
    watches: 'what you watch; end one of them',
    interrupt: 'stop the answer; clear what is typed; leave where nothing is typed',
  },
  watches: {
    none: 'You are watching nothing. Search with “/listings …” and type “/watch”, or tell me what you are looking for: “tell me when …”.',
    end: 'Type “/watches stop 1”, for example, to end one.',
    choose: 'Type “/watch a”, for example, to choose.',
  },
}

const es: typeof en = {
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

const fr: typeof en = {
  setUp: {
    key: 'Votre clé secrète (npm start l’a affichée au premier démarrage)',
    withoutKey: 'Sans la clé secrète, on ne peut pas parler à Porchlight.',
    keep: 'Garder la clé dans .env, pour ne plus vous la demander ?',
    choose: 'À qui voulez-vous parler ?',
    neverMind: 'Très bien, on en reste là.',
  },
  cannotStart: {
    unreachable: (address) => `Porchlight ne répond pas à l’adresse ${address} ; démarrez-le avec npm start.`,
    noKey: () => 'SECRET_KEY manque ; mettez dans .env la clé secrète que npm start a affichée.',
    wrongKey: () => 'Porchlight n’accepte pas la clé secrète ; vérifiez SECRET_KEY dans .env.',
    sessionKey: () => 'SECRET_KEY n’est pas une clé secrète ; une clé de session ne sert que pour les annonces.',
    noSuchChatbot: () => 'Il n’y a pas d’assistant avec ce CHATBOT_SERIAL ; retirez-le pour en choisir un.',
  },
  thinking: 'Je réfléchis … (Ctrl-C arrête)',
  waiting: 'J’attends … (Ctrl-C abandonne)',
  outage: (address) =>
    `Le service à l’adresse ${address} ne répond pas. Je garde ce que vous avez écrit et je continue dès qu’il répond.`,
  more: 'Écrivez « more » pour voir les suivantes.',
  nothingMore: 'Il n’y a rien de plus à montrer.',
  confirm: (command) => `Tapez « ${command} » pour le confirmer.`,
  noCommand: (name) => `« /${name} » n’existe pas. Écrivez /help pour voir ce qu’il y a.`,
  aside: {
    corrected: (text) => `Corrigé : ${text}`,
    takenBack: (text) => (text === '' ? 'Un message précédent a été retiré.' : `Retiré : ${text}`),
  },
  commandHelp: {
    more: 'les annonces suivantes de cette recherche',
    quit: 'partir ; la conversation continue la prochaine fois',
    watch: 'suivre cette recherche, ou son bien n° 1',
    watches: 'ce que vous suivez ; en terminer un',
    interrupt: 'arrêter la réponse ; effacer ce qui est tapé ; partir si rien n’est tapé',
  },
  watches: {
    none: 'Vous ne suivez rien. Cherchez avec « /listings … » et tapez « /watch », ou dites-moi ce que vous cherchez : « Préviens-moi quand … ».',
    end: 'Tapez « /watches stop 1 », par exemple, pour en terminer un.',
    choose: 'Tapez « /watch a », par exemple, pour choisir.',
  },
}

const de: typeof en = {
  setUp: {
    key: 'Ihr geheimer Schlüssel (npm start hat ihn beim ersten Start gezeigt)',
    withoutKey: 'Ohne den geheimen Schlüssel kann man nicht mit Porchlight sprechen.',
    keep: 'Den Schlüssel in .env aufbewahren, damit Sie nicht wieder gefragt werden?',
    choose: 'Mit wem möchten Sie sprechen?',
    neverMind: 'Gut, lassen wir es.',
  },
  cannotStart: {
    unreachable: (address) => `Porchlight antwortet nicht unter ${address}; starten Sie es mit npm start.`,
    noKey: () => 'SECRET_KEY fehlt; schreiben Sie den geheimen Schlüssel, den npm start gezeigt hat, in .env.',
    wrongKey: () => 'Porchlight nimmt den geheimen Schlüssel nicht an; prüfen Sie SECRET_KEY in .env.',
    sessionKey: () => 'SECRET_KEY ist kein geheimer Schlüssel; ein Sitzungsschlüssel gilt nur für Angebote.',
    noSuchChatbot: () => 'Es gibt keinen Assistenten mit dieser CHATBOT_SERIAL; entfernen Sie sie, um einen zu wählen.',
  },
  thinking: 'Ich denke nach … (Strg-C hält an)',
  waiting: 'Ich warte … (Strg-C gibt auf)',
  outage: (address) =>
    `Der Dienst unter ${address} antwortet nicht. Ich merke mir, was Sie geschrieben haben, und mache weiter, sobald er wieder antwortet.`,
  more: 'Schreiben Sie „more“ für die nächsten.',
  nothingMore: 'Mehr gibt es nicht zu zeigen.',
  confirm: (command) => `Schreiben Sie „${command}“, damit es geschieht.`,
  noCommand: (name) => `„/${name}“ gibt es nicht. Schreiben Sie /help, um zu sehen, was es gibt.`,
  aside: {
    corrected: (text) => `Berichtigt: ${text}`,
    takenBack: (text) => (text === '' ? 'Etwas Gesagtes wurde zurückgenommen.' : `Zurückgenommen: ${text}`),
  },
  commandHelp: {
    more: 'die nächsten Angebote dieser Suche',
    quit: 'gehen; das Gespräch geht nächstes Mal weiter',
    watch: 'diese Suche beobachten, oder Angebot 1 daraus',
    watches: 'was Sie beobachten; etwas davon beenden',
    interrupt: 'die Antwort anhalten; Getipptes löschen; gehen, wenn nichts getippt ist',
  },
  watches: {
    none: 'Sie beobachten nichts. Suchen Sie mit „/listings …“ und schreiben Sie „/watch“, oder sagen Sie mir, was Sie suchen: „Sag mir Bescheid, wenn …“.',
    end: 'Schreiben Sie zum Beispiel „/watches stop 1“, um etwas zu beenden.',
    choose: 'Schreiben Sie zum Beispiel „/watch a“, um zu wählen.',
  },
}

const pt: typeof en = {
  setUp: {
    key: 'Sua chave secreta (npm start a mostrou na primeira vez)',
    withoutKey: 'Sem a chave secreta não se pode falar com o Porchlight.',
    keep: 'Guardar a chave em .env, para não perguntar de novo?',
    choose: 'Com quem você quer falar?',
    neverMind: 'Tudo bem, deixamos assim.',
  },
  cannotStart: {
    unreachable: (address) => `O Porchlight não responde em ${address}; inicie-o com npm start.`,
    noKey: () => 'Falta SECRET_KEY; ponha em .env a chave secreta que npm start mostrou.',
    wrongKey: () => 'O Porchlight não aceita a chave secreta; confira SECRET_KEY em .env.',
    sessionKey: () => 'SECRET_KEY não é uma chave secreta; uma chave de sessão só serve para os anúncios.',
    noSuchChatbot: () => 'Não há assistente com esse CHATBOT_SERIAL; retire-o para escolher um.',
  },
  thinking: 'Pensando … (Ctrl-C interrompe)',
  waiting: 'Esperando … (Ctrl-C desiste)',
  outage: (address) =>
    `O serviço em ${address} não responde. Guardo o que você escreveu e continuo assim que ele voltar a responder.`,
  more: 'Escreva “more” para ver os próximos.',
  nothingMore: 'Não há mais nada para mostrar.',
  confirm: (command) => `Digite “${command}” para confirmar.`,
  noCommand: (name) => `“/${name}” não existe. Escreva /help para ver o que há.`,
  aside: {
    corrected: (text) => `Corrigido: ${text}`,
    takenBack: (text) => (text === '' ? 'Algo dito antes foi retirado.' : `Retirado: ${text}`),
  },
  commandHelp: {
    more: 'os próximos anúncios dessa busca',
    quit: 'sair; a conversa continua da próxima vez',
    watch: 'acompanhar essa busca, ou o imóvel 1 dela',
    watches: 'o que você acompanha; encerrar um',
    interrupt: 'parar a resposta; apagar o que foi digitado; sair se não há nada digitado',
  },
  watches: {
    none: 'Você não acompanha nada. Busque com “/listings …” e digite “/watch”, ou diga o que procura: “me avise quando …”.',
    end: 'Digite “/watches stop 1”, por exemplo, para encerrar um.',
    choose: 'Digite “/watch a”, por exemplo, para escolher.',
  },
}

/** The texts in the language of `locale`. */
export const terminalWordsFor = withWords({ en, es, fr, de, pt })
export type TerminalWords = ReturnType<typeof terminalWordsFor>
