/** What only the terminal says. */
export const english = {
  thinking: 'Thinking …',
  more: 'Type “more” for the next ones.',
  nothingMore: 'There is nothing more to show.',
  confirm: (command: string) => `Type “${command}” to have it done.`,
  noCommand: (name: string) => `There is no “/${name}”. Type /help to see what there is.`,
  /** what its own commands do */
  commandHelp: { more: 'the next listings of that search', quit: 'leave; the talk goes on next time' },
}
