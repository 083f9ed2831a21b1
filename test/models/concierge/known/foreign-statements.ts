import { lines } from './statements.ts'

/** What agencies tell everybody in German, French and Spanish. */
export const foreignStatements = lines(`
Unser Büro in der Lindenstraße 17 ist montags bis freitags von 9 bis 18 Uhr geöffnet.
Samstags sind wir nach Vereinbarung für Sie da.
Telefonisch erreichen Sie uns unter 0221 5550 143.
Schreiben Sie uns gern an info@hagedorn-immobilien.example.
Wir sind in Köln, Leverkusen und im Rheinisch-Bergischen Kreis tätig.
Die Maklerprovision beträgt 3,57 % inkl. MwSt. und wird von Käufer und Verkäufer je zur Hälfte getragen.
Für Mieter ist unsere Vermittlung kostenlos, denn es gilt das Bestellerprinzip.
Die Kaution liegt bei drei Nettokaltmieten und darf in drei Raten gezahlt werden.
Besichtigungen finden dienstags und donnerstags ab 16 Uhr statt.
Falls Sie verhindert sind, sagen Sie bitte spätestens am Vortag ab.
Mitglied im IVD West seit 1991.
Erlaubnis nach § 34c GewO, erteilt durch die Stadt Köln.
Herr Yilmaz berät Sie auf Deutsch, Türkisch und Englisch.
Frau Dr. Seibold leitet die Hausverwaltung.
Kleintiere sind überall erlaubt, Hunde nach Zustimmung des Vermieters.
In den Treppenhäusern und Aufzügen herrscht Rauchverbot.
Kundenparkplätze finden Sie im Hof, Einfahrt über die Gartenstraße.
Der Zugang ist barrierefrei, ein Aufzug führt bis in den dritten Stock.
Mit der Linie 9 steigen Sie am besten an der Haltestelle Lindenplatz aus.
Eine erste Wertermittlung Ihrer Immobilie kostet Sie nichts.
Notdienst bei Rohrbruch oder Heizungsausfall: 0221 5550 199, rund um die Uhr.
Kleinere Schäden melden Sie über das Mieterportal.
Ihre Unterlagen behandeln wir vertraulich und löschen sie nach sechs Monaten.
Die Datenschutzerklärung steht auf www.hagedorn-immobilien.example/datenschutz.
Zwischen Weihnachten und Neujahr bleibt das Büro geschlossen.
2022 und 2023 wurden wir vom Magazin Capital als Top-Makler ausgezeichnet.
Zu jedem Angebot gehört ein Energieausweis.
Die Verwaltung einer Eigentumswohnung kostet 28 Euro im Monat zuzüglich Mehrwertsteuer.
Unser Team besteht aus neun Kolleginnen und Kollegen und Bürohund Paule.
Mieten werden per SEPA-Lastschrift oder Dauerauftrag bezahlt.
Barzahlung nehmen wir leider nicht an.
Kommen Sie doch zu unserem Tag der offenen Tür am 14. Juni, es gibt Kuchen!
Die Rückgabe der Kaution erfolgt in der Regel innerhalb von sechs Monaten nach dem Auszug.
Möblierte Wohnungen vermieten wir ab drei Monaten.
Die Schlüsselübergabe findet immer mit Protokoll und Fotos statt.
Ersatzschlüssel kosten 35 Euro, Schließanlagen nach Aufwand.
Für Studierende genügt eine Bürgschaft der Eltern.
Wohnberechtigungsscheine nehmen wir bei geförderten Wohnungen gerne an.
Der private Stellplatz ist in der Miete der Erdgeschosswohnungen enthalten.
Ruhezeiten: 13 bis 15 Uhr und ab 22 Uhr.
Unser Newsletter mit neuen Angeboten erscheint jeden zweiten Mittwoch.
Wir vermitteln auch Gewerbeflächen, vom Ladenlokal bis zur Lagerhalle.
Online-Besichtigungen per Video sind nach Absprache möglich.
Der Rabatt von 0,5 % für Bestandskunden gilt für jeden und steht in unserer Preisliste.
Herr Pohl ist zertifizierter Sachverständiger für Immobilienbewertung.
Bei uns bekommen Sie den Kaufvertragsentwurf mindestens 14 Tage vor dem Notartermin.
Den Notar wählen Sie selbst.
Die Grunderwerbsteuer in Nordrhein-Westfalen beträgt 6,5 %.
Für jede verkaufte Immobilie spenden wir 100 Euro an das Kinderhospiz.
Eine Finanzierungsberatung bieten wir gemeinsam mit unabhängigen Partnern an.
Postanschrift: Postfach 10 04 22, 50444 Köln.
Unsere Auszubildenden stellen sich auf Instagram unter @hagedorn.azubis vor.
Die Kündigungsfrist für Mieter beträgt drei Monate zum Monatsende.
Untervermietung braucht die schriftliche Erlaubnis des Eigentümers.
Mehr als 2.000 Wohnungen befinden sich in unserer Betreuung.
Gebärdendolmetscher bestellen wir mit einer Woche Vorlauf kostenlos.
L'agence est ouverte du lundi au vendredi de 9 h à 12 h 30 et de 14 h à 18 h 30.
Le samedi matin, nous vous recevons sur rendez-vous.
Vous nous trouverez au 34, rue des Tanneurs, à Nantes, juste en face de la fontaine.
Téléphone : 02 40 55 01 43.
Écrivez-nous à contact@agence-beaurivage.example, nous répondons sous 24 heures.
Fondée en 1981 par Lucien Marchand, la maison est aujourd'hui dirigée par sa petite-fille Élodie.
Nos honoraires de vente s'élèvent à 4,5 % TTC, à la charge du vendeur.
Pour une location, le locataire règle 11 € par m², état des lieux compris.
Le dépôt de garantie correspond à un mois de loyer hors charges.
Il vous est restitué dans un délai d'un mois si l'état des lieux de sortie est conforme.
Quelles pièces fournir ? Une pièce d'identité, vos trois derniers bulletins de salaire et votre avis d'imposition.
Nous acceptons la garantie Visale ainsi que les garants physiques.
Carte professionnelle CPI 4401 2016 000 014 582 délivrée par la CCI de Nantes.
Adhérents à la FNAIM depuis 1993.
Garantie financière assurée par Galian à hauteur de 500 000 €.
Samira Benali s'occupe des locations et parle français, arabe et anglais.
Les animaux de compagnie sont les bienvenus, sauf chiens de première catégorie.
Il est interdit de fumer dans les parties communes.
Les visites ont lieu du mardi au samedi, y compris entre midi et deux.
En cas d'empêchement, merci de prévenir la veille.
Un parking gratuit est réservé à nos clients derrière l'immeuble, accès par l'impasse du Moulin.
Nos locaux sont accessibles aux personnes à mobilité réduite.
Tram ligne 1, arrêt Commerce, puis cinq minutes à pied.
L'estimation de votre bien est offerte et sans engagement.
Nous intervenons à Nantes, Rezé, Saint-Herblain, Orvault et sur toute la côte jusqu'à Pornic.
Pour une fuite d'eau la nuit ou le week-end, composez le 02 40 55 01 99.
Vos données restent confidentielles et ne sont jamais revendues.
La politique de confidentialité figure au bas de chaque page de notre site.
Fermeture annuelle du 4 au 18 août.
Meilleure agence de Loire-Atlantique en 2023 selon les avis Opinion System.
Le loyer se paie par virement ou prélèvement, le 5 de chaque mois.
Pas d'espèces au-delà de 1 000 €, conformément à la loi.
La gestion locative est facturée 6,8 % TTC des loyers encaissés.
Un code de déontologie encadre notre métier, et nous vous en remettons volontiers un exemplaire.
Notre petit jardin secret, derrière l'agence, accueille une exposition de peinture chaque printemps.
Chez nous, aucun frais de dossier n'est demandé aux acquéreurs.
Venez nombreux à nos portes ouvertes le 22 mars !
Thomas Le Goff, notre spécialiste des maisons de caractère, connaît chaque clocher du pays de Retz.
Remise des clés le jour de la signature, à l'agence ou chez le notaire.
Un jeu de clés supplémentaire coûte 30 €.
Vous êtes libre de choisir votre notaire.
Les diagnostics obligatoires sont joints à chaque annonce.
Tout le monde profite de la remise de 10 % sur les honoraires en janvier et février.
Des visites virtuelles sont proposées pour les clients éloignés.
Le préavis est d'un mois à Nantes, zone tendue, et de trois mois ailleurs.
Sous-louer exige l'accord écrit du bailleur.
Les étudiants peuvent déposer leur dossier dès le mois d'avril.
Nous gérons également une quarantaine de copropriétés en qualité de syndic.
Le mandat exclusif dure trois mois et se dénonce ensuite par lettre recommandée avec quinze jours de préavis.
Suivez-nous sur Facebook et Instagram : @agencebeaurivage.
Notre équipe compte huit personnes et une chatte prénommée Bougie.
L'agence parraine le club d'aviron de l'île de Versailles.
Les offres d'achat sont transmises au vendeur le jour même.
Pour les saisonniers, un acompte de 30 % confirme la réservation.
Annulation sans frais jusqu'à trente jours avant l'arrivée.
Assurance habitation obligatoire, attestation à présenter avant l'entrée.
Le ménage de fin de séjour, facturé 70 €, est en option.
La borne de recharge du parking est à la disposition des visiteurs.
La oficina de la calle Tilos 17 abre de lunes a viernes de 9 a 18 horas.
Los sábados estamos a su disposición con cita concertada.
Por teléfono nos localiza en el 971 55 01 43.
Escríbanos cuando quiera a info@bahia-inmuebles.example.
Bahía Inmuebles existe desde 1986; la fundó Ernesto Bahía y hoy la lleva su hija Catalina.
Nuestra zona es Palma, Calvià y el Llevant de Mallorca.
La comisión asciende al 5 % más IVA y la paga la parte vendedora.
Para los inquilinos nuestro trabajo es gratuito.
La fianza es de una mensualidad y puede pagarse en dos plazos.
Las visitas se realizan los martes y jueves a partir de las 16 h.
Si no puede acudir, cancele como muy tarde el día anterior.
Miembros de la asociación ABINI desde 1998.
Don Yusuf Amrani le asesora en castellano, árabe e inglés.
La doctora Seguí dirige la administración de fincas.
Los animales pequeños se admiten siempre; los perros, con permiso del propietario.
En escaleras y ascensores no se fuma.
El aparcamiento de clientes está en el patio; se entra por la calle Jardín.
La primera valoración de su inmueble no le cuesta nada.
Servicio de urgencias por roturas de tubería o fallos de calefacción: 971 55 01 99, día y noche.
Tratamos su documentación de forma confidencial y la borramos a los seis meses.
Entre Navidad y Año Nuevo la oficina permanece cerrada.
Cada oferta lleva su certificado energético.
La administración de un piso cuesta 28 euros al mes más IVA.
El equipo son nueve compañeros y un perro de oficina, Paco.
Por desgracia no aceptamos efectivo.
¡Les esperamos en nuestra jornada de puertas abiertas del 14 de junio, habrá tarta!
La devolución de la fianza se hace por regla general en un mes desde la salida.
La entrega de llaves va siempre acompañada de acta y fotos.
Una llave de repuesto vale 35 euros.
A los estudiantes les basta el aval de los padres.
Todos los vecinos pueden disfrutar del jardín comunitario con su pasadizo secreto.
También intermediamos en locales, desde tiendas hasta naves.
El descuento del 0,5 % para antiguos clientes vale para todos y figura en nuestra lista de precios.
Recibe el borrador de la escritura al menos catorce días antes de la notaría.
El notario lo elige usted.
El impuesto de transmisiones en Baleares parte del 8 %.
Por cada inmueble vendido damos 100 euros al hospicio infantil.
Ofrecemos asesoramiento hipotecario junto con socios independientes.
Nuestros aprendices se presentan en Instagram, en @bahia.equipo.
El plazo de preaviso para el inquilino es de un mes.
Para realquilar hace falta el permiso por escrito del dueño.
Cuidamos de más de 2.000 viviendas.
Pedimos intérprete de signos con una semana de antelación, sin coste.
La agencia abre de lunes a viernes, de 10 a 14 h y de 16:30 a 20 h.
Los sábados por la mañana recibimos con cita.
Nos encontrará en la avenida de la Constitución 27, en pleno centro de Granada, frente a la fuente de las Batallas.
Teléfono: 958 55 01 43.
Escríbanos a info@inmoalhambra.example y le responderemos en menos de 24 horas.
Fundada en 1979 por Rafael Montes, la casa está hoy en manos de su nieta Irene.
Nuestros honorarios de venta ascienden al 3,5 % más IVA, a cargo del vendedor.
En los alquileres de vivienda habitual, los honorarios los abona el propietario.
La fianza legal es de una mensualidad y queda depositada en la Junta de Andalucía.
¿Qué documentos hacen falta? El DNI, las tres últimas nóminas y el contrato laboral.
Aceptamos avales bancarios y también avalistas particulares.
API colegiada número 1123 del Colegio de Granada.
Pertenecemos a la asociación FADEI desde 1995.
Contamos con un seguro de responsabilidad civil de 600.000 euros.
Los animales de compañía son bienvenidos, salvo que el anuncio diga lo contrario.
Está prohibido fumar en los portales y ascensores.
Las visitas se hacen de martes a sábado, incluso al mediodía.
Nuestros clientes disponen de aparcamiento gratuito en el patio, con entrada por la calle Elvira.
La oficina no tiene escalones y es apta para sillas de ruedas.
Autobús 4, parada Catedral, y tres minutos a pie.
Valoramos su casa gratis y sin compromiso.
Trabajamos en Granada, Armilla, Maracena y toda la costa hasta Motril.
Para fugas de agua por la noche o en fin de semana, marque el 958 55 01 99.
Sus datos son confidenciales y jamás se venden.
La política de privacidad figura al pie de cada página de nuestra web.
Cerramos por vacaciones del 5 al 20 de agosto.
Elegida mejor agencia de Granada en 2023 por los lectores de Ideal.
El alquiler se abona por transferencia antes del día 5.
No admitimos efectivo por encima de 1.000 euros, según la ley.
La gestión del alquiler cuesta un 6 % de la renta más IVA.
Un código deontológico rige nuestra profesión y con gusto le damos una copia.
Nuestro pequeño jardín secreto, detrás de la oficina, acoge una exposición cada primavera.
El comprador no paga gastos de gestión con nosotros.
¡Vengan a nuestras puertas abiertas el 22 de marzo!
Tomás Leal, especialista en cármenes, conoce cada rincón del Albaicín.
La entrega de llaves tiene lugar el día de la firma, en la oficina o en la notaría.
Un juego adicional de llaves cuesta 25 euros.
Usted elige el notario.
El certificado de eficiencia energética se adjunta a cada anuncio.
El descuento del 10 % en enero vale para todo el mundo.
El preaviso es de treinta días.
Para subarrendar se necesita el consentimiento escrito del arrendador.
Los estudiantes pueden entregar su solicitud desde abril.
Administramos además unas cuarenta comunidades de propietarios.
El mandato en exclusiva dura tres meses y se renueva solo si usted lo pide.
Síganos en Facebook e Instagram: @inmoalhambra.
Patrocinamos el club de remo local.
Las ofertas se trasladan al vendedor el mismo día.
En vacaciones, una señal del 30 % confirma la reserva.
Anulación sin gastos hasta treinta días antes de la llegada.
El seguro de hogar es obligatorio y el justificante se presenta antes de entrar.
La limpieza final, por 60 euros, es opcional.
El cargador del aparcamiento está a disposición de las visitas.
La plaza de garaje privada va incluida en la renta de los bajos.
Horas de descanso: de 15 a 17 h y a partir de las 23 h.
Las averías pequeñas se notifican en el portal del inquilino.
Alquilamos pisos amueblados a partir de tres meses.
Por cada casa vendida donamos 100 euros al hospital infantil.
El borrador del contrato se lo enviamos dos semanas antes de la notaría.
Apartado de correos 214, 18080 Granada.
Tramitamos la hipoteca con bancos independientes y sin coste para usted.
Más de mil viviendas están en nuestras manos.
Puede visitarnos de lunes a jueves de 9 a 19 h y los viernes hasta las 15 h.
Estamos en la plaza de España, número 3, primera planta, con ascensor.
Atendemos llamadas también los domingos de 10 a 14 h.
Nuestro número de registro es el 0456.
La comisión de venta es del 3 % e incluye fotografías profesionales.
Al comprador no le cobramos nada.
Hacemos el certificado energético por 90 euros.
La reserva de la vivienda se formaliza con 3.000 euros, que se descuentan del precio.
El pago de la renta se hace los cinco primeros días del mes.
Pedimos una fianza y un mes adicional de garantía.
El contrato se firma en la oficina o por vía digital.
No hace falta nómina si aporta un aval bancario.
Los gatos son bienvenidos; para perros, consulte.
Las mudanzas se avisan al conserje con 48 horas.
Tenemos intérprete de ruso los miércoles.
Marta Solís se encarga de las comunidades y Jorge Peral de las ventas.
En 2024 recibimos el sello de calidad de la Cámara de Comercio.
La oficina cuenta con rincón infantil y wifi gratis para visitas.
La calefacción central está incluida en los gastos de comunidad.
Las reformas pequeñas necesitan permiso por escrito.
Los recibos se descargan en el área de clientes.
Le acompañamos a la notaría y al banco.
Respondemos a todas las reseñas.
Nuestros agentes llevan siempre identificación.
El lunes de Pascua estamos cerrados.
Las arras se devuelven si el banco deniega la hipoteca.
Donamos nuestros muebles de exposición a Cáritas.
El inquilino puede recuperar las llaves de cortesía en conserjería.
Sie finden uns am Marktplatz 3 in Bamberg, direkt neben dem Rathaus.
An Feiertagen ist unser Büro geschlossen.
E-Mails beantworten wir innerhalb eines Werktags.
Unsere Maklergebühr beträgt 2,38 Prozent inklusive Mehrwertsteuer.
Verkäufer zahlen nur im Erfolgsfall.
Haustiere sind in den meisten Wohnungen erlaubt.
Fahrräder können im Keller abgestellt werden.
Bitte bringen Sie zur Besichtigung Ihren Ausweis mit.
Unser Unternehmen wurde 1974 von Karl Neubauer gegründet.
Wir verwalten 45 Wohnanlagen im Landkreis.
Parken können Sie kostenlos vor dem Haus.
Unsere Kunden bewerten uns bei Google mit 4,9 Sternen.
Die Besichtigung ist kostenlos.
Handwerker melden sich vorher telefonisch bei Ihnen.
Nach dem Notartermin erhalten Sie die Schlüssel.
Winterdienst und Treppenhausreinigung sind in den Nebenkosten enthalten.
Bettwäsche und Handtücher sind inklusive.
Wir suchen laufend Häuser und Grundstücke in der Region.
Notre bureau se situe au 5, place Bellecour, à Lyon, au deuxième étage avec ascenseur.
Appelez-nous au 04 72 55 01 20.
Nos honoraires de location sont plafonnés par la loi.
Le loyer comprend l'eau froide et le chauffage.
L'agence existe depuis 1967.
Nos négociateurs parlent anglais, italien et espagnol.
Les vélos se rangent dans le local prévu à cet effet.
Merci d'apporter une pièce d'identité.
Le bail d'un logement meublé est d'un an, de neuf mois pour un étudiant.
Nos avis clients sont vérifiés, avec une moyenne de 4,7 sur 5.
Les clés se retirent à l'accueil.
Location de vacances : arrivée à partir de 16 h, départ avant 10 h.
Membre du réseau Orpi depuis 2004.
`)
