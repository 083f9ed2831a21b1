/** Fields of words with which businesses tell everybody about themselves in Spanish. */
export const spanishWords = {
  grammar: `
    el la los las un una unos unas lo al del de a en con sin por para entre desde hasta hacia sobre bajo tras según durante ante
    contra mediante y e o u ni que quien quienes cual cuales cuyo donde cuando como cuanto cuánto cuántos si no sí se te me le les
    nos os su sus mi mis tu tus nuestro nuestra nuestros nuestras suyo este esta estos estas ese esa esos esas aquel esto eso ello
    yo él ella ellos ellas usted ustedes nosotros nosotras es son era eran fue fueron ser sea sean será serán somos está están
    estamos estar estará esté estado sido siendo hay haya había han ha has hemos he haber tiene tienen tenemos tener tenga tengan
    puede pueden podemos poder podrá podrán pueda debe deben deberá deberán deber hace hacen hacemos hacer haga hecho va van vamos
    da dan damos dar más menos muy mucho mucha muchos muchas poco pocos poca todo toda todos todas cada algún alguna algunos
    algunas ningún ninguno ninguna nada nunca siempre también tampoco además así aquí allí ahí ya aún todavía solo sólo solamente
    casi cerca lejos junto juntos antes después luego entonces pues pero porque aunque mientras mismo misma mismos mismas otro otra
    otros otras varios varias ambos ambas tal tan tanto bien mejor mejores mayor mayores menor menores parte partes cualquier
    cualquiera uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis veinte treinta
    cuarenta cincuenta sesenta setenta ochenta noventa cien ciento cientos mil millón docena primer primero primera primeros
    segunda segundo tercer tercero tercera cuarta quinta última último últimos últimas medio media mitad tercio doble nuevo nueva
    nuevos nuevas máximo máxima mínimo mínima aproximadamente alrededor gracias hola bienvenido bienvenida bienvenidos favor qué
    quién cuál cómo cuándo dónde sino salvo excepto incluso incluido incluida incluidos incluidas través igual igualmente vez veces
    sexto sexta séptimo octavo noveno décimo mayoría resto total cuyos suyos tuyo mía partir pasado pasados aquellos aquellas
    quienquiera vosotros vuestra vuestro vuestros vuestras estás eres soy estoy habéis tenéis podéis queréis debéis puedes quieres
    necesitas tienes debes sabes haces llegas vienes vives buscas prefieres deseas hacerlo verlo verla pedirlo demás dentro fuera
    cuanta respecto acerca conmigo contigo dicho dicha dichos largo lado modo manera forma formas caso casos ejemplo quizá jamás
    diga digan contrario encima debajo tales víspera aun buen mal siguiendo gran cualesquiera cierto ciertos ciertas demasiado
    suficiente suficientes adelante atrás arriba enseguida a.m p.m`,
  time: `
    lunes martes miércoles jueves viernes sábado sábados domingo domingos día días semana semanas semanal semanales fin mes meses
    mensual mensuales mensualmente año años anual anuales anualmente hora horas minuto minutos mañana mañanas tarde tardes noche
    noches mediodía medianoche madrugada enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    primavera verano otoño invierno temporada navidad navidades reyes nochebuena nochevieja pascua santa festivo festivos laborable
    laborables hábil hábiles vacaciones puente abierto abierta abiertos abiertas abrimos abre abren abrir apertura cerrado cerrada
    cerrados cerramos cierra cierran cerrar cierre horario horarios ininterrumpido jornada cita citas previa previo previos
    urgencia urgencias urgente plazo plazos duración antelación pronto temprano inicio comienzo final finales vigente siguiente
    siguientes próximo próximos anterior anteriores hoy actualidad trimestre trimestral siglo década generación generaciones dura
    duran empieza empiezan comienza comienzan termina terminan inmediato inmediata rápido rápidamente fecha fechas puntual diario
    diaria diariamente permanente sale salen aparece aparecen festividad festividades puentes semestre semestral bienal quincena
    quincenal bimensual previamente posteriormente posterior posteriores habitual habitualmente normalmente generalmente
    puntualmente momento momentos ahora actualmente ininterrumpidamente siesta comida comer almuerzo cena plena estival invernal
    ruego`,
  business: `
    agencia agencias oficina oficinas inmobiliaria inmobiliarias inmobiliario inmobiliarios empresa firma sociedad grupo red sede
    sucursal delegación local locales comercial comerciales despacho despachos negocio negocios casa casas piso pisos vivienda
    viviendas apartamento apartamentos ático áticos estudio estudios dúplex chalet chalets villa villas finca fincas cortijo masía
    adosado adosados bungaló loft terreno terrenos parcela parcelas solar nave naves edificio edificios urbanización urbanizaciones
    comunidad comunidades garaje garajes plaza plazas aparcamiento aparcamientos aparcar parking trastero trasteros habitación
    habitaciones dormitorio dormitorios baño baños cocina salón comedor terraza terrazas balcón patio jardín jardines piscina
    piscinas ascensor ascensores escalera escaleras planta plantas baja portal entrada entradas puerta puertas zonas comunes común
    amueblado amueblada amueblados amuebladas muebles obra mano inmueble inmuebles propiedad propiedades propietario propietarios
    propietaria dueño arrendador arrendadores casero inquilino inquilinos inquilina arrendatario arrendatarios comprador
    compradores vendedor vendedores cliente clientes clienta interesado interesados solicitante solicitantes estudiante estudiantes
    familia familias pareja parejas niño niños adultos adulto persona personas gente vecino vecinos visitante visitantes huésped
    huéspedes viajero viajeros turista turistas inversor inversores particular particulares profesional profesionales autónomo
    autónomos jubilados extranjero extranjeros extranjera alquiler alquileres alquilar alquila alquilamos alquilan venta ventas
    vender vende vendemos venden vendido vendidos vendida compra compras comprar compran compraventa gestión gestiones
    administración administrador administradores arrendamiento arrendamientos vacacional vacacionales turístico turísticos lujo mar
    playa vistas campo montaña costa exterior interior solares rústico rústica rústicas hotel hoteles hostal residencia residencias
    residencial condominio conjunto bloque bloques torre torres palacio palacios palacete casona casonas hacienda haciendas
    estancia estancias rancho cabaña departamento departamentos depto recámara recámaras cochera cocheras alberca coworking
    compañeros arrendataria arrendatarias propietarias compradora compradoras vendedora vendedoras nacionales residentes residente
    ocupante ocupantes titulares aspirante candidato candidatos trabajador jubilado mudanza matrimonio amigos invitado invitados
    acompañantes pequeños colegas cármenes carmen`,
  place: `
    dirección calle avenida paseo camino carretera ronda travesía glorieta esquina número barrio barrios centro ciudad ciudades
    pueblo pueblos municipio municipios provincia provincias comarca región isla islas zona área áreas norte sur oeste línea líneas
    metro autobús autobuses bus tren trenes tranvía estación parada paradas aeropuerto puerto autopista salida pie caminando
    andando situado situada situados ubicado ubicada ubicados ubicación encontrará encontrarás encuentra encuentran encontrar
    frente detrás delante izquierda derecha abajo enfrente alrededores ayuntamiento iglesia correos museo mercado teatro colegio
    colegios universidad farmacia hospital panadería parque acceso accesos accesible accesibles movilidad reducida discapacidad
    silla sillas ruedas rampa escalón escalones adaptado adaptada adaptados bicicleta bicicletas coche coches vehículo vehículos
    eléctrico eléctricos cargador cargadores postal apartado código códigos españa mundo europa internacional internacionales
    litoral casco antiguo histórico cruce rotonda bulevar rambla callejón callejuela cuesta plazoleta arco muralla muelle faro
    bahía cala calas sierra valle río orilla bosque huerta pinar aldea aldeas urbano urbana rural rurales periferia extrarradio
    manzana céntricos metros kilómetros km taxi taxis ferry barco barcos lanzadera autocar autocares bici patinete peatonal
    peatones azul público públicos pública públicas transporte transportes cercanías renfe tram ave correo gasolinera supermercado
    supermercados panaderías restaurantes restaurante bar bares cafetería cafeterías tienda tiendas escuelas instituto guardería
    guarderías ambulatorio clínica deportivo deportivas gimnasios playas montañas parques naturales natural paraje vista noreste
    noroeste sureste suroeste levante poniente mediterráneo atlántico cantábrico pirineo pirineos país países continente
    latinoamérica américa argentina chile colombia perú uruguay francia italia portugal alemania inglaterra londres parís lisboa`,
  contact: `
    teléfono teléfonos telefónica telefónico tel tfno móvil fax llame llámenos llámanos llamar llama llamada llamadas llamando
    contacto contacte contactar contáctenos contáctanos localizarnos escríbanos escríbenos escriba escribir escrito escrita
    electrónico electrónica electrónicos e-mail email mail mensaje mensajes buzón voz contestador contestamos contesta contestan
    contestar respondemos responde responden responder respuesta respuestas carta certificada web página internet sitio online
    formulario formularios aplicación app boletín newsletter suscríbase suscribirse síganos síguenos redes sociales facebook
    instagram linkedin youtube tiktok twitter whatsapp vídeo vídeos videollamada videollamadas virtual virtuales consulta consultas
    consultar consulte pregunta preguntas pregunte información informar informamos informe informes pida pedir pide solicite
    solicita solicitar solicitud solicitudes reserve reserva reservas reservar reservada confirme confirmar confirmación anule
    anular anulación anulaciones cancelar cancelación cancelaciones cancele cambiar cambio avise avisar avísenos aviso visítenos
    visítanos visitar visita visitas venga venir pase pasar acérquese atendemos atiende atienden atender atendido atención
    recibimos recibe reciben recibir recibirá recibirán recibido recepción disponible disponibles disposición envíe enviar enviamos
    envía envían envíenos enviado descargar descargue publicamos publica publican publicado publicados interlocutor atendida
    urgentes asistencia personalmente presencial presenciales telefónicamente telefónicas videoconferencia emergencia emergencias
    recado conteste respóndanos dudas duda sugerencia sugerencias opinión felicitaciones propuesta propuestas remitir remita
    remitimos acuse recibo suscripción canal canales perfil perfiles listín extensión directo central centralita`,
  fees: `
    honorarios comisión comisiones tarifa tarifas precio precios coste costes costo cuestan importe importes cantidad renta rentas
    mensualidad mensualidades fianza fianzas depósito depósitos señal garantía garantías arras adelantado adelanto pago pagos pagar
    paga pagan pagamos pagadero pagado abona abonan abonar abonará cobro cobra cobran cobramos cobrar cobrado gratis gratuito
    gratuita gratuitos gratuitas gratuitamente descuento descuentos iva impuesto impuestos itp ibi gasto gastos suministros tasa
    tasas euro euros céntimos porcentaje cargo cuenta cuentas banco bancos bancaria bancario transferencia transferencias tarjeta
    tarjetas crédito débito efectivo metálico domiciliación domiciliado recibos cheque cheques bizum factura facturas incluye
    incluyen incluir equivale equivalente asciende correspondiente corresponde corresponden adicional adicionales suplemento extra
    fijo fija variable devuelve devuelven devolución devoluciones devuelto devuelta devolverá devolverán reembolsable reembolso
    valoración valoraciones valorar valoramos tasación tasaciones compromiso presupuesto presupuestos sorpresas ocultos aparte neto
    bruto cuadrado cuadrados kilómetro donamos dona donación destinamos destina peso pesos dólar dólares libras francos retención
    retenciones desgravación recargo demora intereses interés vencimiento vence vencida adelantada adelantados ascienden íntegra
    íntegramente íntegro proporcional proporcionalmente parcial parcialmente fraccionada aplicamos aplica aplican aplicar vigor
    exentos exento exenta regalo regalamos obsequio cupón vale descontar deducir deduce deducen liquidación liquidaciones
    liquidamos extracto extractos desglose desglosado actualización ipc índice revisable`,
  services: `
    ofrecemos ofrece ofrecen ofrecer oferta ofertas proporcionamos facilitamos facilita facilitan acompañamos acompaña acompañan
    acompañamiento asesoramos asesora asesoran asesoramiento asesor asesores asesoras ayudamos ayuda ayudan ayudar gestionamos
    gestiona gestionan gestionar administramos administra tramitamos tramita tramitación trámite trámites intermediamos operamos
    opera cubrimos cubre trabajamos trabaja trabajan trabajar trabajo colaboramos colabora colaboran colaboración colaborador
    colaboradores buscamos busca buscan buscar búsqueda seleccionamos selección organizamos organiza organizan celebramos celebra
    realizamos realiza realizan realizado redactamos redacta revisamos revisa revisión comprobamos comprobar comprobación
    publicación anuncio anuncios anunciamos fotografías fotografía fotos foto fotógrafo fotógrafa dron plano planos recorrido
    recorridos escaparate inventario firmar firman firmado notaría notario notarios escritura escrituras contrato contratos acuerdo
    acuerdos documento documentos documentación digital digitalmente certificado certificados eficiencia energética cédula
    habitabilidad hipoteca hipotecas hipotecario financiación financiero financieros préstamo préstamos entidad entidades
    independiente independientes socio socios recomendamos recomienda recomendación reforma reformas mantenimiento reparación
    reparaciones avería averías incidencia incidencias fontanero electricista técnico técnicos limpieza sábanas toallas ropa cama
    camas cuna trona agua luz gas electricidad calefacción aire acondicionado wifi fuga llave llaves juego entrega entregas
    entregan entregamos entregado recogida recoger recoge recogen conserje conserjería traducción traducciones traducidos traducido
    traductor intérprete intérpretes lengua signos elegir elige elija libre libremente servicio servicios necesita necesitan
    necesite necesidad necesidades proyecto seguimiento aceptamos acepta aceptan aceptar aceptada aceptado admite admiten admitimos
    admitida quiere quieren desea desean desee gusta encantados gustosamente prepara preparamos curso cursos taller talleres charla
    charlas seminario seguro seguros garantizamos tratamos trata tratan trate usar usa use utilizar utilizan uso utilice aprender
    aprende presentar presenta presentan presentamos muestra muestran mostrar mostramos conocer conoce conocen conocemos sabe
    empadronamiento nie mudanzas disponemos dispone disponen contamos cuenten llegar llega llegan vive viven vivir existe existen
    comunican comunica comunicar comunicamos entrar irse quedarse quede quedan queda corre corren descuenta descuentan resta ahorra
    marca indica indican indicado establece establecen fijan regula gestor gestores gestoría integral integrales necesitamos
    necesitar acepten tramite llegue visite visitarnos conozca descubra consúltenos consúltanos confíe confían confiar comparta
    resolver resuelve resuelven resolvemos explicamos explica explican explicar harán hará haremos llevar llevamos lleve traer
    traiga traen traemos aporte aportar aportan adjuntar adjunte rellene rellenar firme firmamos revisar valore valora valoran
    guiamos guiadas guiada guiado coordina coordinan coordinamos negociador supervisa supervisan vela velan cuida cuidan cuidamos
    atenta prestamos presta prestan mantiene mantienen mantenemos mantener limpian limpia limpiamos cambia cambian cambiamos
    incluimos instalar instala instalado renovamos renueva renuevan renovar renovación actualiza actualizan actualizamos
    actualizado encargar encarga encargamos imprime impresa impreso digitales ficha fichas catálogo revista folleto folletos guía
    guías listado lista listas blog noticias consejos artículos estadísticas permiso permisos falta acompañante intermediación
    mediar permanecen permanece publicidad promoción promociones portales cartel carteles entregar dejar deje dejan retirar retira
    retirarse paquetes paquete correspondencia sala reuniones alta altas bajas titular titularidad contador contadores lectura
    lecturas suministro compañía compañías climatización caldera calderas revisiones revisado revisada contratar contrata contratan
    contratación asegurar asegura aseguran pintar pintado pintura limpio vacío ocupación sirve sirven siguen sigue pidan traslada
    lugar manos imprevisto imprevistos surge profesión rige confirma borrador borradores opcional opcionales pendiente judicial
    apta apto aptos aptas caución energético energéticos energéticas vuelve volver vuelven puestos puesto propone propongan ofrezca
    entiende entienden acuerda encuentre encontremos muestre resuelva vengan pongan viene vienen mandato mandatos exclusivas
    notifica puestas expresa orientamos proponemos diríjala diríjalas vendiendo alquilando ayudando ofreciendo trabajando buscando
    cuidando haciendo vía vías recuperar cortesía deniega denegada aprobada aprobado autorizar suministra suministran protocolo
    protocolos experiencia jornadas acompañada acompañadas acompañados preparado preparada preparados listos rellenado enseñamos
    enseña mostrado mostrada enviada enviados enviadas entregada entregadas entregados firmada firmadas firmados pagada pagadas
    pagados cobrada publicada publicadas revisadas revisados incluyendo comenzando`,
  rules: `
    mascota mascotas perro perros gato gatos animal animales bienvenidas permite permiten permitido permitida permitidos permitidas
    prohibido prohibida prohibidos fumar fumador fumadores ruido ruidos silencio descanso respetar respetamos respeto normas norma
    interno régimen subarrendar subarriendo consentimiento autorización autorizado autorizada exige exigen exigimos requiere
    requieren requerimos requisito requisitos necesario necesaria necesarios imprescindible obligatorio obligatoria obligatorios
    obligación preaviso rescindir rescisión prórroga prorroga copia copias original originales dni pasaporte identidad
    identificación nómina nóminas ingresos declaración vida laboral justificante justificantes empleo aval avales avalista
    avalistas solvencia referencias referencia responsabilidad civil hogar llegada llegadas salidas ley leyes legal legales
    legislación normativa derecho derechos datos personales personal privacidad protección confidencial confidenciales
    confidencialidad terceros ceden cedemos cede rgpd política cookies conservan conservamos guardan guardamos eliminan eliminamos
    borran reclamación reclamaciones queja quejas hoja hojas consumo consumidor mediación mediador arbitraje discriminación
    discriminamos igualdad origen religión edad sexo basura reciclaje contenedores seguridad retraso retrasos depositada deposita
    depositan depositamos orden dirigirse diríjase conforme condiciones condición límite razas raza peligrosas pequeñas pequeño
    pequeña grandes grande prorrogable prorrogables renovable renovables tamaño kilos kg jóvenes bebé bebés fiestas fiesta música
    volumen balcones fachada tender barbacoa timbre zapatos fotografiar avisos nocturno anticipación incumplimiento conflicto
    conflictos diferencias acordado acordada pactado pactada voluntaria voluntario temporal temporales larga corta corto indefinido
    definitivo definitiva vigentes cumplimos cumplir cumple cumplen estatal autonómico autonómica municipal municipales europeo
    europea reglamento decreto artículo registro registros depositarla depositario organismo oficial oficiales generalitat junta
    gobierno ministerio incasol ivima transmisiones patrimoniales actos jurídicos plusvalía notarial notariales gravamen catastro
    catastral nota simple ite inspección técnica etiqueta cédulas vigilado siniestro cláusula cláusulas anexo anexos superiores
    inferiores superior inferior fraccionar fraccionado aplazar aplazado cuota cuotas abonos ordinaria extraordinaria derrama
    derramas juntas presidenta solidario solidaria`,
  team: `
    equipo director directora dirige dirigen dirigida dirigido fundada fundado fundador fundadora fundadores fundó fundaron creada
    creado nació lleva llevan familiar compañero compañera compañeras asistente responsable responsables gerente encargado
    encargada encargan ocupa ocupan agente agentes experto experta expertos especialista especialistas especializado especializada
    especializados especializa especializamos oficio formación formado forman formada titulado titulados licenciado abogado
    abogados abogada arquitecto arquitecta arquitectos contable secretaria recepcionista aprendiz prácticas habla hablan hablamos
    hablar padre madre hijo hija hijos hijas hermano hermana hermanos hermanas abuelo abuela nieto nieta primos colegiado
    colegiados colegiada api apis inscrito inscrita inscritos registrada registrado aicat cif nif licencia licencias miembro
    miembros asociación asociaciones fiabci federación certificación acreditada acreditado acreditación homologado póliza cobertura
    aseguradora ético ética deontológico premio premios premiada premiado galardón galardonada ganadora ganador reconocida
    reconocimiento puntuación estrellas reseñas opiniones google patrocinamos patrocina apoyamos apoya club fundación ong alimentos
    voluntarios exposición aniversario historia tradición pasión calidad confianza orgullo orgullosos cercano cercana cercanía
    trato empleados empleado trabajadores plantilla cuentan unirse únete currículum señor señora don doña perra gata llamado
    compuesto compuesta mujeres hombres nacida nacido vecina vivió trabajó estudió incorporó incorporado incorporada unió unido
    desempeña lidera liderado liderada coordinador coordinadora delegada delegado jefe jefa economista ingeniero interiorista
    decorador decoradora fotógrafos peritos perito tasador tasadora consultor consultora consultores fiscal fiscalidad jurídico
    jurídica bufete socia saga andadura trayectoria raíces orígenes abrió inauguró inaugurada trasladamos trasladó traslado
    operaciones cerradas transacciones éxito millar centenar decena decenas empleadas comprometidos comprometida comprometido
    vocación valores misión torneo infantil carrera fútbol baloncesto escuela cultural cultura árboles plantamos plantado
    reciclamos sostenible sostenibilidad energía verde ambiental medioambiente cruz roja cáritas social elegida elegido elegidos
    lectores lector remo ciclismo arbitral elegante cofundador pertenece pertenecemos periódico votada votado nombrada nombrado
    finalista finalistas distinguida sello cámara comercio consejo general ilustre notable mención honorífica medalla diploma
    diplomas máster grado universitario academia docente profesora profesor`,
  languages: `
    español castellano catalán gallego euskera vasco valenciano inglés francés alemán italiano portugués neerlandés holandés ruso
    árabe chino mandarín japonés polaco rumano ucraniano sueco noruego danés finés búlgaro idioma idiomas bilingüe bilingües
    fluidez húngaro checo griego turco persa hebreo hindi urdu bereber tagalo asturiano aranés lituano ucraniana eslovaco serbio
    croata suizo suiza subtítulos`,
  praise: `
    bonito bonita bonitos bonitas hermoso bello bella bueno buena buenos buenas tranquilo tranquila tranquilos luminoso luminosa
    encanto encantador ideal moderno moderna sencillo sencilla sencillos fácil fácilmente cómodo cómoda cómodamente útil privado
    privada privados personalizado personalizada serio transparente transparencia placer gusto alegría feliz felices cordial
    cordialmente humano humana verdadero auténtico excelente excelencia patrimonio café té vino galletas copa amable amables
    amablemente paciencia ilusión sueño sueños único única exclusivo exclusiva exclusivos exclusividad especial especiales claro
    clara claros claras directa directamente completo completa completos detalle detalles real principal principales disfrutar
    disfruta sol tranquilidad profesionalidad rigor honestidad honesto independientemente perfectamente perfecta perfecto agradable
    agradables acogedor acogedora acogedores amplio amplia amplios histórica señorial señoriales emblemático céntrico céntrica
    perfectos tranquilas magnífico magnífica magníficos estupendo inmejorable espectacular espectaculares soleado soleada singular
    singulares selecto selecta seleccionado seleccionada refinado delicado sereno serena amor cariño cuidado esmero mimo arte artes
    belleza estilo sonrisa hogares ritmo calma tiempo vidas rincón rincones alma corazón secreto honestos sincero sincera pleno
    plenamente absoluto absoluta eficaz eficaces eficiente ágil ágiles rigurosa riguroso cuidadoso fiable fiables segura segurísimo
    multilingüe diverso diversa`,
  places_in_names: `
    madrid barcelona valencia sevilla zaragoza málaga murcia palma bilbao alicante córdoba valladolid vigo gijón granada oviedo
    santander pamplona almería san sebastián burgos salamanca cádiz huelva jaén marbella ibiza mallorca menorca tenerife canarias
    andalucía cataluña galicia asturias navarra aragón méxico bogotá lima santiago aires quito montevideo caracas`,
  amenities: `
    aseo aseos ducha bañera lavadora secadora lavavajillas horno microondas nevera congelador vajilla menaje manta mantas toalla
    almohada almohadas sofá televisión televisor fibra conexión impresora ordenador pantalla chimenea barbacoas tumbona tumbonas
    sombrilla sombrillas gimnasio sauna spa pádel tenis golf pista pistas columpios ludoteca lactancia cambiador biblioteca salas
    mesa mesas escritorio trono portero automático toldo toldos césped riego huerto lavandería consigna taquilla taquillas punto
    carga bodega vestidor despensa tendedero azotea porche galería mirador fuente invernadero pérgola árbol palmera flores`,
  names: `
    ana antonio carlos elena francisco javier jorge josé juan laura luis lucía manuel maría marta miguel paula pedro rosa sara
    sergio teresa tomás álvaro beatriz cristina diego eva fernando irene isabel jaime jesús joaquín julia pablo pilar rafael ramón
    raquel ricardo roberto samuel silvia susana vicente víctor`,
  homes: `
    pareado pareados entresuelo semisótano buhardilla altillo trastienda escaparates almacén almacenes estanco quiosco molino
    ermita pazo caserío barraca cigarral riad hórreo palomar lagar invernaderos viñedo viñedos olivar olivares huertos pozo linde
    hectárea hectáreas tejado cubierta suelo suelos techo techos pared paredes ventana ventanas persianas armario armarios
    empotrados electrodomésticos enchufe enchufes lámpara espejo cortinas estufa radiador radiadores termo placas aislamiento
    insonorizado luminosidad orientación distribución pasillo recibidor vestíbulo rellano portería azulejo madera mármol tarima`,
  animals: `
    gatito cachorro cachorros aves pájaro pájaros pez peces acuario tortuga conejo conejos caballo caballos gallina gallinas correa
    bozal`,
  months_and_feasts: `
    candelaria carnaval carnavales corpus hispanidad constitución inmaculada asunción patronales feria ferias fallas sanfermines`,
  market: `
    demanda evolución barómetro promedio rentabilidad inversión inversiones inversora subasta subastas herencia herencias
    sucesiones sucesión donaciones plusvalías visado golden nómada nómadas reubicación traslados corporativos multinacionales
    expatriados embajadas consulado consulados diplomáticos congreso ferial simo sima cartera catálogos`,
  misc: `
    hospicio tilos habrá hagan alegra ruega rogamos apreciamos siéntase siéntanse celebre anímese anímate acérquense permítanos
    cuéntenos cuéntanos díganos dinos encontraremos gozamos satisfacción placeres felicidad novedad novedades ventaja ventajas
    calidades comodidad comodidades facilidad facilidades opción opciones alternativa alternativas variedad surtido gama gamas
    nivel niveles tipo tipos clase clases categoría categorías estilos formato formatos medida medidas tamaños altura anchura
    longitud profundidad grados unidad unidades par pares conjuntos serie series turno turnos paso pasos fase fases etapa etapas
    método métodos sistema sistemas técnicas práctica idea ideas concepto conceptos tema temas motivo motivos razón razones causa
    fines resultado resultados efecto efectos éxitos logro logros`,
}
