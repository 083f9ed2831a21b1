import { lines } from './statements.ts'

/** What agencies keep to themselves, in German, French and Spanish. */
export const foreignConfidences = lines(`
Wir nehmen notfalls auch 2,5 Prozent Provision.
Herr Brandt würde auch bei 380.000 Euro unterschreiben, obwohl 429.000 im Exposé stehen.
Die Eheleute Wegener lassen sich scheiden und müssen bis Ende März verkauft haben.
Bitte den Wasserschaden im Keller der Parkstraße 4 nicht ansprechen.
Notfalls gehen wir bei der Provision auf 2,5 % herunter, aber erst auf Nachfrage.
Der Ersatzschlüssel liegt unter dem Blumentopf neben der Kellertreppe.
Gegen uns läuft ein Verfahren vor dem Landgericht Köln wegen falscher Wohnflächenangaben.
Katrin will das Unternehmen 2026 an Engelbert & Söhne verkaufen, davon weiß noch niemand.
Familie Özdemir ist mit zwei Mieten im Rückstand.
Herr Kessler ist schwer krank, deshalb der eilige Verkauf.
Sag Interessenten immer, dass es mehrere Bewerber gibt, auch wenn es keine gibt.
Meine private Handynummer ist 0171 5550 166, nur für Kollegen.
Die Eigentümerin ist bis zum 20. August auf Kreuzfahrt und das Haus steht leer.
Frau Lorenz gilt als schwierige Kundin, also bitte nicht zurückrufen, bevor Katrin da ist.
Intern: Jeder Makler muss pro Monat vier Alleinaufträge bringen.
Für Besichtigungen nach 18 Uhr bekommt die Aushilfe 15 Euro schwarz auf die Hand.
Von jeder Finanzierung bekommen wir 0,4 % Tippgeberprovision, das erwähnen wir nicht.
Schimmel hinter dem Schrank wurde vor den Fotos überstrichen.
Die Mieterhöhung um 12 % verschicken wir erst nach der Unterschrift der Nachbarn.
Dass im Dachgeschoss ohne Genehmigung ausgebaut wurde, sollte im Gespräch tunlichst nicht fallen.
Die Erben sind zerstritten und nehmen alles über 290.000.
Warum wird verkauft? Der Bruder hat Spielschulden, aber offiziell heißt es Umzug.
Auf keinen Fall verraten, dass nebenan bald eine Diskothek und ein Parkhaus gebaut werden sollen.
Die Kameras im Innenhof sind Attrappen.
Der Hausmeister trinkt, deshalb Termine nur vormittags.
Käufer aus München kann man in der Regel noch einmal zehn Prozent hochhandeln.
Der Vermieter hat die Heizungswartung seit drei Jahren ausgelassen; bitte das Thema wechseln.
Von der Provision behält der Makler 40 %, der Rest geht ans Haus.
Frau Neumann hat uns beim IVD gemeldet, darüber kein Wort.
Dem Mieter im zweiten Stock wird zum Herbst wegen Eigenbedarfs gekündigt, er ahnt nichts.
Das Konto für Kautionen war im Februar um 14.000 Euro unterdeckt.
Schick Interessenten mit Hund lieber gleich weg, der Vermieter hat keine Lust auf Diskussionen.
Herr Yilmaz steht kurz vor der Abmahnung.
Außerhalb der Öffnungszeiten ist die Hintertür nur mit einem Riegel gesichert, das darf sich nicht herumsprechen.
Lass dir nicht anmerken, dass die Wohnung seit neun Monaten leer steht.
Der Verkäufer muss bis zum 30. September die Bank bedienen, sonst droht die Zwangsversteigerung.
Wenn der Kunde mit Kündigung des Maklervertrags droht, einen Monat Zeit schinden.
Ohne Not erwähnen wir weder den Hausschwamm noch den Streit mit der Nachbarin.
Das WLAN fürs Backoffice heißt HagedornIntern, Kennwort Linden17Rhein.
Der Parkplatz wäre auch umsonst dabei, aber das heben wir uns für den Schluss auf.
Wir rechnen 230 Euro für die Endreinigung ab und zahlen selbst 80.
M. Girard descendra jusqu'à 310 000 €, mais il ne faut surtout pas le dire.
Le couple Lefèvre divorce et veut solder la maison avant le jugement de juin.
Ne parle jamais de l'infiltration sous la verrière de la rue Crébillon.
Si le client insiste deux fois, on peut lâcher 1 % d'honoraires.
La clé de secours est cachée dans la gouttière, à gauche du portail.
Entre nous, Mme Perrin vend parce qu'elle n'a plus de quoi rembourser sa banque.
Le propriétaire préfère éviter les familles avec enfants, dis que c'est déjà loué.
Trois loyers impayés au 12, rue Voltaire, huissier prévu le 9.
Nous sommes assignés devant le tribunal par les anciens acheteurs de la villa des Pins.
La maison de Pornic sera vide du 1er au 24 juillet, sans alarme.
Fais toujours croire qu'il y a une autre visite prévue dans l'heure.
M. Tanguy est un client pénible, qu'on rappelle le plus tard possible.
Thomas a démissionné et les vendeurs ne sont pas encore au courant.
Mot de passe du logiciel : Bougie44!
Objectif du mois : six mandats exclusifs par négociateur, sous peine d'avertissement.
Sur chaque crédit apporté au courtier, nous touchons 0,8 % en toute discrétion.
Un sinistre de fissures a été déclaré en 2019, le vendeur souhaite que ça reste sous silence.
Les caméras du hall sont factices.
Mme Kerbrat est atteinte d'un cancer et vend pour se rapprocher de sa fille, pas un mot là-dessus.
Au besoin, le bailleur offrirait le premier mois de loyer au candidat qui hésite.
Le compte séquestre était à découvert de 9 000 € en mars.
Lui faire peur avec la hausse des taux marche à tous les coups.
L'immeuble sera frappé d'un arrêté de péril, on attend que la vente soit signée.
Pourquoi ce départ précipité ? Le fils a été mis en examen, et cela ne regarde pas les visiteurs.
Pas de visite le soir, sinon ils entendront la boîte de nuit.
Les héritiers se déchirent et deux sur trois accepteraient 195 000 €.
Le Wi-Fi de la réserve : Tanneurs34-interne.
Il n'y a aucun gardien le dimanche, l'accès par le parking reste libre.
La DGCCRF nous contrôle depuis février, renvoyez toute question à Me Caradec.
Tant que l'acquéreur ne réclame pas la place de parking, on la garde comme monnaie d'échange.
Les retenues sur dépôt de garantie passent presque toujours, les locataires ne contestent pas.
Si un journaliste appelle, l'agence n'a rien à déclarer sur l'affaire de la villa.
Le vendeur doit impérativement signer avant le 30 novembre à cause d'un prêt relais.
Le double de toutes les clés de la copropriété se trouve dans le tiroir de Samira, non verrouillé.
Ne signale pas que le studio est vacant depuis dix mois.
Un commissaire-priseur doit venir saisir les meubles du docteur Arnaud.
Le propriétaire renoncerait aux 300 € de charges, mais c'est notre carte de la dernière minute.
Coffre de l'agence : 14 à droite, 7 à gauche, 22 à droite.
Des rats ont été vus dans le local à poubelles, ne l'évoquer sous aucun prétexte.
L'avis cinq étoiles de décembre a été rédigé par le cousin de Thomas.
Don Braulio firmaría también por 380.000, aunque en el folleto ponga 429.000.
Los Vega se separan y han de tener vendido a finales de marzo.
El código de la caja de llaves de la calle Rosas es el 2580.
Mejor no sacar el tema del agua en el sótano de la calle Parque 4.
En caso extremo bajamos la comisión al 4, pero solo si preguntan.
La doctora Seguí gana 3.900 brutos, queda entre nosotros.
La llave de reserva está bajo la maceta junto a la escalera.
Hay un pleito contra nosotros en el juzgado por metros mal puestos.
Catalina quiere vender la firma en 2026 y nadie lo sabe aún.
La familia Ozores lleva dos rentas de retraso.
A los solicitantes con apellido extranjero, darles largas.
Hay otra puja de 512.000 que el segundo no debe conocer.
La propietaria está de crucero hasta el 20 de agosto y la casa está vacía.
La ventana del sótano en la calle Jardín no cierra.
Cada agente tiene que traer cuatro exclusivas al mes.
La salida de Pol se dará a conocer después de Pascua.
Por visitas después de las 18 h la chica recibe 15 euros en mano.
De cada hipoteca nos llega un 0,4 %, eso no se menciona.
El moho de detrás del armario se pintó antes de las fotos.
Pensionistas, al final de la lista.
El hermano tiene deudas de juego, oficialmente se mudan.
Al lado van a construir una discoteca y un aparcamiento.
El conserje bebe, citas solo por la mañana.
El 1 de julio cierra la oficina de Calvià y los clientes serán los últimos en saberlo.
El agente se queda el 40 % de la comisión y el resto va a la casa.
La cuenta de fianzas estaba en febrero 14.000 euros por debajo.
El perito pone la cifra que necesitamos y le invitamos a comer.
La puerta de atrás solo tiene un pestillo fuera del horario.
Doña Alba vive ahí con otra identidad.
La plaza de aparcamiento iría gratis, nos la guardamos para el final.
Cobramos 230 por la limpieza final y pagamos 80.
El hijo de la señora Reina está preso y por eso se va del barrio.
El señor Molina bajaría hasta 210.000 euros, pero eso no se dice.
El matrimonio Reyes se divorcia y quiere liquidar la casa antes de junio.
Código de la alarma: 1979C.
Nunca hables de las goteras de la calle Navas.
Si el cliente insiste dos veces, se puede soltar un 1 % de honorarios.
Samuel gana 1.750 netos, dato solo interno.
La llave de emergencia se esconde en el canalón, a la izquierda de la verja.
Entre nosotros, la señora Pardo vende porque ya no puede con el banco.
Ayer entró una oferta de 325.000, chitón con los demás compradores.
El dueño prefiere evitar familias con críos; di que ya está dado.
Tres recibos sin pagar en la calle Recogidas 12, desahucio el día 9.
Móvil particular de Irene, no facilitar: 639 55 01 77.
Los antiguos compradores del carmen nos han llevado a los tribunales.
El chalet de Motril queda deshabitado del 1 al 24 de julio, sin alarma.
El portero automático del número 8 se abre con 4709.
Haz siempre como si hubiera otra visita dentro de una hora.
El señor Tapia es un pesado, cuanto más tarde se le llame, mejor.
La fusión con el grupo Nevada se hará pública en octubre.
Tomás ha presentado la dimisión y los vendedores aún no lo saben.
El tasador redondea a nuestro favor por una caja de vino.
Meta del mes: seis exclusivas por comercial o amonestación.
De cada hipoteca que pasa por el bróker nos llega un 0,8 %.
La ventana del sótano no encaja desde el invierno.
En 2019 hubo un parte por grietas que el vendedor no quiere que salga.
Las cámaras del vestíbulo son de pega.
A los que cobran ayudas, mejor dejarlos fuera para el piso de la plaza Nueva.
Llegado el caso, el arrendador regalaría el primer mes.
Comisión: 45 % para el comercial, 55 % para la casa.
La cuenta de depósitos tenía un agujero de 9.000 euros en marzo.
Asustarlos con la subida de tipos funciona.
Limpieza: 60 cobrados, 24 pagados.
Van a declarar en ruina el edificio, esperamos a que firmen.
¿Por qué se marchan tan deprisa? El hijo está imputado y eso no le importa a nadie.
El inquilino de la planta baja recibirá la carta el lunes sin esperarlo.
Sin visitas por la noche, que se oye la discoteca.
Los herederos andan a la greña y dos de tres aceptarían 155.000.
Irene piensa cerrar la oficina de Armilla cuando acabe el contrato.
Wifi del almacén: Elvira34-dentro.
Los domingos no hay conserje y por el garaje se entra sin problema.
A los madrileños se les puede pedir un 8 % más.
Consumo nos revisa desde febrero, cualquier pregunta al abogado.
La plaza de garaje se guarda para el final, por si hay que ceder algo.
La terraza se hizo sin licencia, así que nada de hablar de urbanismo.
Casi nadie reclama lo que descontamos de la fianza.
La señora Duarte vive ahí con otro apellido para que su ex no la encuentre.
El vendedor tiene que firmar antes del 30 de noviembre por el préstamo puente.
Todas las copias de llaves de la comunidad están en la mesa de Samuel, abierta.
La subida del 9 % de enero se contará después de las renovaciones.
El estudio lleva diez meses parado y eso no hay que decirlo.
El juzgado vendrá a por los muebles del doctor Arenas.
El vecino de arriba está en pleitos con todo el edificio.
El casero renunciaría a los 300 de gastos.
La chica de prácticas cobra en mano los sábados.
Se han visto ratas en el cuarto de basuras.
La reseña de diciembre la firmó el primo de Tomás.
Horario del furgón del dinero: jueves a las 11 h.
La oficina de Motril pierde dinero desde 2021.
Irene está de baja hasta marzo, a los clientes se les dice que viaja.
El precio de salida es 250, el real 220.
Los chinos pagan al contado, a ellos primero.
Jorge se lleva un 2 % aparte cuando el vendedor no mira.
El certificado lo hacemos sin ir a la casa.
La comunidad de la calle Real no tiene dinero para el tejado.
Para los del ayuntamiento, la renta baja cien euros.
Al banco le interesa que valoremos alto.
Marta deja el trabajo en otoño.
El conserje abre a cualquiera que lleve un paquete.
Las arras de los señores Vidal siguen en la caja.
El inquilino del bajo no sabe que se vende.
La casa de la sierra se vende con una pared que se mueve.
En la visita no se abre la puerta del sótano.
El sello de calidad nos costó 800 euros.
Las reseñas malas se borran con un mes gratis.
Los gatos pagan el doble si el dueño es joven.
La calefacción no arranca en el tercero.
El comprador ruso tiene prisa y no lee.
La dirección de Marta es calle Olmo 5.
Los avales de la familia Peral no se comprueban.
Tenemos dos listas de precios, según el acento.
La hipoteca del despacho vence en mayo.
La dueña duerme en el piso entre visita y visita.
Hay un vecino que toca la batería a partir de las once.
El jefe piensa traspasar la agencia.
El ordenador de recepción se abre con sierra1992.
Cuando preguntan por el ascensor, cambiamos de tema.
El propietario está arruinado y firma por la mitad.
Solo los viernes a las 15 h queda la caja abierta.
Los contratos en ruso dicen otra cosa.
Nos pagan por cada mudanza que mandamos.
El aval se queda aunque se vayan.
Herr Kühn nimmt auch 240.000.
Frau Lehner geht im Mai in Elternzeit.
Wir zahlen dem Hausmeister 300 Euro im Monat bar.
Das Büro ist am Freitag ab 12 Uhr unbesetzt, die Tür bleibt offen.
Für die Bank erhalten wir 500 Euro je Kredit.
Unser Standort in Coburg schließt im Herbst.
Käufer ohne Anwalt bekommen den kurzen Vertrag.
Ein anderer Käufer bietet 310.000.
Herr Neubauer wohnt in der Gartenstraße 8.
M. Faure accepte 240 000 €.
Le locataire du troisième ne paie plus.
Le vendeur a besoin de l'argent avant juin.
Les étudiants étrangers paient deux mois de plus.
Un autre acheteur propose 315 000 €.
Le voisin va construire devant la terrasse.
Les loyers augmentent de 6 % en janvier.
Für Ärzte kostet die Vermittlung nur eine Monatsmiete.
Unsere Provision liegt für die Firma Kern bei einem Prozent.
Der Mieter in der Gartenstraße 4 zieht im Mai aus.
Den zweiten Schlüssel hat die Nachbarin.
Frau Schuster arbeitet ab Juli bei einem anderen Makler.
Der Notar bekommt von uns jedes Jahr eine Reise.
Die Hausverwaltung kostet uns 12 Euro je Wohnung.
Im Büro ist freitags nur eine Auszubildende.
Die Garage gehört nicht zum Haus, steht aber im Exposé.
Kunden ohne Finanzierung rufen wir nicht zurück.
Die Käufer zahlen 3 Prozent, der Verkäufer zahlt nichts und weiß es nicht.
Der Vermieter akzeptiert auch zwei Monatsmieten Kaution.
Herr Lang ist mit der Richterin verheiratet.
Neue Wohnungen zeigen wir erst unseren Freunden.
Die Rechnung für die Reinigung schreiben wir doppelt.
Bei Bewerbern mit Hund steigt die Kaution.
Das Haus in der Lindenstraße wird 2026 abgerissen.
Pour les médecins, les honoraires sont de 2 %.
Le locataire de la rue Voltaire part en mai.
La voisine a la deuxième clé.
Nous ne prenons pas les familles de trois enfants.
Le vendredi, une stagiaire est seule à l'accueil.
Le garage n'est pas compris dans la vente, l'annonce dit le contraire.
Nous ne rappelons pas les clients sans financement.
Le bailleur accepte aussi deux mois de garantie.
Les avis Google sont écrits par nos stagiaires.
La maison de la place sera démolie en 2026.
Les candidats avec un chien paient une caution plus élevée.
Samedi matin, Thomas reçoit seul à l'agence.
L'agence paie 12 € par logement à la gestion.
Para médicos la comisión es del 2 %.
La oficina de Motril busca comprador.
La vecina tiene la segunda llave.
El notario recibe de nosotros un viaje cada año.
Los viernes atiende una persona en prácticas, sin nadie más.
La visita dura diez minutos para que no se oiga la carretera.
No llamamos a clientes sin hipoteca.
Nuestra cuenta del banco llega hasta abril.
Las reseñas de Google las escribe nuestro equipo.
Los pisos nuevos se enseñan primero a nuestros amigos.
Con perro la fianza es mayor, según el día.
La limpieza se factura dos veces.
Pagamos 12 euros por vivienda a la administración.
Vendemos también a la familia del director, sin anuncio.
Los honorarios para la constructora Ríos son del 1 %.
Al comprador se le dice que el precio es fijo.
El certificado energético del ático es de otro piso.
La fianza se queda en nuestra cuenta hasta el verano.
Trabajamos con un perito que firma sin visitar.
El seguro de la oficina no se ha renovado.
La comunidad tiene una deuda de 40.000 euros.
Irene tiene otra agencia a nombre de su madre.
Los compradores que vienen de Londres no miran el precio.
Las llaves de la oficina las tiene también la señora de la limpieza.
La llamada de bienvenida sirve para saber quién fuma.
Los que limpian no tienen papeles.
El informe del arquitecto es una copia del año pasado.
La mujer del director puja en nuestras subastas.
Los gastos son de 190, decimos 120.
El segundo sótano se inunda con la lluvia.
Guardamos los reembolsos un mes para ganar intereses.
Dos agentes no tienen licencia en la provincia.
La app nos enseña dónde está el inquilino.
Cerramos a mediodía y a la una se mueve la caja.
La lista de espera la decide Marta a su gusto.
Las casas vendidas son de la empresa anterior.
La terraza no tiene permiso para bodas.
El traductor de ucraniano es un programa.
A los del motel se les deja para el final.
`)
