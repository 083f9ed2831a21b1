import { wordSet, wordSetOf } from '../../../search/text/phrases.ts'

// Words around comparisons, folded. Of any others it is not sure what is compared: nothing is said against it.

/** Between a home and what it is compared by, and before the homes of a superlative. */
export const COPULAS = wordSetOf({
  en: "is are was it's that's has have offers costs being remains sits",
  es: 'es son esta queda encuentra tiene ofrece seria',
  fr: 'est sont a offre serait situe',
  de: 'ist sind hat bietet bleibt ware liegt',
  pt: 'e sao tem oferece fica as',
})
/** Before what a home has: "on a larger lot", "with the most bedrooms". */
export const PREPOSITIONS = wordSetOf({ en: 'on with', es: 'con sobre', fr: 'avec sur', de: 'mit auf', pt: 'com' })
/** Before a home whose part or property is spoken of: "the kitchen at 22 Pine Street". */
export const OF_HOME = wordSetOf({
  en: 'at of in on',
  es: 'de del en a',
  fr: 'de des du a en',
  de: 'von vom in',
  pt: 'de do da dos no na a',
})
/** At the beginning of a sentence, before what limits which homes are meant: "in Seattle, the cheapest is". */
export const LIMITING = wordSetOf({
  en: 'apart aside except besides after outside other than of in for with without among near within under below above over from if when',
  es: 'excepto aparte salvo despues en para con sin entre de si cuando',
  fr: 'outre hormis sauf apres dans pour avec sans parmi quand de si',
  de: 'bis abgesehen ausser neben nach in bei fur mit ohne unter von wenn',
  pt: 'exceto alem depois fora em com sem se quando no na a as de',
})
export const NEGATED_COPULAS = wordSet("isn't aren't doesn't")
export const NEGATIONS = wordSetOf({ en: 'not no', es: 'no', fr: 'pas', de: 'nicht', pt: 'nao' })
export const ARTICLES = wordSetOf({
  en: 'the a an',
  es: 'el la los las lo un una',
  fr: 'le la les l un une du des de',
  de: 'der die das den dem des ein eine einen am',
  pt: 'o a os as um uma',
})
export const DEFINITE = wordSetOf({
  en: 'the',
  es: 'el la los las lo',
  fr: "le la les l'",
  de: 'der die das',
  pt: 'o a os as',
})
export const ADVERBS = wordSetOf({
  en:
    'slightly somewhat quite roughly way bit little lot much far by also even still clearly easily significantly considerably noticeably ' +
    'actually currently overall absolutely',
  es: 'un poco mucho bastante ligeramente tambien claramente',
  fr: 'un peu legerement nettement beaucoup aussi bien encore clairement actuellement',
  de: 'etwas ein bisschen viel deutlich noch auch klar weit sogar derzeit insgesamt',
  pt: 'um pouco muito bem tambem ligeiramente claramente atualmente',
})
/** Stand for a home, where they begin a clause. */
export const PRONOUNS = wordSetOf({
  en: "it it's this that that's",
  es: 'esta este ese esa',
  fr: "elle il ce c' celui celle",
  de: 'es sie er dies diese dieses',
  pt: 'este esta ele ela',
})
/** Determine the noun of the home that is spoken of. */
export const POINTING = wordSetOf({
  en: 'this that the',
  es: 'esta este el la',
  fr: 'ce cet cette le la',
  de: 'dieses diese das die der',
  pt: 'este esta esse essa o a',
})
export const JOINING = wordSetOf({
  en: 'and but while whereas so',
  es: 'y pero mientras',
  fr: 'et mais tandis',
  de: 'und aber wahrend also',
  pt: 'e mas enquanto',
})
export const HOMES = wordSetOf({
  en:
    'home homes house houses condo condos apartment apartments townhouse townhouses townhome place property properties listing listings ' +
    'one ones option options choice unit flat studio rental rentals',
  es:
    'casa casas piso pisos vivienda viviendas apartamento apartamentos propiedad propiedades inmueble opcion opciones alternativa anuncio ' +
    'studio',
  fr: 'maison maisons appartement appartements logement logements bien biens propriete annonce choix option options studio',
  de: 'haus hauser wohnung wohnungen immobilie immobilien objekt objekte angebot angebote option optionen variante',
  pt: 'casa casas apartamento apartamentos imovel imoveis moradia opcao opcoes',
})
export const THAN = wordSetOf({ en: 'than', es: 'que', fr: 'que', de: 'als', pt: 'que' })
/** Before a home that another is compared with, and that is not the subject. */
export const CONTRASTING = wordSetOf({
  en: 'than unlike versus vs to with compared',
  es: 'que frente con comparado entre',
  fr: 'que compare rapport contrairement entre',
  de: 'als anders gegenuber mit vergleich',
  pt: 'que contrario comparado entre',
})
export const OTHERS = wordSetOf({
  en: 'other others rest',
  es: 'otro otra otros otras demas resto',
  fr: 'autre autres reste',
  de: 'anderen andere anderer ubrigen',
  pt: 'outro outra outros outras restantes',
})
/** Of a plot of land. */
export const LOTS = wordSetOf({
  en: 'lot lots yard plot',
  es: 'terreno parcela',
  fr: 'terrain',
  de: 'grundstuck',
  pt: 'terreno lote',
})
/** Of homes that were shown, whatever they are. */
export const OF_SHOWN = wordSetOf({
  en:
    'of the two three four five both all in my our these those them here shown listed list results search group bunch lot overall now among ' +
    'for sale rent on market currently available portfolio i we found have you above below right listings',
  es: 'mi de del las los la el dos tres cuatro cinco todas todos ambas entre lista venta alquiler aqui estas estos nuestra disponibles',
  fr: 'ma de des du les la deux trois quatre cinq tous toutes parmi notre liste vendre louer ici ces',
  de:
    'mein meiner von den der die das beiden zwei drei vier funf allen aus unserer unserem angebot liste im zum verkauf zur miete hier ' +
    'gezeigten verfugbaren',
  pt: 'minha das dos duas do da quatro cinco todos todas nossa venda aqui destes destas',
})
/** Before an amount, behind a superlative: "the cheapest, at $300,000". */
export const PRICED = wordSetOf({
  en: 'at for with',
  es: 'por a con',
  fr: 'pour a avec',
  de: 'zu fur mit bei',
  pt: 'por a com',
})
/** Kinds of homes: with one of them, homes of other kinds are not compared. */
export const TYPES = wordSetOf({
  en: 'condo condos apartment apartments townhouse townhouses house houses flat studio',
  es: 'casa casas piso pisos apartamento apartamentos studio',
  fr: 'maison maisons appartement appartements studio',
  de: 'haus hauser hausern wohnung wohnungen studio',
  pt: 'casa casas apartamento apartamentos moradia',
})
/** Limit homes to those that are as open as the one that is spoken of. */
export const OPEN = wordSetOf({
  en: 'sale rent market available currently now',
  es: 'venta alquiler disponibles',
  fr: 'vendre louer',
  de: 'verkauf miete verfugbaren',
  pt: 'venda',
})
/** Of advertisements, which are new or old apart from their homes. */
export const LISTINGS = wordSetOf({
  en: 'listing listings ad ads',
  es: 'anuncio anuncios',
  fr: 'annonce annonces',
  de: 'inserat inserate anzeige anzeigen',
  pt: 'anuncio anuncios',
})
/** Places that a home may be closer to than another. */
export const NEARED = wordSetOf({
  en:
    'ferry pier stadium mall museum river bridge restaurants cafes office work downtown center centre city station subway metro light rail ' +
    'train transit bus airport beach park school schools university campus lake ocean water waterfront highway freeway shops shopping hospital',
  es: 'centro ciudad estacion metro tren aeropuerto playa parque colegio escuela escuelas universidad mar autopista campus hospital',
  fr: 'centre ville gare metro train aeroport plage parc ecole ecoles universite mer',
  de: 'innenstadt zentrum bahnhof u bahn flughafen strand park schule schulen universitat see meer autobahn',
  pt: 'centro cidade estacao metro comboio aeroporto praia parque escola escolas universidade mar',
})
/** Between "closer" and such a place. */
export const OF_DISTANCE = wordSetOf({
  en: 'to the a nearest local public and of',
  es: 'y al a la del de el los las l',
  fr: 'a la du des de le les l au aux et',
  de: 'zu zum zur an am im der dem den die das nachsten nachste nachstgelegenen und',
  pt: 'ao da do dos das as a os e',
})
/** Of a price per area; and before "than" in "do que", "de lo que". */
export const PER_AREA_WORDS = wordSetOf({
  en: 'per square foot feet sq ft m2 metre meter',
  es: 'por metro cuadrado pie de lo',
  fr: 'metre carre au pied',
  de: 'pro je quadratmeter quadratfuss',
  pt: 'por metro quadrado pe do',
})
/** Beginnings that limit nothing: "in short, …", "my top pick, …". */
export const OPENING = wordSetOf({
  en:
    'yes no sure honestly however still short summary fact top pick favorite favourite recommendation best overall general said again ' +
    'first second third finally well okay ok great',
  es: 'si no ademas resumen general bueno',
  fr: 'oui non bref effet outre resume',
  de: 'ja nein kurz insgesamt ubrigens tatsachlich zudem ausserdem',
  pt: 'sim nao resumo alias disso geral',
})
