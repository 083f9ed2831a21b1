import { describeFilter } from '../../../search/describe.ts'
import type { Relaxation } from '../../../search/relax.ts'
import { createFormatsWithTimes } from './formats.ts'

const formats = createFormatsWithTimes('en-US')
const { number } = formats
const counted = (value: number, one: string, many: string): string => `${number(value)} ${value === 1 ? one : many}`

/** "4 houses for sale", but "17: 3-4 bed houses" and "1: houses for sale" */
const countOf = (count: string, what: string): string =>
  `${count}${count === '1' || /^\d/.test(what) ? ':' : ''} ${what}`

const STUDIO = 'studio'

/** For each fact of a listing: its label, a sentence that states it, and the sentence if it is not stated. */
const facts = {
  price: fact('Price', (v) => `It costs ${v}.`, 'the price'),
  status: fact('Status', (v) => `Its status is ${v}.`, 'its status'),
  type: fact('Type', (v) => `The property type is ${v}.`, 'the property type'),
  beds: fact('Bedrooms', (v) => (v === STUDIO ? 'It is a studio.' : `It has ${v}.`), 'the number of bedrooms'),
  baths: fact('Bathrooms', (v) => `It has ${v}.`, 'the number of bathrooms'),
  area: fact('Building area', (v) => `It has ${v} of space.`, 'the building area'),
  lot: fact('Lot', (v) => `The lot measures ${v}.`, 'the size of a lot'),
  year: fact('Year built', (v) => `It was built in ${v}.`, 'when it was built'),
  parking: fact('Parking spots', (v) => `Parking spots: ${v}.`, 'anything about parking'),
  hoa: fact('HOA fee', (v) => `The HOA fee is ${v}.`, 'an HOA fee'),
  deposit: fact('Deposit', (v) => `The deposit is ${v}.`, 'a deposit'),
  unitPrice: fact('Unit price', (v) => `It costs ${v}.`, 'a price per unit of area'),
  estimate: fact('Estimated price', (v) => `The estimated price is ${v}.`, 'an estimate'),
  sharing: fact('Space', (v) => `Space: ${v}.`, 'whether it is shared'),
  days: fact('Days on market', (v) => `Days on the market: ${v}.`, 'how long it has been on the market'),
  tours: fact('Tours', (v) => `Tours: ${v}.`, 'any tours'),
  location: fact('Location', (v) => `Location: ${v}.`, 'the neighbourhood'),
  address: fact('Address', (v) => `The address is ${v}.`, 'an address'),
  mls: fact('MLS number', (v) => `The MLS number is ${v}.`, 'an MLS number'),
  photos: fact('Photos', (v) => `Photos: ${v}`, 'any photos'),
  link: fact('Link', (v) => `Here is the listing: ${v}`, 'a link'),
}
export type FactName = keyof typeof facts

function fact(label: string, says: (value: string) => string, what: string) {
  return { label, says, unsaid: `The listing doesn't state ${what}.` }
}

type Prices = { lowest: string; highest: string; average: string; median: string }

const quoted = (text: string): string => `"${text}"`

