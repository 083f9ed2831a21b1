import { en } from './en.ts'

export const de: typeof en = {
  setUp: {
    key: 'Ihr geheimer Schlüssel (npm start hat ihn beim ersten Start gezeigt)',
    withoutKey: 'Ohne den geheimen Schlüssel kann man nicht mit Porchlight sprechen.',
    keep: 'Den Schlüssel in .env aufbewahren, damit Sie nicht wieder gefragt werden?',
    choose: 'Mit wem möchten Sie sprechen?',
    neverMind: 'Gut, lassen wir es.',
  },
  cannotStart: {
    unreachable: (address) => `Porchlight antwortet nicht unter ${address}; starten Sie es mit npm start.`,
    noKey: () => 'SECRET_KEY fehlt; schreiben Sie den geheimen Schlüssel, den npm start gezeigt hat, in .env.',
    wrongKey: () => 'Porchlight nimmt den geheimen Schlüssel nicht an; prüfen Sie SECRET_KEY in .env.',
    sessionKey: () => 'SECRET_KEY ist kein geheimer Schlüssel; ein Sitzungsschlüssel gilt nur für Angebote.',
    noSuchChatbot: () => 'Es gibt keinen Assistenten mit dieser CHATBOT_SERIAL; entfernen Sie sie, um einen zu wählen.',
  },
  thinking: 'Ich denke nach … (Strg-C hält an)',
  waiting: 'Ich warte … (Strg-C gibt auf)',
  outage: (address) =>
    `Der Dienst unter ${address} antwortet nicht. Ich merke mir, was Sie geschrieben haben, und mache weiter, sobald er wieder antwortet.`,
  more: 'Schreiben Sie „more“ für die nächsten.',
  nothingMore: 'Mehr gibt es nicht zu zeigen.',
  confirm: (command) => `Schreiben Sie „${command}“, damit es geschieht.`,
  noCommand: (name) => `„/${name}“ gibt es nicht. Schreiben Sie /help, um zu sehen, was es gibt.`,
  aside: {
    corrected: (text) => `Berichtigt: ${text}`,
    takenBack: (text) => (text === '' ? 'Etwas Gesagtes wurde zurückgenommen.' : `Zurückgenommen: ${text}`),
  },
  commandHelp: {
    more: 'die nächsten Angebote dieser Suche',
    quit: 'gehen; das Gespräch geht nächstes Mal weiter',
    watch: 'diese Suche beobachten, oder Angebot 1 daraus',
    watches: 'was Sie beobachten; etwas davon beenden',
    interrupt: 'die Antwort anhalten; Getipptes löschen; gehen, wenn nichts getippt ist',
  },
  watches: {
    none: 'Sie beobachten nichts. Suchen Sie mit „/listings …“ und schreiben Sie „/watch“, oder sagen Sie mir, was Sie suchen: „Sag mir Bescheid, wenn …“.',
    end: 'Schreiben Sie zum Beispiel „/watches stop 1“, um etwas zu beenden.',
    choose: 'Schreiben Sie zum Beispiel „/watch a“, um zu wählen.',
  },
}
