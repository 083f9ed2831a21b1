import type { terminalWordsEn } from './en.ts'

export const terminalWordsFr: typeof terminalWordsEn = {
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
