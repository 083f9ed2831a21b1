import { features } from './german-features.ts'
import type { Words } from './words.ts'

export const german: Words = {
  subjects: {
    price: 'preis|kaufpreis|budget|kosten|preise',
    unitAreaPrice: '',
    squareMetrePrice:
      'quadratmeterpreis|preis pro quadratmeter|preis pro m2|preis pro m²|preis je quadratmeter|preis / m2|preis / m²',
    rent: 'miete|kaltmiete|warmmiete|monatsmiete|mietpreis',
    bedrooms: 'zimmer|schlafzimmer|zimmerzahl|anzahl zimmer',
    bathrooms: 'bader|badezimmer',
    area: 'wohnflache|flache|grosse',
    lotArea: 'grundstuck|grundstucksflache|grundstucksgrosse',
    yearBuilt: 'baujahr|gebaut|erbaut',
    daysOnMarket: 'tage auf dem markt|auf dem markt seit',
    listed: '',
    hoa: 'hausgeld|wohngeld',
    parking: 'stellplatze|garage|parkplatze|garagen',
  },
  units: {
    bedrooms: 'schlafzimmer|schlafzimmern|zimmer|zimmern|zi',
    bathrooms: 'badezimmer|badezimmern|bader|badern|bad',
    squareFeet: 'quadratfuss',
    squareMetres: 'qm|quadratmeter|quadratmetern|m2|m²',
    lotSquareFeet: 'quadratfuss grundstuck',
    acres: 'acres',
    hectares: 'hektar',
    aSquareFoot: 'pro quadratfuss|je quadratfuss',
    aSquareMetre: 'pro quadratmeter|je quadratmeter|pro qm|pro m2|pro m²|je m2|je m²|je qm',
    days: 'tage|tagen|tag',
    weeks: 'wochen|woche',
    months: 'monate|monaten',
    daysAgo: '',
    weeksAgo: '',
    monthsAgo: '',
    daysOnMarket: 'tage auf dem markt',
    weeksOnMarket: 'wochen auf dem markt',
    monthsOnMarket: 'monate auf dem markt',
    years: 'jahre|jahren',
    yearsOld: 'jahre alt',
    decade: '',
    year: '',
    hoa: 'hausgeld',
    parking: 'stellplatze|stellplatzen|stellplatz|parkplatze|parkplatzen|garagenplatze|garagen|autos',
  },
  before: {
    upTo: 'bis|bis zu|hochstens|maximal|nicht mehr als|max.|bis maximal|nicht uber|nicht teurer als|nicht grosser als|bis hochstens',
    atLeast: 'ab|mindestens|wenigstens|minimal|nicht weniger als|ab mindestens|nicht unter',
    fromThe: 'aus den',
    dearerThan: 'teurer als',
    under: 'unter|weniger als|kleiner als|unterhalb von|fur unter|fur weniger als',
    cheaperThan: 'billiger als|gunstiger als|preiswerter als',
    over: 'uber|mehr als|grosser als|oberhalb von',
    around: 'etwa|ungefahr|rund|circa|zirka|um die|ca',
    exactly: 'genau|nur|exakt',
    between: 'zwischen',
    builtAfter: 'junger als|nach|neuer als',
    builtSince: 'seit|ab baujahr',
    builtBefore: 'vor|alter als',
    builtUntil: '',
  },
  after: {
    orNewer: 'oder neuer|oder junger',
    orOlder: 'oder alter',
    orMore: 'oder mehr|mindestens|und mehr|aufwarts',
    orLess: 'oder weniger|hochstens|maximal|und weniger',
    plusMinus: '',
    orSo: 'ungefahr|circa|etwa',
    exactlyThat: 'genau',
  },
  joiners: {
    to: 'bis',
    and: 'und',
    or: 'oder',
  },
  monthly: {
    monthly: 'im monat|pro monat|monatlich|/ monat|je monat|den monat|kaltmiete|warmmiete|miete',
  },
  types: {
    house: 'haus|hauser|hausern|einfamilienhaus|einfamilienhauser|hauschen',
    condo: 'eigentumswohnung|eigentumswohnungen',
    townhouse: 'reihenhaus|reihenhauser|reihenhausern|stadthaus|stadthauser|doppelhaushalfte|doppelhaushalften',
    apartment: 'wohnung|wohnungen|mietwohnung|mietwohnungen|apartment|apartments',
    'multi-family': 'mehrfamilienhaus|mehrfamilienhauser|zweifamilienhaus',
    land: 'grundstuck|grundstucke|bauland|baugrundstuck',
    manufactured: 'mobilheim|fertighaus|mobilheime',
    villa: 'villa|villen',
    loft: 'loft|lofts',
    penthouse: 'penthouse|dachwohnung',
    cabin: 'hutte|hutten|chalet|blockhutte',
    bungalow: 'bungalow|bungalows',
    cottage: 'landhaus|ferienhaus',
    ranch: 'bauernhof|ranch|hof',
    commercial: 'gewerbe|gewerbeimmobilie|buroflache|ladenlokal',
  },
  studio: {
    studio: 'einzimmerwohnung|einzimmerwohnungen|studiowohnung',
  },
  sorts: {
    PriceAsc:
      'gunstig|gunstige|gunstigen|gunstiges|billig|billige|billigen|billiges|preiswert|preiswerte|preisgunstig|bezahlbar|bezahlbare|am billigsten|billigste|billigsten|billigster|billigstes|gunstigste|gunstigsten|gunstigster|gunstigstes|am gunstigsten|billigste zuerst|gunstigste zuerst|die gunstigsten zuerst|die billigsten zuerst|nach preis|nach preis sortiert|preiswerteste|preiswertesten|preis aufsteigend|sortiere nach preis|sortieren sie nach preis',
    PriceDesc:
      'teuerste|teuersten|teuerster|teuerstes|am teuersten|teuerste zuerst|die teuersten zuerst|preis absteigend',
    Newest:
      'neueste|neuesten|neueste zuerst|neuester|neuestes|am neuesten|die neuesten zuerst|neueste angebote|neueste anzeigen',
    AreaDesc: 'grosste|grossten|grosster|grosstes|am grossten|grosste zuerst|die grossten zuerst|nach grosse',
    BedroomsDesc:
      'die meisten zimmer|meiste zimmer|meisten zimmer|meisten schlafzimmer|mit den meisten zimmern|mit den meisten schlafzimmern',
    AreaAsc: 'kleinste|kleinsten|kleinster|kleinstes|am kleinsten|kleinste zuerst',
    YearBuiltAsc: 'alteste|altesten|altester|altestes|am altesten|alteste zuerst',
    YearBuiltDesc:
      'neueste gebaut|am neuesten gebaut|neuester bau|zuletzt gebaut|neuestes baujahr|modernste|modernsten|neuesten baujahr',
    LotAreaDesc:
      'grosstes grundstuck|grosste grundstuck|das grosste grundstuck|grosstem grundstuck|dem grossten grundstuck|grossten grundstuck|meisten land|grosste grundstucke|grossten grundstucke',
    LotAreaAsc:
      'kleinstes grundstuck|kleinste grundstuck|kleinsten grundstuck|kleinstem grundstuck|das kleinste grundstuck',
    UnitAreaPriceAsc:
      'am billigsten pro quadratmeter|am gunstigsten pro quadratmeter|billigste pro quadratmeter|gunstigste pro quadratmeter|gunstigsten pro quadratmeter|billigsten pro quadratmeter|niedrigster quadratmeterpreis|niedrigsten quadratmeterpreis|gunstigster quadratmeterpreis|niedrigster preis pro quadratmeter|niedrigste preis pro quadratmeter|niedrigsten preis pro quadratmeter|niedrigster preis pro quadratfuss|niedrigste preis pro quadratfuss|niedrigsten preis pro quadratfuss|bester preis pro quadratmeter|beste preis pro quadratmeter|gunstigste pro quadratfuss',
    Distance: 'nachste zuerst|am nachsten|nach entfernung',
    UnitAreaPriceDesc:
      'am teuersten pro quadratmeter|teuerste pro quadratmeter|teuersten pro quadratmeter|hochster quadratmeterpreis|teuerste pro quadratfuss',
    BathroomsDesc:
      'die meisten bader|meisten bader|meiste bader|mit den meisten badern|meisten badezimmer|mit den meisten badezimmern',
    DaysOnMarketDesc:
      'am langsten auf dem markt|am langsten angeboten|am langsten inseriert|am langsten zu verkaufen|am langsten zum verkauf',
    HOAMonthAsc: 'niedrigstes hausgeld|niedrigste hausgeld|niedrigsten hausgeld|geringstes hausgeld',
  },
  relatives: {
    cheaper: 'billiger|gunstiger|preiswerter|zu teuer|billigere|gunstigere|billigeres',
    dearer: 'teurer|teurere|teureres',
    bigger: 'grosser|grossere|grosseres|zu klein|mehr platz',
    smaller: 'kleiner|kleinere|kleineres|zu gross',
    moreBedrooms: 'mehr zimmer|mehr schlafzimmer|ein zimmer mehr',
    fewerBedrooms: 'weniger zimmer|weniger schlafzimmer',
    newer: 'neuer|neuere|neueres|moderner|modernere',
    older: 'alter|altere|alteres',
    closer: 'naher',
  },
  sale: {
    for_sale: 'zu verkaufen|kaufen|zum kauf|kauf|zum verkauf|verkauf|kaufe|erwerben|zu kaufen',
    for_rent: 'zu vermieten|mieten|zur miete|miete|mieten|vermietung|zu mieten|mietobjekt',
    either: 'kaufen oder mieten|mieten oder kaufen|kauf oder miete|miete oder kauf|zum kauf oder zur miete',
  },
  statuses: {
    sold: 'verkauft|verkaufte|verkauften|bereits verkauft',
    soon: 'demnachst|bald verfugbar|in kurze',
    active: 'derzeit verfugbar',
    any: 'jeder status|verkauft oder nicht',
  },
  tours: {
    OpenHouse: 'offene besichtigung|tag der offenen tur',
    '3D': 'virtueller rundgang|virtuelle tour|virtuelle besichtigung|3 d rundgang',
  },
  generic: {
    home: 'immobilien|immobilie|objekte|objekt|unterkunft|unterkunfte|bleibe|zuhause|angebote|anzeigen',
  },
  near: {
    near: 'in der nahe von|nahe|in der nahe|nahe bei|unweit von|bei',
  },
  anywhere: {
    anywhere: 'uberall|egal wo|irgendwo',
  },
  noFee: {
    noFee: 'ohne hausgeld|kein hausgeld',
  },
  unwanted: {
    not: 'ohne|kein|keine|keinen|nicht|ausser|keiner',
  },
  talk: {
    talk: 'zuerst|suche|suchen|sucht|suchte|mochte|mochten|brauche|brauchen|wunsche|eine|einen|einem|einer|eines|ein|mit|und|der|die|das|den|dem|des|ich|wir|zum|zur|gibt|es|von|vom|bei|oder|im|am|fur|auf|aus|nach|zu|haben|habt|hast|habe|hat|sein|ist|sind|war|wird|werden|soll|sollte|sollten|kann|konnen|konnte|zeig|zeige|zeigen|mir|uns|bitte|gerne|gern|etwas|was|welche|welcher|welches|wo|wie|viele|viel|sie|ihr|ihre|unser|unsere|mein|meine|meinen|finden|finde|auch|sehr|nur|noch|schon|so|dass|wenn|als|an|hallo|guten|tag|morgen|abend|danke|in|stadt|gegend|familie|leben|wohnen|umziehen|ziehen|preis|budget|andere|anderen|anderes|jetzt|aber|haus|zuhause|euro|dollar|verfugbar|verfugbare|frau|mann|kinder|arbeit|nachsten|monat|jahr|du|kannst|konnten|konntest|er|man|sich|ware|hatte|hatten|alle|alles',
  },
  features,
}
