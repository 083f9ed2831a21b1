import type { Output } from '../../../src/contract/endpoint.ts'
import type { ErrorName } from '../../../src/contract/errors.ts'
import type { VisitorForget } from '../../../src/contract/people/privacy.ts'
import type { UnusableReason } from '../files/unusable.ts'
import { watchingWordsEn } from './watching/en.ts'

const TOO_LARGE = 'That is too much at once for me. Please send less.'

const failures: Partial<Record<ErrorName, string>> = {
  emptyContent: 'That message has no words I could answer.',
  imagesDisabled: 'I am sorry, I do not look at pictures here. Please describe what you see in words.',
  audioDisabled: 'I am sorry, I do not listen to voice messages here. Please write instead.',
  wrongFormat: 'I am sorry, I cannot open that kind of file.',
  oneFileOnly: 'Please send one recording or video at a time.',
  bodyTooLarge: TOO_LARGE,
  noSuchChatbot: 'The chatbot I speak for no longer exists. Please tell whoever runs me.',
  modelUnavailable: 'I cannot think of an answer right now. Please ask again in a moment.',
  storeUnavailable: 'I cannot look things up right now. Please ask again in a moment.',
  stopping: 'I am just being restarted. Please ask again in a moment.',
}

const byStatus: Record<number, string> = {
  400: 'I could not make sense of that message. Please put it in other words, or shorter.',
  401: 'I am not set up correctly: my key is not accepted. Please tell whoever runs me.',
  403: 'I am not allowed to answer here. Please tell whoever runs me.',
  413: TOO_LARGE,
}

const files: Record<UnusableReason, (name: string) => string> = {
  imagesDisabled: () => 'I am sorry, I do not look at pictures here. Please describe what you see in words.',
  audioDisabled: () => 'I am sorry, I do not listen to voice messages here. Please write instead.',
  unsupported: (name) =>
    `I am sorry, I cannot open “${name}”: I take pictures, voice messages, videos and plain texts.`,
  damaged: (name) => `I am sorry, “${name}” seems to be damaged. Please send it again.`,
  tooLarge: (name) => `I am sorry, “${name}” is too large for me. Please send a smaller one.`,
  tooLong: (name) => `I am sorry, “${name}” is too long for me. Please send a shorter one.`,
  tooSlow: (name) => `“${name}” took too long to arrive. Please send it again.`,
  gone: (name) => `“${name}” is not there any more. Please send it again.`,
  loginPage: (name) => `I am not allowed to open “${name}” here. Please tell whoever runs me.`,
  forbidden: (name) => `I am sorry, I cannot take “${name}” from where it is.`,
  unreachable: (name) => `I could not get “${name}”. Please send it again.`,
}

const many = (count: number) => count.toLocaleString('en')
const counted = (number: number, one: string, several: string) => `${many(number)} ${number === 1 ? one : several}`

