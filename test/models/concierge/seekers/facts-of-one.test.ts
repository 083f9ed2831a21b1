import { expect, test } from 'vitest'
import { demoSettings } from '../../../../src/core/demo/settings.ts'
import { openTalk } from '../known/conversation.ts'

/** Shows the home that the questions below are about: 3 bedrooms, 1,834 sq ft, 3 parking spots, built in 1977. */
const shown = {
  en: ['houses for sale in Seattle', 'the first one'],
  es: ['casas en venta en Seattle', 'la primera'],
  fr: ['maisons à vendre à Seattle', 'la première'],
  de: ['Häuser zum Kauf in Seattle', 'das erste'],
  pt: ['casas à venda em Seattle', 'a primeira'],
}
const answerTo = async (language: keyof typeof shown, question: string): Promise<string> =>
  (await openTalk([...shown[language], question], demoSettings('en'))).text

test.each([
  [
    'fr',
    /1977/,
    ["c'est de quelle année ?", 'elle date de quand ?', 'elle a été construite quand ?', 'elle a quel âge ?'],
  ],
  ['fr', /Jours sur le marché/, ['elle est sur le marché depuis quand ?', 'elle est en vente depuis quand ?']],
  ['fr', /Le type de bien/, ["c'est un appartement ou une maison ?", "c'est quel type de bien ?"]],
  [
    'fr',
    /^\*\*3189[^:]*: L'annonce ne le dit pas/,
    ['les animaux sont acceptés ?', 'on peut avoir un chien ?', "qui est l'agent ?"],
  ],
  ['de', /1977/, ['wie alt ist das Haus?', 'aus welchem Jahr ist es?', 'wann wurde das gebaut?']],
  ['de', /Tage im Angebot/, ['seit wann steht es zum Verkauf?', 'steht es schon lange zum Verkauf?']],
  ['de', /Die Art der Immobilie/, ['ist das eine Wohnung oder ein Haus?', 'was ist das für eine Immobilie?']],
  [
    'de',
    /^\*\*3189[^:]*: Das Inserat sagt es nicht/,
    ['wie wird geheizt?', 'wer ist der Makler?', 'gibt es einen Pool?', 'gibt es einen Balkon?', 'darf mein Hund mit?'],
  ],
  ['de', /Der Status ist: Verfügbar/, ['ist es schon weg?', 'ist das noch zu haben?']],
  ['es', /1977/, ['¿de cuándo es?', '¿cuándo la construyeron?', '¿qué antigüedad tiene la casa?']],
  ['es', /Días en el mercado/, ['¿cuánto tiempo lleva en venta?', '¿desde cuándo está en venta?']],
  ['es', /El tipo de inmueble/, ['¿es un piso o una casa?', '¿es casa o piso?']],
  [
    'es',
    /^\*\*3189[^:]*: El anuncio no lo dice/,
    ['¿quién es el agente?', '¿hay piscina?', '¿puedo llevar a mi perro?'],
  ],
  ['es', /Su estado es: Activo/, ['¿ya se vendió?', '¿todavía está libre?']],
  ['pt', /1977/, ['quando a construíram?', 'quantos anos tem a casa?']],
  ['pt', /Dias no mercado/, ['desde quando está à venda?', 'está à venda há muito tempo?']],
  ['pt', /O tipo de imóvel/, ['é um apartamento ou uma casa?', 'é casa ou apartamento?']],
  ['pt', /^\*\*3189[^:]*: O anúncio não diz/, ['quem é o corretor?', 'há piscina?', 'posso levar meu cachorro?']],
  ['en', /The property type is/, ['is it a house or an apartment?', 'is this a condo or a townhouse?']],
] as const)('in %s, %s answers everyday questions about one home', async (language, has, questions) => {
  for (const question of questions) expect(await answerTo(language, question), question).toMatch(has)
})

