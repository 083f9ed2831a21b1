import { startFailures } from '../../bridge/program/settings.ts'

/** Texts of the terminal only. */
export const en = {
  setUp: {
    key: 'Your secret key (npm start printed it at its first start)',
    withoutKey: 'Without the secret key there is no talking to Porchlight.',
    keep: 'Keep the key in .env, so that you are not asked again?',
    choose: 'Whom would you like to talk to?',
    neverMind: 'Never mind.',
  },
  cannotStart: startFailures,
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
    watch: 'watch that search, or home 1 of it',
    watches: 'what you watch; end one of them',
    interrupt: 'stop the answer; clear what is typed; leave where nothing is typed',
  },
  watches: {
    none: 'You are watching nothing. Search with “/listings …” and type “/watch”, or tell me what you are looking for: “tell me when …”.',
    end: 'Type “/watches stop 1”, for example, to end one.',
    choose: 'Type “/watch a”, for example, to choose.',
  },
}
