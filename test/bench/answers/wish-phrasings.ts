import type { Phrasings } from './phrasings.ts'

/** Several wishes at once. */
export const severalPhrasings: Phrasings = {
  known: [
    '{beds} bed {baths} bath {type} in {city} under {max}',
    '{beds}bd/{baths}ba {noun} for sale in {city} below {max}',
    'a {beds} bedroom, {baths} bathroom {noun} in {city} for less than {max}',
    '{type} with {beds} bedrooms and {baths} baths in {city}, max {max}',
    'need {beds} beds, {baths} baths, {city}, under {max}, {noun}',
    'looking for a {noun} in {city}: {beds} bedrooms, {baths} bathrooms, up to {max}',
    '{city} {noun} {beds}/{baths} under {max}',
    'do you have a {beds} bed {baths} bath {noun} in {city} for under {max}?',
    '{noun}, {city}, {bedsWord} bedrooms, {baths} baths, {max} tops',
    'buy a {noun} in {city} with {beds} bedrooms and {baths} bathrooms, no more than {max}',
    'under {max}: {type} in {city} with {beds} beds and {baths} baths',
    "we're hunting for a {beds} br {baths} ba {noun} in {city}, budget {max}",
    'any {type} in {city} with {beds} bedrooms, {baths} baths and a price below {max}?',
    'my budget is {max} and I want a {noun} with {bedsWord} bedrooms and {baths} bathrooms in {city}',
    '{city}. {noun}. {beds} beds. {baths} baths. max {max}.',
    'could you look for a {beds} bedroom {baths} bath {noun} in {city} that costs at most {max}',
    '{beds}b{baths}b {noun} {city} <{max}',
  ],
  heldOut: [
    '{noun} {city} {beds} bedrooms {baths} bathrooms below {max}',
    'looking to buy: {noun}, {city}, {beds} beds, {baths} baths, at most {max}',
    'show me a {noun} with {beds} bedrooms and {baths} bathrooms for under {max} in {city}',
  ],
}

/** The best of a sort; it has to come first. */
export const superlativePhrasings: Phrasings = {
  known: [
    "what's the {best} {noun} for sale in {city}?",
    'show me the {best} {noun} for sale in {city}',
    'which {noun} for sale in {city} is the {best}?',
    '{best} {noun} for sale in {city}',
    'find the {best} {noun} you have for sale in {city}',
    'I want the {best} {noun} for sale in {city}',
    'what is your {best} {noun} for sale in {city}',
    'give me the {best} {noun} for sale in {city} please',
    'can you tell me the {best} {noun} for sale in {city}?',
    'of all the {type} for sale in {city}, which is the {best}?',
    '{type} for sale in {city}, {best} first',
    'do you know the {best} {noun} for sale in {city}?',
    'looking for the {best} {noun} for sale in {city}',
    'where is the {best} {noun} for sale in {city}',
    'name the {best} {noun} for sale in {city}',
    '{city}: {best} {noun} for sale?',
    'your {best} {noun} for sale in {city}, please',
  ],
  heldOut: [
    "I'd like to see the {best} {noun} for sale in {city}",
    "can you show the {best} {noun} that's for sale in {city}",
    'the {best} {noun} for sale in {city}?',
  ],
}

/** Searches that nothing answers: too little money, or a place without listings. */
export const inVainPhrasings: Phrasings = {
  known: [
    'homes for sale in {city} under {tiny}',
    'do you have a {noun} for sale in {city} for less than {tiny}?',
    '{type} for sale in {city} below {tiny}',
    'I can pay {tiny} at most for a home in {city}',
    '{type} for sale in {nowhere}',
    'do you have homes in {nowhere}?',
    "I'm looking for a {noun} in {nowhere}",
    'anything in {nowhere}?',
    'rentals in {nowhere} please',
    'a house with 14 bedrooms in {city}',
    'homes for sale in {city} with 15 bathrooms',
    'homes in {city} with 90,000 square feet or more',
    'homes in {city} built after 2090',
    'can I buy something in {city} for {tiny} or less?',
    'my budget for {city} is {tiny}',
    'show me {nowhere} listings',
    'is there any {noun} available in {nowhere}',
    '{bedsWord} bedroom homes for sale in {nowhere}',
    'twelve bedroom {type} in {city}',
  ],
  heldOut: [
    'is {tiny} enough to buy in {city}?',
    'find {type} for sale in {nowhere} please',
    'what do you have in {nowhere}?',
  ],
}

export const countPhrasings: Phrasings = {
  known: [
    'how many homes are for sale in {city}?',
    'how many {type} do you have for sale in {city}?',
    'number of {type} for sale in {city}',
    'count the {type} for sale in {city}',
    'how many {beds} bedroom homes are for sale in {city}?',
    'how many rentals do you have in {city}?',
    'how many homes for sale in {city} cost less than {max}?',
    'how many homes under {max} in {city}',
    "what's the number of homes for rent in {city}?",
    'tell me how many {type} are for sale in {city}',
    'how many places can I rent in {city}?',
    'how many homes in {city} were built after {year}?',
    'how many homes are there in {location}?',
    'what is the total number of homes for sale in {city}',
    'could you count how many {type} are for sale in {city}?',
    'how many listings for rent are in {city} at the moment',
    'so how many {beds}-bedroom homes for sale do you have in {city}?',
    'in {city}, how many homes are below {max}?',
    'how many {noun} listings for sale does {city} have?',
  ],
  heldOut: [
    'how many homes can I buy in {city}?',
    'count of {beds} bedroom homes for sale in {city}',
    'how many rentals are in {city}?',
  ],
}
