/** What only the Slack app says. */
export const slackWordsEn = {
  dialog: { search: 'Search listings', share: 'Share here', send: 'Send', cancel: 'Cancel' },
  /** what stands above a dialog; at most 24 characters */
  titles: { search: 'Search listings', askAbout: 'Ask about this' },
  /** names who asked what stands below */
  asked: (name: string) => `${name} asks:`,
  notInChannel: 'I am not in this channel yet. Invite me with /invite, then I can answer here.',
  managersOnly: 'Only an administrator of this workspace can choose which chatbot answers.',
  chooseChatbot: 'choose which chatbot answers here',
  /** where staff sit */
  desks: {
    help: 'make this channel the desk of your people, or `off` to end it',
    managersOnly: 'Only an administrator of this workspace can say where your people sit.',
    channelsOnly: 'Your people sit in a channel: use this there.',
    installAgain:
      'I lack a permission for that. Install me again with the permissions that I ask for by now, then try again.',
  },
  chatbots: (names: string[]) =>
    `Choose one with “/porchlight use” and its number, “all” behind it for the whole workspace:\n${names.join('\n')}`,
  inWorkspace: (chatbot: string, everywhere: boolean) =>
    `${chatbot === '' ? 'That chatbot' : chatbot} answers ${everywhere ? 'in this workspace' : 'here'} from now on.`,
  /** what the help adds to the list of commands */
  inThreads: 'In a thread with me, write just “stop”, “new”, “human”, “help” or “forget me”.',
  reports: {
    help: 'see what happened lately',
    managersOnly: 'Only an administrator of this workspace sees reports.',
    inPrivate: 'The report is in our private talk.',
  },
  answeredElsewhere: 'Slack does not let me answer where you asked, so here is my answer.',
}
