/** What only the Discord bot says. */
export const en = {
  /** the names of the commands, as Discord shows them: small letters, at most 32 */
  commandNames: {
    ask: 'ask',
    listings: 'listings',
    new: 'new',
    stop: 'stop',
    human: 'human',
    help: 'help',
    forget: 'forget',
  },
  setUp: {
    report: 'see what happened lately',
    porchlight: 'set me up, or see what you watch',
    use: 'choose which chatbot answers here',
    desk: 'where your people sit',
    deskHere: 'who asks for a person gets a thread in this channel',
    deskOff: 'no desk in this server any more',
  },
  noDeskHere: 'A desk needs a text channel or a forum: use this command there.',
  /** `permissions`: what the bot needs at the desk */
  deskLacks: (permissions: string) => `For that I still need here: ${permissions}.`,
  managersOnly: 'Only who manages this server can do that.',
  answersNow: (chatbot: string, everywhere: boolean) =>
    `${chatbot === '' ? 'That chatbot' : chatbot} answers ${everywhere ? 'in this server' : 'in this channel'} from now on.`,
  /** said if a permission is missing */
  noThreads:
    'I may not open threads here, so I answer as replies. Somebody who runs this server can allow me “Create Public Threads” and “Send Messages in Threads”.',
  noWriting: (channel: string) =>
    `I may not write in ${channel}, where you spoke to me. Somebody who runs the server can allow me “Send Messages” there.`,
  onlyYou: (permissions: string) =>
    `I may not write here, so only you see my answer. Somebody who runs this server can allow me ${permissions}.`,
  /** as Discord calls them */
  permissions: {
    view: '“View Channel”',
    send: '“Send Messages”',
    sendInThreads: '“Send Messages in Threads”',
    threads: '“Create Public Threads”',
    react: '“Add Reactions”',
    embed: '“Embed Links”',
    attach: '“Attach Files”',
    history: '“Read Message History”',
  },
  locked: (thread: string) => `The thread ${thread} is locked, so I cannot write in it. I answer here instead.`,
  /** said where an app that a person brought along may not send another message */
  goesOnInPrivate: 'The rest of this answer does not fit here; it goes on in our private messages.',
  restNotShown:
    'The rest of this answer does not fit here, and I cannot write to you in private. Please ask for less at once.',
  /** texts for a poll and a sticker, which the chatbot reads as part of the message */
  poll: (question: string, answers: string[]) => `Poll: ${question} (${answers.join(' / ')})`,
  sticker: (name: string) => `Sticker: ${name}`,
  /** the message of another person to which somebody replies */
}
