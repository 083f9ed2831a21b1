import { expect, test } from 'vitest'
import { demoSettings } from '../../../../../src/core/demo/settings.ts'
import { openTalk } from '../../known/conversation.ts'

type Language = 'es' | 'fr' | 'de' | 'pt'
const first: Record<Language, string> = {
  es: 'casas en venta en Seattle',
  fr: 'maisons à vendre à Seattle',
  de: 'Häuser zum Kauf in Seattle',
  pt: 'casas à venda em Seattle',
}
/** What is answered to words that follow a list of four houses, the cheapest of which costs $724,000. */
const after = async (language: Language, ...says: string[]): Promise<string> =>
  (await openTalk([first[language], ...says], demoSettings('en'))).text

test.each<[Language, string[]]>([
  ['es', ['que no sea muy cara', 'no muy cara']],
  ['fr', ['pas trop chère', 'qui ne soit pas trop cher']],
  ['de', ['nicht zu teuer', 'nicht so teuer']],
  ['pt', ['que não seja muito cara', 'não muito cara']],
])('in %s, %j sorts by price and rules nothing out', async (language, wishes) => {
  for (const wish of wishes) {
    const text = await after(language, wish)
    expect(text, wish).toMatch(/(?:encontrado|trouvé|gefunden|Encontrei) 4|4 gefunden/)
    expect(text.indexOf('724'), wish).toBeLessThan(text.indexOf('930'))
  }
})

test.each<[Language, string[]]>([
  ['es', ['¿hay alguna más barata?', '¿tienen algo más barato?']],
  ['fr', ['vous en avez une moins chère ?', 'il y a moins cher ?']],
  ['de', ['haben Sie was Günstigeres?', 'gibt es etwas Günstigeres?']],
  ['pt', ['tem alguma mais barata?', 'há algo mais barato?']],
])('in %s, %j ask for a home cheaper than the one spoken of', async (language, questions) => {
  const one = { es: 'la primera', fr: 'la première', de: 'das erste', pt: 'a primeira' }[language]
  for (const question of questions) {
    const text = await after(language, one, question)
    expect(text, question).toContain('724')
    expect(text, question).not.toMatch(/930[.\s]000 [$·]\W* 3 /)
  }
})

test.each<[Language, string, string[]]>([
  ['es', 'la primera', ['¿la puedo ver el sábado?', '¿se puede visitar?']],
  ['fr', 'la première', ['je peux la voir samedi ?', 'on peut la visiter samedi ?']],
  ['pt', 'a primeira', ['posso ver a casa no sábado?', 'dá para ver no sábado?']],
])('in %s, after %j, %j ask for a viewing', async (language, one, questions) => {
  for (const question of questions)
    expect(await after(language, one, question), question).toContain('Viewings are arranged by e-mail')
})

test.each<[Language, string, string]>([
  ['de', 'mit Balkon', 'Balkon ist doch nicht so wichtig'],
  ['es', 'con balcón', 'el balcón no es tan importante'],
  ['fr', 'avec balcon', "le balcon n'est pas si important"],
  ['pt', 'com varanda', 'a varanda não é tão importante'],
])('in %s, after %j, %j gives the wish up', async (language, wish, less) => {
  const text = await after(language, wish, less)
  expect(text).toMatch(/(?:encontrado|trouvé|gefunden|Encontrei) 4|4 gefunden/)
  expect(text).not.toMatch(/mit Balkon|con balcón|avec balcon|com varanda/)
})

test.each<[Language, string]>([
  ['es', 'somos una familia de 4, queremos comprar una casa en Tacoma'],
  ['fr', 'on est une famille de 4 et on veut acheter une maison à Tacoma'],
  ['de', 'wir wollen ein Haus kaufen in Tacoma'],
  ['pt', 'somos uma família de 4, queremos comprar uma casa em Tacoma'],
])('in %s, %j is understood as a whole', async (language, wish) => {
  const { text } = await openTalk([wish], demoSettings('en'))
  expect(text).toContain('Tacoma')
  expect(text, language).not.toMatch(/No he entendido|pas compris|nicht verstanden|Não entendi/)
})

test.each<[string, RegExp]>([
  ['busco algo por unos 600 mil', /entre 540\.000\s\$ y 660\.000/],
  ['casas de unos 600 mil en Tacoma', /entre 540\.000\s\$ y 660\.000/],
  ['je cherche quelque chose à environ 600 000', /entre 540\s000\s\$ et 660\s000/],
  ['une maison dans les 600 000 à Tacoma', /entre 540\s000\s\$ et 660\s000/],
  ['procuro uma casa por uns 600 mil', /entre \$\s540\.000 e \$\s660\.000/],
])('"%s" is about a price, and not up to it', async (wish, has) => {
  expect((await openTalk([wish], demoSettings('en'))).text).toMatch(has)
})