/** Everything that the concierge says in English. The other languages have the same shape. */
export const conciergeWordsEn = {
  ...formats,
  facts,
  quoted,
  /** a sentence that describes a filter */
  describe: describeFilter,

  beds: (count: number): string => counted(count, 'bed', 'beds'),
  studio: STUDIO,
  baths: (count: number): string => counted(count, 'bath', 'baths'),
  areaUnits: { 'Square Feet': 'sq ft', 'Square Meters': 'm²' },
  saleTypes: { for_sale: 'for sale', for_rent: 'for rent' },
  statuses: { Active: 'Active', PreOnMarket: 'Pre-market', Sold: 'Sold' },
  tours: { OpenHouse: 'open house', '3D': '3D tour' },
  spaceTypes: { 'Entire place': 'Entire place', Room: 'Room' },
  per: (amount: string, unit: string): string => `${amount} per ${unit}`,
  aMonth: (amount: string): string => `${amount} a month`,
  noPrice: 'price not stated',
  notStated: 'not stated',
  noAddress: 'address not stated',
  mlsNumber: (mls: string): string => `MLS number ${mls}`,

  found: (count: string, summary: string): string => `I found ${count}: **${summary}**.`,
  hereAre: (from: number, to: number, total: number): string => {
    if (from > 1) return `Here are ${from} to ${to} of ${total}:`
    if (to < total) return `Here are the first ${to}:`
    return total === 1 ? 'Here it is:' : 'Here they are:'
  },
  andMore: (narrower: string): string =>
    `Say "more" for the next ones, "tell me about the second" for details, or narrow it down: "cheaper", "${narrower}".`,
  noMore: (narrower: string): string =>
    `Say "tell me about the second" for details, or change the search: "cheaper", "${narrower}".`,
  byBedrooms: 'with 3 bedrooms',
  bySize: 'bigger',
  onlyOne: 'Ask me anything about it, or say "tell me more".',
  allSeen: 'That was the last of them. What else are you looking for?',
  nothingToContinue: 'There is no list to continue yet. What are you looking for?',
  counted: (count: string, summary: string): string => `I count ${count}: **${summary}**. Say "show me" to see them.`,
  noneOpenOn: (days: string, others: string, summary: string): string =>
    `No listing states an open house on ${days}. On other days or without a date: ${others}, **${summary}**.`,
  pricesOf: (summary: string): string => `Prices of **${summary}**:`,
  feesOf: (summary: string): string => `HOA fees of **${summary}**:`,
  onePrice: (saleType: string, price: string): string => `- 1 ${saleType}: ${price}`,
  priceLine: (count: string, saleType: string, price: Prices): string =>
    `- ${count} ${saleType}: from ${price.lowest} to ${price.highest}, ${price.average} on average, ${price.median} in the middle (median)`,
  noPrices: (summary: string): string => `Nothing that matches states a price: **${summary}**.`,
  noFees: (summary: string): string => `Nothing that matches states an HOA fee: **${summary}**.`,
  tooManyToAverage: (count: string, summary: string, most: string): string =>
    `${count} match **${summary}**. I work out averages of up to ${most}; please narrow it down.`,
  nothingBeyond: (relative: string): string => `I have nothing ${relative} than what I showed you.`,
  none: (summary: string): string => `No listing matches: **${summary}**.`,
  loosened: (options: string[]): string => `What I could offer instead: ${options.join('; ')}.`,
  countOf,
  /** how many homes there are after a relaxation: "2 with Portland too", "4 houses for sale" */
  loosening: (count: string, { change, filter }: Relaxation): string =>
    change === describeFilter(filter) ? countOf(count, change) : `${count} ${change}`,
  showThem: 'Shall I show you the first of these?',
  noLooser: 'Try other words, or leave something out.',
  noListings: 'There are no listings here yet.',
  which: (said: string, options: string): string => `Which do you mean by ${quoted(said)}: ${options}?`,
  corrected: (said: string, taken: string): string => `I took ${quoted(said)} as ${quoted(taken)}.`,
  refused: (said: string, reason: string): string => `I left out ${quoted(said)}: ${reason}`,
  cannotSay: (said: string, reason: string): string => `About ${quoted(said)}: ${reason}`,
  /** translates the search's English reason for refusing a wish */
  refusal: (reason: string): string => reason,
  askBedrooms: 'How many bedrooms do you need? I search by rooms and size, not by who lives in a home.',
  askOtherwise: 'Ask me for places, prices, rooms or features instead.',
  leftOut: (pieces: string): string => `I didn't understand ${pieces}, so I left that out.`,
  unknownWords: (pieces: string): string => `I don't know ${pieces} in our listings.`,
  notSearchable: (pieces: string, search: string): string =>
    `I can't search by ${pieces}. Your search is still: **${search}**.`,
  places: (cities: string): string => `Our listings are in ${cities}.`,
  types: (types: string): string => `Our listings are of these types: ${types}.`,
  someOf: (names: string, count: string): string => `${names} and ${count} more`,
  cannotCompare: (relative: string): string =>
    `I can't tell what would be ${relative}, because I have shown you nothing that states it.`,
  relatives: {
    cheaper: 'cheaper',
    dearer: 'more expensive',
    bigger: 'bigger',
    smaller: 'smaller',
    moreBedrooms: 'with more bedrooms',
    fewerBedrooms: 'with fewer bedrooms',
    newer: 'newer',
    older: 'older',
    closer: 'closer',
  },
  otherHomes: (count: string, summary: string): string => `Other homes that may do as well, ${count}: **${summary}**.`,
  noneStates: (count: string): string => `Another ${count} state no fee, so they may have none.`,
  centreOf: (place: string): string => `The centre of ${place} is here the middle of our own listings there.`,
  notSoMany: 'There are not that many.',
  noneStatesIt: 'None of them states it.',

  about: (name: string, answer: string): string => `**${name}**: ${answer}`,
  states: (field: string): string => `The listing states ${field}.`,
  describes: (sentence: string): string => `The description says: ${quoted(sentence)}`,
  notSaid: (url: string): string => `The listing doesn't say. There may be more on its page: ${url}`,
  noOffers: 'No listing says which offer is accepted; the business can ask the owner.',
  noOtherCosts: 'The listing states no other costs.',
  noMonthlyCosts: 'The listing states no monthly costs.',
  whichOne: 'Which one do you mean? Say its number, or "the second".',
  gone: 'That listing is no longer here.',
  noSuchNumber: (count: string): string => `I showed you ${count}. Which number do you mean?`,
  noneShown: "I haven't shown you a list yet. Tell me what you are looking for.",
  noSuchListing: (what: string): string => `I have no listing with ${what}.`,
  unlocated: (name: string, instead: string): string =>
    `The listing doesn't state where exactly ${name} is, so I looked in ${instead}.`,
  nowhere: (name: string): string => `The listing doesn't state where ${name} is, so I can't tell what is near it.`,
  atAddress: (what: string): string => `the address ${quoted(what)}`,
  listingId: (id: string): string => `the number ${id}`,

  greet: 'Hello!',
  clock: (now: number, zone: string): string => `It is ${formats.moment(now, zone)} (${zone}).`,
  assistant: (name: string): string =>
    name === '' ? 'I am an automated assistant, not a person.' : `I am ${name}, an automated assistant, not a person.`,
  can: (example: string): string =>
    `I can search our listings, count them and tell you what they state. Try "${example}".`,
  help: (example: string): string =>
    [
      'I can help you with our listings:',
      `- search: "${example}", then "cheaper", "with 2 baths", "more"`,
      '- details: "tell me about the second", or an address or MLS number',
      '- questions about one: "is it still available?", "how old is it?", "does it have parking?"',
      '- counts: "how many condos are for rent?"',
    ].join('\n'),
  exampleIn: (city: string): string => `3 bedroom houses in ${city}`,
  example: '3 bedroom houses for sale',
  noted: 'Thank you, I have noted how to reach you.',
  notNoted: 'All right, I have not noted it. Nobody will contact you there.',
  thanks: 'You are welcome! Anything else about our listings?',
  bye: 'Goodbye, and good luck with your search!',
  searchBefore: 'Back to your earlier search.',
  noSearchBefore: 'There is no earlier search to go back to. Tell me what you are looking for.',
  fresh: 'All right, a fresh start. What are you looking for?',
  emergency: (call: string | undefined): string =>
    `If anybody is in danger, call the emergency number now: ${call ?? '112 in Europe, 911 in North America'}. I am an automated assistant and cannot send help.`,
  noViewings: 'I cannot book a viewing myself.',
  leaveContact: 'Tell me your phone number or e-mail and when it suits you, and I note it for the business.',
  noContact: 'I understand: you do not want to be contacted.',
  forgetting:
    'Your message alone removes nothing. On Discord and in the terminal write /forget, on Slack /porchlight forget: your talks, what you told about yourself, your files and what you watch are then deleted. Elsewhere, ask the business, which can delete them.',
  well: 'I am well, thank you!',
  noHelp: 'I am sorry that I was no help.',
  noForecast: "I can't tell where prices are going. I can tell what our homes cost, and which got cheaper lately.",
  noTaste:
    'What would be nicer is yours to judge; listings do not state it. Say "bigger", "newer" or "more expensive" to go on from here.',
  noJudgement: "Which place is better, I can't judge; this is what our homes cost there.",
  fine: 'All right. What else are you looking for?',
  understands: (names: string): string => `I understand these languages: ${names}. Please write to me in one of them.`,
  unknown: "I don't know that.",
}

/** Everything that the concierge says, in one language. */
export type ConciergeWords = typeof conciergeWordsEn
