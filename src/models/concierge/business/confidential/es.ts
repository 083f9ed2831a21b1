import type { SignsByKind } from './kinds.ts'

const SELLER =
  'vendedor(?:es|a|as)?|propietari[oa]s?|duen[oa]s?|casero|casera|promotor(?:a|es)?|herederos|arrendador(?:es|a)?'
const ONE = String.raw`don \w+|dona \w+|senor \w+|senora \w+|sr\.? \w+|sra\.? \w+|la familia \w+`
const CUSTOMER = `comprador(?:es|a)?|inquilin[oa]s?|arrendatari[oa]s?|candidat[oa]s?|pareja|${ONE}`
const STAFF =
  'agentes?|comercial(?:es)?|asesor(?:es|a)?|secretari[oa]|limpiador[ae]s?|senora de la limpieza|becari[oa]s?|porter[oa]|conserje|empleados?|equipo|captador(?:es|a)?'
const SUPPLIER =
  'gestoria|notari[oa]|banco|tasador(?:a)?|fontaner[oa]|electricista|mudanzas|aseguradora|seguro|pintor|abogad[oa]|broker|financiera|cerrajer[oa]|fotograf[oa]|reformista|constructora'
const COUNT = String.raw`\d+|dos|tres|cuatro|cinco|seis|ocho|diez|doce`
const PRICE = String.raw`\d{1,3}(?:\.\d{3})+|\d{3}|\d+(?:,\d+)? ?(?:%|por ciento|euros?|€|mil|k|millones)`
const HARDSHIP =
  'divorci\\w+|separa\\w+|quiebra|deudas?|cancer|alzheimer|demencia|residencia de ancianos|paro|perdio (?:el|su) (?:trabajo|empleo)|carcel|prision|fallec\\w+|alcohol\\w*|embarazada|enferm\\w+|embargo|embargad\\w+|ludop\\w+'
const UNPLEASANT =
  'insoportables?|imposibles?|idiotas?|mentiros[oa]s?|estafador\\w*|ladron\\w*|borrach[oa]s?|alcoholic[oa]s?|dificil(?:es)?|vag[oa]s?|tacan[oa]s?|tont[oa]s?|ingenu[oa]s?|arrogantes?|agresiv[oa]s?|pesad[oa]s?|incompetentes?|inutil(?:es)?|pesadilla|grosser[oa]s?|groser[oa]s?|maleducad[oa]s?|conflictiv[oa]s?|desagradables?|un desastre|loc[oa]s?'