/** Everything the bots say to people on their own account. */
export const bridgeWordsEn = {
  /** in which numbers are written */
  language: 'en',
  welcome: (name: string) =>
    `Hello! I am ${name === '' ? 'an automated assistant' : `${name}, an automated assistant`}. Ask me about homes: “3 bedroom houses under 700k”, for instance.`,
  welcomeBack: 'Welcome back: our talk goes on.',
  stopped: 'Stopped.',
  nothingToStop: 'I am not answering anything right now.',
  notHere: 'I am sorry, I may not answer here.',
  /** what a person says who asks for a human by a command */
  human: 'I would like to talk to a person.',
  noListings: (query: string) =>
    query === '' ? 'No listing matches.' : `No listing matches “${query}”. Try fewer or other words.`,
  searched: (summary: string) => `Looking for: ${summary}.`,
  corrected: (said: string, taken: string) => `I took “${said}” as “${taken}”.`,
  refused: (said: string, reason: string) => `I left out “${said}”: ${reason}`,
  notUnderstood: (said: string) => `I did not understand “${said}” and left it out.`,
  instead: (ways: string[]) => `There would be ${ways.join('; ')}.`,
  several: (said: string, options: string[]) => `“${said}” could be ${options.join(' or ')}: say which one you mean.`,
  listingsShown: (from: number, to: number, total: number) =>
    total === 1 ? 'One listing' : `${from}–${to} of ${many(total)} listings`,
  searchGone: 'That search is too old for me to go on with. Please search again.',
  /** a button, menu, form or command that is not there any more */
  controlGone: 'I do not know that one any more. Just write to me what you need.',
  listingGone: 'That listing is not there any more.',
  askAbout: (listing: string) => `Tell me more about ${listing}.`,
  help: 'Ask me anything about our homes, or use one of these:',
  /** what each command does */
  commands: {
    ask: 'ask me something',
    listings: 'search the listings',
    new: 'begin a new talk',
    stop: 'stop the answer',
    human: 'ask for a person',
    forget: 'forget what I know of you',
    help: 'this list',
  },
  buttons: {
    stop: 'Stop',
    details: 'Details',
    askAbout: 'Ask about it',
    similar: 'Similar',
    previous: 'Previous',
    next: 'Next',
  },
  /** what can be said with a command */
  options: {
    question: 'What would you like to know?',
    hidden: 'Show the listings to nobody but you',
    chatbot: 'The chatbot; leave it out for the usual one',
    everywhere: 'In the whole server, and not only in this channel',
    period: 'Of which time',
  },
  choices: {
    day: 'day',
    week: 'week',
    month: 'month',
    for_sale: 'for sale',
    for_rent: 'for rent',
    Newest: 'the newest',
    PriceAsc: 'the cheapest',
    PriceDesc: 'the dearest',
    BedroomsDesc: 'the most bedrooms',
    BathroomsDesc: 'the most bathrooms',
    AreaDesc: 'the largest',
    AreaAsc: 'the smallest',
    UnitAreaPriceAsc: 'the cheapest for its area',
    UnitAreaPriceDesc: 'the dearest by area',
    LotAreaDesc: 'the most land',
    LotAreaAsc: 'the least land',
    YearBuiltDesc: 'the newest built',
    YearBuiltAsc: 'the oldest built',
    DaysOnMarketDesc: 'the longest on the market',
    HOAMonthAsc: 'the lowest fee',
    HOAMonthDesc: 'the highest fee',
    Active: 'active',
    PreOnMarket: 'pre-market',
    Sold: 'sold',
    'Square Feet': 'square feet',
    'Square Meters': 'square metres',
  },
  card: {
    bedrooms: (_count: number) => 'bd',
    bathrooms: (_count: number) => 'ba',
    squareFeet: 'sq ft',
    squareMeters: 'm²',
    perMonth: '/month',
    statuses: { Active: 'Active', PreOnMarket: 'Pre-market', Sold: 'Sold' },
    saleTypes: { 'For Sale': 'For Sale', 'For Rent': 'For Rent' },
    daysOnMarket: (days: number) => `${many(days)} ${days === 1 ? 'day' : 'days'} on market`,
  },
  /** what staff read where they attend visitors */
  desk: {
    asks: (name: string) => `${name === '' ? 'A visitor' : name} asks for a person`,
    labels: { where: 'Where', why: 'Why', reach: 'How to reach them', listings: 'Looked at' },
    sources: { http: 'website', discord: 'Discord', slack: 'Slack', terminal: 'terminal' },
    unreachable: 'left neither e-mail nor phone number',
    waits: (time: string) => `Waiting since ${time}`,
    attends: (name: string, time: string) => `${name} took it, ${time}`,
    botAnswers: (time: string) => `The bot answers again, since ${time}`,
    buttons: { claim: 'I take it', handBack: 'Hand back', close: 'Close', retry: 'Retry' },
    /** where no name is known */
    visitor: 'Visitor',
    bot: 'Bot',
    asksAgain: (name: string) => `${name === '' ? 'The visitor' : name} asks for a person again.`,
    reminder: (name: string) => `${name}, the visitor is waiting for you.`,
    waitsAgain: 'Nobody answered, so the visitor waits for a person again.',
    /** said once to a visitor whose thread a person of the business entered */
    isHere: (name: string) => `${name} is here; I am quiet until you press **Hand back**.`,
    notDelivered: (reason: string) => `The visitor did not get this: ${reason}`,
    notShownThere: 'I cannot write to them there any more. They may have left, or take no more messages.',
    set: (chatbot: string) =>
      `This is the desk of ${chatbot === '' ? 'the chatbot' : chatbot} now: who asks for a person gets a thread here.`,
    /** said below it of desks in other workspaces and on other platforms */
    others: (places: string) => `There is another desk, too: ${places}.`,
    ended: (chatbot: string) => `${chatbot === '' ? 'The chatbot' : chatbot} has no desk here any more.`,
    gone: (chatbot: string) =>
      `The channel that was the desk of ${chatbot === '' ? 'the chatbot' : chatbot} is gone. Who asks for a person is told to you by mail again, until you make another channel the desk.`,
    closedTo: (chatbot: string) =>
      `I may not open threads at the desk of ${chatbot === '' ? 'the chatbot' : chatbot}, so somebody who asks for a person is not shown there.`,
  },
  failures: {
    ...failures,
    byStatus,
    unreachable: 'I cannot reach the service that knows the answers. Please try again in a moment.',
    notShown: 'My answer could not be shown here. Please ask again elsewhere, or tell whoever runs me.',
    broken: 'Something went wrong on my side. Please try again in a moment.',
    notOfBusiness: (workspace: string) =>
      `This is not known as a place of the business whose bot I am. Whoever runs me can add ${workspace} to BOT_WORKSPACES.`,
    thisMonth: 'This month’s questions are used up. Please come back next month.',
    later: 'That is more than I may answer right now. Please come back later.',
    inMinutes: (minutes: number) =>
      `That is more than I may answer right now. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  },
  files,
  /** for a person who wants to be forgotten */
  forget: {
    ask: 'I will forget you: our talks, what you told of yourself, your files and what you watch for. That cannot be undone. What you wrote in a talk that somebody else began stays, and so does what stands in this chat.',
    button: 'Forget me',
    done: ({ Sessions, Messages, Leads, Files, Watches }: Output<typeof VisitorForget>) =>
      Sessions + Messages + Leads + Files + Watches === 0
        ? 'I knew nothing of you.'
        : `I have forgotten you. What went: ${counted(Sessions, 'talk', 'talks')}, ${counted(Messages, 'message', 'messages')}, ${counted(Leads, 'note of how to reach you', 'notes of how to reach you')}, ${counted(Files, 'file', 'files')}, ${counted(Watches, 'watched search', 'watched searches')}.`,
  },
  /** what staff read of the last days; a button has at most 45 characters, the hint of a dialog 100 */
  report: {
    heading: { day: 'Today', week: 'The last 7 days', month: 'The last 30 days' },
    figures: {
      questions: 'questions',
      people: 'people',
      answered: 'answered',
      notAnswered: 'not answered',
      handedOver: 'handed over',
      leads: 'leads',
    },
    unanswered: 'Most often asked without an answer',
    none: 'Every question got an answer.',
    button: 'Answer it here',
    label: 'Your answer',
    hint: 'It is added under “Public:”, so that I may tell it to everybody.',
    line: (question: string, answer: string) => `About “${question}”: ${answer}`,
    added: (line: string) => `From now on I may tell everybody:\n> ${line}`,
    full: 'There is no room left in the SystemMessage. Please shorten it first.',
    gone: 'That question is not among the most frequent ones any more.',
    alt: (days: string[]) => `Questions of each day: ${days.join(', ')}`,
  },
  fileNotShown: (name: string) => `“${name}” cannot be shown here.`,
  /** stands below the visitor's words for a person who attends */
  fileNotPassedOn: (name: string) => `📎 ${name} (not delivered)`,
  watching: watchingWordsEn,
}

/** What every language has to say. */
export type BridgeTexts = typeof bridgeWordsEn
