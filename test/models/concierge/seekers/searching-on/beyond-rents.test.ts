import { expect, test } from 'vitest'
import { openTalk } from '../../known/conversation.ts'

test.each([
  [['rent in Denver', 'houses under 500k'], 'houses for sale in Denver under $500k'],
  [['house to rent in Denver', 'what about 400k to 600k'], 'houses for sale in Denver between $400k and $600k'],
  [['rentals in Denver under 3000', 'actually under 600k'], 'homes for sale in Denver under $600k'],
  [['mieten in Denver', 'Häuser unter 500 000'], 'Häuser, zu verkaufen, in Denver, bis 500.000'],
  [['alquilar en Denver', 'casas hasta 500000'], 'casas, en venta, en Denver, hasta 500.000'],
  [['louer à Denver', "maisons jusqu'à 500000"], 'maisons, à vendre, à Denver, jusqu’à 500 000'],
  [['alugar em Denver', 'casas até 500000'], 'casas, à venda, em Denver, até $ 500.000'],
])('%j: a price that no rent can have is of homes to buy, and the answer says so', async (says, search) => {
  const { text } = await openTalk(says)
  expect(text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll("'", '’')).toContain(search)
})

test.each([
  [['rent in Denver', 'houses under 2500'], 'houses for rent in Denver under $2,500 a month'],
  [['rent in Denver', 'houses under 9500'], 'houses for rent in Denver under $9,500 a month'],
  [['rentals in Denver under 3000', 'what about 25000'], 'homes for rent in Denver'],
])('%j: a rent stays one', async (says, search) => {
  expect((await openTalk(says)).text).toContain(search)
})
