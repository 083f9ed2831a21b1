import { en } from './en.ts'

export const de: typeof en = {
  commandNames: {
    ask: 'fragen',
    listings: 'angebote',
    new: 'neu',
    stop: 'anhalten',
    human: 'mensch',
    help: 'hilfe',
    forget: 'vergessen',
  },
  setUp: {
    report: 'sehen, was zuletzt geschah',
    porchlight: 'mich einrichten, oder sehen, was Sie beobachten',
    use: 'wählen, welcher Assistent hier antwortet',
    desk: 'wo Ihre Leute sitzen',
    deskHere: 'wer einen Menschen verlangt, bekommt in diesem Kanal einen Thread',
    deskOff: 'kein Schalter mehr auf diesem Server',
  },
  noDeskHere: 'Ein Schalter braucht einen Textkanal oder ein Forum: Geben Sie diesen Befehl dort.',
  deskLacks: (permissions) => `Dafür brauche ich hier noch: ${permissions}.`,
  managersOnly: 'Das kann nur, wer diesen Server verwaltet.',
  answersNow: (chatbot, everywhere) =>
    `Ab jetzt antwortet ${chatbot === '' ? 'dieser Assistent' : chatbot} ${everywhere ? 'auf diesem Server' : 'in diesem Kanal'}.`,
  noThreads:
    'Ich darf hier keine Threads öffnen und antworte deshalb direkt auf Nachrichten. Wer den Server verwaltet, kann mir „Öffentliche Threads erstellen“ und „Nachrichten in Threads senden“ erlauben.',
  noWriting: (channel) =>
    `Ich darf in ${channel} nicht schreiben, wo Sie mich angesprochen haben. Wer den Server verwaltet, kann mir dort „Nachrichten senden“ erlauben.`,
  onlyYou: (permissions) =>
    `Ich darf hier nicht schreiben, deshalb sehen nur Sie meine Antwort. Wer den Server verwaltet, kann mir ${permissions} erlauben.`,
  permissions: {
    view: '„Kanal anzeigen“',
    send: '„Nachrichten senden“',
    sendInThreads: '„Nachrichten in Threads senden“',
    threads: '„Öffentliche Threads erstellen“',
    react: '„Reaktionen hinzufügen“',
    embed: '„Links einbetten“',
    attach: '„Dateien anhängen“',
    history: '„Nachrichtenverlauf anzeigen“',
  },
  locked: (thread) => `Der Thread ${thread} ist gesperrt, ich kann dort nicht schreiben. Ich antworte hier.`,
  goesOnInPrivate: 'Der Rest dieser Antwort passt nicht hierher; sie geht in unseren privaten Nachrichten weiter.',
  restNotShown:
    'Der Rest dieser Antwort passt nicht hierher, und privat kann ich Ihnen nicht schreiben. Bitte fragen Sie nach weniger auf einmal.',
  poll: (question, answers) => `Umfrage: ${question} (${answers.join(' / ')})`,
  sticker: (name) => `Sticker: ${name}`,
}
