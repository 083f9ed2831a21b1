/** Texts of the terminal only. */
export const terminalWordsEn = {
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
