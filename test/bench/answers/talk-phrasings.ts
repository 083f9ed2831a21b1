import type { Phrasings } from './phrasings.ts'

/** What starts a talk about several listings. */
export const OPENING = 'homes for sale in {city}'

/** Pointing into the list just shown. */
export const pointingPhrasings: Phrasings = {
  known: [
    'tell me more about the {nth} one',
    'the {nth} one',
    'more about number {n}',
    'what about the {nth}?',
    'details on the {nth} please',
    '#{n}',
    'I like the {nth} one',
    'show me number {n}',
    'can I see the {nth} one?',
    'give me details for {n}',
    'the {nth} looks nice, tell me more',
    "let's hear about the {nth} listing",
    'what can you say about the {nth}?',
    '{nth} please',
    'open number {n}',
    'the {nth} house sounds good',
    "I'm interested in number {n}",
  ],
  heldOut: ['can you open the {nth} one?', 'I want to know more about the {nth}', 'number {n} please'],
}

/** One fact of a listing that was shown. */
export const pointedFactPhrasings = {
  price: {
    known: [
      'how much is the {nth} one?',
      'price of number {n}?',
      'what does the {nth} cost?',
      "what's the price of the {nth} listing?",
    ],
    heldOut: ['price of the {nth} one please'],
  },
  year: {
    known: [
      'how old is the {nth} one?',
      'when was number {n} built?',
      'year built of the {nth}?',
      'what year is the {nth} one from?',
    ],
    heldOut: ['when was the {nth} built?'],
  },
  area: {
    known: [
      'how big is the {nth}?',
      'square feet of number {n}?',
      "what's the size of the {nth} one?",
      'how large is the {nth} house?',
    ],
    heldOut: ["what's the size of number {n}?"],
  },
  bathrooms: {
    known: [
      'how many baths does the {nth} have?',
      'does number {n} have two bathrooms?',
      'bathrooms in the {nth} one?',
      'how many bathrooms has number {n} got?',
    ],
    heldOut: ['baths in the {nth}?'],
  },
} as const satisfies Record<string, Phrasings>

/** Measured against what was shown. */
export const relativePhrasings = {
  cheaper: {
    known: [
      'cheaper',
      'anything cheaper?',
      'something cheaper please',
      'too expensive, show me cheaper ones',
      'do you have cheaper ones?',
      'less expensive?',
      "that's too much money, anything cheaper",
      'show me ones that cost less',
      'got anything more affordable?',
      'these are too expensive',
      'lower price please',
    ],
    heldOut: ['can you find cheaper homes?', 'do any cost less?'],
  },
  bigger: {
    known: [
      'bigger',
      'something bigger?',
      'larger ones please',
      'I need more space',
      'anything larger?',
      'these are too small',
      'do you have bigger homes?',
    ],
    heldOut: ['I want something larger'],
  },
  newer: {
    known: ['newer ones?', 'anything newer?', 'show me newer homes', 'these are too old'],
    heldOut: ['something newer please'],
  },
  smaller: {
    known: ['something smaller', 'can you show smaller ones?', 'these are too big'],
    heldOut: ["I'd rather have something smaller"],
  },
} as const satisfies Record<string, Phrasings>

/** Changes to the search in force; what stands in braces comes to it, or replaces what it had. */
export const refiningPhrasings: Phrasings = {
  known: [
    'only {type}',
    'just the {type}',
    'with {beds} bedrooms',
    'under {max}',
    'in {city} instead',
    'what about {city}?',
    'and in {city}?',
    'make it {beds} bedrooms',
    'only those with {beds} bedrooms',
    'my budget is {max}',
    'I only want {type}',
    'built after {year}',
    '{beds} bedrooms please',
    'how about {city}?',
    'it should have {beds} bedrooms',
    'it must not cost more than {max}',
    'show only the {type}',
    'and nothing older than {year}',
    'can you narrow it down to {type}?',
  ],
  heldOut: ["let's look in {city} instead", 'I need {beds} bedrooms', 'nothing over {max}', 'only {type} please'],
}
