import type { Phrasings } from './phrasings.ts'

/** Questions about what stands in the free fields, by their keys; answered by the value or the sentence about it. */
export const featureQuestions: Record<string, Phrasings> = {
  Laundry: {
    known: [
      "what's the laundry like at {it}?",
      'is there laundry at {it}?',
      'does {it} have a washer and dryer?',
      'where would I do my laundry at {it}?',
    ],
    heldOut: ['is laundry in unit at {it}?'],
  },
  Cooling: {
    known: ['how is {it} cooled?', 'does {it} have a heat pump?', 'what cooling does {it} have?'],
    heldOut: ['is {it} air conditioned or cooled?'],
  },
  Fireplace: {
    known: ['is there a fireplace at {it}?', 'does {it} have a fireplace?'],
    heldOut: ['any fireplace at {it}?'],
  },
  Kitchen: {
    known: ["what's the kitchen like at {it}?", 'tell me about the kitchen of {it}'],
    heldOut: ['has {it} an updated kitchen?'],
  },
  'Outdoor space': {
    known: ['does {it} have a deck?', 'is there outdoor space at {it}?', 'can we sit outside on a deck at {it}?'],
    heldOut: ['is there a deck at {it}?'],
  },
  View: {
    known: ['does {it} have a view?', "what's the view from {it}?", 'is there a nice view at {it}?'],
    heldOut: ['does {it} look out on anything, a view?'],
  },
  Internet: {
    known: ['what internet does {it} have?', 'is there fiber internet at {it}?'],
    heldOut: ['is internet installed at {it}?'],
  },
  Pets: {
    known: [
      'are pets allowed at {it}?',
      'can I bring my dog to {it}?',
      'does {it} allow cats?',
      'is {it} pet friendly?',
      'do they accept pets at {it}?',
      "what's the pet policy at {it}?",
      'could my cat live at {it}?',
      'are dogs ok at {it}?',
      'may I keep a pet at {it}?',
    ],
    heldOut: ['would they take my dog at {it}?', 'is {it} ok with cats?'],
  },
  Furnished: {
    known: ['is {it} furnished?', 'does {it} come furnished?', 'is there furniture at {it}? furnished?'],
    heldOut: ['would {it} be furnished?'],
  },
  'Lease term': {
    known: ['how long is the lease at {it}?', "what's the lease term for {it}?", 'what lease does {it} have?'],
    heldOut: ['for how many months is the lease at {it}?'],
  },
  Utilities: {
    known: ['are utilities included at {it}?', 'is water included at {it}?', 'which utilities are included with {it}?'],
    heldOut: ['do I pay for utilities at {it}?'],
  },
  Elevator: {
    known: ['is there an elevator at {it}?', 'does the building of {it} have an elevator?'],
    heldOut: ['elevator at {it}?'],
  },
}

/** Questions about one listing that no listing states anything about. */
export const unstatedPhrasings: Phrasings = {
  known: [
    'does {it} have a swimming pool?',
    'is there a sauna at {it}?',
    'does {it} have solar panels?',
    'who owns {it}?',
    'why is the owner selling {it}?',
    'are the neighbors of {it} noisy?',
    'what are the property taxes on {it}?',
    'has {it} ever been flooded?',
    'what did {it} sell for last time?',
    'when was the roof of {it} replaced?',
    'is there asbestos in {it}?',
    'does {it} have a wine cellar?',
    'how many offers are there on {it}?',
    'which school district is {it} in?',
    'how far is {it} from the airport?',
    'does {it} have a home theater?',
    'who lived at {it} before?',
    'is the basement of {it} dry?',
    'how thick are the walls of {it}?',
    'what will {it} be worth in five years?',
    'are there termites at {it}?',
  ],
  heldOut: [
    'is there a jacuzzi at {it}?',
    'has anyone died at {it}?',
    'how warm does {it} get in summer?',
    'who built {it}?',
  ],
}

/** Questions about two listings, and the fact that answers each; "all" asks for a comparison of everything. */
export const comparisonPhrasings = {
  price: {
    known: [
      'which is cheaper, {a} or {b}?',
      'is {a} cheaper than {b}?',
      'does {a} cost more than {b}?',
      'which of {a} and {b} is more expensive?',
      'what costs less, {a} or {b}?',
      'price difference between {a} and {b}?',
    ],
    heldOut: ['is {b} cheaper than {a}?', 'which costs less: {a} or {b}?'],
  },
  area: {
    known: [
      'which one is bigger: {a} or {b}?',
      '{a} or {b}: which is larger?',
      'is {a} bigger than {b}?',
      'which has more space, {a} or {b}?',
    ],
    heldOut: ['is {b} larger than {a}?'],
  },
  bedrooms: {
    known: [
      'which has more bedrooms, {a} or {b}?',
      'does {a} have more bedrooms than {b}?',
      'where are more bedrooms, {a} or {b}?',
    ],
    heldOut: ['how many bedrooms have {a} and {b}?'],
  },
  year: {
    known: ['which of {a} and {b} is newer?', 'is {b} older than {a}?', 'was {a} built before {b}?'],
    heldOut: ['which was built first, {a} or {b}?'],
  },
  all: {
    known: [
      'compare {a} and {b}',
      "what's the difference between {a} and {b}?",
      '{a} vs {b}',
      'how do {a} and {b} compare?',
      'put {a} and {b} side by side',
      'compare {a} with {b} for me please',
    ],
    heldOut: ['differences between {a} and {b}?'],
  },
} as const satisfies Record<string, Phrasings>
