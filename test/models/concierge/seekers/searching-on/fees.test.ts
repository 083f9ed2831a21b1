import { describe, expect, test } from 'vitest'
import { openTalk } from '../../known/conversation.ts'
import { home } from '../../known/homes.ts'

const condo = (ID: number, HOAMonth: number | null) =>
  home({ ID, Address: `${ID} Pine St`, City: 'Seattle', PropertyType: 'Condo', SalePrice: 400_000 + ID, HOAMonth })
const condos = [condo(1, 300), condo(2, 900), condo(3, null), condo(4, 450)]

const asked = async (first: string, question: string) =>
  (await openTalk([first, question], {}, condos)).text.replace(/[\u00a0\u202f]/g, ' ')

describe('the highest and the lowest fee of a search are told', () => {
  test.each([
    ['condos in Seattle', 'which one has the highest hoa fee?', /^\*\*2 Pine St.*\$900 a month/],
    ['condos in Seattle', 'which has the most expensive HOA', /^\*\*2 Pine St.*\$900 a month/],
    ['condos in Seattle', 'which one has the lowest monthly dues', /^\*\*1 Pine St.*\$300 a month/],
    ['condominios en Seattle', '¿cuál tiene la comunidad más alta?', /^\*\*2 Pine St.*900 \$ al mes/],
    ['condominios en Seattle', '¿cuál tiene los gastos de comunidad más bajos?', /^\*\*1 Pine St.*300 \$ al mes/],
    ['condos à Seattle', 'lequel a les charges les plus élevées ?', /^\*\*2 Pine St.*900 \$ par mois/],
    ['Eigentumswohnungen in Seattle', 'welche hat das höchste Hausgeld?', /^\*\*2 Pine St.*900 \$ im Monat/],
  ])('"%s", "%s"', async (first, question, has) => {
    expect(await asked(first, question)).toMatch(has)
  })

  test.each([
    ['condos', 'condos with the highest HOA in Seattle', /highest fee first[^]*1\. [^\n]*\n[^\n]*2 Pine St/],
    ['condomínios em Seattle', 'qual o condomínio mais alto?', /maior taxa primeiro[^]*1\. [^\n]*\n[^\n]*2 Pine St/],
  ])('"%s", "%s" puts it first', async (first, question, has) => {
    expect(await asked(first, question)).toMatch(has)
  })
})

describe('what fees are on average is worked out from all that state one', () => {
  test.each([
    [
      'condos in Seattle',
      "what's the average HOA there?",
      /^HOA fees of[^]*3 for sale: from \$300 a month to \$900 a month, \$550 a/,
    ],
    ['condos in Tacoma', 'average condo fee in Seattle', /^HOA fees of[^]*\$550 a month on average/],
    ['condos in Seattle', 'what is the HOA on average', /\$550 a month on average/],
    ['condominios en Seattle', '¿cuál es la cuota media de comunidad?', /^Gastos de comunidad de[^]*550 \$ al mes/],
    [
      'condos à Seattle',
      'quelles sont les charges moyennes ?',
      /^Charges de copropriété de[^]*550 \$ par mois en moyenne/,
    ],
    ['Eigentumswohnungen in Seattle', 'was kostet das Hausgeld im Durchschnitt?', /^Hausgeld von[^]*550 \$ im Monat/],
    ['condomínios em Seattle', 'qual é o condomínio médio?', /^Taxas de condomínio de[^]*\$ 550 por mês em média/],
  ])('"%s", "%s"', async (first, question, has) => {
    expect(await asked(first, question)).toMatch(has)
  })

  test.each([
    'cuota media de comunidad en Seattle',
    'charges moyennes à Seattle',
    'durchschnittliches Hausgeld in Seattle',
    'qual a taxa média de condomínio em Seattle',
    'how much are HOA fees typically?',
  ])('"%s" has no word that is called unknown', async (question) => {
    const { text } = await openTalk([question], {}, condos)
    expect(text).toMatch(/^(?:HOA fees|Gastos|Charges|Hausgeld|Taxas)/)
    expect(text).toContain('550')
  })

  test.each([
    'does the hoa usually cover water?',
    'what does the HOA usually include?',
    'is the HOA normally negotiable?',
    'do HOA fees generally rise?',
  ])('but "%s" asks for no average', async (question) => {
    expect(await asked('condos in Seattle', question)).not.toContain('550')
  })

  test('"plus de charges" is no rank: who says it may want none', async () => {
    expect((await openTalk(['je ne veux plus de charges'], {}, condos)).text).not.toContain('élevées')
  })

  test('and prices stay prices', async () => {
    expect(await asked('condos in Seattle with HOA', 'average price')).toMatch(/^Prices of/)
  })
})

describe('a list says by what it ranks, where its entries do not tell it anyway', () => {
  test.each([
    ['condos with the lowest HOA first', /2\. [^]*4 Pine St[^]*HOA fee: \$450 a month/],
    ['homes in Seattle, newest built first', /1\. [^]*Year built: \d{4}\n/],
    ['homes in Seattle, biggest lot first', /1\. [^]*Lot[^:\n]*: [\d,]+ /],
  ])('"%s"', async (question, has) => {
    const homes = [...condos, home({ ID: 5, City: 'Seattle', YearBuilt: 1988, LotArea: 5_000 })]
    expect((await openTalk([question], {}, homes)).text).toMatch(has)
  })

  test('by price, nothing is told twice', async () => {
    const { text } = await openTalk(['condos in Seattle, cheapest first'], {}, condos)
    expect(text).not.toMatch(/\n {3}[\w ]+: /)
  })
})
