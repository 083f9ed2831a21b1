import { describe, expect, test } from 'vitest'
import { conversation, openTalk } from '../../known/conversation.ts'

const businesses = {
  German:
    'Wir sind ein Maklerbüro in Berlin.\nUnser Büro ist Montag bis Freitag von 9 bis 18 Uhr geöffnet, samstags von 10 bis 14 Uhr.\nSie erreichen uns unter 030 5550123.\nPublic:\nDie Käuferprovision beträgt 3,57 Prozent.',
  Spanish:
    'Somos una inmobiliaria en Madrid.\nNuestro horario es de lunes a viernes de 9:00 a 18:00 y los sábados de 10:00 a 14:00.\nTeléfono: 91 555 01 23.\nPublic:\nLa comisión del comprador es del 3,57 por ciento.',
  French:
    "Nous sommes une agence immobilière à Paris.\nNos bureaux sont ouverts du lundi au vendredi de 9h à 18h et le samedi de 10h à 14h.\nTéléphone : 01 55 55 01 23.\nPublic:\nLa commission de l'acheteur est de 3,57 pour cent.",
  Portuguese:
    'Somos uma imobiliária em Lisboa.\nEstamos abertos de segunda a sexta das 9h às 18h e aos sábados das 10h às 14h.\nTelefone: 21 555 0123.\nPublic:\nA comissão do comprador é de 3,57 por cento.',
}

describe.each(Object.entries(businesses))('a business that says of itself in %s', (_, SystemMessage) => {
  test.each([
    'when are you open?',
    'what are your opening hours?',
    'are you open on saturday?',
    'wann haben Sie geöffnet?',
    'wann habt ihr offen?',
    'haben Sie samstags geöffnet?',
    'habt ihr Samstag offen?',
    '¿cuál es el horario?',
    '¿a qué hora abren?',
    '¿abren los sábados?',
    'quels sont vos horaires ?',
    'êtes-vous ouverts le samedi ?',
    'qual é o horário de funcionamento?',
    'abrem aos sábados?',
  ])('answers "%s" with its hours', async (says) => {
    const { text, noAnswer } = await conversation({ SystemMessage })(says)
    expect(text).toMatch(/9.* 1[48]/)
    expect(noAnswer).toBe(false)
  })

  test.each([
    'what is your commission?',
    'wie hoch ist die Provision?',
    '¿cuál es su comisión?',
    'quelle est votre commission ?',
    'qual é a comissão?',
  ])('answers "%s" with its commission', async (says) => {
    expect((await conversation({ SystemMessage })(says)).text).toContain('3,57')
  })
})

test('times of viewings are no hours of the office', async () => {
  const SystemMessage =
    'Our office at 400 Pine St is open Monday to Friday from 9 am to 6 pm.\nViewings are possible on Sundays from 1 pm to 3 pm by appointment.'
  const ask = conversation({ SystemMessage })
  expect((await ask('are you open on sunday?')).text).toContain('Monday to Friday')
  expect((await ask('are viewings possible on sunday?')).text).toContain('Viewings')
})

test.each([
  'where can I visit you?',
  'where can we meet you?',
  'wo kann ich euch besuchen?',
  '¿dónde están ustedes?',
  '¿dónde puedo visitarles?',
  'où puis-je vous trouver ?',
  'onde posso visitar vocês?',
])('"%s" asks where the office is', async (says) => {
  const ask = conversation({ SystemMessage: 'Our office is at 400 Pine St.\nViewings are free.' })
  expect((await ask(says)).text).toBe('Our office is at 400 Pine St.')
})

const LETTING = `Käufer zahlen eine Provision von 3,57 Prozent. Mieter zahlen keine Provision.
Für eine Mietbewerbung brauchen wir die Schufa-Auskunft und die letzten drei Gehaltsnachweise.`

test.each([
  'Schufa nötig?',
  'muss ich ne schufa haben',
  'was muss ich mitbringen für die Bewerbung',
  'welche unterlagen braucht ihr',
])('"%s" asks what an application needs', async (says) => {
  const ask = conversation({ SystemMessage: LETTING })
  await ask('Wohnung in Seattle mieten')
  expect((await ask(says)).text).toContain('Schufa-Auskunft')
})

test.each(['provision?', 'provision dafür?'])('"%s" is of renters where homes for rent are looked at', async (says) => {
  const ask = conversation({ SystemMessage: LETTING })
  await ask('Wohnung in Seattle mieten')
  expect((await ask(says)).text).toBe('Mieter zahlen keine Provision.')
  await ask('Häuser in Seattle kaufen')
  expect((await ask(says)).text).toBe('Käufer zahlen eine Provision von 3,57 Prozent.')
})

