import type { terminalWordsEn } from './en.ts'

export const terminalWordsEs: typeof terminalWordsEn = {
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
