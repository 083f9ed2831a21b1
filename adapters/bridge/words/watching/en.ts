import { QUIET_HOURS as quiet } from '../../../../src/contract/listings/watches.ts'

/** What the bots say about watches. */
export const watchingWordsEn = {
  buttons: {
    search: 'Watch this search',
    home: 'Watch this home',
    stop: 'Stop',
    pause: 'Pause a week',
    goOn: 'Go on',
    tellHere: 'Tell me here',
    goOnThere: 'Go on there',
    daily: 'Tell me once a day',
  },
  every: { AtOnce: 'At once', Daily: 'Once a day', Weekly: 'Once a week' },
  /** above the choice of one of these */
  whenToTell: 'When to tell',
  searchAdded: (summary: string, count: string) =>
    `I will tell you when something happens: **${summary}** (${count} match now).`,
  homeAdded: (summary: string) => `I will tell you what happens to **${summary}**.`,
  digests: { AtOnce: '', Daily: 'Once a day, all together.', Weekly: 'Once a week, all together.' },
  /** where it will be told */
  there: { here: 'I tell you here.', private: 'I tell you in our private messages.' },
  already: (summary: string) => `You watch that already: **${summary}**.`,
  tooWide: (count: string, perDay: string) =>
    `${count} homes match that now, and I would have told you ${perDay} times a day. Choose what narrows it, or let me tell you once a day, all together:`,
  upTo: (price: string) => `up to ${price}`,
  noThread:
    'Only you see this, so there is no thread in which I could tell you. Ask me in a thread or in private, and watch it from there.',
  stopped: (summary: string) => `Stopped: I tell you no more of **${summary}**.`,
  paused: (summary: string, until: string) =>
    `Paused until ${until}: **${summary}**. What happens meanwhile is not told later.`,
  goesOn: (summary: string) => `It goes on: **${summary}**.`,
  ended: 'That watch has ended already.',
  notYours: 'Only who asked for it can change that.',
  none: 'You are watching nothing. Press “Watch this search” below a search, or tell me what you are looking for: “tell me when …”.',
  yours: (total: string) => `What you are watching (${total}):`,
  /** how a watch of the list stands */
  states: {
    AtOnce: 'told at once',
    Daily: (hour: string) => `told every day at ${hour}`,
    Weekly: (hour: string) => `told on Mondays at ${hour}`,
    paused: 'paused',
    pausedUntil: (until: string) => `paused until ${until}`,
  },
  zoneAsked: `What time is it where you are? Then I am silent from ${quiet.from}:00 to ${quiet.until}:00.`,
  zoneSet: (time: string) =>
    `Thank you: it is ${time} where you are. I am silent from ${quiet.from}:00 to ${quiet.until}:00.`,
  zone: 'Your time',
  lost: (thread: string, summaries: string) =>
    `I can no longer reach you in ${thread}, so this is paused: ${summaries}. See “/porchlight watches”.`,
  threadGone: (summary: string) =>
    `I can no longer reach you in the thread in which you asked for **${summary}**. Shall I tell you here from now on?`,
  yourThread: 'the thread in which you asked me',
  priceHistory: 'Price',
  command: 'what you are watching',
}

export type Watching = typeof watchingWordsEn
