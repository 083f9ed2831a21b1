import { withWords } from '../bridge/words/words.ts'

/** Texts of the terminal only. */
const en = {
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
    interrupt: 'stop the answer; clear what is typed; leave where nothing is typed',
  },
  watches: {
    none: 'You are watching nothing. Search with “/listings …” and type “/watch”, or tell me what you are looking for: “tell me when …”.',
    end: 'Type “/watches stop 1”, for example, to end one.',
    choose: 'Type “/watch a”, for example, to choose.',
  },
}

const es: typeof en = {
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
    interrupt: 'detener la respuesta; borrar lo escrito; salir si no hay nada escrito',
  },
  watches: {
    none: 'No sigue nada. Busque con «/listings …» y escriba «/watch», o dígame qué busca: «avísame cuando …».',
    end: 'Escriba «/watches stop 1», por ejemplo, para terminar una.',
    choose: 'Escriba «/watch a», por ejemplo, para elegir.',
  },
}

const fr: typeof en = {
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
    interrupt: 'arrêter la réponse ; effacer ce qui est tapé ; partir si rien n’est tapé',
  },
  watches: {
    none: 'Vous ne suivez rien. Cherchez avec « /listings … » et tapez « /watch », ou dites-moi ce que vous cherchez : « Préviens-moi quand … ».',
    end: 'Tapez « /watches stop 1 », par exemple, pour en terminer un.',
    choose: 'Tapez « /watch a », par exemple, pour choisir.',
  },
}

const de: typeof en = {
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
    interrupt: 'die Antwort anhalten; Getipptes löschen; gehen, wenn nichts getippt ist',
  },
  watches: {
    none: 'Sie beobachten nichts. Suchen Sie mit „/listings …“ und schreiben Sie „/watch“, oder sagen Sie mir, was Sie suchen: „Sag mir Bescheid, wenn …“.',
    end: 'Schreiben Sie zum Beispiel „/watches stop 1“, um etwas zu beenden.',
    choose: 'Schreiben Sie zum Beispiel „/watch a“, um zu wählen.',
  },
}

const pt: typeof en = {
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
