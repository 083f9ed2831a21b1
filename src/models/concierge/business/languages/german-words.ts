/** Fields of words with which businesses tell everybody about themselves in German. */
export const germanWords = {
  grammar: `
    der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner wir uns unser unsere unseren unserem
    unserer unseres ihr ihre ihren ihrem ihrer ihnen sie sich ist sind war waren sein bin seid wird werden wurde wurden worden
    haben hat hatte hatten kann können darf dürfen muss müssen soll sollen sollte möchte möchten mag und oder sowie auch denn in im
    ins an am ans auf aus bei beim mit nach seit von vom zu zum zur über unter vor für durch gegen ohne um bis ab pro je per
    zwischen während innerhalb außerhalb hinter neben gegenüber entlang als wie wo was wer wann welche welcher welches so da dort
    hier nicht nur noch schon sehr mehr weniger mindestens höchstens etwa rund circa ca alle allen aller alles jede jeder jedes
    jedem jeden jeweils beide beiden einige mehrere viele vielen weitere weiteren andere anderen selbst sowohl weder wenn falls
    damit dass daher dazu dabei dafür darüber davon hierzu es man nichts gern gerne bitte leider ja nein oft meist meistens
    manchmal immer stets wieder zurück sofort sogar bereits gemeinsam zusammen allein ganz jederzeit erst erste ersten erster
    erstes zweite zweiten dritte dritten vierte vierten letzte letzten letzter nächste nächsten neu neue neuen neuer neues danke
    willkommen herzlich doch mal eben etwas einmal zweimal dreimal eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf
    fünfzehn zwanzig dreißig vierzig fünfzig sechzig hundert tausend halb halbe halben hälfte viertel drittel inkl inklusive exkl
    zzgl zuzüglich plus bzw beziehungsweise etc usw z b d h u a zb sonst ebenfalls ebenso natürlich üblicherweise normalerweise
    grundsätzlich regel spätestens frühestens derzeit heute morgen zudem außerdem brauche ich mir mich meine mein meinen meiner du
    wenigstens zirka ob obwohl überall irgendwo jemand niemandem weil sobald solange eigene eigenen eigener eigenes solche solchen
    dieser diese dieses diesem diesen jener jene einander untereinander davor danach darin darauf worauf worüber bzgl bezüglich
    gemäß laut trotz wegen samt nebst mittels anhand zwecks inzwischen künftig bisher erneut sechzehn siebzehn achtzehn neunzehn
    dutzend tausende hunderte mehrfach einfach doppelt`,
  time: `
    montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag montags dienstags mittwochs donnerstags freitags samstags
    sonntags feiertag feiertags werktag werktags werktäglich wochenende woche wochen wöchentlich tag tage tagen tages täglich monat
    monate monats monatlich jahr jahre jahren jahres jährlich quartal stunde minute uhr mittag mittags mittagspause vormittag
    vormittags nachmittag nachmittags abend abends morgens nacht nachts früh später vorher nachher januar februar märz april mai
    juni juli august september oktober november dezember frühling frühjahr sommer herbst winter ferien ostern pfingsten weihnachten
    neujahr silvester heiligabend karneval uhrzeit zeit zeiten zeitraum termin öffnungszeit geöffnet öffnet öffnen offen schließt
    schließen geschlossen erreichbar vereinbarung absprache voranmeldung pause sprechstunde beginn beginnt ende endet dauer dauert
    frist fristen vorlauf folgetag vortag mitte anfang jahrzehnt generation generationen rückmeldung antwort antworten durchgehend
    ganzjährig rundum notdienst notfall kurzfristig langfristig befristet unbefristet monatsende monatsanfang jahresende mo di mi
    do fr sa std min abendtermin feierabend halbjahr halbjährlich quartalsweise vierteljährlich zeitnah vorab nachdem laufend
    fortlaufend minuten stundenweise saison hauptsaison nebensaison mittagszeit wochentag kalendertag arbeitstag kalenderwoche
    stichtag`,
  business: `
    büro filiale geschäftsstelle niederlassung standort zentrale empfang firma unternehmen betrieb haus häuser immobilie immobilien
    makler maklerin maklerbüro verwaltung hausverwaltung verwalter verwalten verwaltet wohnung wohnungen wohnen wohnraum zimmer
    apartment appartement studio villa reihenhaus doppelhaus einfamilienhaus mehrfamilienhaus grundstück bauland neubau altbau
    eigentum eigentümer eigentümerin vermieter vermieterin mieter mieterin käufer käuferin verkäufer verkäuferin interessent
    interessentin kunde kunden kundin kundschaft bewerber bewerberin bewerbung gast gäste familie paar paare student studierende
    studenten senioren bewohner nachbar anleger investor bauherr bauträger gewerbe gewerbefläche fläche flächen ladenlokal laden
    lager halle praxis gebäude anlage objekt objekte möbliert unmöbliert ferienwohnung ferienhaus boot ferienimmobilie dachgeschoss
    erdgeschoss stock stockwerk etage keller balkon terrasse garten gemeinschaft küche einbauküche bad dusche fenster flur treppe
    treppenhaus aufzug fahrstuhl lift rampe stufenlos hof stellplatz stellplätze parkplatz parkplätze parkhaus tiefgarage garage
    garagen parken carport fahrrad fahrräder fahrradkeller kinderwagen waschküche waschmaschine trockner spülmaschine möbel bett
    bettwäsche handtücher wäsche abstellraum spielplatz sauna pool schwimmbad grill grillen heizung wasser warmwasser strom gas
    internet wlan müll abfall tonne mülltonne winterdienst hausmeister reinigung wohnanlage nebenkostenabrechnung abrechnung
    genossenschaft gesellschaft gmbh kg ag ohg gbr e.v. verein gruppe netzwerk hausflur dach dachboden speicher loft maisonette
    bungalow schloss gutshof bauernhof mühle fachwerk fachwerkhaus denkmal denkmalschutz kapitalanlage wohnrecht erbbaurecht
    souterrain wintergarten kamin ofen waschbecken fußboden parkett fliesen wand wände decke tür türen türschild klingel
    briefkasten zählerstand zähler stromzähler heizkörper thermostat glasfaser anschluss kabel satellit ladestation ladesäule
    elektroauto auto autos motorrad roller rad räder abstellplatz müllraum spielraum gemeinschaftsraum gästezimmer gästewohnung
    rasen beet hecke baum bäume zaun`,
  place: `
    adresse anschrift postanschrift post postfach straße strasse platz weg allee gasse ring ecke eingang einfahrt zugang zufahrt
    innenstadt stadt stadtteil zentrum altstadt bahnhof hauptbahnhof haltestelle station linie bus busse bahn straßenbahn tram s
    ubahn sbahn zug fuß fußweg gehminuten entfernt nähe nah direkt rathaus kirche markt marktplatz park see fluss ufer hafen
    flughafen autobahn ausfahrt umgebung umland region regional kreis landkreis bezirk land bundesland gemeinde ort orte norden
    süden osten westen nord süd ost west gebiet raum bundesweit deutschland österreich schweiz europa ausland international
    barrierefrei rollstuhl rollstuhlgerecht stufe finden findet liegt liegen befindet befinden steht stehen gelegen erreichen
    erreicht nebenan links rechts oben unten vorne hinten parkt hält fährt fahren steigen besuch besuchen besucher kommen kommt`,
  contact: `
    telefon telefonisch telefonnummer tel nummer rufnummer fax handy mobil anruf anrufen rufen ruft anrufbeantworter hotline email
    mail e-mail schreiben schreibt schriftlich brief nachricht sms whatsapp kontakt kontaktformular formular website webseite
    internetseite homepage seite online portal mieterportal kundenportal app link video videos newsletter instagram facebook
    linkedin youtube tiktok folgen folge abonnieren erscheint melden meldet anmelden anmeldung buchen buchung buchbar reservieren
    reservierung anfrage anfragen frage fragen beantworten beantwortet rückruf ansprechpartner ansprechpartnerin vorbei persönlich
    sprechen spricht auskunft information informationen infos informieren ihrerseits zuständig wenden termine vereinbaren
    vereinbart bestätigung bestätigen absagen absage sagen verschieben stornieren stornierung storno kostenfrei`,
  fees: `
    provision maklerprovision courtage honorar gebühr gebühren kosten kostet kostenlos gratis umsonst unverbindlich preis preise
    preisliste kaufpreis miete mieten kaltmiete warmmiete nettokaltmiete nettokaltmieten monatsmiete monatsmieten nebenkosten
    betriebskosten kaution mietkaution pauschale pauschal aufwand rate raten betrag beträgt betragen euro cent prozent mwst
    mehrwertsteuer umsatzsteuer steuer grunderwerbsteuer netto brutto zahlen zahlt gezahlt bezahlen bezahlt zahlung zahlbar fällig
    rechnung überweisung überweisen lastschrift sepa dauerauftrag bar barzahlung bargeld karte kreditkarte konto treuhandkonto
    getragen trägt tragen teilen übernimmt übernehmen anfallen fällt entstehen entsteht berechnen berechnet enthalten
    einschließlich zusätzlich extra rückzahlung rückgabe erstattet erstattung zurückgezahlt verzinst anzahlung restzahlung rabatt
    bestandskunden gilt gelten höhe mindest maximal bestellerprinzip spenden spendet spende wert wertermittlung bewertung bewerten
    bewertet schätzung marktwert quadratmeter qm kilometer`,
  services: `
    bieten bietet anbieten angebot angebote vermitteln vermittelt vermittlung verkaufen verkauft verkauf kaufen kauf vermieten
    vermietet vermietung vermarkten vermarktung betreuen betreut betreuung beraten berät beratung begleiten begleitet begleitung
    helfen hilft hilfe unterstützen unterstützt unterstützung organisieren organisiert erstellen erstellt prüfen prüft geprüft
    kümmern kümmert suchen sucht suche arbeiten arbeitet zusammenarbeit partner partnern partnerin empfehlen empfiehlt empfehlung
    nehmen nimmt annehmen angenommen akzeptieren akzeptiert geben gibt erhalten erhält bekommen bringen mitbringen bringt brauchen
    braucht benötigen benötigt stellen stellt zeigen führen führt geführt machen macht leisten leistung service dienst kundendienst
    dienstleistung foto fotos fotograf profi professionell grundriss exposé drohne rundgang virtuell inserat anzeige präsentation
    home staging besichtigung besichtigungen besichtigen hausführung rundgänge einzug auszug umzug umziehen übergabe protokoll
    abnahme vorbereiten vorbereitet vorbereitung planen finanzierung finanzierungsberatung bank kredit darlehen unabhängig notar
    notartermin notariell kaufvertrag kaufvertragsentwurf mietvertrag vertrag verträge entwurf unterschrift unterschreiben
    unterzeichnen unterzeichnung abschluss urkunde energieausweis gutachten gutachter sachverständiger sachverständige renovierung
    renovieren sanierung reparatur reparaturen handwerker wartung schaden schäden rohrbruch heizungsausfall stromausfall
    wasserschaden rauchmelder dolmetscher gebärdendolmetscher übersetzung übersetzen auswahl wählen wahl frei möglich möglichkeit
    möglichkeiten genügt reicht ausreichend gehört gehören stattfinden statt staatlich gültig senden zusenden schicken geschickt
    verschickt veröffentlicht bearbeiten bearbeitet bearbeitung durchgeführt durchführen verfügung verfügbar bereit vorgestellt
    ausgehändigt ausgeliehen abholen abgeholt geliefert eingereicht einreichen ausfüllen gewünscht wunsch wünschen freuen gespannt
    bestellen bestellt zuverlässig schnell sicher transparent fair freundlich kompetent erfahren erfahrung diskret geeignet
    angelegt erfolgt bleibt einlösen ausstellung vorführung auftrag alleinauftrag maklervertrag auftraggeber kostenvoranschlag
    gewährleistung garantie unverbindliche erstgespräch gespräch gespräche präsenz fern digital elektronisch papier postalisch
    ausgedruckt mitgebracht gebracht gestellt gesucht gefunden gefragt genommen gehalten gesehen gesprochen geschrieben getroffen
    gebaut gekauft gewählt gezeigt gebeten gedacht bearbeitungszeit bewerbungsmappe mieterwechsel nachmieter vormieter referenz
    referenzen zusage reihenfolge warteliste liste erfolg erfolgsfall erfolgreich weiter vorgehen ablauf schritt schritte tätig
    abgestellt`,
  rules: `
    erlaubt gestattet verboten untersagt hund hunde katze katzen haustier haustiere kleintier kleintiere tier tiere tierhaltung
    rauchen raucher nichtraucher rauchverbot zustimmung erlaubnis genehmigung ruhe ruhezeit ruhezeiten lärm musik untervermietung
    untervermieten kündigung kündigungsfrist kündigen mindestmietdauer mietdauer laufzeit mietzeit verlängerung verlängern
    unterlage unterlagen dokument dokumente ausweis personalausweis reisepass kopie selbstauskunft gehaltsabrechnung
    gehaltsabrechnungen gehaltsnachweis einkommen einkommensnachweis nachweis schufa bonität bürgschaft bürge bürgen eltern
    mietschuldenfreiheit bescheinigung wohnberechtigungsschein wohnberechtigungsscheine wbs gefördert haftpflicht versicherung
    hausratversicherung versichert pflicht verpflichtend notwendig erforderlich nötig voraussetzung personen person erwachsene kind
    kinder anreise abreise ankunft check schlüssel schlüsselübergabe ersatz ersatzschlüssel schließanlage nutzen nutzung benutzen
    verfügen hausordnung regeln gesetz gesetzlich recht datenschutz datenschutzerklärung daten vertraulich behandeln behandelt
    löschen gelöscht weitergegeben weitergeben gespeichert speichern verschlüsselt dsgvo widerruf widerrufsrecht impressum agb
    verhindert beschwerde beschwerden ombudsmann ombudsstelle schlichtungsstelle gleich behandlung gleichbehandlung diskriminierung
    herkunft religion geschlecht alter behinderung`,
  team: `
    team kollege kollegin kollegen kolleginnen mitarbeiter mitarbeiterin mitarbeitende mitarbeitenden auszubildende auszubildenden
    azubi azubis chef chefin inhaber inhaberin geschäftsführer geschäftsführerin geschäftsführung leiter leiterin leitung leitet
    leiten gründer gründerin gegründet gründung gründete besteht bestehen familienbetrieb familienunternehmen inhabergeführt
    tochter sohn vater mutter bruder schwester großvater enkel enkelin geschwister assistentin assistent sekretariat buchhaltung
    empfangs architekt jurist rechtsanwalt steuerberater fachwirt immobilienkaufmann kauffrau kaufmann kaufleute ausbildung
    weiterbildung stelle herr herrn frau dr prof bürohund experte expertin experten spezialist spezialistin spezialisiert fach
    mitglied mitgliedschaft verband ivd kammer ihk zertifiziert zertifikat lizenz zugelassen zulassung gewerbeordnung gewo erteilt
    aufsicht aufsichtsbehörde behörde handelsregister registernummer hrb amtsgericht ust id steuernummer din tüv auszeichnung
    auszeichnungen ausgezeichnet preisträger gewonnen bester beste besten top magazin bewertungen sterne google note sponsor
    unterstützer jubiläum feiern feier tradition traditionell heutige stolz leidenschaft vertrauen qualität überzeugt fairster
    fairste fairer beliebt beliebteste kinderhospiz hospiz tierheim sportverein fußball jugend feuerwehr schule schulen
    kindergarten kita tafel pflanzen klima nachhaltig nachhaltigkeit umwelt ökostrom wurzeln jahrzehnten start startete übernahm
    übernommen studium studiert gelernt gelernte gelernter ausgebildet ausgebildete meister meisterin ingenieur ingenieurin
    bankkaufmann volkswirt betriebswirt rechtsanwältin hausdame papagei maskottchen namens heißt capital fokus focus stern zeitung
    zeitschrift leser leserinnen immoscout immobilienscout immowelt`,
  languages: `
    deutsch englisch französisch spanisch italienisch portugiesisch türkisch russisch polnisch arabisch niederländisch griechisch
    chinesisch japanisch kroatisch serbisch ukrainisch rumänisch persisch farsi schwedisch dänisch tschechisch ungarisch sprache
    sprachen mehrsprachig fließend muttersprache`,
  praise: `
    schön schöne gut gute guten guter gutes besser groß große großen klein kleine kleinen kleinere kurz lang lange persönliche
    individuell individuelle modern hochwertig gepflegt gemütlich ruhig zentral ideal praktisch bequem fröhlich lokal historisch
    weltweit exklusiv luxuriös kaffee kuchen tee eis treffen veranstaltung seminar vortrag kostenloser blog tipps ratgeber
    checkliste broschüre marktbericht leicht langjährig zufrieden wichtig offener private privater privates privaten öffentliche
    öffentlichen öffentlich verwunschen romantisch idyllisch sonnig hell helle grün grüne ruhige gemütliche liebevoll sorgfältig
    gewissenhaft zuvorkommend warm kompetente ehrlich seriös pünktlich rasch zügig umfassend umfangreich vollständig vollständige
    ausführlich gründlich passend passende richtig richtige fest feste froh`,
  places: `
    berlin hamburg münchen köln frankfurt stuttgart düsseldorf leipzig dortmund essen bremen dresden hannover nürnberg duisburg
    bochum wuppertal bielefeld bonn münster mannheim karlsruhe augsburg wiesbaden mönchengladbach gelsenkirchen aachen kiel
    chemnitz magdeburg freiburg krefeld mainz lübeck erfurt oberhausen rostock kassel hagen potsdam saarbrücken hamm ludwigshafen
    leverkusen oldenburg osnabrück solingen heidelberg darmstadt regensburg paderborn ingolstadt würzburg ulm wolfsburg göttingen
    heilbronn pforzheim bottrop offenbach koblenz trier jena siegen hildesheim salzgitter cottbus kaiserslautern konstanz bamberg
    wien graz linz salzburg innsbruck zürich basel bern luzern genf bayern hessen sachsen thüringen brandenburg niedersachsen
    nordrhein westfalen rheinland pfalz saarland schleswig holstein mecklenburg vorpommern baden württemberg rhein main neckar elbe
    donau mosel ruhr ruhrgebiet schwarzwald allgäu bodensee ostsee nordsee sylt rügen mallorca spanien italien frankreich rheinisch
    bergisch oberfranken mittelfranken unterfranken franken schwaben oberbayern niederbayern sauerland münsterland eifel hunsrück
    taunus odenwald harz spreewald erzgebirge vogtland lausitz uckermark havelland altona eimsbüttel schwabing charlottenburg
    kreuzberg neukölln lindenplatz coburg bayreuth fürth erlangen passau landshut rosenheim kempten lindau ravensburg tübingen
    reutlingen esslingen`,
  names: `
    anna andreas angela anja anke annika barbara bernd birgit christian christine claudia daniel david dirk elena elke emma erik
    ernst eva felix florian frank franz gabriele georg hannah hans heike helga ines jan jana jens johanna johannes jonas julia
    jürgen karin karl katharina katja katrin klaus laura lena leon lisa lukas manfred maria marie markus martin martina matthias
    max melanie michael monika nicole nina oliver patrick paul peter petra philipp rainer ralf renate robert sabine sandra sarah
    sebastian silke simon sophie stefan stefanie susanne sven tanja theresa thomas tim tobias ulrich ulrike ursula uwe vera walter
    werner wolfgang yvonne`,
  homes: `
    fassade dachterrasse loggia vorgarten hinterhof innenhof laube scheune stall wiese acker wald weinberg weingut steg strand
    seeblick bergblick aussicht südlage hanglage ruhelage wohnlage lage lagen baujahr sanierungsstand wohnfläche nutzfläche
    grundstücksfläche quadratmeterzahl deckenhöhe stuck dielen marmor naturstein holz glas ziegel dämmung wärmepumpe fernwärme
    fußbodenheizung solaranlage photovoltaik zisterne brunnen wc gästebad wanne badewanne bidet herd backofen kühlschrank
    gefrierschrank mikrowelle kaffeemaschine geschirr besteck sofa sessel tisch stuhl schreibtisch schrank regal kleiderschrank
    lampe spiegel vorhang teppich matratze kissen babybett hochstuhl wickeltisch spielecke leseecke`,
  market: `
    marktlage nachfrage mietspiegel bodenrichtwert grundbuch grundbuchauszug teilungserklärung hausgeld rücklage
    eigentümerversammlung versammlung protokolle beschluss wohngeld kapital rendite investition erbschaft erbe nießbrauch schenkung
    leibrente verrentung teilverkauf auktion versteigerung bieterverfahren relocation umzugsservice umzugsfirma umzugsunternehmen
    spedition behördengang visum aufenthaltstitel meldebescheinigung ummeldung nachsendeauftrag strommessung ablesung verbrauch
    energie effizienz klasse bedarfsausweis verbrauchsausweis`,
  food_and_feasts: `
    frühstück mittagessen abendessen brunch saft wein sekt bier brot brötchen gebäck plätzchen obst suppe restaurant gaststätte
    kneipe bäcker bäckerei metzger supermarkt apotheke arzt ärztin zahnarzt friseur buchhandlung blumenladen drogerie bibliothek
    museum theater kino oper sommerfest weihnachtsmarkt nikolaus fasching fronleichnam allerheiligen himmelfahrt reformationstag
    maifeiertag einheit`,
  professions: `
    lehrer lehrerin pfleger pflegekraft krankenschwester polizist feuerwehrmann handwerkerin elektriker installateur maler tischler
    schreiner dachdecker gärtner gärtnerin hauswart reinigungskraft fotografin journalistin künstler künstlerin musiker professor
    rentner rentnerin selbstständig selbstständige selbständige freiberufler freiberuflich beamte beamtin angestellte angestellter
    arbeitnehmer arbeitgeber studentin doktorand wissenschaftler diplomat expat`,
  animals: `
    hündchen welpe welpen kätzchen kaninchen hamster meerschweinchen vogel vögel fisch fische aquarium terrarium schildkröte pferd
    pferde assistenzhund blindenhund leine`,
}
