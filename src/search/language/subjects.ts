import type { Language } from '../../contract/languages.ts'
import type { Subject } from './words.ts'

/**
 * The names that announce a number, by language: "price under 500k", "baths: 2". Several are separated by "|", in folded form;
 * "" if a language has none.
 */
export const subjects = {
  price: {
    en: 'price|prices|priced|budget|budget tops|budget tops out at|cost|costs|costing|price range|asking price|list price|spend|pay|afford',
    es: 'precio|presupuesto|precios|coste|costo',
    fr: 'prix|budget',
    de: 'preis|kaufpreis|budget|kosten|preise',
    pt: 'preco|orcamento|precos|custo',
  },
  unitAreaPrice: {
    en: 'price per square foot|price per sqft|price per sq ft|price per sf|price / sqft|price / sq ft|cost per square foot|cost per sqft|$ / sqft|$ / sq ft|$ per sqft|$ per square foot|ppsf|price a square foot|per sqft|per sq ft|per square foot',
    es: '',
    fr: '',
    de: '',
    pt: '',
  },
  squareMetrePrice: {
    en: 'price per square meter|price per square metre|price per sqm|price per m2|price per m²|price / m2|price / m²',
    es: 'precio por metro cuadrado|precio por m2|precio por m²|precio por metro|precio / m2|precio / m²',
    fr: 'prix au metre carre|prix au m2|prix au m²|prix par metre carre|prix / m2|prix / m²|prix du metre carre',
    de: 'quadratmeterpreis|preis pro quadratmeter|preis pro m2|preis pro m²|preis je quadratmeter|preis / m2|preis / m²',
    pt: 'preco por metro quadrado|preco por m2|preco por m²|preco do metro quadrado|preco / m2|preco / m²',
  },
  rent: {
    en: 'rent|rental|monthly rent|renting for|renta',
    es: 'alquiler|renta|renta mensual|alquiler mensual',
    fr: 'loyer|loyer mensuel',
    de: 'miete|kaltmiete|warmmiete|monatsmiete|mietpreis',
    pt: 'aluguel|renda|aluguer|aluguel mensal',
  },
  bedrooms: {
    en: 'bedchambers|bedrooms|beds|bedroom|bed rooms|bed room|number of bedrooms|number of beds|number of bed rooms|rooms',
    es: 'dormitorios|habitaciones|recamaras|numero de habitaciones|numero de dormitorios',
    fr: 'chambres|nombre de chambres|nombre de pieces',
    de: 'zimmer|schlafzimmer|zimmerzahl|anzahl zimmer',
    pt: 'quartos|numero de quartos|dormitorios',
  },
  bathrooms: {
    en: 'bathrooms|baths|bathroom|bath|bath rooms|bath room|number of bathrooms|number of baths',
    es: 'banos|numero de banos',
    fr: 'salles de bain|salles de bains|nombre de salles de bain',
    de: 'bader|badezimmer',
    pt: 'banheiros|casas de banho|numero de banheiros',
  },
  area: {
    en: 'area :|area =|size|living area|building area|floor area|floor space|living space|square footage|sqft|square feet|interior|floorspace',
    es: 'superficie|metros|superficie habitable',
    fr: 'surface|superficie|surface habitable',
    de: 'wohnflache|flache|grosse',
    pt: 'area util|area construida|metragem|tamanho',
  },
  lotArea: {
    en: 'lot|lots|plots|lot size|lot sizes|lot area|land|vacant land|raw land|vacant lot|vacant lots|building lot|building lots|plot of land|plots of land|piece of land|plot|plot size|land size|acreage|yard',
    es: 'terreno|parcela|superficie del terreno',
    fr: 'terrain|surface du terrain',
    de: 'grundstuck|grundstucksflache|grundstucksgrosse',
    pt: 'terreno|lote|area do terreno',
  },
  yearBuilt: {
    en: 'built|year built|yr built|yr blt|year|build year|construction year|constructed|built in|construction|made|erected|build',
    es: 'construida|construido|construidas|construidos|construida en|construido en|ano de construccion|construccion',
    fr: 'construit|construite|construits|construites|construit en|construite en|annee de construction|construction',
    de: 'baujahr|gebaut|erbaut',
    pt: 'construida|construido|construidas|construidos|construida em|construido em|ano de construcao|construcao',
  },
  daysOnMarket: {
    en: 'days on market|days on the market|dom|on the market for|on the market|on market|on market for|listed for|sitting for|sat for|been sitting for|sitting on the market for|up for sale for|for sale for',
    es: 'dias en el mercado|en el mercado',
    fr: 'jours sur le marche|sur le marche depuis',
    de: 'tage auf dem markt|auf dem markt seit',
    pt: 'dias no mercado',
  },
  listed: {
    en: '',
    es: '',
    fr: '',
    de: '',
    pt: '',
  },
  hoa: {
    en: 'hoa|hoa fee|hoa fees|hoa dues|association fee|association fees|hoa fee of|condo fee|condo fees|maintenance fee|dues|monthly fee|monthly fees|fees',
    es: 'gastos de comunidad|cuota de comunidad|cuota de mantenimiento|comunidad',
    fr: 'charges|charges de copropriete|frais de copropriete|charges mensuelles',
    de: 'hausgeld|wohngeld',
    pt: 'condominio mensal|taxa de condominio|valor do condominio',
  },
  parking: {
    en: 'parking|parking spots|parking spaces|garage|garage spaces|garages|carport|car park',
    es: 'plazas de garaje|plazas de aparcamiento|garaje|aparcamiento|estacionamiento',
    fr: 'places de parking|garage|stationnement',
    de: 'stellplatze|garage|parkplatze|garagen',
    pt: 'vagas|garagem|estacionamento|vagas de garagem',
  },
} as const satisfies Record<Subject, Record<Language, string>>
