import { describe, expect, test } from 'vitest'
import { openTalk } from '../../known/conversation.ts'

describe('a limit goes further or away:', () => {
  test.each([
    ['houses in Seattle under 700k', 'could go up to 750k', 'houses for sale in Seattle under $750k'],
    ['houses in Seattle under 700k', 'could we go up to 750k?', 'houses for sale in Seattle under $750k'],
    ['casas en Seattle hasta 700k', 'podría llegar a 750k', 'casas, en venta, en Seattle, hasta 750.000 $'],
    ["maisons à Seattle jusqu'à 700k", "je pourrais aller jusqu'à 750k", "jusqu'à 750 000 $"],
    ['casas em Seattle até 700k', 'poderia ir até 750k', 'até $ 750.000'],
    ['houses in Seattle under 700k', 'without the price limit', 'I found 4: **houses for sale in Seattle**'],
    ['houses in Seattle under 700k', 'without a budget', 'I found 4: **houses for sale in Seattle**'],
    ['houses in Seattle under 700k', 'lift the price cap', 'I found 4: **houses for sale in Seattle**'],
    ['houses in Seattle under 700k', 'ignore my budget', 'I found 4: **houses for sale in Seattle**'],
    ['casas en Seattle hasta 700k', 'sin el límite de precio', '4: **casas, en venta, en Seattle**'],
    ["maisons à Seattle jusqu'à 700k", 'sans la limite de prix', '4 : **maisons, à vendre, à Seattle**'],
    ['Häuser in Seattle bis 700k', 'ohne die Preisgrenze', '4 gefunden: **Häuser, zu verkaufen, in Seattle**'],
    ['casas em Seattle até 700k', 'sem o limite de preço', '4: **casas, à venda, em Seattle**'],
  ])('%s, %s', async (search, further, expected) => {
    const { text, noAnswer } = await openTalk([search, further])
    expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(expected)
    expect(text).not.toMatch(/understand|entendido|compris|entendi\b/)
    expect(noAnswer).toBe(false)
  })
})

describe('the places of the search, or of two searches, are counted one by one or searched together:', () => {
  const each = ['7', 'Seattle', '3', 'Tacoma']
  test.each<[says: string[], has: string[]]>([
    [['houses in Seattle or Tacoma', 'how many in each'], each],
    [['houses in Seattle', 'what about Tacoma?', 'how many are there in each?'], each],
    [['casas en Seattle o Tacoma', '¿cuántas en cada una?'], each],
    [['maisons à Seattle ou Tacoma', 'combien dans chaque ville ?'], each],
    [['Häuser in Seattle oder Tacoma', 'wie viele jeweils?'], each],
    [['casas em Seattle ou Tacoma', 'quantas em cada uma?'], each],
    [['houses in Seattle', 'and Tacoma?', 'both cities'], ['I found 10: **houses in Seattle or Tacoma**']],
    [['houses in Seattle', 'what about Tacoma?', 'both'], ['I found 10: **houses in Seattle or Tacoma**']],
    [['casas en Seattle', '¿y en Tacoma?', 'ambas ciudades'], ['10: **casas, en Seattle o Tacoma**']],
    [['maisons à Seattle', 'et à Tacoma ?', 'les deux villes'], ['10 : **maisons, à Seattle ou Tacoma**']],
    [['Häuser in Seattle', 'und in Tacoma?', 'beide Städte'], ['10 gefunden: **Häuser, in Seattle oder Tacoma**']],
    [['casas em Seattle', 'e em Tacoma?', 'as duas cidades'], ['10: **casas, em Seattle ou Tacoma**']],
  ])('%j', async (says, has) => {
    const { text } = await openTalk(says)
    for (const part of has) expect(text).toContain(part)
  })

  test('"both" of two homes that were shown is of these homes', async () => {
    const { text } = await openTalk(['houses in Seattle', 'the first and the second', 'do both have a garage?'])
    expect(text).not.toContain('I found')
  })
})

describe('the latest are asked for in each language:', () => {
  test.each([
    ['las últimas casas en Seattle', 'primero los más recientes'],
    ['muéstrame las últimas', 'primero los más recientes'],
    ['les dernières', "les plus récents d'abord"],
    ['les dernières maisons à Seattle', "les plus récents d'abord"],
    ['as últimas casas em Seattle', 'mais recentes primeiro'],
    ['casas de las últimas 2 semanas', 'últimos 14 días'],
  ])('%s', async (words, expected) => expect((await openTalk([words])).text).toContain(expected))
})

describe('whoever does not want to be reached, and was told nothing of, is told how to be forgotten:', () => {
  test.each([
    'never call me again',
    'please stop calling me',
    "I don't want to be contacted anymore",
    'no me llamen nunca más',
    "ne m'appelez plus jamais",
    'rufen Sie mich nie wieder an',
    'nunca mais me liguem',
    "don't email me",
    'you must not call me',
    "don't send me any more emails",
    'no me llamen nunca',
    'no me llames, por favor',
    "ne m'appelez pas",
    "ne m'écrivez plus",
    'ruft mich nie wieder an',
    'ruf mich nicht an',
    'não me ligue',
  ])('%s', async (words) => {
    const { text, noAnswer } = await openTalk([words])
    expect(text).toMatch(
      /^(I understand: you|Entendido: no quiere|C’est compris : vous|Verstanden: Sie|Entendido: não quer).*\/forget/,
    )
    expect(noAnswer).toBe(false)
  })

  test.each([
    'you never call me',
    "vous ne m'appelez jamais",
    'Sie rufen mich nie an',
    'ustedes no me llaman nunca',
    'vocês nunca me ligam',
    "please don't call me before noon",
  ])('but "%s" refuses no contact', async (words) => {
    expect((await openTalk([words])).text).not.toContain('/forget')
  })
})

test.each([
  'forget everything I told you',
  'please forget all that I said',
  "don't store my data",
  'stop collecting data about me',
  'olvida todo lo que te dije',
  'no guarden mis datos',
  'oubliez tout ce que je vous ai dit',
  'ne gardez pas mes données',
  'vergiss alles, was ich gesagt habe',
  'speichern Sie meine Daten nicht',
  'esqueça tudo o que eu disse',
  'não guarde os meus dados',
])('"%s" is told how to be forgotten', async (words) => {
  const { text } = await openTalk(['homes in Seattle', words])
  expect(text).toContain('/forget')
  expect(text).not.toMatch(/contact|kontakt/)
})

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
