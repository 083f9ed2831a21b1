import { QUIET_HOURS as quiet } from '../../../../src/contract/listings/watches.ts'
import type { Watching } from './en.ts'

export const watchingWordsDe: Watching = {
  buttons: {
    search: 'Suche beobachten',
    home: 'Beobachten',
    stop: 'Beenden',
    pause: 'Eine Woche Pause',
    goOn: 'Fortsetzen',
    tellHere: 'Hier melden',
    goOnThere: 'Dort fortsetzen',
    daily: 'Einmal am Tag melden',
  },
  every: { AtOnce: 'Sofort', Daily: 'Einmal am Tag', Weekly: 'Einmal in der Woche' },
  whenToTell: 'Wann melden',
  searchAdded: (summary, count) => `Ich melde mich, wenn sich etwas tut: **${summary}** (jetzt ${count} Treffer).`,
  homeAdded: (summary) => `Ich melde mich, wenn sich hier etwas tut: **${summary}**.`,
  digests: { AtOnce: '', Daily: 'Einmal am Tag, alles zusammen.', Weekly: 'Einmal in der Woche, alles zusammen.' },
  there: { here: 'Ich melde mich hier.', private: 'Ich melde mich in unseren Direktnachrichten.' },
  already: (summary) => `Das beobachten Sie schon: **${summary}**.`,
  tooWide: (count, perDay) =>
    `Dazu passen jetzt ${count} Immobilien, und ich hätte mich ${perDay}-mal am Tag gemeldet. Wählen Sie, was es eingrenzt, oder lassen Sie mich einmal am Tag alles zusammen melden:`,
  upTo: (price) => `bis ${price}`,
  noThread:
    'Nur Sie sehen das, also gibt es keinen Thread, in dem ich mich melden könnte. Fragen Sie mich in einem Thread oder privat, und beobachten Sie es von dort aus.',
  stopped: (summary) => `Beendet: Ich melde nichts mehr zu **${summary}**.`,
  paused: (summary, until) =>
    `Pause bis ${until}: **${summary}**. Was inzwischen geschieht, wird nicht nachträglich gemeldet.`,
  goesOn: (summary) => `Es geht weiter: **${summary}**.`,
  ended: 'Diese Beobachtung ist schon beendet.',
  notYours: 'Das kann nur ändern, wer darum gebeten hat.',
  none: 'Sie beobachten nichts. Drücken Sie „Suche beobachten“ unter einer Suche, oder sagen Sie mir, was Sie suchen: „Sag mir Bescheid, wenn …“.',
  yours: (total) => `Was Sie beobachten (${total}):`,
  states: {
    AtOnce: 'sofort gemeldet',
    Daily: (hour) => `jeden Tag um ${hour} gemeldet`,
    Weekly: (hour) => `montags um ${hour} gemeldet`,
    paused: 'pausiert',
    pausedUntil: (until) => `pausiert bis ${until}`,
  },
  zoneAsked: `Wie spät ist es bei Ihnen? Dann bin ich von ${quiet.from}:00 bis ${quiet.until}:00 Uhr still.`,
  zoneSet: (time) => `Danke: Bei Ihnen ist es ${time}. Von ${quiet.from}:00 bis ${quiet.until}:00 Uhr bin ich still.`,
  zone: 'Ihre Uhrzeit',
  lost: (thread, summaries) =>
    `In ${thread} kann ich Sie nicht mehr erreichen, deshalb ist das pausiert: ${summaries}. Siehe „/porchlight watches“.`,
  threadGone: (summary) =>
    `In dem Thread, in dem Sie um **${summary}** gebeten haben, kann ich Sie nicht mehr erreichen. Soll ich mich ab jetzt hier melden?`,
  yourThread: 'dem Thread, in dem Sie mich gefragt haben,',
  priceHistory: 'Preis',
  command: 'was Sie beobachten',
}