test.each([
  [
    'en',
    [
      'how big is the kitchen?',
      'how big is the master bedroom?',
      "what's the size of the bedrooms?",
      'how large is the garage?',
    ],
  ],
  [
    'en',
    [
      'how big is the sauna?',
      'how many square feet is the first floor?',
      'how large are the closets?',
      "what's the area like?",
    ],
  ],
  [
    'de',
    ['wie groß ist das Wohnzimmer?', 'wie groß ist die Küche?', 'wie groß ist der Balkon?', 'wie groß ist die Sauna?'],
  ],
  ['es', ['¿cuánto mide el salón?', '¿qué tamaño tiene la cocina?', '¿cuánto mide la sauna?']],
  ['fr', ['quelle est la surface du salon ?', 'le balcon fait combien ?', 'la cuisine est grande comment ?']],
  ['pt', ['qual o tamanho da sala?', 'quanto mede a cozinha?', 'que tamanho tem o quarto?']],
] as const)('in %s, %s are asked of a part of the home, whose size no listing states', async (language, questions) => {
  for (const question of questions) expect(await answerTo(language, question), question).not.toMatch(/1[.,\s]?834|170/)
})

test.each([
  [
    'en',
    [
      'how much is parking?',
      'how much is the rent for a parking space?',
      'how much is a viewing?',
      'what is the cost of living there?',
    ],
  ],
  ['de', ['was kostet das Parken?', 'was kostet eine Besichtigung?', 'was kostet der Strom?']],
  ['es', ['¿cuánto cuesta el aparcamiento?', '¿cuánto cuesta la luz?', '¿cuánto cuesta la visita?']],
  ['fr', ['combien coûte le parking ?', 'combien coûte la visite ?']],
  ['pt', ['quanto custa o estacionamento?', 'quanto custa a visita?']],
] as const)('in %s, %s ask what something else costs than the home', async (language, questions) => {
  for (const question of questions) expect(await answerTo(language, question), question).not.toContain('930')
})

test.each([
  ['en', 'size, garage, price?', ['1,834', '930,000', 'Parking']],
  ['en', 'how big is it and does it have a garage?', ['1,834', 'Parking']],
  ['en', 'how many bedrooms and what size is it?', ['1,834', '3 beds']],
  ['en', 'how much is it with parking?', ['930,000']],
  ['en', 'how big is the house?', ['1,834']],
  ['en', 'how large is this place?', ['1,834']],
  ['de', 'wie groß ist das Haus?', ['1.834']],
  ['es', '¿cuánto cuesta la casa?', ['930.000']],
] as const)('in %s, "%s" asks for the home itself', async (language, question, has) => {
  const text = await answerTo(language, question)
  for (const one of has) expect(text).toContain(one)
})

test.each([
  ['de', 'gibt es Häuser mit Garten in Tacoma?', /Tacoma/],
  ['de', 'gibt es günstigere?', /724\.000/],
  ['es', '¿hay casas con piscina?', /con piscina/],
  ['pt', 'há algo mais barato?', /724\.000/],
] as const)('in %s, "%s" goes on searching', async (language, question, has) => {
  expect(await answerTo(language, question)).toMatch(has)
})

/** What no listing states is told so: neither the price, nor the year, nor the address of the home is an answer. */
test.each([
  'how much did they pay for it?',
  'how much down payment do I need?',
  'how much rent could I get?',
  'how old are the appliances?',
  "what's the age of the roof?",
  "where's the nearest store?",
  'how far is the nearest bus stop?',
  'is it sold furnished?',
  'is it available for short term rent?',
  'how old is the water heater?',
])('"%s" is stated nowhere', async (question) => {
  expect(await answerTo('en', question)).toMatch(/^\*\*3189 [^:]*: The listing doesn't say/)
})

test.each([
  ['is there guest parking?', 'Parking spots: 3'],
  ['is the lot flat?', 'The lot measures 4,700'],
  ['what can I build on the lot?', 'The lot measures 4,700'],
  ['how old is the building?', '1977'],
  ['how old is the house?', '1977'],
  ['is it sold?', 'Active'],
])('"%s" is answered with what is known', async (question, has) => {
  expect(await answerTo('en', question)).toContain(has)
})

test.each([
  ['where do I sign?'],
  ['how many acres is the park nearby?'],
  ['how large is the family that lives there?'],
])('"%s" is not about what the listing states', async (question) => {
  expect(await answerTo('en', question)).not.toMatch(/4,700|1,834|The address is/)
})