export const spanish: SignsByKind = {
  negotiationRoom: {
    told: [
      `${SELLER}|${ONE} … acept\\w+|firmari\\w+|baj\\w+|se conform\\w+|vender\\w+|rebaj\\w+ … menos|por debajo|${PRICE}`,
      `(?:podemos|puedo|se puede|puedes|pueden|podriamos) … (?:bajar|rebajar|dejar|llegar|descontar|quitar) … ${PRICE}`,
      'margen de (?:negociacion|maniobra|bajada)|precio minimo (?:del|de la|que acepta)|hay margen|suelo del precio',
      `(?:suelo|tope) (?:es|de|en|:) (?:${PRICE})`,
      String.raw`^[\w ]{3,30}: minimo (?:${PRICE})`,
      `(?:por|con) (?:${PRICE}) (?:firma|vende|acepta|se lo queda|cierra|cerraria|es suyo)`,
      `precio mas bajo (?:del|de la) … ${PRICE}`,
      'precios? … demasiado altos?',
      '(?:comision|gastos) … en realidad|en la practica|dejamos en',
    ],
    unless: 'intereses|estancia|alquiler minimo|edad|fianza|nunca|ingresos?|mascotas?|comision minima|honorarios',
  },
  concessions: {
    told: [
      `si|cuando|que … (?:${CUSTOMER}|${SELLER}|clientes?|alguien|huesped(?:es)?) (?:\\w+ )?(?:duda|dudan|insiste|insisten|regatea|regatean|titubea|se lo piensa|aprieta|amenaza con|protesta|vacila)`,
      '(?:muebles|cocina|electrodomesticos|garaje|trastero|plaza) … (?:se regalan?|de regalo|regalamos|se incluyen?) … si|para',
      'para (?:cerrar|rematar) (?:la|el) (?:venta|trato|operacion)|como (?:gancho|cebo|anzuelo)',
    ],
    unless: 'no dude\\w*|si usted|si tiene|tiene dudas',
  },
  offers: {
    told: [
      `(?:hay|tenemos|tiene|han llegado|llegaron|hemos recibido) (?:ya )?(?:${COUNT}|una|varias) (?:\\w+ )?ofertas? … (?:por|de|para el|para la|sobre) … ${PRICE}|piso|chalet|casa|atico|local|la mejor`,
      `(?:mejor|ultima|primera|mayor|segunda) oferta … ${PRICE}`,
      `(?:ha ofrecido|han ofrecido|ofrecio|ofrecieron) (?:${PRICE})|(?:rechazo|rechazaron|ha rechazado) (?:una|la) oferta`,
      'no hay (?:otr[oa]s?|mas|ningun[oa]?) (?:otr[oa] )?(?:ofertas?|compradores|comprador|interesad\\w+)',
      '(?:puja|pujan|pujara) … (?:por|para) nosotros',
    ],
    unless: 'si hay',
  },
  reasons: {
    told: [
      `(?:${SELLER}|${ONE}|^)(?: ?)(?:vende|venden|se va|se van|se muda|se mudan) (?:\\w+ ){0,3}(?:porque|por (?:el |su |la |una )?(?:divorcio|separacion|deudas?|herencia|embargo|quiebra)|para pagar|a causa|debido)`,
      `(?:${SELLER}|${ONE}|inquilin[oa]|comprador(?:a)?|pareja) … ${HARDSHIP}`,
      `(?:vende|venden|venta) (?:\\w+ )?(?:por|a causa de) … ${HARDSHIP}`,
      `${SELLER}|${ONE}|familia|pareja|le|les … (?:necesita|necesitan|urge|corre prisa|tiene prisa|tienen prisa|desesperad\\w+|quiere (?:irse|quitarse)) … dinero|vender|antes de|cuanto antes|venta|por|$`,
    ],
    unless: 'en caso de|le ayudamos|asesor\\w+|si necesita|su vivienda|su piso|su casa|usted|si|quien',
  },
  means: {
    told: [
      `${CUSTOMER} … (?:puede|pueden|podria|podrian|llega|llegan|llegaria) (?:llegar |pagar |subir |ir )?(?:hasta|a) (?:los )?(?:${PRICE})`,
      `(?:presupuesto|tope|maximo) (?:de|del|de la|de los) (?:comprador\\w*|pareja|senor\\w* \\w+|inquilin[oa]) … ${PRICE}`,
      'banco … (?:le|les) (?:ha |han )?(?:denegado|nego|rechazo|rechazado)',
      `(?:${ONE}) (?:gana|ganan|cobra|cobran) … ${PRICE}`,
      `(?:${CUSTOMER}) (?:pide|piden) … (?:${PRICE})`,
    ],
  },
  arrears: {
    told: [
      `(?:inquilin[oa]s?|${ONE}|piso \\w+|local) … (?:debe|deben|adeuda) (?:\\w+ )?(?:${PRICE}|${COUNT}|meses)`,
      `(?:inquilin[oa]s?|${ONE}|piso \\w+) … (?:no (?:ha pagado|han pagado|paga (?:desde|el alquiler|la renta))|lleva\\w* (?:${COUNT}) meses sin|paga siempre tarde)`,
      '(?:desahucio|demanda|lanzamiento) (?:contra|del|de la|para el) … inquilin\\w*|piso|local|moros[oa]s?:|moros[oa]s? (?:del|de la)',
    ],
    unless: 'seguro|garantia',
  },
  pay: {
    told: [
      `(?:${STAFF}) … (?:cobra|cobran|gana|ganan|se lleva|se llevan|percibe|nos cuesta) … ${PRICE}`,
      `^(?!se )\\w+ (?:cobra|gana|se lleva|percibe) … ${PRICE}`,
      `^\\w+: \\d+ ?% de (?:comision|la comision|las ventas)`,
      `(?:sueldos?|salarios?|nomina) (?:de|del|de la) … ${PRICE}`,
      'el que mas (?:vende|capta)|quien mas venda',
      `(?:${STAFF}) … recib\\w+ … de sus? ventas|por (?:venta|piso|limpieza|captacion)`,
      `(?:da|deja) … ${PRICE} … al (?:agente|comercial|asesor)`,
      'tiene un sueldo de',
      `(?:jef[ea]|director[a]?|encargad[oa]|gerente)(?: \\w+){0,3} (?:gana|cobra|percibe) … ${PRICE}`,
    ],
    unless: 'buscamos|empleo|propietari[oa]|inquilin[oa]|notari[oa]|registro|agencia|inmobiliaria',
  },
  targets: {
    told: [
      `(?:tiene|tienen|tenemos|debe|deben) (?:que )?(?:captar|vender|cerrar|firmar|hacer|traer) (?:al menos )?(?:${COUNT}) (?:\\w+ )?(?:pisos?|ventas?|captaciones|exclusivas?|visitas?|contratos?|casas|operaciones|alquileres)`,
      `(?:objetivos?) (?:mensual(?:es)?|de ventas?|del equipo|del mes|de captacion|trimestral(?:es)?|de cada) … ${COUNT}|cumpl\\w+`,
      `(?:nuestra|nuestro|la|el) (?:meta|objetivo) (?:es|son|es de|son de) … (?:${COUNT}|\\d+) (?:\\w+ )?(?:captaciones|ventas|encargos|pisos|visitas|exclusivas)`,
    ],
    unless: 'usted',
  },
  staffMatters: {
    told: [
      'nos deja en|se va de la (?:empresa|agencia|oficina)|(?:vamos a|van a|queremos) despedir|sera despedid[oa]|esta de baja por|esta embarazada|ultimo aviso|ha pedido la cuenta|busca otro trabajo',
    ],
  },
  kickbacks: {
    told: [
      `${SUPPLIER} … (?:nos|me) (?:paga|da|pagan|dan|devuelve|pasa|regala|ingresa|abona)`,
      `(?:nos llevamos|sacamos|nos dan) … (?:\\d+) … por (?:cada|cliente|poliza|hipoteca|recomendacion)|de cada (?:factura|hipoteca|poliza)`,
      'mordidas?|comision oculta|bajo cuerda|sobornos?',
      `cada \\w+ nos (?:da|deja) … ${PRICE}`,
    ],
    unless: 'no|nunca|ningun\\w*|nada|usted|transparen\\w+|propietari[oa]s?|vendedor\\w*',
  },
  finances: {
    told: [
      `nos (?:cuesta|cuestan|sale|salen|costo) (?:a |por |en |solo )?(?:\\w+ )?(?:${PRICE}|\\d+)`,
      `nuestro (?:margen|beneficio) … ${COUNT}|bajo`,
      'en numeros rojos|falta de liquidez|vamos mal de dinero|perdimos dinero|cuenta en descubierto|deben a hacienda|debemos a (?:hacienda|los proveedores|la seguridad social)',
      `lo (?:cobramos|facturamos) a (?:${PRICE}|\\d+)`,
      '(?:lleva|llevan) (?:\\w+ )?(?:meses|semanas|anos|un ano) (?:vaci[oa]|sin (?:visitas|ofertas|alquilar|vender|una sola))|ni una (?:visita|oferta|llamada)',
      `construir … cuesta … ${PRICE}`,
      'nuestro alquiler|nuestras? (?:facturas?|nominas?)|nuestros impuestos … atrasad[oa]s?|sin pagar|pendientes?',
      'nuestra facturacion (?:fue|es)|nuestro volumen de negocio',
      'alquiler de (?:la|nuestra) oficina (?:es|son|cuesta|asciende)|nuestros (?:gastos|costes|costos) (?:fijos|mensuales)',
      `(?:perdimos|hemos perdido|empresa perdio|agencia perdio|empresa ha perdido) (?:unos )?(?:${PRICE})`,
      '(?:poliza|linea) de credito|en descubierto',
    ],
  },
  security: {
    told: [
      String.raw`(?:codigo|clave|contrasena|combinacion|pin)(?: (?:de|del|para) (?:\w+ ){1,4})?(?: es|:| sigue siendo) (?:el |la )?\S*\d\S*`,
      String.raw`(?:alarma|caja de llaves|caja fuerte) … \d{4}`,
      'llaves? (?:de repuesto|maestra|de reserva|de la oficina|de emergencia) … (?:esta|estan|cuelga|cuelgan|guarda\\w*|en el|en la|debajo|detras)',
      'llaves? … (?:debajo|detras|bajo|encima|tras) (?:del?|la|el) … calendario|felpudo|maceta|piedra|contador|ladrillo|cuadro|canalon',
      'no hay nadie (?:de|entre|en|hasta|los|a)|vive sol[oa]',
      '(?:casa|chalet|villa|finca) … (?:vaci[oa]|deshabitad[oa]) (?:hasta|en|todo)',
      '(?:camaras?|alarma|puerta|ventana) … no funcionan?|falsas?|de pega|desconectadas?|no cierra',
    ],
    unless: 'codigo postal|su codigo|codigo de descuento|le enviamos|por correo|registro',
  },
  privateContacts: {
    told: [
      '(?:movil|telefono|numero|correo|direccion|whatsapp|domicilio) (?:personal|particular|privad[oa]) (?:de|del|es)',
      'solo (?:lo|la|los|para) (?:tiene|tenemos|conoce|el equipo|nosotros|sabe) (?:el equipo|la oficina|nosotros)?|solo para (?:el equipo|nosotros|la oficina|el personal)',
    ],
    unless: 'aparca\\w*|parking|su (?:movil|telefono|correo)',
  },
  opinions: {
    told: [
      `(?:${SELLER}|${CUSTOMER}|presidente|presidenta|vecin[oa]s?|administrador[a]?|porter[oa]|notari[oa]|abogad[oa]|alcalde|jefe|tasador|conserje) … (?:es|son|era|esta) (?:(?:un|una|muy|bastante|realmente|siempre|un poco|de lo mas|completamente) ){0,2}(?:${UNPLEASANT})`,
      'no (?:es|son) de fiar|no te fies|bebe demasiado|habla demasiado',
      'nuestro (?:fontanero|electricista|abogado|jardinero|fotografo) es (?:muy )?(?:caro|lento|impuntual)',
    ],
    unless: 'nunca|no es|no son|si',
  },
  disputes: {
    told: [
      '(?:pleito|juicio|litigio|demanda|disputa|pelea|conflicto) (?:con|contra|entre|por) (?:el|la|los|las|un|una|unos|nuestro|su|sus|lindes?)',
      '(?:nos|le) (?:ha |han )?(?:demandado|denunciado|demanda|denuncia)|no se hablan|estamos en pleitos|peleados con|enfrentad[oa]s? con',
      '(?:antiguo|antigua|ex) (?:agente|soci[oa]|inquilin[oa]|emplead[oa]) nos (?:pide|reclama)',
    ],
    unless: 'en caso de|mediacion|usted|su|resuelt[oa]',
  },
  plans: {
    told: [
      '(?:aun|todavia) no (?:es publico|se ha anunciado|esta firmad[oa]|esta anunciad[oa]|lo sabe nadie|es oficial)|sin anunciar|no es oficial',
      '(?:cerramos|cerraremos|cierra|vendemos|vamos a cerrar) (?:la|nuestra|definitivamente la) (?:oficina|sucursal|tienda|agencia) (?:de|del|para siempre)',
      '(?:subimos|subiremos|subiran|subira|vamos a subir|aumentamos) … (?:precios?|alquiler(?:es)?|honorarios|tarifas?|comision|cuotas?)',
      '(?:negociando|en conversaciones|negociamos|hablando) (?:con|la) … compra|vender|venta|fusion\\w*|cadena|inversor\\w*|competidor|traspaso',
      '(?:oficina|sucursal|tienda|agencia)(?: \\w+){0,3} (?:cierra|se cierra|cerrara|se traspasa) … (?:a final|al final|en otono|en primavera|definitivamente|para siempre)',
    ],
    unless: 'ipc|ley|cada ano|anualmente',
  },
  tactics: {
    told: [
      '(?:di|dile|diles|decir|decimos|digan|hacer creer) (?:\\w+ )?que (?:hay|tenemos|otro|otra|ya|viene)|otro (?:comprador|interesado) (?:esperando|viene|detras)',
      'meter presion|meter prisa|presionar (?:al?|a los)|ocultar (?:al|a los)|hacer creer|disimular|quitar importancia|cambiar de tema|marear',
      '(?:empezar|empiece|empieza|salir|pedir) alto',
      '(?:resenas|opiniones|valoraciones) … (?:escrib\\w+|son|vienen) … primos|famili\\w+|amig\\w+|parientes|nosotros',
      '(?:anuncio|folleto|anunciad[oa]s?) … (?:cuenta|cuentan|incluye|incluyen) … (?:terraza|porche|balcon|trastero) cerrad[oa]',
      '(?:trastero|sotano|buhardilla|garaje|desvan) … (?:figura|aparece|pasa|cuenta) (?:como|por) (?:dormitorio|habitacion|salon)',
      String.raw`fotos? … (?:tiene|tienen) \w+ anos`,
      'fotos … (?:anteriores|de antes) … (?:obra|autopista|carretera|incendio|fabrica|central)',
      'fotos? … (?:de otro|del otro) (?:piso|chalet)',
      'visitas … (?:a la misma hora|a la vez|juntas|juntamos) … (?:prisa|cola|presion|competencia)',
      '(?:seguidores|resenas|opiniones) … (?:comprad[oa]s|inventad[oa]s)',
      '(?:premio|sello) … (?:comprado|pagado por nosotros)',
      '(?:extranjeros|inmigrantes|de fuera) … (?:pedimos|cobramos|pagan) … (?:mas|doble|extra)',
    ],
    unless: 'nadie|ningun|nunca|sin|no (?:ocult|presion)\\w*|jamas',
  },
  defects: {
    told: [
      '(?:sotano|tejado|caldera|pared|paredes|techo|garaje|fosa|bodega|balcon|cubierta) … (?:se inunda|gotea|con humedad(?:es)?|podrid[oa]s?|agrietad[oa]s?|hundid[oa]|en mal estado|peligros[oa]|con goteras)',
      '(?:humedad(?:es)?|moho|amianto|termitas|carcoma|ratas|cucarachas|plomo|grietas|aluminosis) (?:detras|en (?:la|el|las|los)|debajo|tapad[oa]s?)',
      '(?:sin|no tiene) (?:licencia|permiso) (?:de obra|de ampliacion|para la|de primera)|ampliacion ilegal|construid[oa] sin (?:licencia|permiso)',
      'se (?:estropea|averia) (?:cada|siempre|a menudo|todas)',
    ],
    unless: 'avis\\w+|arregl\\w+|reparad\\w+|si',
  },
  lapses: {
    told: [
      '(?:licencia|seguro|certificado|permiso|registro|cedula) … (?:caducad[oa]|caduco|vencid[oa]|sin renovar|no esta renovad[oa]|ha expirado)',
      'en negro|dinero negro|sin factura|sin declarar|no se declara|por debajo de la mesa|antedatad[oa]',
      '(?:seguro|licencia|poliza|certificado) (?:\\w+ ){0,4}(?:vencio|caduco|expiro)',
      'nos (?:multaron|sancionaron|han multado|han sancionado|multo|sanciono)',
    ],
    unless: 'nunca|no hacemos|no acept\\w+|rechaz\\w+|blanco y negro|en negro y',
  },
}
