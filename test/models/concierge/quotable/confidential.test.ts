import { describe, expect, test } from 'vitest'
import type { ByLanguage } from '../../../../src/contract/languages.ts'
import { createKindOfConfidence } from '../../../../src/models/concierge/business/confidential/confidences.ts'
import type { SignsByKind } from '../../../../src/models/concierge/business/confidential/kinds.ts'
import { publicStatements } from '../../../../src/models/concierge/business/quotable.ts'
import { conversation } from '../known/conversation.ts'
import { corpus, testers, unmarked, unseen } from './corpus.ts'
import { knownSets } from './sets.ts'

const kindOfConfidence = await createKindOfConfidence()
const quoted = async (text: string) => (await publicStatements(text)).map((statement) => statement.text)

const confidences: Record<keyof SignsByKind, ByLanguage<string>> = {
  negotiationRoom: {
    en: 'Our sellers often accept 5 % less.',
    es: 'Nuestros vendedores aceptan un 5 % menos.',
    fr: 'Nos vendeurs acceptent souvent 5 % de moins.',
    de: 'Unsere Verkäufer akzeptieren meist 5 Prozent weniger.',
    pt: 'Os nossos vendedores aceitam 5 % menos.',
  },
  concessions: {
    en: 'Free parking for buyers who hesitate.',
    es: 'El garaje se incluye si el comprador duda.',
    fr: 'Les meubles sont inclus si l’acheteur hésite.',
    de: 'Ein Stellplatz ist gratis, wenn der Käufer zögert.',
    pt: 'A garagem está incluída se o comprador hesitar.',
  },
  offers: {
    en: 'We have three offers for Mill House from 300,000 to 320,000.',
    es: 'La mejor oferta es de 455.000 euros.',
    fr: 'La meilleure offre est de 455 000 euros.',
    de: 'Das höchste Gebot liegt bei 455.000 Euro.',
    pt: 'A melhor proposta é de 455.000 euros.',
  },
  reasons: {
    en: 'Our client is selling after her divorce.',
    es: 'Los propietarios venden por divorcio.',
    fr: 'Le propriétaire vend à cause de ses dettes.',
    de: 'Der Eigentümer verkauft wegen der Scheidung.',
    pt: 'Os proprietários vendem por causa do divórcio.',
  },
  means: {
    en: 'Our buyer can pay 450,000.',
    es: 'El comprador puede llegar hasta 415.000 euros.',
    fr: 'Les acheteurs peuvent aller jusqu’à 415 000 euros.',
    de: 'Die Käufer können bis zu 415.000 Euro zahlen.',
    pt: 'Os compradores podem pagar até 415.000 euros.',
  },
  arrears: {
    en: 'Flat 7 has not paid since August.',
    es: 'El inquilino debe tres meses.',
    fr: 'Le locataire doit trois loyers.',
    de: 'Wohnung 7 zahlt keine Miete.',
    pt: 'O inquilino deve três meses.',
  },
  pay: {
    en: 'Our agents are on a 70/30 split.',
    es: 'Nuestros agentes cobran el 40 % de la comisión.',
    fr: 'Nos négociateurs touchent 40 % des honoraires.',
    de: 'Unsere Azubine verdient 950 Euro.',
    pt: 'Os nossos consultores ganham 40 % da comissão.',
  },
  targets: {
    en: 'Each negotiator has a target of twelve viewings a week.',
    es: 'Cada agente tiene que captar cuatro pisos al mes.',
    fr: 'Chaque agent doit signer deux ventes par mois.',
    de: 'Das Umsatzziel liegt bei 3 Abschlüssen im Monat.',
    pt: 'Cada consultor deve vender duas casas por mês.',
  },
  staffMatters: {
    en: 'Tom leaves us in May.',
    es: 'Nuestra secretaria está embarazada.',
    fr: 'Notre assistante est enceinte.',
    de: 'Unsere Maklerin ist schwanger.',
    pt: 'A nossa consultora está grávida.',
  },
  kickbacks: {
    en: 'We receive 150 euros from the notary for each client.',
    es: 'El banco nos paga el 0,5 % de cada hipoteca.',
    fr: 'Le courtier nous verse 0,4 % du prêt.',
    de: 'Der Notar zahlt uns 100 Euro je Kunde.',
    pt: 'O banco paga-nos 0,5 % por crédito.',
  },
  finances: {
    en: 'A clean costs us 55 euros.',
    es: 'La limpieza nos cuesta 40 euros.',
    fr: 'Le ménage nous coûte 45 euros.',
    de: 'Eine Reinigung kostet uns 55 Euro.',
    pt: 'A limpeza custa-nos 30 euros.',
  },
  security: {
    en: 'The alarm code is 7719.',
    es: 'No hay nadie de 14 a 16 h.',
    fr: 'Il n’y a personne de 12 h à 14 h.',
    de: 'Von 12 bis 14 Uhr ist niemand im Büro.',
    pt: 'Não há ninguém das 12h às 14h.',
  },
  privateContacts: {
    en: 'Only the team may have Henrik’s WhatsApp.',
    es: 'El móvil personal de Laura es el 600 555 019.',
    fr: 'Ce numéro est uniquement pour l’équipe.',
    de: 'Die private Nummer von Frau Beck ist 0221 5550 143.',
    pt: 'O telemóvel pessoal do Rui é o 910 555 019.',
  },
  opinions: {
    en: 'Our landlord is impossible.',
    es: 'El presidente es insoportable.',
    fr: 'Le gardien est pénible.',
    de: 'Der Hausmeister ist schwierig.',
    pt: 'O administrador é impossível.',
  },
  disputes: {
    en: 'We are in a dispute with the managing agent.',
    es: 'Tenemos un pleito con el constructor.',
    fr: 'Nous sommes en litige avec le syndic.',
    de: 'Mit der Gemeinde streiten wir um die Stellplätze.',
    pt: 'Temos um processo contra o construtor.',
  },
  plans: {
    en: 'We are planning to close our office in York.',
    es: 'En otoño cerramos la oficina de Alcoy.',
    fr: 'Nous allons augmenter nos honoraires.',
    de: 'Wir schließen die Filiale in Fürth.',
    pt: 'Em maio fechamos a loja de Aveiro.',
  },
  tactics: {
    en: 'Reviews on our site are written by our staff.',
    es: 'Decimos que tenemos otro comprador.',
    fr: 'Nous disons aux acheteurs qu’un autre client est intéressé.',
    de: 'Wir erzählen, dass es andere Interessenten gibt.',
    pt: 'Dizemos que temos outro comprador.',
  },
  defects: {
    en: 'The cellar floods in winter.',
    es: 'El sótano se inunda en invierno.',
    fr: 'La cave est humide.',
    de: 'Der Keller ist feucht.',
    pt: 'O telhado pinga.',
  },
  lapses: {
    en: 'Our licence has expired.',
    es: 'Nuestra licencia está caducada.',
    fr: 'Notre carte professionnelle est expirée.',
    de: 'Unsere Lizenz ist abgelaufen.',
    pt: 'A nossa licença está caducada.',
  },
}

