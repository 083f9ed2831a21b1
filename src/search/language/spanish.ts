import { features } from './spanish-features.ts'
import type { Words } from './words.ts'

export const spanish: Words = {
  subjects: {
    price: 'precio|presupuesto|precios|coste|costo',
    unitAreaPrice: '',
    squareMetrePrice: 'precio por metro cuadrado|precio por m2|precio por m²|precio por metro|precio / m2|precio / m²',
    rent: 'alquiler|renta|renta mensual|alquiler mensual',
    bedrooms: 'dormitorios|habitaciones|recamaras|numero de habitaciones|numero de dormitorios',
    bathrooms: 'banos|numero de banos',
    area: 'superficie|metros|superficie habitable',
    lotArea: 'terreno|parcela|superficie del terreno',
    yearBuilt:
      'construida|construido|construidas|construidos|construida en|construido en|ano de construccion|construccion',
    daysOnMarket: 'dias en el mercado|en el mercado',
    listed: '',
    hoa: 'gastos de comunidad|cuota de comunidad|cuota de mantenimiento|comunidad',
    parking: 'plazas de garaje|plazas de aparcamiento|garaje|aparcamiento|estacionamiento',
  },
  units: {
    bedrooms: 'habitaciones|habitacion|dormitorios|dormitorio|recamaras|recamara|cuartos|cuarto|alcobas|hab',
    bathrooms: 'banos|bano|cuartos de bano|cuarto de bano|aseos',
    squareFeet: 'pies cuadrados|pies',
    squareMetres: 'metros cuadrados|metro cuadrado|metros|m2|m²',
    lotSquareFeet: 'pies cuadrados de terreno',
    acres: 'acres|acre',
    hectares: 'hectarea|hectareas',
    aSquareFoot: 'por pie cuadrado|el pie cuadrado|por pie',
    aSquareMetre: 'por metro cuadrado|el metro cuadrado|por metro|por m2|por m²|el metro',
    days: 'dias|dia',
    weeks: 'semanas|semana',
    months: 'meses',
    daysAgo: '',
    weeksAgo: '',
    monthsAgo: '',
    daysOnMarket: 'dias en el mercado',
    weeksOnMarket: 'semanas en el mercado',
    monthsOnMarket: 'meses en el mercado',
    years: 'anos',
    yearsOld: 'anos de antiguedad',
    decade: '',
    year: '',
    hoa: 'de comunidad|de gastos de comunidad|de cuota',
    parking:
      'plazas de garaje|plaza de garaje|plazas de aparcamiento|plaza de aparcamiento|plazas de parking|garajes|lugares de estacionamiento|coches',
  },
  before: {
    upTo: 'hasta|maximo|como maximo|no mas de|como mucho|a lo sumo|maximo de|hasta un maximo de|que no supere|que no pase de|no superior a',
    atLeast:
      'a partir de|al menos|por lo menos|como minimo|minimo|desde|no menos de|minimo de|un minimo de|cuando menos',
    fromThe: 'de los',
    dearerThan: 'mas caro que|mas cara que|mas caros que|mas caras que',
    under:
      'menos de|por debajo de|debajo de|por menos de|inferior a|menor de|menor que|inferiores a|menor a|mas pequeno de|mas pequena de|bajo',
    cheaperThan:
      'mas barato que|mas barata que|mas baratos que|mas baratas que|mas economico que|mas barato de|mas baratas de|mas baratos de',
    over: 'mas de|por encima de|superior a|mayor de|mayor que|mas que|superiores a|mas grande de|mas grande que',
    around: 'alrededor de|unos|unas|aproximadamente|cerca de|mas o menos|sobre los|sobre las|aprox|en torno a',
    exactly: 'exactamente|solo|solamente|justo',
    between: 'entre|de entre',
    builtAfter: 'despues de|posterior a|mas nuevo que|mas nueva que|tras|mas moderno que',
    builtSince: 'desde el ano|a partir del ano',
    builtBefore: 'antes de|anterior a|mas antiguo que|mas antigua que|mas viejo que',
    builtUntil: '',
  },
  after: {
    orNewer: 'o mas nuevo|o posterior|o despues',
    orOlder: 'o mas antiguo|o anterior|o antes',
    orMore: 'o mas|o superior|como minimo|minimo|al menos|en adelante|o mayor|por lo menos',
    orLess: 'o menos|como maximo|maximo|como mucho|o menor|a lo sumo',
    plusMinus: '',
    orSo: 'mas o menos|aproximadamente',
    exactlyThat: 'exactamente|justos',
  },
  joiners: {
    to: 'a|hasta',
    and: 'y|e',
    or: 'o|u',
  },
  monthly: {
    monthly: 'al mes|por mes|mensual|mensuales|/ mes|mensualmente|cada mes|de alquiler',
  },
  types: {
    house:
      'casa|casas|casa unifamiliar|casas unifamiliares|vivienda unifamiliar|chale|adosado unifamiliar|casa independiente',
    condo: 'condominio|condominios|piso en propiedad',
    townhouse: 'casa adosada|casas adosadas|adosado|adosados|pareado|pareados',
    apartment: 'apartamento|apartamentos|piso|pisos|departamento|departamentos|apto',
    'multi-family': 'edificio de viviendas|plurifamiliar|multifamiliar|duplex',
    land: 'terreno|terrenos|solar|solares|parcela|parcelas',
    manufactured: 'casa prefabricada|casas prefabricadas|casa movil|casas moviles',
    villa: 'villa|villas|chalet de lujo',
    loft: 'loft|lofts',
    penthouse: 'atico|aticos',
    cabin: 'cabana|cabanas|chalet|chalets',
    bungalow: 'bungalo|bungalos|bungalow',
    cottage: 'casita|casa de campo|casas de campo',
    ranch: 'finca|fincas|rancho|ranchos|granja',
    commercial: 'local comercial|locales comerciales|oficina|oficinas',
  },
  studio: {
    studio: 'estudio|estudios|monoambiente',
  },
  sorts: {
    PriceAsc:
      'barato|barata|baratos|baratas|economico|economica|economicos|economicas|asequible|asequibles|el mas barato|la mas barata|los mas baratos|las mas baratas|primero los mas baratos|primero las mas baratas|mas baratos primero|mas baratas primero|mas barato primero|ordenado por precio|ordenadas por precio|ordenados por precio|por precio|el mas economico|la mas economica|los mas economicos|las mas economicas|menor precio|precio mas bajo',
    PriceDesc:
      'el mas caro|la mas cara|los mas caros|las mas caras|mas caros primero|mas caras primero|precio mas alto|mayor precio',
    Newest:
      'los mas recientes|las mas recientes|mas recientes|mas recientes primero|los mas nuevos|las mas nuevas|mas nuevos|mas nuevas|lo mas nuevo|lo ultimo|ultimos anuncios|el mas nuevo|la mas nueva|anuncios recientes|mas nuevos primero',
    AreaDesc:
      'el mas grande|la mas grande|los mas grandes|las mas grandes|mas grandes primero|por tamano|mas espacioso|mas espaciosa',
    BedroomsDesc: 'mas dormitorios|mas habitaciones|con mas habitaciones|mas dormitorios primero|con mas dormitorios',
    AreaAsc:
      'el mas pequeno|la mas pequena|los mas pequenos|las mas pequenas|mas pequenos primero|mas pequenas primero',
    YearBuiltAsc:
      'el mas antiguo|la mas antigua|los mas antiguos|las mas antiguas|mas antiguos primero|mas antiguas primero|el mas viejo|la mas vieja',
    YearBuiltDesc:
      'construido mas recientemente|mas nueva construccion|construccion mas reciente|mas moderna|el mas moderno|la mas moderna|construida mas recientemente|los mas modernos|las mas modernas',
    LotAreaDesc:
      'el terreno mas grande|mas terreno|con mas terreno|terreno mas grande|el mayor terreno|parcela mas grande|la parcela mas grande|mayor terreno',
    LotAreaAsc: 'el terreno mas pequeno|terreno mas pequeno|parcela mas pequena|menor terreno',
    UnitAreaPriceAsc:
      'mas barato por metro cuadrado|mas barata por metro cuadrado|mas baratos por metro cuadrado|mas baratas por metro cuadrado|el mas barato por metro cuadrado|la mas barata por metro cuadrado|los mas baratos por metro cuadrado|las mas baratas por metro cuadrado|mas barato por m2|precio por metro cuadrado mas bajo|mas barata por m2|menor precio por metro cuadrado|mejor precio por metro cuadrado|mejor precio por pie cuadrado|menor precio por pie cuadrado|precio por pie cuadrado mas bajo|precio mas bajo por pie cuadrado|precio mas bajo por metro cuadrado|mas barato por pie cuadrado|mas barata por pie cuadrado',
    Distance: 'mas cercanos primero|el mas cercano|la mas cercana|por distancia|los mas cercanos|las mas cercanas',
    UnitAreaPriceDesc:
      'mas caro por metro cuadrado|mas cara por metro cuadrado|el mas caro por metro cuadrado|la mas cara por metro cuadrado|mas caro por pie cuadrado|mas cara por pie cuadrado',
    BathroomsDesc: 'mas banos primero|con mas banos|el que tiene mas banos',
    DaysOnMarketDesc:
      'mas tiempo en el mercado|mas tiempo a la venta|mas tiempo en venta|mas tiempo anunciado|mas tiempo anunciada',
    HOAMonthAsc:
      'menor cuota|cuota mas baja|menores gastos de comunidad|gastos de comunidad mas bajos|menor cuota de comunidad',
  },
  relatives: {
    cheaper:
      'mas barato|mas barata|mas baratos|mas baratas|mas economico|mas economica|mas economicos|mas economicas|demasiado caro|demasiado cara|muy caro|muy cara',
    dearer: 'mas caro|mas cara|mas caros|mas caras',
    bigger: 'mas grande|mas grandes|demasiado pequeno|demasiado pequena|mas espacio',
    smaller: 'mas pequeno|mas pequena|mas pequenos|mas pequenas|demasiado grande',
    moreBedrooms: 'mas habitaciones|mas dormitorios|mas cuartos|otra habitacion',
    fewerBedrooms: 'menos habitaciones|menos dormitorios',
    newer: 'mas nuevo|mas nueva|mas moderno|mas moderna|mas reciente',
    older: 'mas antiguo|mas antigua|mas viejo',
    closer: 'mas cerca|mas cercano|mas cercana',
  },
  sale: {
    for_sale: 'en venta|comprar|compra|a la venta|venta|para comprar|comprando|en propiedad',
    for_rent:
      'en alquiler|alquilar|alquiler|en renta|en arriendo|para alquilar|arrendar|rentar|de alquiler|para rentar|arriendo|alquilando',
    either: 'comprar o alquilar|alquilar o comprar|venta o alquiler|alquiler o venta|en venta o en alquiler',
  },
  statuses: {
    sold: 'vendido|vendida|vendidos|vendidas|ya vendidas|ya vendidos',
    soon: 'proximamente|pronto en venta',
    active: 'disponibles ahora',
    any: 'cualquier estado|vendidas o no',
  },
  tours: {
    OpenHouse: 'puertas abiertas|casa abierta|jornada de puertas abiertas',
    '3D': 'visita virtual|tour virtual|recorrido virtual|visita 3 d',
  },
  generic: {
    home: 'inmuebles|viviendas|propiedades|inmueble|vivienda|propiedad|algo|hogar|lugar para vivir|alojamiento|anuncios',
  },
  near: {
    near: 'cerca de|cerca del|junto a|proximo a|al lado de|no lejos de|cercano a',
  },
  anywhere: {
    anywhere: 'en cualquier lugar|cualquier sitio|en cualquier sitio|donde sea|cualquier ciudad',
  },
  noFee: {
    noFee: 'sin gastos de comunidad|sin comunidad|sin cuota|sin hoa',
  },
  unwanted: {
    not: 'sin|no|excepto|salvo|menos|que no sea|que no sean',
  },
  talk: {
    talk: 'primero|primeros|primeras|busco|buscar|buscando|quiero|quisiera|quieren|necesito|necesitamos|queremos|buscamos|buscas|para|por|una|uno|unos|unas|un|el|la|los|las|lo|de|del|al|en|con|que|hay|tiene|tienen|tengo|tenga|tengan|me|gustaria|ver|muestrame|mostrar|muestra|muestre|ensename|encontrar|encuentra|encontrarme|puedes|puede|podria|alguna|algun|algunas|algunos|cual|cuales|cuanto|cuantos|cuantas|donde|como|es|son|este|esta|estos|estas|mi|mis|nuestra|nuestro|se|le|les|y|o|u|e|si|sea|sean|estar|estan|tener|ser|muy|tambien|hasta|desde|sobre|entre|mas|menos|bien|todo|todas|todos|cada|hola|buenos|buenas|dias|tardes|noches|gracias|favor|familia|pareja|mudarme|mudarnos|vivir|vivimos|precio|presupuesto|tenemos|dame|deme|ciudad|zona|otra|otro|otros|otras|ahora|a|ya|pero|tipo|euros|dolares|disponible|disponibles|mujer|marido|hijos|somos|soy|estoy|estamos|trabajo|proximo|mes|ano|cosa|cosas',
  },
  features,
}
