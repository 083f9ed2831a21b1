import { describeFilterInGerman } from '../../../search/description/de.ts'
import { refusalIn } from '../../../search/fair-housing/reasons.ts'
import type { ConciergeWords } from './en.ts'
import { createFormatsWithTimes } from './formats.ts'

const formats = createFormatsWithTimes('de')
const { number } = formats
const counted = (value: number, one: string, many: string): string => `${number(value)} ${value === 1 ? one : many}`
const quoted = (text: string): string => `„${text}“`
const STUDIO = 'Studio'

const fact = (label: string, says: (value: string) => string, what: string) => ({
  label,
  says,
  unsaid: `Das Inserat nennt ${what} nicht.`,
})

/** Everything that the concierge says in German. */
export const conciergeWordsDe: ConciergeWords = {
  ...formats,
  facts: {
    price: fact('Preis', (v) => `Der Preis: ${v}.`, 'den Preis'),
    status: fact('Status', (v) => `Der Status ist: ${v}.`, 'den Status'),
    type: fact('Art', (v) => `Die Art der Immobilie: ${v}.`, 'die Art der Immobilie'),
    beds: fact(
      'Schlafzimmer',
      (v) => (v === STUDIO ? 'Es ist ein Studio.' : `Es gibt ${v}.`),
      'die Zahl der Schlafzimmer',
    ),
    baths: fact('Bäder', (v) => `Es gibt ${v}.`, 'die Zahl der Bäder'),
    area: fact('Wohnfläche', (v) => `Die Wohnfläche beträgt ${v}.`, 'die Wohnfläche'),
    lot: fact('Grundstück', (v) => `Das Grundstück misst ${v}.`, 'die Größe des Grundstücks'),
    year: fact('Baujahr', (v) => `Baujahr: ${v}.`, 'das Baujahr'),
    parking: fact('Stellplätze', (v) => `Stellplätze: ${v}.`, 'Stellplätze'),
    hoa: fact('Hausgeld', (v) => `Das Hausgeld beträgt ${v}.`, 'ein Hausgeld'),
    deposit: fact('Kaution', (v) => `Die Kaution beträgt ${v}.`, 'eine Kaution'),
    unitPrice: fact('Preis pro Fläche', (v) => `Der Preis: ${v}.`, 'einen Preis pro Fläche'),
    estimate: fact('Schätzpreis', (v) => `Der geschätzte Preis beträgt ${v}.`, 'eine Schätzung'),
    sharing: fact('Raum', (v) => `Raum: ${v}.`, 'ob etwas geteilt wird, ausdrücklich'),
    days: fact('Tage im Angebot', (v) => `Tage im Angebot: ${v}.`, 'die Dauer des Angebots'),
    tours: fact('Besichtigung', (v) => `Besichtigung: ${v}.`, 'Besichtigungen'),
    location: fact('Lage', (v) => `Lage: ${v}.`, 'die Gegend'),
    address: fact('Adresse', (v) => `Die Adresse ist ${v}.`, 'eine Adresse'),
    mls: fact('MLS-Nummer', (v) => `Die MLS-Nummer ist ${v}.`, 'eine MLS-Nummer'),
    photos: fact('Fotos', (v) => `Fotos: ${v}`, 'Fotos'),
    link: fact('Link', (v) => `Hier ist das Inserat: ${v}`, 'einen Link'),
  },
  quoted,
  describe: describeFilterInGerman,

  beds: (count) => counted(count, 'Schlafzimmer', 'Schlafzimmer'),
  studio: STUDIO,
  baths: (count) => counted(count, 'Bad', 'Bäder'),
  areaUnits: { 'Square Feet': 'Quadratfuß', 'Square Meters': 'm²' },
  saleTypes: { for_sale: 'zu verkaufen', for_rent: 'zu vermieten' },
  statuses: { Active: 'Verfügbar', PreOnMarket: 'Bald im Angebot', Sold: 'Verkauft' },
  tours: { OpenHouse: 'offene Besichtigung', '3D': '3D-Rundgang' },
  spaceTypes: { 'Entire place': 'die ganze Wohnung', Room: 'ein Zimmer' },
  per: (amount, unit) => `${amount} pro ${unit}`,
  aMonth: (amount) => `${amount} im Monat`,
  noPrice: 'Preis nicht genannt',
  notStated: 'nicht genannt',
  noAddress: 'Adresse nicht genannt',
  mlsNumber: (mls) => `MLS-Nummer ${mls}`,

  found: (count, summary) => `Ich habe ${count} gefunden: **${summary}**.`,
  hereAre: (from, to, total) => {
    if (from > 1) return `Hier sind ${from} bis ${to} von ${number(total)}:`
    if (to < total) return `Hier sind die ersten ${to}:`
    return total === 1 ? 'Hier ist es:' : 'Hier sind sie:'
  },
  andMore: (narrower) =>
    `Sagen Sie „mehr“ für die nächsten, „erzähl mir vom zweiten“ für Einzelheiten, oder grenzen Sie ein: „günstiger“, „${narrower}“.`,
  noMore: (narrower) =>
    `Sagen Sie „erzähl mir vom zweiten“ für Einzelheiten, oder ändern Sie die Suche: „günstiger“, „${narrower}“.`,
  byBedrooms: 'mit 3 Schlafzimmern',
  bySize: 'größer',
  onlyOne: 'Fragen Sie mich alles dazu, oder sagen Sie „erzähl mir mehr“.',
  allSeen: 'Das waren die letzten. Was suchen Sie noch?',
  nothingToContinue: 'Es gibt noch keine Liste, die weitergehen könnte. Was suchen Sie?',
  counted: (count, summary) => `Ich zähle ${count}: **${summary}**. Sagen Sie „zeig sie mir“, um sie zu sehen.`,
  noneOpenOn: (days, others, summary) =>
    `Kein Inserat nennt eine offene Besichtigung am ${days}. An anderen Tagen oder ohne Datum: ${others}, **${summary}**.`,
  pricesOf: (summary) => `Preise von **${summary}**:`,
  feesOf: (summary) => `Hausgeld von **${summary}**:`,
  onePrice: (saleType, price) => `- 1 ${saleType}: ${price}`,
  priceLine: (count, saleType, { lowest, highest, average, median }) =>
    `- ${count} ${saleType}: von ${lowest} bis ${highest}, im Durchschnitt ${average}, Median ${median}`,
  noPrices: (summary) => `Nichts, was passt, nennt einen Preis: **${summary}**.`,
  noFees: (summary) => `Nichts, was passt, nennt ein Hausgeld: **${summary}**.`,
  tooManyToAverage: (count, summary, most) =>
    `${count} passen zu **${summary}**. Ich berechne Durchschnitte von höchstens ${most}; bitte grenzen Sie ein.`,
  nothingBeyond: (relative) => `Ich habe nichts, das ${relative} ist als das Gezeigte.`,
  none: (summary) => `Kein Inserat passt: **${summary}**.`,
  loosened: (options) => `Was ich stattdessen anbieten kann: ${options.join('; ')}.`,
  countOf: (count, what) => `${count}: ${what}`,
  loosening: (count, { filter }) => `${count}: ${describeFilterInGerman(filter)}`,
  showThem: 'Soll ich Ihnen die ersten davon zeigen?',
  noLooser: 'Versuchen Sie andere Worte, oder lassen Sie etwas weg.',
  noListings: 'Hier gibt es noch keine Inserate.',
  which: (said, options) => `Was meinen Sie mit ${quoted(said)}: ${options}?`,
  corrected: (said, taken) => `Ich habe ${quoted(said)} als ${quoted(taken)} verstanden.`,
  refused: (said, reason) => `${quoted(said)} habe ich weggelassen: ${reason}`,
  cannotSay: (said, reason) => `Zu ${quoted(said)}: ${reason}`,
  refusal: (reason) => refusalIn('de', reason),
  askBedrooms: 'Wie viele Schlafzimmer brauchen Sie? Ich suche nach Zimmern und Größe, nicht danach, wer einzieht.',
  askOtherwise: 'Fragen Sie mich stattdessen nach Orten, Preisen, Zimmern oder Ausstattung.',
  leftOut: (pieces) => `${pieces} habe ich nicht verstanden und deshalb weggelassen.`,
  unknownWords: (pieces) => `${pieces} kenne ich in unseren Inseraten nicht.`,
  notSearchable: (pieces, search) => `Nach ${pieces} kann ich nicht suchen. Ihre Suche ist weiter: **${search}**.`,
  places: (cities) => `Unsere Inserate liegen in ${cities}.`,
  types: (types) => `Unsere Inserate sind von diesen Arten: ${types}.`,
  someOf: (names, count) => `${names} und ${count} weitere`,
  cannotCompare: (relative) => `Was ${relative} wäre, kann ich nicht sagen, denn nichts Gezeigtes nennt es.`,
  relatives: {
    cheaper: 'günstiger',
    dearer: 'teurer',
    bigger: 'größer',
    smaller: 'kleiner',
    moreBedrooms: 'mit mehr Schlafzimmern besser',
    fewerBedrooms: 'mit weniger Schlafzimmern besser',
    newer: 'neuer',
    older: 'älter',
    closer: 'näher',
  },
  otherHomes: (count, summary) => `Andere, die auch in Frage kommen, ${count}: **${summary}**.`,
  noneStates: (count) => `Weitere ${count} nennen kein Hausgeld, haben also vielleicht keines.`,
  centreOf: (place) => `Die Mitte von ${place} ist hier die Mitte unserer eigenen Inserate dort.`,
  notSoMany: 'So viele gibt es nicht.',
  noneStatesIt: 'Keines davon nennt es.',

  about: (name, answer) => `**${name}**: ${answer}`,
  states: (field) => `Das Inserat nennt ${field}.`,
  describes: (sentence) => `Die Beschreibung sagt: ${quoted(sentence)}`,
  notSaid: (url) => `Das Inserat sagt es nicht. Auf seiner Seite steht vielleicht mehr: ${url}`,
  noOffers: 'Welches Angebot angenommen wird, sagt kein Inserat; das Unternehmen kann den Eigentümer fragen.',
  noOtherCosts: 'Weitere Kosten nennt das Inserat nicht.',
  noMonthlyCosts: 'Monatliche Kosten nennt das Inserat nicht.',
  whichOne: 'Welches meinen Sie? Nennen Sie seine Nummer, oder sagen Sie „das zweite“.',
  gone: 'Dieses Inserat gibt es hier nicht mehr.',
  noSuchNumber: (count) => `Ich habe Ihnen ${count} gezeigt. Welche Nummer meinen Sie?`,
  noneShown: 'Ich habe Ihnen noch keine Liste gezeigt. Sagen Sie mir, was Sie suchen.',
  noSuchListing: (what) => `Ich habe kein Inserat mit ${what}.`,
  unlocated: (name, instead) => `Das Inserat nennt nicht, wo genau ${name} liegt; ich habe in ${instead} gesucht.`,
  nowhere: (name) => `Das Inserat nennt nicht, wo ${name} liegt; ich kann nicht sagen, was in der Nähe ist.`,
  atAddress: (what) => `der Adresse ${quoted(what)}`,
  listingId: (id) => `der Nummer ${id}`,

  greet: 'Guten Tag!',
  clock: (now, zone) => `Es ist ${formats.moment(now, zone)} (${zone}).`,
  assistant: (name) =>
    name === ''
      ? 'Ich bin ein automatischer Assistent, kein Mensch.'
      : `Ich bin ${name}, ein automatischer Assistent, kein Mensch.`,
  can: (example) =>
    `Ich kann in unseren Inseraten suchen, sie zählen und sagen, was darin steht. Versuchen Sie „${example}“.`,
  help: (example) =>
    [
      'Ich helfe Ihnen mit unseren Inseraten:',
      `- suchen: „${example}“, dann „günstiger“, „mit 2 Bädern“, „mehr“`,
      '- Einzelheiten: „erzähl mir vom zweiten“, oder eine Adresse oder MLS-Nummer',
      '- Fragen zu einem: „ist es noch frei?“, „wie alt ist es?“, „gibt es einen Stellplatz?“',
      '- zählen: „wie viele Wohnungen sind zu vermieten?“',
    ].join('\n'),
  exampleIn: (city) => `Häuser mit 3 Schlafzimmern in ${city}`,
  example: 'Häuser mit 3 Schlafzimmern zum Kauf',
  noted: 'Danke, ich habe notiert, wie Sie zu erreichen sind.',
  notNoted: 'In Ordnung, ich habe es nicht notiert. Niemand wird Sie dort kontaktieren.',
  thanks: 'Gern geschehen! Noch etwas zu unseren Inseraten?',
  bye: 'Auf Wiedersehen, und viel Glück bei der Suche!',
  searchBefore: 'Zurück zu Ihrer vorigen Suche.',
  noSearchBefore: 'Es gibt keine frühere Suche. Sagen Sie mir, was Sie suchen.',
  fresh: 'Gut, von vorn. Was suchen Sie?',
  emergency: (call) =>
    `Wenn jemand in Gefahr ist, rufen Sie jetzt den Notruf: ${call ?? '112 in Europa, 911 in Nordamerika'}. Ich bin ein automatischer Assistent und kann keine Hilfe schicken.`,
  noViewings: 'Besichtigungen kann ich nicht selbst buchen.',
  leaveContact:
    'Nennen Sie mir Ihre Telefonnummer oder E-Mail und wann es Ihnen passt; ich notiere es für das Unternehmen.',
  noContact: 'Verstanden: Sie möchten nicht kontaktiert werden.',
  forgetting:
    'Ihre Nachricht allein löscht nichts. Schreiben Sie auf Discord und im Terminal /forget, auf Slack /porchlight forget: Dann werden Ihre Gespräche, Ihre Angaben, Ihre Dateien und Ihre Suchaufträge gelöscht. Anderswo bitten Sie das Unternehmen, das sie löschen kann.',
  well: 'Danke, gut!',
  noHelp: 'Es tut mir leid, dass ich nicht helfen konnte.',
  noForecast:
    'Wohin sich die Preise bewegen, weiß ich nicht. Ich kann sagen, was unsere Immobilien kosten und welche zuletzt günstiger wurden.',
  noTaste:
    'Was schöner wäre, entscheiden Sie; die Inserate nennen es nicht. Sagen Sie „größer“, „neuer“ oder „teurer“, um weiterzusuchen.',
  noJudgement: 'Welcher Ort besser ist, kann ich nicht beurteilen; das kosten unsere Immobilien dort.',
  fine: 'Gut. Was suchen Sie noch?',
  understands: (names) => `Ich verstehe diese Sprachen: ${names}. Bitte schreiben Sie mir in einer davon.`,
  unknown: 'Das weiß ich nicht.',
}