test.each([
  'how do I apply?',
  '¿cómo solicito?',
  'comment déposer une demande ?',
  'wie bewerbe ich mich?',
  'como me candidato?',
])('"%s" is told what the business says of applications', async (says) => {
  const SystemMessage = 'Rental applications are answered within two working days.'
  expect((await conversation({ SystemMessage })(says)).text).toBe(SystemMessage)
})

test.each(['we can pay a bit more', 'wir können etwas mehr zahlen', 'wir können nicht mehr zahlen'])(
  '"%s" asks for no commission',
  async (says) => {
    expect((await conversation({ SystemMessage: 'Buyers pay a commission of 2 percent.' })(says)).text).not.toContain(
      'commission',
    )
  },
)

test.each([
  ['Gegründet 1971 von Anton Weiss.', 'seit wann gibt es Sie?'],
  ['Zwei Stellplätze für Kunden vor dem Haus.', 'wo kann ich parken?'],
  ['Der Eingang im Hof ist stufenlos.', 'ist Ihr Büro barrierefrei?'],
  ['Die Haltestelle Nordplatz ist gegenüber.', 'wie komme ich zu Ihnen?'],
  ['Kündigungsfrist: sechs Wochen zum Quartal.', 'wie lang ist die Kündigungsfrist?'],
  ['Wir sind im Raum Bonn tätig.', 'in welchen Gebieten arbeiten Sie?'],
  ['Agence fondée en 1971.', 'depuis quand existez-vous ?'],
  ['Deux places de parking devant la porte.', 'où se garer ?'],
  ['Les réclamations sont à adresser à Mme Roy.', 'comment faire une réclamation ?'],
  ['Nous recrutons une négociatrice.', 'recrutez-vous ?'],
  ['Fundada en 1971 por Ana Vidal.', '¿desde cuándo existen?'],
  ['Aparcamiento gratuito detrás del edificio.', '¿dónde puedo aparcar?'],
  ['Avenida del Puerto 21, Alicante.', '¿dónde están sus oficinas?'],
  ['Preaviso: dos meses.', '¿cuánto preaviso hay que dar?'],
  ['Fundada em 1971.', 'desde quando existem?'],
  ['Há estacionamento na praça.', 'onde posso estacionar?'],
  ['O livro de reclamações está no balcão.', 'como posso reclamar?'],
])('"%s" answers "%s"', async (statement, question) => {
  const { text, noAnswer } = await conversation({ SystemMessage: `Public:\n${statement}` })(question)
  expect(text).toContain(statement)
  expect(noAnswer).toBe(false)
})

test.each([
  'wo kann ich parken?',
  'wie lang ist die Kündigungsfrist?',
  'seit wann gibt es Sie?',
  'recrutez-vous ?',
  '¿cuánto preaviso hay que dar?',
  'como posso reclamar?',
])('of another subject than "%s" nothing is quoted', async (question) => {
  const SystemMessage = 'Public:\nWir sprechen Deutsch und Englisch.\nHonorarios del 3 %.\nVisites du lundi au samedi.'
  expect((await conversation({ SystemMessage })(question)).noAnswer).toBe(true)
})

test.each([
  'Wie wird das Wetter um 5 Uhr?',
  'wie spät ist es? 10 Uhr?',
  'rendez-vous à 15h demain',
  'antworten Sie mir auf Deutsch',
  'respóndame en español',
  'répondez en français',
])('"%s" asks neither for hours nor for how soon is answered', async (question) => {
  const SystemMessage =
    'The office is open Monday to Friday from 9 am to 6 pm.\nApplications are answered within two days.'
  expect((await conversation({ SystemMessage })(question)).noAnswer).toBe(true)
})

test.each([
  ['casas en Seattle', 'la primera', '¿se puede aparcar?', 'Plazas de aparcamiento: 3'],
  ['maisons à Seattle', 'la première', 'peut-on se garer ?', 'Places de parking : 3'],
  ['casas em Seattle', 'a primeira', 'posso estacionar?', 'Vagas de garagem: 3'],
  ['Häuser in Seattle', 'das erste', 'kann man dort parken?', 'Stellplätze: 3'],
])('after "%s" and "%s", "%s" asks of the home, not of the office', async (search, first, says, has) => {
  const { text } = await openTalk([search, first, says], { SystemMessage: 'Visitors may park behind our office.' })
  expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(has)
})
