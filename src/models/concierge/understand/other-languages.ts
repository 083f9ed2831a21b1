import { fold, foldedWords } from '../../../search/text/fold.ts'

/** Frequent words, folded, of languages that the concierge does not understand; none is also one of its own languages'. */
const WORDS = [
  'cerco cerchiamo vorrei vorremmo voglio vogliamo comprare affittare affitto appartamento appartamenti bilocale trilocale monolocale camere stanze bagni giardino prezzo buongiorno buonasera grazie sono della nella delle degli gli anche perche questo abbiamo avete parla italiano vicino piu vedere disponibile',
  'ik wij een het niet hoeveel zoek zoeken huis huizen woning woningen slaapkamer slaapkamers badkamer koop huur huren kopen tuin bedankt goedemorgen goedemiddag goedendag alstublieft kunt heeft hebben jullie zijn naar voor wat kost graag onder',
  'szukam szukamy mieszkania mieszkanie mieszkan dom domu dzien dobry ile kosztuje czy jest pokoje pokoi lazienka dziekuje wynajac kupic wynajem prosze ogrod chce',
  'jag letar soker efter lagenhet lagenheter hus och vill hyra kopa att ett sovrum hej tack',
  'jeg leter leder soker etter efter leilighet lejlighed og vil leie leje kjope kobe soverom takk tak hus',
  'ariyorum daire kiralik satilik istiyorum merhaba oda odali tesekkurler kadar fiyat ev var',
  'caut apartament vreau inchiriez cumpar buna ziua multumesc camere dormitoare',
  'hledam byt dum prosim kolik stoji dekuji chci koupit pronajem',
  'etsin asuntoa haluan ostaa vuokrata kiitos makuuhuonetta paljonko maksaa',
  'keresek lakast hazat szeretnek koszonom mennyibe kerul elado kiado',
  'saya mencari rumah apartemen berapa harga kamar ingin membeli menyewa',
].map((words) => new Set(words.split(' ')))

/** "Cerco" begins what Italians look for, and is a fence elsewhere. */
const PHRASES = /\bquanto costa\b|^(?:\w+[,!.]? )?(?:cerco|cerchiamo|cercando)\b/
/** Letters of other alphabets, and Latin ones that none of the five languages has, in words that begin no name. */
const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/gu
const OTHER_LATIN = /(?<!\p{L})\p{Ll}*[ąćęłńśźżğışřůěčšžőűșțđơư]/u

/** Share of the words of a text that must be of another language, and their least number. */
const LEAST_SHARE = 0.3
const LEAST_WORDS = 2
/** In a message of few words, one long word tells. */
const [FEW, LONG] = [3, 6]

/** Whether a text is written in a language that the concierge does not understand. */
export function isOtherLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if ((text.match(OTHER_LETTERS)?.length ?? 0) * 2 > letters) return true
  const words = foldedWords(text)
  const told = WORDS.map((known) => words.filter((word) => known.has(word)))
  const most = told.reduce((best, each) => (each.length > best.length ? each : best), [])
  const signs = most.length + (OTHER_LATIN.test(text) ? 1 : 0)
  if (PHRASES.test(fold(text)) || (words.length <= FEW && most.some((word) => word.length >= LONG))) return true
  return signs >= LEAST_WORDS && signs / words.length >= LEAST_SHARE
}
