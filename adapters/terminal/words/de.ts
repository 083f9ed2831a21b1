import type { terminalWordsEn } from './en.ts'

export const terminalWordsDe: typeof terminalWordsEn = {
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