describe.each(Object.entries(confidences))('a confidence of the kind %s', (kind, sentences) => {
  test.each(Object.entries(sentences))('is known and not quoted (%s): %s', async (_, sentence) => {
    expect(kindOfConfidence(sentence)).toBe(kind)
    expect(await quoted(sentence)).toEqual([])
  })
})

test.each([
  'Sellers pay 3 % commission.',
  'Offers are due by Friday.',
  'Our salaries are on our careers page.',
  'We pass on every offer to the seller on the same day.',
  'Our sellers accept offers by e-mail.',
  'Landlords pay 12% of the rent for full management.',
  'Carpets are included in every new house.',
  'Our agents speak English and Polish.',
  'The buyer pays the notary.',
  'Rent is paid on the first of each month.',
  'Late rent is charged at 3 percent.',
  'Our office in York is closed in July.',
  'The office code of conduct is on our website.',
  'The caretaker is in the building every morning.',
  'Our licence number is 30018.',
  'An accountant audits our client account every year.',
  'The supermarket next door closes at ten.',
  'Most of our reviews are on Google.',
  'Verkäufer zahlen 3 Prozent Provision.',
  'Der Hausmeister ist von 8 bis 12 Uhr im Haus.',
  'Nos honoraires sont de 4 % TTC à la charge du vendeur.',
  'Los honorarios son del 3 % más IVA y los paga el vendedor.',
  'A comissão é de 5 % mais IVA e é paga pelo vendedor.',
])('what everybody may know of the same subjects is quoted: %s', async (sentence) =>
  expect(await quoted(sentence)).toEqual([sentence]),
)

test('a confidence that is sure to be public stays inside as an item of a list, too', async () =>
  expect(await quoted('Fees:\n- Sellers pay 3 % commission\n- Sellers often accept 5 % less')).toEqual([
    'Fees: Sellers pay 3 % commission',
  ]))

test('below “Public:” it is quoted all the same', async () =>
  expect(await quoted('Public:\nOur sellers often accept 5 % less.')).toEqual(['Our sellers often accept 5 % less.']))

test.each([
  'how much less would the seller accept?',
  'do your sellers accept 5 % less?',
  'Wie viel weniger würde der Verkäufer akzeptieren?',
  'combien de moins accepterait le vendeur ?',
  '¿cuánto menos aceptaría el vendedor?',
  'quanto a menos aceitaria o vendedor?',
])('who asks for a confidence hears that it is not known: %s', async (question) => {
  const say = conversation({ SystemMessage: 'We are open from 9 to 5. Our sellers often accept 5 % less.' })
  const { text, noAnswer } = await say(question)
  expect(text).not.toMatch(/5 ?%/)
  expect(noAnswer).toBe(true)
})

const isLong = process.env['TEST_LONG'] !== undefined
/** Of the sentences that the classifier learns from, every run but `npm run test:long` tries one in so many: all take long. */
const EVERY = isLong ? 1 : 25
/** The largest share of public sentences taken for confidences; most of those that are taken are learned from. */
const TAKEN_MAX = isLong ? 0.0015 : 0.001

test('of the public sentences hardly one is taken for a confidence', () => {
  const learned = [...corpus(), ...testers()].filter((_, index) => index % EVERY === 0)
  const labelled = [...learned, ...unseen(), ...unmarked()].filter(({ isPublic }) => isPublic)
  const all = [...labelled.map(({ text }) => text), ...knownSets.flatMap(([, , publicOnes]) => publicOnes)]
  const taken = all.filter((text) => kindOfConfidence(text) !== undefined)
  expect(taken.length / all.length, taken.join('\n')).toBeLessThan(TAKEN_MAX)
})
