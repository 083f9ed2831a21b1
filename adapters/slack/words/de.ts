import type { slackWordsEn } from './en.ts'

export const slackWordsDe: typeof slackWordsEn = {
  dialog: { search: 'Angebote suchen', share: 'Hier teilen', send: 'Senden', cancel: 'Abbrechen' },
  titles: { search: 'Angebote suchen', askAbout: 'Danach fragen' },
  asked: (name) => `${name} fragt:`,
  notInChannel: 'Ich bin noch nicht in diesem Kanal. Laden Sie mich mit /invite ein, dann kann ich hier antworten.',
  managersOnly: 'Nur wer diesen Arbeitsbereich verwaltet, kann wählen, welcher Assistent antwortet.',
  chooseChatbot: 'wählen, welcher Assistent hier antwortet',
  desks: {
    help: 'diesen Kanal zum Arbeitsplatz Ihres Teams machen, mit `off` nicht mehr',
    managersOnly: 'Nur wer diesen Arbeitsbereich verwaltet, kann sagen, wo Ihr Team sitzt.',
    channelsOnly: 'Ihr Team sitzt in einem Kanal: Rufen Sie das dort auf.',
    installAgain:
      'Dafür fehlt mir eine Berechtigung. Installieren Sie mich noch einmal mit den Berechtigungen, um die ich inzwischen bitte.',
  },
  chatbots: (names) =>
    `Wählen Sie einen mit „/porchlight use“ und seiner Nummer, mit „all“ dahinter für den ganzen Arbeitsbereich:\n${names.join('\n')}`,
  inWorkspace: (chatbot, everywhere) =>
    `Ab jetzt antwortet ${chatbot === '' ? 'dieser Assistent' : chatbot} ${everywhere ? 'in diesem Arbeitsbereich' : 'hier'}.`,
  inThreads: 'In einem Thread mit mir schreiben Sie einfach „stop“, „new“, „human“, „help“ oder „forget me“.',
  reports: {
    help: 'sehen, was zuletzt geschah',
    managersOnly: 'Berichte sehen nur Administratoren dieses Workspace.',
    inPrivate: 'Der Bericht steht in unserem privaten Gespräch.',
  },
  answeredElsewhere: 'Slack lässt mich dort, wo Sie gefragt haben, nicht antworten; hier ist meine Antwort.',
}
