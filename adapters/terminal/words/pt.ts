import type { terminalWordsEn } from './en.ts'

export const terminalWordsPt: typeof terminalWordsEn = {
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
