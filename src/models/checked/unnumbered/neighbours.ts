import { wordSet } from '../../../search/text/phrases.ts'

// Words around comparisons, folded, in all languages. Of any others it is not sure what is compared: nothing is said against it.

/** Between a home and what it is compared by, and before the homes of a superlative. */
export const COPULAS = wordSet(
  "is are was it's that's has have offers costs being remains sits liegt esta fica queda encuentra situe ist sind hat bietet bleibt ware es son tiene ofrece seria est sont a offre " +
    'serait e sao tem oferece as',
)
/** Before what a home has: "on a larger lot", "with the most bedrooms". */
export const PREPOSITIONS = wordSet('on with auf mit con sobre avec sur com')
/** Before a home whose part or property is spoken of: "the kitchen at 22 Pine Street". */
export const OF_HOME = wordSet('at of in on von vom de del des du do da dos no na a en')
/** At the beginning of a sentence, before what limits which homes are meant: "in Seattle, the cheapest is". */
export const LIMITING = wordSet(
  'bis apart aside except besides after outside other than abgesehen ausser neben nach excepto aparte salvo despues outre hormis sauf apres exceto ' +
    'alem depois fora of in for with without among of near within under below above over from if when bei fur mit ohne unter von wenn en para con sin entre de si cuando ' +
    'dans pour avec sans parmi quand em com sem se quando no na a as',
)
export const NEGATED_COPULAS = wordSet("isn't aren't doesn't")
export const NEGATIONS = wordSet('not nicht no pas nao')
export const ARTICLES = wordSet(
  'the a an der die das den dem ein eine einen el la los las lo un una le les l une du o os as um uma am des de',
)
export const DEFINITE = wordSet("the der die das el la los las lo le les l' o a os as")
export const ADVERBS = wordSet(
  'slightly somewhat quite roughly way bit little much far by also even still clearly easily significantly considerably noticeably actually currently ' +
    'overall absolutely lot etwas ein bisschen viel deutlich noch auch klar weit sogar derzeit insgesamt un poco mucho bastante ' +
    'ligeramente tambien claramente peu legerement nettement beaucoup aussi bien encore clairement actuellement um pouco muito bem tambem ' +
    'ligeiramente claramente atualmente',
)
/** Stand for a home, where they begin a clause. */
export const PRONOUNS = wordSet(
  "it it's this that that's es sie er dies diese dieses este esta ese esa elle il ce c' celui celle este esta ele ela",
)
/** Determine the noun of the home that is spoken of. */
export const POINTING = wordSet('this that the dieses diese das die der este esta el la ce cet cette le esse essa o a')
export const JOINING = wordSet(
  'and but while whereas so und aber wahrend also y pero mientras et mais tandis e mas enquanto',
)
export const HOMES = wordSet(
  'home homes house houses condo condos apartment apartments townhouse townhouses townhome place property properties listing listings one ' +
    'ones option options choice unit flat studio rental rentals haus hauser wohnung wohnungen immobilie immobilien objekt objekte angebot angebote ' +
    'option optionen variante casa casas piso pisos vivienda viviendas apartamento apartamentos propiedad propiedades inmueble opcion opciones ' +
    'alternativa anuncio maison maisons appartement appartements logement logements bien biens propriete annonce choix ' +
    'imovel imoveis moradia opcao opcoes',
)
export const THAN = wordSet('than als que')
/** Before a home that another is compared with, and that is not the subject. */
export const CONTRASTING = wordSet(
  'than als que unlike versus vs to with anders gegenuber mit vergleich frente con compare comparado rapport contrairement contrario compared entre',
)
export const OTHERS = wordSet(
  'other others rest anderen andere anderer ubrigen otro otra otros otras demas resto autre autres reste outro outra outros outras restantes',
)
/** Of a plot of land. */
export const LOTS = wordSet('lot lots yard plot grundstuck terreno parcela terrain lote')
/** Of homes that were shown, whatever they are. */
export const OF_SHOWN = wordSet(
  'of the two three four five both all in my mi ma minha mein meiner our these those them here shown listed list results search group bunch lot overall now among ' +
    'for sale rent on market currently available portfolio i we found have you above below right listings ' +
    'von den der die das beiden zwei drei vier funf allen aus unserer unserem angebot liste im zum verkauf zur miete hier gezeigten verfugbaren ' +
    'de del las los la el dos tres cuatro cinco todas todos ambas entre lista venta alquiler aqui estas estos nuestra disponibles ' +
    'des du deux trois quatre cinq tous toutes les parmi notre liste vendre louer ici ces ' +
    'das dos duas do da quatro cinco todos todas nossa venda aqui destes destas',
)
/** Before an amount, behind a superlative: "the cheapest, at $300,000". */
export const PRICED = wordSet('at for with zu fur mit bei por a con con pour avec com por')
/** Kinds of homes: with one of them, homes of other kinds are not compared. */
export const TYPES = wordSet(
  'condo condos apartment apartments townhouse townhouses house houses flat studio haus hauser hausern wohnung wohnungen casa casas piso pisos apartamento ' +
    'apartamentos maison maisons appartement appartements moradia',
)
/** Limit homes to those that are as open as the one that is spoken of. */
export const OPEN = wordSet(
  'sale rent market available currently now verkauf miete verfugbaren venta alquiler disponibles vendre louer venda',
)
/** Of advertisements, which are new or old apart from their homes. */
export const LISTINGS = wordSet(
  'listing listings ad ads inserat inserate anzeige anzeigen anuncio anuncios annonce annonces',
)
/** Places that a home may be closer to than another. */
export const NEARED = wordSet(
  'ferry pier stadium mall museum river bridge restaurants cafes office work downtown center centre city station subway metro light rail train transit bus airport beach park school schools university campus lake ' +
    'ocean water waterfront highway freeway shops shopping hospital innenstadt zentrum bahnhof u bahn flughafen strand park schule schulen ' +
    'universitat see meer autobahn centro ciudad estacion tren aeropuerto playa parque colegio escuela escuelas universidad mar autopista ' +
    'ville gare aeroport plage parc ecole ecoles universite mer plage centro cidade estacao comboio aeroporto praia escola escolas universidade',
)
/** Between "closer" and such a place. */
export const OF_DISTANCE = wordSet(
  'to the a nearest local public and of zu zum zur an am im der dem den die das naechsten und al a la del de el los las l y du des le les au aux et ao da do dos das as os e',
)
/** Of a price per area; and before "than" in "do que", "de lo que". */
export const PER_AREA_WORDS = wordSet(
  'do de lo per square foot feet sq ft m2 metre meter pro je quadratmeter quadratfuss por metro cuadrado quadrado pie pe au carre pied',
)
/** Beginnings that limit nothing: "in short, …", "my top pick, …". */
export const OPENING = wordSet(
  'yes no sure honestly however still short summary fact top pick favorite favourite recommendation best overall general said again first second third finally well ' +
    'okay ok great ja nein kurz insgesamt ubrigens tatsachlich zudem ausserdem si ademas resumen general bueno oui non bref effet outre resume sim nao resumo alias disso geral',
)
