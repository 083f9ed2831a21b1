import { germanWords } from './german-words.ts'
import { expressions, type Language } from './language.ts'

export const german: Language = {
  words: germanWords,
  verbs: `
    abgeben abholen abmelden absagen absprechen abstellen achten anbieten anfordern angeben anhören anlegen anmelden annehmen anrufen
    ansehen arbeiten aufbewahren aufnehmen aufsuchen ausfüllen aushändigen auswählen bauen beachten beantragen beantworten bearbeiten
    bedanken beginnen begleiten begrüßen behandeln beifügen bekommen benachrichtigen benötigen benutzen beraten berechnen bereitstellen
    beschäftigen besichtigen besprechen bestätigen bestehen bestellen besuchen beteiligen betragen betreiben betreuen bewerben bewerten
    bezahlen bieten bitten bleiben brauchen bringen buchen danken dauern dokumentieren drucken durchführen einhalten einladen einreichen
    einrichten einsehen einsenden einstellen einziehen empfangen empfehlen enden engagieren enthalten entnehmen entscheiden entsorgen
    erfolgen erhalten erheben erinnern erklären erläutern ermitteln erreichen erscheinen erstatten erstellen erteilen erwarten fahren
    feiern finanzieren finden folgen fotografieren fragen freuen führen geben gehören gelten genießen genügen gestalten gestatten gewinnen
    gründen halten handhaben helfen herrschen hinterlegen holen hören informieren inserieren kaufen kennen klären klingeln kommen
    kontaktieren kooperieren kosten kümmern laden läuft laufen leben legen leisten leiten lernen lesen liefern liegen lösen machen melden
    mieten mitbringen mitteilen mitwirken möblieren nehmen nennen nutzen öffnen ordnen organisieren parken pflanzen pflegen planen
    präsentieren prüfen reagieren regeln registrieren reinigen renovieren reparieren reservieren richten rufen sammeln schalten schätzen
    schenken schicken schließen schreiben schulen sehen senden setzen sichern sitzen spenden speichern spielen sprechen starten stattfinden
    stehen stellen stornieren suchen tätig teilen teilnehmen tragen treffen trennen übergeben übernachten übernehmen übersetzen überweisen
    umfassen umsehen umziehen unterhalten unterlassen unterstützen untervermieten unterzeichnen verbinden vereinbaren vereinen verfügen
    vergeben verkaufen verlangen verlängern verlassen verleihen vermarkten vermieten vermitteln veröffentlichen verpflichten verschicken
    verschlüsseln versenden versichern verstehen vertrauen vertreten verwalten verwenden verzichten vorbereiten vorlegen vormerken
    vorsehen vorstellen wählen warten weiterbilden weitergeben weiterhelfen wenden werben wirken wissen wohnen wünschen zahlen zählen
    zeichnen zeigen zugehen zulassen zurückgeben zurückrufen zusagen zusammenarbeiten zuschicken zusenden zustellen zustimmen`,
  verbEndings: { en: 'en e t et st est te ten end ung ungen', n: 'n t st te ten ung ungen' },
  prefixes:
    'ge ab abge abzu an ange anzu auf aufge aus ausge auszu ein einge einzu mit mitge vor vorge zu zurück zurückge weiter nach bei',
  endings: 'e en er es em n s ern t et te ten st in innen',
  hasCompounds: true,
  namesHaveCapitals: false,
  beforeNames: `herr herrn frau dr prof stadt anna andreas bernd christian christine claudia daniel ernst eva frank hans jan julia
    jürgen karin karl katharina katrin klaus laura lena lisa maria marie markus martin michael monika nina paul peter petra sabine
    sandra sarah stefan susanne sven thomas tim ulrich ursula werner wolfgang`,
  namesEnd: 'strasse platz weg allee gasse ring ufer damm markt burg hausen dorf kirchen bach berg bergisch heim ingen',
  beforeSubjects: expressions`
    die der das den unser* ihre? alle jede[rs]? ein eine zu_jedem für bei in_allen in_den nach_dem vor_dem mehr_als erste meisten
    kleine kleinere private möblierte private[rn]?`,
  subjects: expressions`
    verkäufer käufer mieter vermieter eigentümer *wohnung(?:en)? haustiere hunde fahrräder handwerker *übergabe
    *besichtigung(?:en)? strom wasser bettwäsche handtücher winterdienst *reinigung *aufzug *garten *anlagen? *vertrag *verträge
    *portal kund(?:en|innen) kinder gäste studierende *seminare? *newsletter rückgabe *kaution *unterlagen fragen *mietern? storn*
    ferien* auszubildenden *plätze treppenhäusern aufzügen *termin angebot(?:e|en)? immobilie schäden verwaltung notartermin
    *abrechnung`,
  saidOfSubjects: expressions`
    ist sind wird werden kann können darf dürfen erhalten erhält dauert läuft zahlt zahlen gehört erfolgt findet finden melden
    meldet bekommen stehen steht kostet kosten nutzen inklusive enthalten möglich geeignet erlaubt bringen helfen hilft spenden
    befinden herrscht trägt`,
  kinds: {
    hours: [
      expressions`
        mo di mi do fr sa so *tags montag* dienstag* mittwoch* donnerstag* freitag* samstag* sonntag* werktag* feiertag*
        wochenende* täglich uhr weihnachten neujahr ostern mittagspause`,
      expressions`
        geöffnet öffnungszeit* öffn* erreichbar erreichen geschlossen bleibt schließ* büro* sprechzeit* sprechstunde* ruhezeit*
        sind_wir wir_sind für_sie_da *besichtigung* termin* von_# bis ab findet finden`,
    ],
    address: [
      expressions`
        straße strasse *straße *strasse *platz *weg *allee *gasse postfach haltestelle* linie bahnhof* parkplätze *parkplätze
        *parkplatz parken stellplatz *stellplätze eingang einfahrt zugang aufzug barrierefrei* rollstuhl*`,
      expressions`
        finden_sie finden büro* liegt liegen befindet befinden adresse anschrift postanschrift erreichen erreichbar besuchen
        sie_uns uns ist sind führt steht stehen hält halten parken steigen #`,
    ],
    reach: [
      expressions`
        telefon* tel erreichen rufen anruf* nummer notdienst* notfall* hotline fax whatsapp mail e-mail email schreiben schreibt
        mailen kontakt* website webseite homepage online instagram facebook linkedin youtube newsletter`,
      expressions`
        (?<!\S)\S+@\S+ @* www\.\S+ (?:\+|0)[\d\s/()-]{5,} \S+\.(?:de|at|ch|com|example|eu) erscheint monatlich folgen uns unter sie
        möglich vorstellen vor wöchentlich`,
    ],
    fees: [
      expressions`
        *provision *courtage *gebühr* *kosten kostet *honorar *miete *mieten *kaution *pauschale *preis* *steuer *rabatt
        *verwaltung *beratung *ermittlung *bewertung *schätzung *vermittlung anzahlung *schlüssel *reinigung besichtigung*`,
      expressions`
        beträgt betragen #_(?:%|€|euro|prozent) # kostenlos kostenfrei gratis nichts unverbindlich monatsmiete* *kaltmiete* fällig
        zahlt zahlen gezahlt bezahlt getragen trägt tragen enthalten inklusive übernimmt frei zurück* rückgabe erfolgt erstattet`,
    ],
    payment: [
      expressions`*miete* *zahlung* *zahlen *zahlt *kaution rechnung* gebühr*`,
      expressions`
        *überweisung *lastschrift *dauerauftrag bar barzahlung bargeld *karte monatlich möglich fällig raten online treuhandkonto`,
    ],
    areas: [
      expressions`wir unser* uns büro* firma team *makler`,
      expressions`
        tätig region* umgebung umland kreis stadtteil* *gebiet* vermitteln vermieten verkaufen verwalten betreuen bundesweit
        spezialisiert`,
    ],
    languages: [
      expressions`
        deutsch englisch französisch spanisch italienisch türkisch russisch polnisch arabisch niederländisch portugiesisch
        ukrainisch *dolmetscher* mehrsprachig *sprachen fremdsprachen`,
    ],
    licences: [
      expressions`
        §* 34c mitglied* zertifiziert* versichert* erlaubnis handelsregister* hrb aufsichtsbehörde kammer zugelassen* lizenz* ust
        umsatzsteuer-id sachverständige* ivd ihk tüv haftpflicht* *versicherung zulassung`,
    ],
    team: [
      expressions`
        gegründet gründete gründung seit gibt_es familienbetrieb familienunternehmen *geführt team leitet leiten berät beraten
        betreut betreuen mitarbeiter* kolleg* auszubildende* azubis spezialist* experte* expertin ausgezeichnet* auszeichnung*
        bewertungen geschäftsführ* inhaber* ansprechpartner* zuständig kümmert verantwortet spenden spendet unterstützen spricht
        sprechen`,
    ],
    rules: [
      expressions`
        hund* katze* haustier* *tiere tierhaltung rauch* *rauchen untervermiet* kündigungsfrist *kündigung grillen *garten
        stellplatz *stellplatz wohnung* *wohnungen müll* kinder* fahrräder *räume waschküche *anlage *mieter bewohner *keller
        aufzug *schlüssel winterdienst strom heizung wasser internet wlan möblierte* mindestmietdauer *vertrag *verträge laufzeit
        mietverträge`,
      expressions`
        erlaubt gestattet verboten untersagt willkommen möglich zustimmung erlaubnis nutzen benutzen enthalten inklusive beträgt
        betragen dürfen darf braucht brauchen genehmigung rauchverbot gehört vermieten ab läuft laufen monat* jahr* findet pflicht
        kostenlos frei vorhanden getrennt`,
    ],
    papers: [
      expressions`
        *unterlagen *auskunft *abrechnungen *nachweis* *ausweis* schufa* *bürgschaft* bürge* *bescheinigung wohnberechtigungs*
        bonität* mappe formular* kopie*`,
      expressions`
        brauche* benötig* bringen mitbringen bewerbung* genügt reicht nehmen erforderlich notwendig gehört bitte ausreichend senden
        einreichen enthalten sind ist nötig erhalten`,
    ],
    steps: [
      expressions`
        *besichtigung* *bewerbung* *übergabe *vertrag *entwurf *notar* *angebot* *anfrage* *reparatur* *schäden *beschwerde*
        termin* *protokoll* *exposé* rundgang* einzug auszug mail* antwort* rückmeldung newsletter *storn*`,
      expressions`
        wir sie ihr* uns findet finden erhalten bekommen melden wählen innerhalb möglich online spätestens kostenlos werktag* tag*
        stunden wochen immer bitte direkt per absprache vereinbarung`,
    ],
    services: [
      expressions`
        (?:bieten|vermitteln|verkaufen|vermieten|verwalten|betreuen|beraten|begleiten|helfen|unterstützen|organisieren|erstellen|kümmern|arbeiten|empfehlen|nehmen|akzeptieren|bestellen|prüfen|spenden|veröffentlichen|freuen|behandeln|löschen|senden|planen|übernehmen|machen|zeigen|antworten|sprechen|führen|suchen|übersetzen|vereinbaren|beantworten|laden)_wir
        wir_(?:bieten|vermitteln|verkaufen|vermieten|verwalten|betreuen|beraten|begleiten|helfen|unterstützen|organisieren|erstellen|kümmern|arbeiten|empfehlen|nehmen|akzeptieren|bestellen|prüfen|spenden|veröffentlichen|freuen|behandeln|senden|planen|übernehmen|antworten|sprechen|suchen|übersetzen|beantworten|laden)
        bei_uns für_sie ihr* willkommen unser* *seminar* gern gerne kommen_sie`,
    ],
    wishes: [
      expressions`
        ^falls_sie ^wenn_sie ^bitte ^kommen_sie ^bringen_sie ^melden_sie ^rufen_sie ^schreiben_sie ^besuchen_sie
        ^sie_(?:finden|können|erhalten|erreichen|möchten|brauchen|dürfen|wählen|bekommen) ^bei_fragen ^bei_uns`,
      expressions`
        ab an mit uns ihnen ihr* termin* unterlagen absagen sagen_sie kostenlos hilft vorher tag* *tag stunden telefon* mail frau
        herr notar besichtigung`,
    ],
    privacy: [
      expressions`*daten datenschutz* vertraulich *unterlagen`,
      expressions`behandel* lösch* weitergegeben gespeichert datenschutz* dritte*`,
    ],
  },
  privateSigns: {
    stories: expressions`
      (?<!sie,_)(?<!darauf,_)dass weil deren dessen inzwischen den_rest nebenan(?!_(?:ist|finden))`,
    secrecy: expressions`
      selbst_(?:geschrieben|verfasst|erfunden) erfunden* gefälscht* intern(?:e|er|es|en|em)? geheim(?!gang)*
      (?<!unterlagen_behandeln_wir_)(?<!daten_behandeln_wir_)(?<!angaben_behandeln_wir_)vertraulich(?!_behandel)(?!_und_(?:sicher|gelöscht))
      unter_uns im_vertrauen niemand* keiner_weiß nicht_öffentlich psst verrat* verschweig* schweig* verheimlich* heimlich*
      nicht_(?:\p{L}+_)?(?:sagen|nennen|ansprechen|erwähnen|zeigen|weitergeben|verraten|anbieten|zurückrufen|antworten|beantworten|weitersagen|veröffentlichen|bekannt)
      nur_für_(?:\p{L}+_)?(?:kollegen|mitarbeiter*|uns|das_team|makler) nichts_(?:sagen|weiß|davon) kein_wort erfährt
      erfahren_(?:es|davon|nichts|das) wissen_(?:nichts|davon|nicht|es) weiß_(?:es|nichts|davon|noch|nicht) presse`,
    tactics: expressions`
      eigentlich längst bloß kaum selten noch_(?:immer|nicht|kein\p{L}*) ohne_papiere in_wahrheit in_wirklichkeit sagen_wir ist_eine_kopie nur_(?:eine?|einen|einer|zwei|drei|noch|zum_schein) damit_(?:man|die|der|das|sie_nicht|niemand|kunden|käufer)
      auch_(?:zwei|drei|weniger|mehr) höher_(?:als|an|bewertet) kürzere[rn]?
      (?:kunden|käufer|bewerber*|mieter|familien|ärzte*)_(?:ohne|mit_(?:hund|kind\p{L}*|drei)) doppelt_(?:abgerechnet|berechnet)?
      würde* wäre* könnte_(?:man|er|sie|auch) notfalls auf_nachfrage zur_not im_zweifel sagen_wir verkauft_wird nur_für_den ist_weg
      liegt_noch offiziell angeblich obwohl aber(?!_(?:gern|gerne|bitte|auch)) jedoch dafür_(?:zahlen|bekommen) statt_# sonst
      erst_(?:auf|nach|bei|dann|wenn|ab|nennen|sagen|zeigen) wenn_(?:er|es|jemand|der|die|das|ein|eine|kunden|käufer|nötig)
      falls_(?:jemand|der|die|das|ein|eine|kunden) heruntergehen herunter nachlass* verhandel* handeln schmerzgrenze untergrenze
      mindestens_#_(?:euro|€|%) limit* budget akzeptiert_# nimmt_(?:#|auch|alles|weniger) bis_zu_#_(?:%|€|euro) bis_#_(?:€|euro)
      ab_#_(?:%|€|euro) zeitdruck druck über_(?:#|markt) unter_(?:markt|wert) auch_(?:bei|für|mit|ohne|wenn)
      lieber_(?:nicht|keine|gleich) bevorzug* nur_(?:die|den|der|an|mit|wenn|ausnahmsweise|bei|deutsche*|familien|paare) freunde*
      bekannte* stammkunden der_eine stattdessen schein* glauben`,
    instructions: expressions`
      ^sag ^sage ^sagen_sie ^nenne ^nennen ^zeig ^zeige ^zeigen ^gib ^geben ^antworte ^verweise ^frag ^frage ^vermeide ^erwähne
      ^verrate ^betone ^schick ^schicke ^schicken ^biete ^behandle ^lass ^lasse ^halte ^verhalte ^du ^immer ^nie ^niemals ^ohne
      ^bewerber*_(?:mit|ohne|aus|über) ^interessenten_(?:mit|ohne|aus|sagen|immer|nie) ^kunden_(?:immer|nie|nicht|erst) ^anrufer*
      ^rentner ^ausländ* ^familien_(?:mit|bitte) ^studenten_(?:bitte|nicht|ans) der_bot assistent_(?:soll|darf)
      bitte_(?:\p{L}+_){0,6}?(?:nicht|nie|keine|ans_ende|das_thema|vertrösten|immer) nie_(?:sagen|nennen|ohne|anbieten) immer_sagen
      an_das_ende ans_ende zuletzt`,
    affairs: expressions`
      hiv aids sida vih (?:wohnung|haus|villa|laden|grundstück)_(?:am|an_der|in_der|im)_\p{L}+(?:_\d+)?_(?:ist|wird|hat|steht|gehört|soll|geht|verkauft)
      seit_(?:\p{L}+|#)_(?:jahren|monaten|wochen)_(?:nicht|leer|frei)
      nicht_(?:vermietet|verkauft|bezahlt|versichert|gemeldet|angemeldet|zugelassen|verlängert|geprüft) unser_konto unsere_konten
      suchen_einen_käufer käufer_für_(?:das|unser*)_(?:büro|unternehmen|firma|haus) nachbarin
      nachbarn?_(?:hat|haben|wird|will|klagt) *bewertungen_(?:bei_google_)?schreib* abgerissen *abriss* einem_anderen_makler
      eine_reise rufen_wir_nicht nehmen_wir_nicht zeigen_wir_(?:erst|zuerst|nur|nicht) scheid* krank* gestorben verstorben erbe*
      erben* schuld* schulden insolv* haft prozess gericht(?!sstand) anwalt* klage* verfahren streit* rückstand verzug
      offen_(?:ist|sind|seit)_# mahnung* abmahn* gekündigt entlass* kündigt_(?:uns|zum|bald) geht_(?:in|zum|bald) will_*
      wollen_(?:sie|die|er) verkaufen_(?:will|muss|müssen) muss_(?:bis|verkauf|sie|er|schnell) müssen_(?:bis|schnell|verkauft)
      leer* steht_(?:leer|frei|seit) verreist urlaub* kreuzfahrt verdien* gehalt(?!s*) lohn bonus schwarz* *erhöhung* *fusion*
      übernahme_durch ziel* vorgabe* allein_(?:im|zu|da|hier|an)
      privat(?:e|er|en|nummer|adresse)?_(?:handy|nummer|adresse|telefon)* wohnt_* er(?!_(?:erhält)) mein* dein* deren dessen`,
    people: expressions`
      (?:herr|herrn|frau|familie|eheleute)_(?!.{0,200}(?:berät|beraten|leitet|leiten|spricht|sprechen|betreut|betreuen|kümmert|verantwort|ansprechpartner|zuständig|ist_(?:ihr|unser|zertifiziert|geprüft|makler|sachverständig|spezialis|geschäftsführ|inhaber|seit|für)|erreichen|erreichbar|führt|gründete|beantwortet|hilft|wenden|arbeitet_seit))
      (?:der|die|den|dem|des|beim|vom)_(?:eigentümer|verkäufer|vermieter|vermieterin|eigentümerin|verkäuferin|besitzer|mieter|käufer|bewerber|nachbar*|hausmeister|makler|gutachter|kunde|kundin)(?:s|in|n)?_(?:im|in|der|von|aus|am|an|hat|ist|will|würde|nimmt|muss|sucht|braucht|akzeptiert|geht|kommt|schläft|lebt|zahlt_(?:nur|#|nicht|immer)|steht|liegt|bekommt|behält)
      \p{L}{0,30}(?:schließt|zieht|endet)_im_(?:frühjahr|sommer|herbst|winter)
      in_der_(?!regel|rosen|nähe|innenstadt|altstadt|umgebung|region|miete|woche|stadt|zeit|schweiz|filiale|wohnung|kaltmiete|zentrale|mittagspause|kaution)\p{L}*(?:straße|strasse|gasse|allee)(?!_#)
      nummer_#`,
    access: expressions`
      code* kennwort* passwort* pin alarm* *code\b *tresor* *safe *kasten tor *tür(?!_am|_statt) hintertür blumentopf schublade*
      haken *kamera* unter_(?:der|dem)_(?:matte|topf|stein|treppe) schlüssel_(?:liegt|liegen|hängt|ist|unter|für)
      schließt_(?:nicht|schlecht) *schlüssel_(?:liegt|liegen|hängen|hängt|sind|im|in|unter)
      nicht_(?:richtig|abgeschlossen|verschlossen|bewacht) zugangsdaten wlan_(?:heißt|schlüssel)
      ohne_(?:genehmigung|rechnung|vertrag|erlaubnis|versicherung)`,
    defects: expressions`
      schimmel* feucht* *schaden_(?:im|in|an|wurde) undicht* mangel* mängel* defekt* asbest* riss* schwamm* baustelle* diskothek*
      kaputt`,
    money: expressions`
      behält behalten wir_(?:zahlen|verdienen|behalten|rechnen|nehmen_#|bekommen) bekommen_wir erhalten_wir tipp* anteil* geht_ans
      zahlen_(?:selbst|wir) kosten_uns kostet_uns zahlt_uns zahlen_uns umsatz* gewinn* verlust* minus marge* konto_(?:war|ist|im)
      *konto_für an_uns *lohn #_(?:%|€|euro)_(?:statt|anstatt|und_(?:wir|selbst)|ab_und) selbst_#`,
  },
}
