import { withWords } from '../bridge/words/words.ts'

/** Texts of the terminal only. */
const en = {
  thinking: 'Thinking …',
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
  commandHelp: { more: 'the next listings of that search', quit: 'leave; the talk goes on next time' },
}

const es: typeof en = {
  thinking: 'Pensando …',
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
  },
}

const fr: typeof en = {
  thinking: 'Je réfléchis …',
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
  },
}

const de: typeof en = {
  thinking: 'Ich denke nach …',
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
  },
}

const pt: typeof en = {
  thinking: 'Pensando …',
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
  },
}

/** The texts in the language of `locale`. */
export const terminalWordsFor = withWords({ en, es, fr, de, pt })
export type TerminalWords = ReturnType<typeof terminalWordsFor>
