import { expect, test } from 'vitest'
import { languageOfDanger } from '../../../../../src/models/concierge/understand/danger.ts'

test.each([
  ['the roof collapsed, people are trapped', 'en'],
  ['help, the basement is flooding with water', 'en'],
  ['someone is breaking in', 'en'],
  ["there's someone breaking in right now", 'en'],
  ['my wife collapsed and does not breathe', 'en'],
  ['my roommate passed out', 'en'],
  ['we are trapped', 'en'],
  ['neighbours are trapped in the elevator', 'en'],
  ['the tenant upstairs is not responding', 'en'],
  ['they are breaking in, help', 'en'],
  ['the hallway is filling with smoke', 'en'],
  ['bei mir brennt es', 'de'],
  ['in der Küche brennt es!', 'de'],
  ['mein Keller steht unter Wasser', 'de'],
  ['meine Mutter ist zusammengebrochen', 'de'],
  ['Rohrbruch im Bad', 'de'],
  ['mi casa está inundada', 'es'],
  ['se me está inundando la cocina', 'es'],
  ['mi padre se desmayó', 'es'],
  ['ma cave est inondée', 'fr'],
  ['mon mari est inconscient', 'fr'],
  ['minha casa está inundada', 'pt'],
  ['minha filha desmaiou', 'pt'],
  ['o cano da cozinha estourou', 'pt'],
])('"%s" is of somebody in danger', (says, language) => {
  expect(languageOfDanger(says)).toBe(language)
})

test.each([
  'is the basement flooding a problem there?',
  'I feel trapped in my tiny flat, show me houses',
  'we are trapped in our lease until May',
  'the deal collapsed',
  'the family is trapped between two leases',
  'i am buried in debt, cheap flats please',
  'he is not responding to my emails',
  'my daughter is not moving to Tacoma',
  'my wife fainted when she saw the price',
  'my partner collapsed the budget',
  'he is breaking in the new place with a party',
  'cave inondée de lumière',
  'my buyer collapsed the price',
  'he is breaking into the housing market',
  'the kitchen is flooding with light',
  'a house that was flooded last year',
  'has it ever been flooded?',
  'is the house in a flood zone?',
  'brennt es oft in der Gegend?',
  'Häuser mit Kamin, in dem es brennt',
  'liegt das Haus am Wasser?',
  'casas en zona inundable',
  'la casa se inundó hace años',
  'une maison en zone inondable',
  'apartamento alagado de luz',
  'homes with a fire pit',
  'my heart stopped when I saw that kitchen',
])('"%s" is of nobody in danger', (says) => {
  expect(languageOfDanger(says)).toBeUndefined()
})
