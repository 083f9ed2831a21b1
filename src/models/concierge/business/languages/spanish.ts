import { expressions, type Language } from './language.ts'
import { spanishThings } from './spanish-things.ts'
import { spanishWords } from './spanish-words.ts'

export const spanish: Language = {
  words: { ...spanishWords, ...spanishThings },
  verbs: `
    abonar abrir acceder acercar acoger acompañar acordar actualizar adaptar adelantar adjuntar administrar admitir agendar
    agradecer ajustar alojar alquilar amar ampliar analizar animar anotar anular anunciar aparcar apoyar aportar apreciar aprender
    aprobar apuntar archivar asegurar asesorar asignar asistir atender autorizar avalar avisar ayudar buscar calcular cambiar
    cancelar celebrar certificar cobrar colaborar colgar combinar compartir completar comprar comprobar comunicar conceder
    concertar confiar confirmar conocer conservar considerar consultar contactar contar contestar contratar convocar coordinar
    copiar corresponder crear cubrir cuidar cumplir cursar dar decorar dedicar dejar depositar desarrollar descargar descontar
    desear destinar detallar diferir difundir dirigir diseñar disfrutar disponer distribuir documentar donar durar elaborar elegir
    eliminar emitir empadronar emplear encargar encontrar enseñar entender entrar entregar enviar escribir escuchar especializar
    esperar estacionar estimar estudiar evaluar examinar exigir existir explicar exponer facilitar facturar figurar fijar financiar
    firmar formalizar formar fotografiar fundar garantizar gestionar gozar grabar guardar guiar habilitar hablar heredar hospedar
    identificar imprimir incluir incorporar indicar informar ingresar iniciar inscribir inspeccionar instalar integrar intermediar
    intervenir invitar justificar leer limpiar llamar llegar llenar llevar localizar mandar mantener marcar mediar mejorar mirar
    mostrar necesitar notificar obtener ocupar ofertar ofrecer operar optar ordenar organizar pagar participar pasar patrocinar
    pedir permanecer permitir pertenecer plantar poner practicar precisar preferir preguntar preparar presentar prestar probar
    procesar prohibir promover proponer proporcionar prorrogar proteger publicar quedar realizar recibir reciclar recoger
    recomendar redactar reembolsar reformar regalar regir registrar regular remitir renovar reparar reportar representar requerir
    reservar residir resolver respetar responder resultar reunir revisar rogar rellenar salir saludar seguir seleccionar señalar
    servir situar solicitar sortear subarrendar suscribir sustituir tasar terminar tomar trabajar traducir traer tramitar
    transmitir tratar trasladar ubicar unir usar utilizar validar valer valorar velar vender venir verificar viajar visitar vivir
    acudir borrar fumar bastar lograr agilizar alegrar almorzar amueblar anticipar aparejar aprovechar arreglar asumir
    atesorar autenticar barrer brindar brotar caminar cenar cocinar colocar comer comenzar comentar comparar compensar compilar
    componer concluir concretar congelar contemplar contribuir convenir convertir convivir corregir costear culminar debatir
    decidir delegar demostrar derivar desayunar descansar describir descubrir desempeñar destacar detectar devolver dialogar
    digitalizar diligenciar domiciliar dormir duplicar editar efectuar ejecutar embalar embellecer emprender enfocar engalanar
    enlazar entablar enumerar escoger escriturar escanear especificar establecer estrenar estructurar evitar exhibir explorar
    expresar extender fabricar favorecer festejar filmar florecer fluir fomentar fortalecer fraccionar funcionar ganar generar
    gustar homologar honrar idear igualar ilustrar imaginar implicar importar inaugurar inspirar instruir interesar interpretar
    introducir investigar invertir jugar lavar levantar liderar limitar liquidar lucir madrugar matricular medir merecer motivar
    mover mudar multiplicar nacer narrar navegar numerar obsequiar observar ofrendar oler optimizar orientar partir
    pasear pausar pensar perfeccionar pernoctar personalizar pintar planchar planear planificar plantear poblar posibilitar
    potenciar preceder predominar premiar preservar presidir prevenir prever primar priorizar proceder producir profesionalizar
    profundizar programar proseguir proyectar puntualizar purificar reanudar recaudar reconocer recordar recorrer rectificar
    recurrir redecorar reflejar refrescar regresar rehabilitar reinar relacionar relatar rematar remodelar rendir
    repartir repasar repetir reponer reposar reproducir resaltar rescindir resguardar restaurar restituir retornar retransmitir
    reubicar reutilizar rodear rubricar sanear satisfacer secar segmentar sellar sembrar sentar sentir simplificar
    simular sintetizar sobresalir solucionar sonar sonreír soñar sostener subrayar subsanar subsistir sugerir sumar supervisar
    suponer surcar surgir sustentar tapizar tardar telefonear tender timbrar titular tocar topografiar tutelar unificar urbanizar
    vaciar variar veranear versar vestir vincular votar zarpar realquilar distinguir asear`,
  verbEndings: {
    ar: 'o a as amos an ar ado ada ados adas ara aran aremos e es en emos ando',
    er: 'e es emos en er ido ida idos idas era eran eremos a as amos an iendo',
    ir: 'e es imos en ir ido ida idos idas ira iran iremos a as amos an iendo',
  },
  prefixes: '',
  endings: 's es nos lo la le los las les se',
  hasCompounds: false,
  namesHaveCapitals: true,
  beforeNames: 'don doña señor señora sr sra',
  namesEnd: '',
  beforeSubjects: expressions`
    el la los las nuestr[oa]s? cada su sus un una en_las? en_los en_el para todos_los todas_las todos_nuestros todas_nuestras`,
  subjects: expressions`
    visitas? honorarios contratos? borrador recibos reformas arras mudanzas calefacción comisión pago renta gatos perros animales
    arrendamientos número calendario formulario plantas? apartamentos? villas? casas casa fincas terrenos locales jardín terraza
    recepción conserjería conserje wifi internet agua luz gas gastos comidas? desayuno toallas sábanas cunas? bebés grupos socios
    colaboradores notario notaría hipotecas? asesoramiento traductor(?:es|a)? intérpretes? servicios? vídeos? mapa guía guías
    listado catálogo web llamadas correos mensajes consultas preguntas dudas quejas reclamaciones ofertas? propuestas? comprador
    vendedor inquilino arrendador propietario huésped estudiante autónomos empresas extranjeros jubilados jóvenes visitantes
    viviendas? pisos? solicitud(?:es)? averías? incidencias? administración gestión anuncios? fotografías fotos planos? informes?
    reseñas opiniones respuestas? llaves inquilinos propietarios compradores vendedores estudiantes clientes huéspedes familias
    niños mascotas oficinas? agencia local edificios? equipo agentes asesores valoración certificados? documentos? documentación
    alquileres anulación limpieza reserva estancias? seguro trasteros? garajes? piscina boletín curso taller talleres traducción
    traducciones entrega plazo vacaciones cancelaciones portal fianza comunidades`,
  saidOfSubjects: expressions`
    se es son está están incluye* tiene* dura* puede* cuesta* paga* abona* entrega* realiza* gratuit* disponible* publica* notific*
    hace* recibe* sale vale confirma adjunt* incluid* traslad* envi* revis* acept* responde* atiend* llev* necesit* oblig*`,
  kinds: {
    hours: [
      expressions`
        lunes martes miércoles jueves viernes sábados? domingos? festivos? días? mañanas? tardes? navidad agosto # mediodía horas?`,
      expressions`
        abiert* abr(?:e|en|imos) sale aparece cerrad* cierr* cerramos horario* cita* atend* atien* visitas? abrir #:#_?h? #
        disponible*`,
    ],
    address: [
      expressions`
        calle avenida plaza paseo c/ avda estación metro autobús autobuses tranvía parada líneas? aparcamiento aparcar parking
        dirección apartado_de_correos oficinas? entrada acceso* ascensor rampa local sede silla* bicicletas? cargador*`,
      expressions`
        encontrar* encuentra* situad* ubicad* está están dirección # accesible* pie minutos gratuito* gratis clientes frente
        adaptad* para* reserv* llega* junto es tiene tenemos hay`,
    ],
    reach: [
      expressions`
        teléfono* tel llam* llám* número contact* escr* correo* e-mail email mail web página whatsapp síg* redes boletín newsletter
        formulario mensaje* urgencias avería* atención instagram facebook respuesta respond* contest* área`,
      expressions`
        (?<!\S)\S+@\S+ @* www\.\S+ \+?\d[\d\s.()-]{6,} \S+\.(?:es|com|mx|ar|example|net|org|cat) horas línea cada mes nuestr* nos
        dejar deje días mensual* online`,
    ],
    fees: [
      expressions`
        honorarios comisión tarifa* precio* cuesta* coste* fianza* depósito señal alquiler renta gastos valoración* tasación*
        gestión limpieza descuento* reserva* inscripción cobra* paga* iva impuesto* visitas? recargo suplemento`,
      expressions`
        # gratis gratuit* nada sin_(?:coste|compromiso|cargo) mes meses mensualidad* incluid* incluy* devuelv* devolver* aparte
        equival* corre_a_cargo a_cargo ningún ninguna gratuitamente no_(?:se_)?cobra* euros ley publicad*`,
    ],
    payment: [
      expressions`pag* abon* rentas? alquiler recibo* renta fianza señal`,
      expressions`transferencia* tarjeta* domicilia* efectivo metálico bizum cheque* mes online`,
    ],
    areas: [
      expressions`nuestr* trabajamos cubrimos operamos gestionamos vendemos alquilamos oficina agencia inmobiliaria equipo somos`,
      expressions`
        toda zona* provincia* comarca ciudad costa barrio* municipio* alrededores región islas? especialist* especializ* viviendas
        pisos fincas locales`,
    ],
    languages: [
      expressions`
        español castellano catalán inglés francés alemán italiano portugués ruso árabe chino rumano holandés neerlandés euskera
        gallego valenciano idiomas? intérprete* traduc* bilingüe*`,
    ],
    licences: [
      expressions`
        colegiad* api apis aicat registr* cif nif miembros? asociación federación colegio certificad* acreditad* licencia* póliza
        seguro* responsabilidad_civil deontológico homologad* inscrit*`,
    ],
    team: [
      expressions`
        fundad* fundó fundaron desde nació equipo especialist* asesor* directora? dirige* responsable* encarga* ocupa* gerente
        agentes? familiar* premi* galard* mejor elegid* votad* reconocid* patrocin* pertenec* administr* apoyamos don(?:a|amos)
        habla* colabor* reseñas opiniones puntuación valoración experiencia plantilla lleva* cuenta`,
      expressions`
        club remo fútbol asociación comunidades nuestr* nos somos agencia inmobiliaria empresa oficina equipo en es por años google
        alquiler* ventas? administración clientes # personas asesora* idiomas generación*`,
    ],
    rules: [
      expressions`
        mascota* perro* gato* animales fum* ruido* subarr* realquil* preaviso visitas? llaves? seguro* aval* estudiant* basura piscina
        bicicleta* entrada salida llegada limpieza ropa sábanas anula* cancel* reserva* contrato* estancia* alquiler* amueblad*
        niños notario notaría certificado cédula mandato exclusiva ofertas? solicitud* suministros agua luz wifi internet descanso
        silencio aparcar plaza* trastero* garaje* inquilin* propietari* comprador* huéspedes vendedor* fianza* documentos?
        inventario reparaciones averías incidencias jardín terraza*`,
      expressions`
        permit* no_se_fuma basta* prohib* admit* acept* bienvenid* oblig* requier* necesari* es son pued* mes* días? horas? inclui* incluy* libre*
        mínim* máxim* dura* previ* gratuit* debe* hace_falta escrito
        se_(?:entrega*|comunica*|atiende*|firma*|realiza*|hace*|comunica*|presenta*|deposita*|devuelve*|reserva*|paga*|atiend*|responde*)
        está* exig* consentimiento autorización tien* cuesta* corre* contrata* elige* a_cargo respet* fianza`,
    ],
    papers: [
      expressions`
        dni nie pasaporte nómina* identidad ingresos vida_laboral contrato_de_trabajo documentación documentos? justificante* renta
        referencias`,
      expressions`
        necesit* necesari* traer traiga present* aport* pedimos solicit* últimas? requier* copia* bastan basta hace_falta
        hacen_falta necesitamos solvencia son`,
    ],
    services: [
      expressions`
        nos nuestr* usted* le les su sus somos para tenemos contamos disponemos
        (?:ofrec|gestion|acompañ|asesor|ayud|trabaj|colabor|acept|organiz|realiz|vend|alquil|atend|recib|tramit|public|busc|prepar|trat|respond|contest|entreg|garantiz|enví|recomend|facilit|redact|revis|admit|habl|ten)(?:amos|emos|imos)`,
      expressions`
        ofrec* gestion* acompañ* asesor* ayud* trabaj* colabor* acept* organiz* realiz* vend(?:emos|a|er)* alquil* atend* recib*
        tramit* public* busc* prepar* respond* contest* entreg* garantiz* envi* recomend* facilit* redact* revis* admit* libre*
        elegir elija bienvenid* servicio* visit* gratis gratuit* taller* curs* jornada* tenemos`,
    ],
    costsOfHome: [
      expressions`gastos agua luz internet gas suministros ibi comunidad impuesto* seguro mobiliario muebles obras`,
      expressions`paga* cargo corre* incluid* asume* inquilin* propietari* comprador* vendedor*`,
    ],
    courtesies: [
      expressions`
        ^si_(?:no_|le_)?(?:surge|puede|quiere|desea|necesita|tiene|prefiere|le) ^pida ^llame ^venga ^reserve ^consulte ^visite
        ^solicite ^traiga ^envíe ^recuerde_traer ^puede ^podrá ^¿quiere ^quien_(?:compra|vende|alquila)
        ^quienes_(?:compran|venden|alquilan) ^le_(?:acompañamos|ayudamos|enviamos|avisamos|llamamos|atendemos)
        ^más_de_(?:#|\p{L}+)_años ^al_comprador ^al_inquilino ^no_hace_falta ^hacemos ^pedimos ^tenemos ^respondemos ^donamos
        ^¿busca ^¿necesita ^¿tiene ^usted ^gracias ^bienvenid[oa]s`,
      expressions`
        avis* llam* cita visit* escri* nos nuestr* horas? días? cancel* tasación oficina web documentos reserv* gratis información
        consult* elegir cambiar pagar firmar recoger llegar aparcar`,
    ],
    opening: [
      expressions`piscina gimnasio oficina recepción jardín lavandería portería mercado`,
      expressions`abre* cierra* abiert* cerrad* horario* de_#`,
    ],
    privacy: [
      expressions`datos privacidad confidencial* cookies`,
      expressions`vend* figura ceden? cedemos terceros trat* política ley conserv* guard* protección web proteg* rgpd`,
    ],
    complaints: [
      expressions`reclamaci* quejas? hojas`,
      expressions`dirección disposición consum* escri* respond* dirig* mediación oficina`,
    ],
    events: [
      expressions`puertas_abiertas taller* charla* curso* jornada* exposición fiesta`,
      expressions`cada # gratuit* inscri* nuestra primer* mes primavera lunes martes miércoles jueves viernes sábado`,
    ],
  },
  privateSigns: {
    stories: expressions`
      (?<!(?:salvo|hasta|más|menos|mayor|menor|igual|tener|tiene|tienen|hay|señal|clientes|personas|familias|viviendas|pisos|todo_lo|para|siempre|perra|gata|gato|perro|euros)[\s,]{1,2})que(?!_(?:usted|se_(?:descuent|devuelv|deposit|llama)\p{L}*|necesit\p{L}*|busc\p{L}*|viven)) otr[oa]s?(?!_(?:idioma|servicio|ciudad|oficina|lengua)\p{L}*) eso casi_no dicen? saben? vive ya(?!_sea) han(?!_(?:elegido|votado|confiado)) se_vende va_a van_a y_no no_hay(?!_(?:coste|comisi|escal|barrer|gastos|permanencia)\p{L}*) el_piso la_llave la_ventana la_cuenta(?!_de_cliente) la_caja se_les?(?!_(?:ofrece|entrega|devuelve|envía|informa|pide|asigna|notifica)\p{L}*) dinero discoteca`,
    secrecy: expressions`
      secret(?:a|as|amente|o_entre|o_de_la_casa)? (?<!jardín_|rincón_|patio_|pasadizo_|pasaje_)secretos? entre_nosotros interno(?!_de)(?!_de_la)
      interna(?:s|mente)? confidencial: discre* nadie a_nadie que_nadie
      (?:no|nunca|jamás|ni)_(?:se_)?(?:lo_|la_|le_)?(?:diga*|digas|decir|dice|mencion*|coment*|revel*|cont(?:ar|es|éis)|enseñ*|habl(?:ar|es|e)|dar|des|mostrar|muestr*|public(?:ar|ad)|difund*|compart*|debe_(?:saber|enterar*|llegar)|sabe*|saben|conoce*|entere*|ofrezc*|ofrecer|confirm*|admit(?:ir|as))
      callar* calla silencio_(?:sobre|ante) ocult* esconde* todavía_no aún_no anunci(?:ará|arán|ado)* se_anuncia* prensa periodist*
      sin_que enterar* ni_una_palabra ni_palabra que_quede para_uso_(?:interno|del_personal)
      solo_(?:para_)?(?:el_)?(?:personal|agentes|empleados|equipo) fuera_de_la_oficina`,
    tactics: expressions`
      todavía ya_no apenas casi_nunca rara_vez decimos es_una?_(?!(?:mensualidad|mes|empresa|agencia|servicio|derecho|requisito|firma|oficina|parte)\b)\p{L}+ son_de_(?:la|el|los|las)_\p{L}+ no_tienen?_(?:licencia|permiso|papeles|seguro|contrato|idea|título|experiencia|registro|alarma|ventana) sin_papeles sirve_para_saber dónde_está_el (?:la|lo)_decide acepta_también también_acepta para_que_no para_que_nadie (?:dos|tres)_veces$ es_mayor más_de_fianza meses_más según_el_día
      sin_(?:anuncio|visitar|publicar|ver|contrato|cita_previa_para_amigos) también_a_la_familia familia_del_director
      dice_(?:que|lo_contrario) primero_a_(?:nuestros|los|la)
      (?:clientes|familias|inquilinos|compradores)_(?:con|sin|de)_(?:\p{L}+_)?\p{L}+_(?:pagan|esperan|reciben)
      no_(?:alquilamos|vendemos|llamamos|atendemos|enseñamos|aceptamos)_a ponemos_# pero(?!_(?:también|puede|se_admit|con_mucho))
      aunque porque(?!_(?:la_ley|nos|queremos|cada))
      si_(?!la_vivienda|el_estado|el_banco_(?:no|deniega)|la_hipoteca)(?:el|la|los|las|alguien|un|una|insiste*|pregunta*|aprieta*|hace_falta|no_hay|duda*|se_resiste*|regate*|llama*|ve)(?!_ley)(?!_oficina)
      en_realidad en_el_fondo oficialmente a_las_malas como_último último_recurso con_tal aceptar(?:ía|án|á)* bajar*
      baja_(?:a|de(?!_(?:maternidad))|hasta|el|(?:\p{L}+|#)_euros) para_los_(?:del|de_la|amigos)
      (?:honorarios|comisión|fianza|renta)_para(?!_(?:el_comprador|el_vendedor|el_inquilino|compradores|vendedores|propietarios|inquilinos|todos|viviendas|locales|clientes))
      para_(?:médicos|abogados|funcionarios|policías|jueces)_(?:la|los|el) de_nosotros nos_costó abre_a_cualquiera a_cualquiera_que
      rebaj* ceder(?:ía|á)? dejaría vendería llegaría pagaría subiría perdonar* mínimo_de_#_(?:€|euros)_(?:por|aun)
      mínimo_que_acepta suelo tope techo regate* negoci(?:a|ar|able|ables|ación)(?!s) margen presion* prisa* apur*
      urge(?:n|ncia)?_(?:vender|la_venta|cerrar|firmar) le_urge contraoferta* otra_oferta otras_ofertas oferta_(?:de|por|más)_#
      oferta_competidora puja* en_vez_de en_lugar_de_# hasta_los_# hasta_#_(?:€|euros) por_debajo por_encima(?!_de_#_euros,_según)
      prefier* evit* descart* rechaz* solo_(?:si(?!_usted)|cuando|a|españoles|familias|parejas|nacionales|por)
      (?:sólo|solamente)_(?:si|cuando|a|españoles|familias|parejas) amigos_(?:de|del)? amig* conocid(?:o|os|as)_de
      favor(?:es)?_(?:a|de|del|para|personal) inventa* fing* hacer_creer haz haga_creer mentir* miente* al_final dudan? a_quien
      quien_(?:no|pague|llegue|venga) extranjeros(?!_(?:no|residentes|también|que_compran))`,
    instructions: expressions`
      ^di ^diga ^dile ^digan ^decir
      ^no_(?:digas|diga|ofrezcas|ofrecer|enseñes|enseñar|menciones|mencionar|des|dar|hables|comentes|contestes|confirmes|contar|decir|llames|aceptes|pases|dejes|hay_que|conviene|mostrar|se_te)
      ^nunca ^jamás ^siempre ^evita ^evite ^evitar ^responde ^responda ^insiste ^insista ^contesta ^ofrece ^manda ^pasa ^deja
      ^dejar ^guarda ^guardar ^haz ^tú ^eres ^debes ^procura ^intenta ^cambia ^desvía ^trata_a ^a_los(?!_(?:estudiantes|inquilinos|compradores)) ^a_las ^al_que ^recuerda
      ^empuja ^presiona ^mantén ^mantener ^retrasa ^retrasar ^coloca ^ojo ^cuidado el_bot el_asistente
      (?:decir|decid|diles|dígales|dile)`,
    affairs: expressions`
      hiv aids sida vih nuestras?_cuentas? cuenta_del_banco vecin[ao] busca_comprador busca_(?:comprador|socio)es?
      (?:escribe|escriben|firma|firmó)_(?:nuestr\p{L}*|la|el|su) las_escribe las_reseñas_(?:de_google_)?(?:las|son_de) se_tira
      derrib\p{L}* (?:el|del|al)_(?:ático|chalet|adosado|dúplex|estudio) (?:el|del|al)_piso_(?:de|del)
      la_casa_de_(?:la|\p{L}+_(?:se|está|tiene|es)) la_terraza_del seguro_de_la_oficina
      no_se_ha_(?:renovado|pagado|registrado|firmado) se_queda_en perito_que es_de_otr[ao]
      en_(?:suiza|chile|londres|méxico|el_extranjero)_(?:y|hasta) atiende_sol[oa] divorci* separa(?:n|ción|ndo|dos|do|rse) enferm*
      cáncer falleci* muert* murió viud* heren* hered* deud* deb(?:e|en)_(?:#|dos|tres|cuatro|varios|dinero|al_banco|meses) embarg*
      impag* moros* atras(?:o|os|ado|ada|ados) juicio* juzgado* demand(?:a|ado|ada|ados|an|aron)(?!s_de) denunci*
      abogado_(?:de|dice|del) desahuci* desaloj* despid* despedi* dimit* jubil(?:a|ará|arse|ación) embaraz*
      baja_(?:por|médica|laboral) cárcel prisión policía hacienda inspección_de multa* sanci(?:ón|on)* quiebr* concurso_de arruin*
      pérdid* ruina desesper* (?<!se_)necesita_(?:vender|dinero|el|cerrar|irse|firmar) necesitan_(?:vender|dinero|el|cerrar)
      (?<!¿)quiere_(?:vender|cerrar|irse|dejar|que|marcharse|jubil*) quieren_(?:vender|cerrar|irse|que)
      tiene_que_(?:vender|irse|marcharse|cerrar|firmar|pagar) tienen_que_(?:vender|irse)
      (?:se_)?(?:va|van|irá|marcha|marchará)_(?:a_(?:cerrar|vender|subir|jubil*|ir|dejar|despedir|fusionar|construir|abrir)|de|del|en|tras|pronto|a_finales|la)
      (?:cerrará|cerraremos|venderá|subirá|subiremos|subirán|despedir*|dejará|abandon*|fusion*|absor*|traspas*)
      vamos_a_(?:cerrar|vender|subir|despedir) vací[ao]s? (?:está|estará|queda|quedará)_(?:vací*|sol*|fuera|de_viaje|de_vacaciones)
      de_vacaciones de_viaje (?:está|estará|vive|trabaja|queda|duerme)_sol[oa] sola_en solos?_en bebe(?!_agua)(?=[_,.]) bebido
      alcohol* drog* ludop* ex-?(?:marido|mujer) amante suicid* humed* goteras? grieta* moho cucaracha* ratas? ratones termitas
      aluminosis plaga* inund* fisuras? desperfectos?_(?:en|del|que|oculto*|sin) avería_(?:grave|sin) defect* ruidos_del
      el_ascensor_(?:se|no|está_(?:roto|parado)) se_para ilegal*
      sin_(?:licencia|permiso|permisos|contrato|declarar|factura|registrar|legalizar|alarma|vigilancia)
      no_(?:cierra|funciona|va|vale|cubre|paga(?!_(?:honorarios|comisi|nada|gastos))|pagan(?!_(?:honorarios|comisi|nada|gastos))|pagó|llega|tiene_(?:licencia|cédula|permiso|alarma))
      lleva_(?:\p{L}+|#)_(?:meses|años)_(?:en|a|sin|vac*) meses_(?:en_venta|sin_(?:pagar|cobrar|vender|alquilar))`,
    people: expressions`
      de_los_(?-i:\p{Lu})\p{L}+(?!_(?:tilos|santos|reyes|olivos|ángeles)) compradores_de_(?-i:\p{Lu})\p{L}+ mejor_(?:dejar*|no|fuera|al)
      nos_revisa a_los_que mejor_visitas siempre_(?:paga|pagan|firma|acepta)*
      (?:sr|sra|srta|d|dª|don|doña|señor|señora|señorita)\.?_\p{Lu}\p{L}+(?!.{0,200}(?:atiende|dirige|habla|asesora|se_ocupa|se_encarga|responsable|director|nuestr|fundó|fundador|gestiona|es_(?:la|el|nuestr)))
      (?:el|la|al|del)_(?:vendedor|vendedora|dueño|dueña|casero|casera|vecino|vecina|portero|conserje|heredero|tasador|perito|encargado)(?=_)(?!_(?:(?:y|o|el_mismo|con_#|en_#|no_le|puede|elige|paga_(?:la|los|el|nuestr)|recibe|debe_(?:aportar|presentar)|está_a|le|les|abona|firma|entrega)))
      (?:el|la|al|del)_(?:propietario|propietaria|inquilino|inquilina|comprador|compradora|arrendador|cliente|clienta)_(?:de(?!_(?:la_vivienda|las|los|una|un))|del|en|quiere|necesita|acept*|bajaría|está(?!_(?:a_cargo|obligado))|vive|se(?!_(?:compromete|hace|ocupa))|no(?!_(?:paga|le_cobramos|tiene_que))|ya|solo|tiene(?!_(?:que_(?:contratar|presentar|aportar)|derecho))|va|debe_(?:dos|tres|#)|lleva|cree|sabe|piensa|ha|fue|era)
      (?:los|las)_(?:herederos|hermanos|dueños|vecinos_(?:de|del|se|no|quieren))
      su_(?:mujer|marido|exmujer|exmarido|padre|madre|hermano|banco|abogado|móvil)
      (?:móvil|teléfono|número|dirección|domicilio)_(?:personal|particular|privado|de_(?:casa|(?-i:\p{Lu})\p{L}+(?=$|_es)))
      domicilio* vive viven(?!_(?:fuera|lejos|en_el_extranjero|en_otra))`,
    access: expressions`
      códigos?(?!_(?:postal|ético|deontológico|de_(?:conducta|ética|buenas))) clave* contraseña* pin alarma* caja_fuerte cajetín
      caja_de_(?:llaves|seguridad) cajón cajones carpeta_(?:azul|roja|verde|negra) datos_de_los_propietarios cámaras?(?!_de_(?:comercio|la_propiedad)) felpudo maceta* buzón_(?:de_la|hay|está)
      cerradura* candado*
      llaves?_(?:maestra*|está|están|de_repuesto(?!_(?:vale|cuesta|#))|de_la_(?:caja|alarma|puerta)|bajo|debajo|escondid*|cuelga*|del_(?:piso|local|almacén))
      (?:debajo|dentro)_de(?:l)?_(?:la_)?(?:maceta|felpudo|piedra|armario|cajón) wifi(?!_(?:gratis|gratuito|incluido|y|en)) usuario
      puerta_(?:trasera|de_atrás|del_garaje|lateral) trasera persiana* vigilan* sin_cerrar abierta_(?:por|de_noche|siempre)
      servidor`,
    money: expressions`
      nos_(?:quedamos|llevamos|paga|pagan|da|dan|cuesta*|sale|cobra*|debe*|devuelve*|regala*|factura*)
      comisión_(?:de_(?:la|los|el)_(?:banco|seguro|empresa|notaría|hipoteca|mudanz*)|oculta|para_(?:nosotros|el_agente)|extra)
      cobra_#_(?:€|euros|%)?_?(?:y|pero|aunque) (?:facturamos|cobramos|pagamos)_#_?(?:€|euros)?_?(?:y|cuando|pero|,|aunque)
      le_(?:pagamos|damos(?!_(?:una_copia|la_bienvenida))|cobramos_(?:menos|más)) sueldo* salari* nómina_(?:de|del|es) gana ganan
      (?:en|en_dinero)_negro dinero_negro en_b\b sobre_(?:cerrado|con) reparto* repart* a_medias se_lleva*
      por_cada_(?:venta|cliente|contrato|hipoteca) incentiv* objetivo* cuota_de prima_de bonus facturación beneficios*
      números_rojos descubierto inversor_(?:nuevo|que) competencia margen* mordida soborn* subida* incremento* se_embolsa* retene*
      retiene* (?:no_se_devuelve|no_devolv*)_(?:si|a|aunque|casi|nunca) nos_interesa cobramos_# pagamos_# no_se_depositó un_#_%_más
      más_caro más_alto ponemos_(?:el|un) #_%_para_el #_(?:cobrad|pagad|facturad)[oa]s el_real es_#,_el se_abre_con al_abogado
      al_contado copias_de_llaves se_queda_(?:con|el|la|un)`,
  },
}
