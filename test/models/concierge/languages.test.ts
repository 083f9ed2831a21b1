import { describe, expect, test } from 'vitest'
import { demoSettings } from '../../../src/core/demo/settings.ts'
import type { ModelEvent } from '../../../src/core/ports/models.ts'
import { alertWords } from '../../../src/core/watches/words.ts'
import { watchingWords } from '../../../src/models/concierge/watching/words/words.ts'
import { apologize, modelWordsFor } from '../../../src/models/words.ts'
import { demoCatalogue } from '../../bench/answers/catalogue.ts'
import { ask, conversation, play, promptOf } from './known/conversation.ts'

/** A whole talk in each language: what is said, and what the answer must show. */
const talks: Record<string, [say: string, has: RegExp][]> = {
  Spanish: [
    ['hola', /^¡Hola! Puedo buscar/],
    ['casas de 3 dormitorios en Seattle en venta', /He encontrado 3: \*\*casas, en venta, en Seattle, 3 dormitorios/],
    ['¿cuánto cuesta la segunda?', /Cuesta 1\.045\.000\s\$\./],
    ['¿sigue disponible?', /Su estado es: Activo/],
    ['¿tiene garaje?', /Plazas de aparcamiento: 2/],
    ['compara la primera y la tercera', /Precio: 930\.000\s\$ \| 1\.120\.000\s\$/],
    ['¿cuántos apartamentos hay en alquiler en Portland?', /^Son 2: /],
    ['¿cuánto es la factura de la luz de la primera?', /no lo dice|Todavía no/],
    ['¿qué tiempo hace hoy?', /Eso no lo sé/],
    ['gracias', /De nada/],
  ],
  French: [
    ['bonjour', /^Bonjour ! Je peux chercher/],
    ['maisons avec 3 chambres à vendre à Seattle', /J'en ai trouvé 3 : \*\*maisons, à vendre, à Seattle, 3 chambres/],
    ['combien coûte la deuxième ?', /Le prix est de 1\s045\s000\s\$/],
    ['quelle est sa surface ?', /La surface est de 2\s216 pi²/],
    ['compare la première et la troisième', /Prix: 930\s000\s\$ \| 1\s120\s000\s\$/],
    ["combien d'appartements sont à louer à Portland ?", /J'en compte 2/],
    ['raconte-moi une blague', /Je ne le sais pas/],
    ['merci beaucoup', /Avec plaisir/],
  ],
  German: [
    ['guten Tag', /^Guten Tag! Ich kann/],
    ['Häuser mit 3 Schlafzimmern zum Kauf in Seattle', /Ich habe 3 gefunden: \*\*Häuser, zu verkaufen, in Seattle/],
    ['Was kostet das zweite?', /Der Preis: 1\.045\.000\s\$/],
    ['Wie groß ist es?', /Die Wohnfläche beträgt 2\.216 Quadratfuß/],
    ['Vergleiche das erste und das dritte', /Preis: 930\.000\s\$ \| 1\.120\.000\s\$/],
    ['Wie viele Wohnungen gibt es zur Miete in Portland?', /^Ich zähle 2/],
    ['Wie ist das Wetter?', /Das weiß ich nicht/],
    ['danke', /Gern geschehen/],
  ],
  Portuguese: [
    ['olá', /^Olá! Posso buscar/],
    ['casas de 3 quartos à venda em Seattle', /Encontrei 3: \*\*casas, à venda, em Seattle, 3 quartos/],
    ['quanto custa a segunda?', /Custa \$\s1\.045\.000/],
    ['qual é a área?', /Tem 2\.216 pés² de área/],
    ['compare a primeira e a terceira', /Preço: \$\s930\.000 \| \$\s1\.120\.000/],
    ['quantos apartamentos há para alugar em Portland?', /^São 2/],
    ['qual é a capital da França?', /Isso eu não sei/],
    ['obrigado', /De nada/],
  ],
}

test.each(Object.entries(talks))('who speaks %s is answered in it', async (_, lines) => {
  const say = conversation(demoSettings('en'), demoCatalogue())
  for (const [question, has] of lines) expect((await say(question)).text, question).toMatch(has)
})

test.each(['en', 'es', 'fr', 'de', 'pt'] as const)('the demo in "%s" answers what it suggests', async (language) => {
  const settings = demoSettings(language)
  for (const suggested of settings.SuggestedMessage?.split('\n') ?? []) {
    const { text } = await conversation(settings, demoCatalogue())(suggested)
    expect(`${suggested} ${text}`).toMatch(/demo-00\d\d/)
  }
})

describe('the language of an answer', () => {
  test('changes with the question and stays where a question tells none', async () => {
    const say = conversation({}, demoCatalogue())
    await say('busco casas en Denver')
    expect((await say('Seattle')).text).toMatch(/en Seattle/)
    expect((await say('show me condos in Denver please')).text).toMatch(/I found/)
    expect((await say('Seattle?')).text).toMatch(/I found/)
  })

  test('is that of AIResponseLanguage where no question told one', async () => {
    expect((await conversation({ AIResponseLanguage: 'German' }, demoCatalogue())('Denver')).text).toMatch(/gefunden/)
  })
})

test.each(['English', 'Spanish', 'French', 'German', 'Portuguese'])(
  'in %s a picture alone is answered in the words of a model that takes no pictures',
  async (AIResponseLanguage) => {
    const prompt = promptOf('', { settings: { AIResponseLanguage }, type: 'Image' })
    const told: ModelEvent[] = []
    apologize(prompt, { cannot: modelWordsFor(prompt).media.Image, memory: null }, (event) => told.push(event))
    const { text, noAnswer } = await ask(prompt)
    expect(told).toMatchObject([
      { type: 'text', text },
      { type: 'end', noAnswer },
    ])
  },
)

test('a Spanish visitor is addressed formally, as everywhere in the concierge', async () => {
  const prompt = promptOf('', { settings: { AIResponseLanguage: 'Spanish' }, type: 'Image' })
  expect((await ask(prompt)).text).toMatch(/escriba lo que busca/)
})

test('Spanish texts about watches and alerts address formally too', () => {
  const { watchingSearch, watchingHome, tooWide, nothingToWatch, whichToStop, noWatches, watches } = watchingWords.es
  const alerts = Object.values(alertWords.es.kinds)
  const texts = [
    watchingSearch('', ''),
    watchingHome(''),
    tooWide('', '', ''),
    nothingToWatch,
    whichToStop(''),
    noWatches,
  ]
  for (const text of [...texts, ...alerts, watches(''), alertWords.es.because, alertWords.es.digest(2)])
    expect(text.replaceAll(/«[^»]*»/g, '')).not.toMatch(/\b(te|tu|di|sigues|quieres|buscas|concreta)\b/i)
})

/** What is said so that nearly every kind of answer is given: found, none, corrected, refused, left out, compared, told. */
const walks: Record<string, string[]> = {
  Spanish: [
    'casas en Seattle con chimenea y terraza',
    'más baratas',
    'al oeste de Seattle',
    'viviendas en Denver que no estén en Highlands, con ascensor',
    'casas tranquilas en Boise con bomba de calor y lavadora en la vivienda',
    'zona segura en Seattle',
    'castillos en París por menos de 100.000',
    'cuéntame más de la primera',
    'alquileres en Portland con mascotas, gastos incluidos',
    'precio medio de las casas en Denver',
    'avísame cuando haya casas en Denver',
    '¿qué estoy siguiendo?',
    'impuestos de menos de 5000 en Seattle',
    'empezar de nuevo',
  ],
  French: [
    'maisons à Seattle avec cheminée et terrasse',
    'moins chères',
    "à l'ouest de Seattle",
    'logements à Denver hors de Highlands, avec ascenseur',
    'maisons calmes à Boise avec pompe à chaleur',
    'quartier sûr à Seattle',
    'châteaux à Paris à moins de 100 000',
    'parle-moi de la première',
    'locations à Portland, animaux acceptés, charges comprises',
    'prix moyen des maisons à Denver',
    'préviens-moi quand il y a des maisons à Denver',
    'impôts de moins de 5000 à Seattle',
    'recommencer',
  ],
  German: [
    'Häuser in Seattle mit Kamin und Terrasse',
    'günstiger',
    'westlich von Seattle',
    'Objekte in Denver, aber nicht in Highlands, mit Aufzug',
    'ruhige Häuser in Boise mit Wärmepumpe',
    'sichere Gegend in Seattle',
    'Schlösser in Paris unter 100.000',
    'erzähl mir mehr über das erste',
    'Mietobjekte in Portland, Haustiere erlaubt, Nebenkosten inklusive',
    'Durchschnittspreis der Häuser in Denver',
    'sag mir Bescheid, wenn es Häuser in Denver gibt',
    'Steuern unter 5000 in Seattle',
    'von vorne',
  ],
  Portuguese: [
    'casas em Seattle com lareira e deck',
    'mais baratas',
    'a oeste de Seattle',
    'imóveis em Denver fora de Highlands, com elevador',
    'casas tranquilas em Boise com bomba de calor',
    'bairro seguro em Seattle',
    'castelos em Paris por menos de 100.000',
    'fale mais da primeira',
    'aluguéis em Portland, aceita animais, contas incluídas',
    'preço médio das casas em Denver',
    'me avise quando houver casas em Denver',
    'impostos abaixo de 5000 em Seattle',
    'começar de novo',
  ],
}

/** Words that our English sentences are full of, and that none of the four languages has. */
const ENGLISH =
  /\b(the|and|with|you|your|for|not|this|that|homes?|houses?|beds?|baths?|rent|found|here|ask|more|under|between|listings?|didn't|don't|cheapest|first|left|understand|in-unit|views|pets allowed|within|west|fireplace|heat pump|deck area)\b/i

/** What we say of an answer: without addresses, types, links and texts of listings. */
const ours = (text: string): string =>
  text
    .split('\n')
    .filter(
      (line) =>
        !/https?:|^ {3}|^>|^- (View|Accessibility|Laundry|Internet|Kitchen|Cooling|Fireplace|Outdoor)/.test(line),
    )
    .join('\n')
    .replaceAll(/Single Family Residential|Multi-Family \(2-4 Unit\)|["«„“][^"»“”]*["»“”]/g, '')

test.each(Object.entries(walks))('who speaks %s reads no English sentence of ours', async (_, said) => {
  const say = conversation({}, demoCatalogue())
  for (const question of said) {
    const text = ours((await say(question)).text)
    expect(ENGLISH.exec(text)?.[0], `${question}\n${text}`).toBeUndefined()
  }
})

describe('questions for the business are answered in its words in five languages', () => {
  const SystemMessage =
    'We are open Mon-Fri 9-5. Our office is at 12 Elm Street, Tacoma. Call us at 555-0100. Our fee is 3 %. We speak English and Spanish. We serve Tacoma and Lakewood. Pets are welcome. We are licensed in Washington, license 30018.'
  test.each([
    ['are you open on Monday?', /9-5/],
    ['¿cuándo abren los sábados?', /9-5/],
    ['êtes-vous ouvert le lundi ?', /9-5/],
    ['haben Sie am Montag geöffnet?', /9-5/],
    ['vocês abrem na segunda?', /9-5/],
    ['¿cuál es su dirección?', /12 Elm/],
    ['quelle est votre adresse ?', /12 Elm/],
    ['wie lautet Ihre Adresse?', /12 Elm/],
    ['qual é a morada?', /12 Elm/],
    ['¿cómo puedo llamarlos?', /555-0100/],
    ['puis-je vous appeler ?', /555-0100/],
    ['kann ich Sie anrufen?', /555-0100/],
    ['posso ligar para vocês?', /555-0100/],
    ['¿cuánto cobran?', /3 %/],
    ['combien prenez-vous de commission ?', /3 %/],
    ['wie hoch ist Ihre Provision?', /3 %/],
    ['quanto cobram?', /3 %/],
    ['parlez-vous espagnol ?', /Spanish/],
    ['sprechen Sie Spanisch?', /Spanish/],
    ['vocês falam espanhol?', /Spanish/],
    ['which areas do you serve?', /Lakewood/],
    ['¿en qué zonas trabajan?', /Lakewood/],
    ['in welchen Gebieten arbeiten Sie?', /Lakewood/],
    ['acceptez-vous les animaux ?', /Pets/],
    ['¿tienen licencia?', /30018/],
    ['vocês têm licença?', /30018/],
  ])('%s', (say, has) => play([{ say, has: [has] }], { SystemMessage }))
})
