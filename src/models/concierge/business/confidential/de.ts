import type { SignsByKind } from './kinds.ts'

const SELLER =
  'verkaufer(?:in)?|eigentumer(?:in)?|vermieter(?:in)?|bauherr|bautrager|erben|erbengemeinschaft|auftraggeber(?:in)?'
const ONE = String.raw`herr \w+|herrn \w+|frau \w+|familie \w+|ehepaar \w+|ehepaar`
const CUSTOMER = String.raw`kaufer(?:in)?|interessent(?:in|en)?|mieter(?:in)?|bewerber(?:in)?|bieter(?:in)?|paar|${ONE}`
const STAFF = String.raw`makler(?:in)?|mitarbeiter(?:in)?|azubi\w*|putzfrau|putzkraft|reinigungskrafte?|hausmeister|sekretarin|praktikant(?:in)?|verkaufsteam|${ONE}`
const SUPPLIER =
  'notar(?:in|iat)?|finanzierer|baufinanzierer|kreditvermittler|bank|gutachter|handwerker|umzugsfirma|spedition|maler|versicherung|energieversorger|installateur|elektriker|schlusseldienst|fotograf'
const COUNT = String.raw`\d+|zwei|drei|vier|funf|sechs|acht|zehn|zwolf`
const PRICE = String.raw`\d{1,3}(?:\.\d{3})+|\d{3}|\d+(?:,\d+)? ?(?:%|prozent|euro|€|tausend|mille|mio|millionen)`
const HARDSHIP =
  'scheidung|geschieden|scheiden|trennung|getrennt|insolven\\w+|pleite|schulden|krebs|demenz|dement|pflegeheim|arbeitslos|arbeitsplatz verloren|job verloren|gefangnis|verstorben|gestorben|alkohol\\w*|spielsucht|schwanger|schwer krank|erkrankt'
const UNPLEASANT =
  'idiot|choleriker\\w*|cholerisch|schwierig|unzuverlassig|unmoglich|faul|unfahig|lugner\\w*|betruger\\w*|trinker\\w*|alkoholiker\\w*|geizig|gierig|dumm|naiv|arrogant|nervig|unangenehm|inkompetent|querulant\\w*|katastrophe|zicke|spinner|streitsuchtig|aggressiv|launisch|unehrlich|unertraglich|unverschamt|frech'

export const german: SignsByKind = {
  negotiationRoom: {
    told: [
      `${SELLER}|${ONE} … akzeptier\\w+|nimmt|nehmen|nahme|geht|gehen|ginge|unterschreibt|unterschriebe|einverstanden|zufrieden|lasst sich|lassen sich … weniger|runter|herunter|nach unten|${PRICE}`,
      `(?:fur|um|ab|bei|mit) (?:${PRICE}) … einverstanden|zufrieden|unterschreibt|unterschr\\w+|verkauft (?:er|sie)|gehort (?:es|sie|das)`,
      `(?:bis(?: auf| zu)?|auf|um) (?:${PRICE}) … runter|herunter|nach unten|runtergehen|heruntergehen|nachgeben|nachlassen|entgegenkommen`,
      'verhandlungsspielraum|spielraum nach unten|schmerzgrenze|untergrenze|unterste grenze|luft nach unten|luft im preis|luft beim preis',
      `(?:mindestpreis|limit|minimum) (?:liegt bei|ist|des eigentumers|der verkaufer\\w*) … ${PRICE}`,
      `(?:wir|ich) (?:konnen|durfen|konnten|durften|kann) … ${PRICE} … nachlassen|nachlass geben|runtergehen|heruntergehen`,
      `(?:${PRICE}) (?:nachlass|rabatt) (?:sind |ist )?(?:moglich|drin|machbar|erlaubt)`,
      `barzahler … ${PRICE}`,
      '(?:provision|courtage|gebuhr\\w*|honorar) … in wahrheit|in der praxis|in wirklichkeit',
      `(?:nehmen|akzeptieren|verlangen|machen) … notfalls|zur not … ${PRICE}|prozent`,
    ],
    unless: 'behalten wir|kein verhandlungsspielraum|ohne verhandlungsspielraum|nie|niemals',
  },
  concessions: {
    told: [
      'wenn|falls|sobald|wer|der|die|denen … zogert|zogern|zaudert|feilscht|feilschen|insistiert|abzuspringen|zweifelt|unsicher ist|beschwer\\w+|wackelt|murrt|schwankt|hart verhandelt|druck macht|mit kundigung droht',
      '(?:kuche|mobel|einbaukuche|garage|stellplatz|einrichtung|gartengerate|lampen) … dazugeben|obendrauf|(?:geben|legen) wir dazu|gratis dazu',
      'lockmittel|zuckerl|als trumpf|verhandlungsmasse',
    ],
    unless: 'zogern sie|nicht zu zogern|nicht zogern|ihnen|wenn sie|falls sie',
  },
  offers: {
    told: [
      `(?:liegen|liegt|haben|hat|kamen|kam|gingen|ging) … (?:ein|${COUNT}|mehrere) (?:\\w+ )?(?:gebote?|kaufangebote?|offerten?)`,
      `(?:liegen|liegt|haben|hat) … (?:ein|${COUNT}|mehrere) (?:\\w+ )?angebote? … vor|das hohere|das hochste|das beste`,
      `(?:hochstes?|bestes?|letztes?|aktuelles?|hoheres?|hochste|beste|hohere) (?:gebot|kaufangebot|angebot)(?: bisher)? … ${PRICE}`,
      `(?:hat|haben) … (?:${PRICE}) geboten`,
      `gibt es … (?:ein|${COUNT}|mehrere) (?:\\w+ )?(?:gebote?|angebote?) (?:uber|von) (?:${PRICE})`,
      `(?:wurden|sind|waren|liegen|hat|haben) (?:\\w+ )?(?:${PRICE})(?: euro)? (?:geboten|auf dem tisch)`,
      '(?:gibt|gab|haben|hat) … kein\\w* (?:zweite\\w*|andere\\w*|weitere\\w*) (?:bieter\\w*|interessent\\w*|kaufer\\w*|gebote?)',
      '(?:bietet|bieten|steigert|steigern) … (?:fur uns|in unserem auftrag)',
    ],
  },
  reasons: {
    told: [
      `(?:${SELLER}|${ONE}|er|sie) (?:verkauft|verkaufen|zieht|ziehen) … wegen|weil|aufgrund|um (?:die |ihre |seine )?schulden|nach (?:der|seiner|ihrer) (?:scheidung|trennung|pleite|insolvenz)`,
      `(?:${SELLER}|${ONE}|kaufer|mieter) … ${HARDSHIP}`,
      `(?:verkauf\\w*|verkauft) … wegen … ${HARDSHIP}`,
      `${SELLER}|${ONE}|erben … braucht|brauchen|benotigt|muss|mussen … geld|dringend|schnell verkaufen|rasch verkaufen|raus|los\\s?werden`,
    ],
    unless: 'bei (?:scheidung|trennung)|beratung|hilft|helfen|wir beraten|todesfall',
  },
  means: {
    told: [
      `${CUSTOMER} … kann|konnen|konnte|wurde|wurden|will|wollen … (?:bis(?: zu)?|hochstens|maximal|noch) (?:${PRICE})`,
      `(?:budget|obergrenze|maximum) (?:des|der|von) … ${PRICE}`,
      '(?:schufa|bonitat) (?:von|des|der) … ist|war|zeigt|schlecht',
      'bank|kreditgeber … abgelehnt|abgesagt|abgewunken|absage erteilt',
      `(?:${ONE}) (?:verdient|verdienen) … ${PRICE}`,
    ],
  },
  arrears: {
    told: [
      String.raw`mieter(?:in)?|wohnung \d+\w?|whg\.? \d+\w?|laden|${ONE} … schuldet|schulden uns|im ruckstand|im verzug|nicht gezahlt|nicht bezahlt|keine miete|zahlt (?:immer |stets |meist |oft )?(?:zu )?spat|saumig`,
      `mietruckstand|mietruckstande|ruckstand … (?:von|:|hat|haben) … ${PRICE}|${ONE}`,
      String.raw`^\w+: (?:saumig|ruckstand)|raumungsklage gegen|wird (?:bald |nachste woche )?geraumt`,
    ],
  },
  pay: {
    told: [
      `(?:${STAFF}) (?:verdient|verdienen|bekommt|bekommen|kriegt|kriegen|kassiert) … ${PRICE}`,
      String.raw`^(?!sie|wer|jeder)\w+ (?:verdient|kriegt|kassiert) … ${PRICE}`,
      `(?:unsere?|der|die|eine) (?:${STAFF}) … verdient|kriegt|kostet uns … ${PRICE}|${COUNT}`,
      `(?:gehalt|gehalter|lohn|stundenlohn|provisionsanteil) … (?:betragt|liegt bei|liegen bei|von) … ${PRICE}`,
      'wer am meisten (?:verkauft|vermietet)',
      `(?:makler|verkaufer|mitarbeiter|agenten) … (?:erhalten|bekommen|kriegen) … ihre[rs] … umsatz\\w*|verkauf\\w*|provision|abschlusse`,
      `(?:bringt|bringen) (?:dem|der|jedem) (?:makler|verkaufer)\\w* … ${PRICE}`,
      `hat ein gehalt von`,
      `wir zahlen (?:unseren?|den|der|jedem|jeder) (?:\\w+ )?(?:${STAFF}|assistent\\w*|angestellte\\w*|makler\\w*|mitarbeiter\\w*) … ${PRICE}`,
      `(?:leiter(?:in)?|verkaufsleiter(?:in)?|chef(?:in)?|geschaftsfuhrer(?:in)?|unsere? \\w+) verdient … ${PRICE}`,
    ],
    unless: 'wir suchen|bewerb\\w*|stelle|karriere|kaufer|mieter|eigentumer',
  },
  targets: {
    told: [
      `(?:soll|muss|mussen|sollen) … (?:${COUNT}) (?:\\w+ )?(?:auftrage?|objekte?|verkaufe?|abschlusse?|besichtigungen|vermietungen|hauser|wohnungen|kunden|anrufe|termine) (?:im|pro|jede) (?:monat|woche|tag|jahr|quartal)`,
      `(?:soll|muss|mussen|sollen) (?:im|pro|jeden?) (?:monat|woche|tag|quartal|jahr) (?:${COUNT})`,
      `(?:verkaufsziel|umsatzziel|zielvorgabe|monatsziel|quartalsziel|jahresziel|vorgabe)\\w* … ${COUNT}|verfehlt|erreicht`,
      `(?:ziel|soll|vorgabe) (?:ist|sind|lautet) … (?:${COUNT}|\\d+) (?:\\w+ )?(?:auftrage|objekte|verkaufe|abschlusse|mandate|anrufe|besichtigungen)`,
      `(?:jeder|jede|alle)(?: \\w+){0,2} (?:muss|mussen|soll|sollen) (?:${COUNT}) \\w*(?:auftrage?|abschlusse?|mandate|verkaufe|termine) (?:im|pro)`,
    ],
    unless: 'sie',
  },
  staffMatters: {
    told: [
      'verlasst uns|hat (?:innerlich )?gekundigt und|hat zum \\w+ gekundigt|wird entlassen|werden entlassen|wurde abgemahnt|hat eine abmahnung|krankgeschrieben|ist schwanger|burnout',
    ],
  },
  kickbacks: {
    told: [
      `${SUPPLIER} … (?:zahlt|gibt|uberweist|schickt|steckt|erstattet) (?:uns|mir|dem buro)`,
      `(?:kriegen|bekommen|kassieren) wir … ${PRICE}|prozent`,
      'wir (?:kriegen|bekommen|kassieren) … (?:pro|fur jeden?|von jeder?) … vermittlung|kunden?|tipp|auftrag|kredit|rechnung|vertrag',
      'schmiergeld\\w*|kickback|unter der hand',
      `(?:bringt|bringen) uns … ${PRICE}`,
    ],
    unless: 'keine?|nichts|nicht|niemals|sie|ihnen|offen',
  },
  finances: {
    told: [
      `(?:kostet|kosten|kostete) uns … ${PRICE}|${COUNT}`,
      `unsere? (?:marge|gewinnspanne|gewinn) … ${COUNT}|dunn`,
      `schlagen wir … (?:auf|drauf)|wir schlagen … ${PRICE} … auf|drauf`,
      'rote zahlen|roten zahlen|verlust gemacht|konto ist uberzogen|sind klamm|geld ist knapp',
      '(?:steht|stehen) (?:schon |bereits )?seit … (?:monaten?|jahren?|wochen) … leer',
      '(?:keine|kaum|keine einzige) (?:anfragen?|besichtigung(?:en)?|interessenten) … seit|monat\\w*|woche\\w*',
      `bau (?:eines|des|einer|der) \\w+ kostet … ${PRICE}`,
      'unsere? (?:miete|buromiete|steuern?|lohne|rechnung(?:en)?) … gestundet|im ruckstand|in ruckstand|unbezahlt|uberfallig|offen',
      'unser umsatz (?:lag|liegt|betrug|ist|war)',
      'die buromiete (?:betragt|liegt|kostet|ist)|unsere (?:laufenden|monatlichen|festen|fixen) kosten|unsere fixkosten',
      '(?:wir|firma|filiale|gesellschaft) (?:hatten?|machten?|haben|hat|schreibt|schreiben) … (?:verlust|rote zahlen|schulden)',
      'dispo|kontokorrent\\w*|kreditlinie|kreditrahmen',
    ],
    unless: 'ihnen|wie im vertrag',
  },
  security: {
    told: [
      String.raw`(?:\w*code|pin|zahlenkombination|kombination|kennwort|\w*passwort) … (?:ist|lautet|:) (?:der |die |das )?\S*\d\S*`,
      String.raw`(?:alarmanlage|schlusseltresor|schlusselkasten|schlusselsafe|hintertur|haustur|garagentor) … \d{4}`,
      '(?:ersatz|zweit|haupt|general)schlussel\\w* … liegt|liegen|hangt|hangen|steckt|ist|sind',
      'schlussel … (?:unter|hinter|uber) (?:dem|der|einem|einer)',
      '(?:niemand|keiner) (?:da|im haus|im buro|zu hause)|(?:wohnt|lebt) allein',
      '(?:haus|wohnung|gebaude|villa) … unbewohnt|unbewacht',
      '(?:tur|fenster|kamera|alarmanlage|schloss|kameras) … schliesst nicht|attrappen?|lasst sich nicht (?:schliessen|abschliessen)|aufzeichne\\w* nicht|ist ausgeschaltet',
      'schlussel … (?:hangt|hangen|liegt|liegen) (?:im|in der|am) (?:schuppen|keller|schrank|schublade|gartenhaus)',
    ],
    unless: 'ihre?r?|sie erhalten|per e-?mail|postleitzahl|qr-code|rabattcode|gutscheincode',
  },
  privateContacts: {
    told: [
      'private\\w* (?:handy\\w*|nummer|telefonnummer|adresse|anschrift|e-?mail\\w*|mobilnummer)',
      String.raw`(?:privatnummer|privatadresse|handynummer) von|privat erreichbar unter|privat unter … \d{4}`,
      'nur (?:das|unser|furs|fur das|fur unser) team|nur fur (?:uns|mitarbeiter|kollegen)|hat nur das team',
    ],
    unless: 'ihre|park\\w*|stellplatz\\w*',
  },
  opinions: {
    told: [
      `(?:${SELLER}|${CUSTOMER}|nachbar(?:in|n)?|hausmeister|verwalter|notar|gutachter|handwerker|makler|chef|anwalt|burgermeister|vorsitzende|beirat) … (?:ist|sind|war|gilt als) (?:(?:ein|eine|sehr|ziemlich|echt|total|wirklich|immer|so|echter|echte|richtiger|vollig|oft) ){0,3}(?:${UNPLEASANT})`,
      String.raw`(?:ist|sind) (?:ein |eine )?(?:choleriker\w*|querulant\w*|idiot|lugner\w*|betruger\w*|alkoholiker\w*)|nicht zu trauen|mit vorsicht zu geniessen`,
      'unser (?:klempner|elektriker|handwerker|anwalt|gutachter|gartner|fotograf) ist (?:zu )?(?:teuer|unpunktlich|langsam)',
    ],
    unless: 'nie|niemals|nicht schwierig|wenn|falls',
  },
  disputes: {
    told: [
      String.raw`(?:streit|rechtsstreit|prozess|klage|gerichtsverfahren|zwist) (?:mit|gegen|um|wegen) (?:dem|der|den|die|das|einem|einer|unserem|nachbar\w*)`,
      'wir (?:streiten|klagen|prozessieren)|(?:streiten|klagen|prozessieren) wir|(?:verklagt|verklagen) (?:uns|den|die)|zerstritten|im streit mit',
    ],
    unless: 'sie|ihre[nmr]?|bei|hilft|helfen|schlichtung\\w*|beigelegt|beendet|vermittelt',
  },
  plans: {
    told: [
      '(?:noch nicht|nicht) (?:offiziell|offentlich bekannt|bekannt gegeben|angekundigt|unterschrieben|spruchreif)',
      '(?:schliessen|schliesst|verkaufen) (?:wir )?(?:die|unsere|das|unser) (?:\\w+ )?(?:filiale|buro|geschaftsstelle|standort|niederlassung)|wird (?:die|das|unser|unsere) (?:filiale|buro|geschaftsstelle|standort) geschlossen',
      `(?:erhohen|heben|hebt|erhoht) … (?:preise?|mieten?|\\w*gebuhr\\w*|provision|honorar\\w*) … an|um|auf`,
      '(?:verhandeln|verhandlungen|gesprache|gesprachen) … (?:mit|uber) … ubernahme|kauf|verkauf|kette|investor\\w*|konkurren\\w*|fusion',
      `ab|zum … steigen|steigt|erhohen … unsere (?:gebuhr\\w*|preise|honorar\\w*|provision|mieten)`,
      '(?:buro|filiale|standort|geschaft)(?: \\w+){0,3} (?:schliesst|macht zu|wird geschlossen|wird aufgegeben|wird verkauft|macht dicht) … (?:ende|zum jahresende|im herbst|im fruhjahr|endgultig|fur immer)',
      '(?:geben|gibt) … (?:filiale|standort|zweigstelle|niederlassung) … auf',
    ],
    unless: 'indexmiete|vertraglich|gesetz\\w*|jahrlich|jedes jahr',
  },
  tactics: {
    told: [
      '(?:sag|sagt|sagen wir|wir sagen|erzahl|erzahlen wir|wir erzahlen) … (?:dass (?:es|wir|noch|schon|ein)|es gebe|andere interessenten|weitere interessenten)',
      'druck (?:machen|aufbauen|ausuben|erzeugen)|verschweigen wir|schonreden|hinhalten|abwimmeln|vom thema ablenken|thema wechseln',
      'hoch (?:einsteigen|ansetzen|anfangen)',
      'bewertungen … (?:von|durch) … verwandt\\w*|familie|freunden|bekannten|uns selbst',
      '(?:inserat|anzeige|expose|prospekt) … (?:zahlt|rechnet) … mit',
      '(?:dachboden|keller|abstellraum|wintergarten|flur) … (?:steht|gilt|zahlt|lauft) … als (?:schlafzimmer|zimmer|wohnraum)',
      '(?:bilder|fotos|aufnahmen) … (?:sind|stammen) … (?:jahre alt|anderen wohnung|anderen haus)',
      '(?:bilder|fotos|luftbilder) … (?:vor dem|vor der) … (?:bau|brand|umbau|umgehung|wasserschaden)',
      '(?:termine|besichtigungen) … absichtlich',
      '(?:follower|besucher|aufrufe|bewertungen) … (?:gekauft|doppelt gezahlt|erfunden)',
      '(?:auszeichnung|siegel) … gekauft',
      String.raw`auslander\w* … (?:zahlen|zahlt|verlangen|nehmen) … (?:mehr|doppelt\w*)`,
    ],
    unless: 'nie|niemals|nicht|kein\\w*|ohne|nichts',
  },
  defects: {
    told: [
      '(?:keller|dach|heizung|wand|wande|leitungen|bad|fassade|balkon|fundament|kamin|garage|dachboden) … (?:ist|sind|lauft|lasst|wird|steht) (?:\\w+ ){0,3}(?:feucht|undicht|verschimmelt|marode|morsch|kaputt|voll|uberflutet|nass|baufallig|nicht genehmigt|unter wasser)',
      '(?:schimmel|hausschwamm|holzwurm|ratten|asbest|marder) (?:hinter|im|in der|in den|an der|unterm|unter)|hat (?:schimmel|feuchtigkeit|hausschwamm|risse)',
      '(?:ohne|keine) (?:bau)?genehmigung (?:gebaut|ausgebaut|errichtet|erstellt|vorhanden|fur)',
      '(?:fallt|fallen) (?:jede|standig|oft|dauernd) … aus',
    ],
    unless: 'melden|meldet|falls|wenn|saniert|behoben',
  },
  lapses: {
    told: [
      '(?:genehmigung|lizenz|zulassung|erlaubnis|versicherung|registrierung|gewerbeerlaubnis|prufung) … (?:abgelaufen|erloschen|nicht verlangert|nie beantragt|nicht angemeldet|fehlt uns)',
      'schwarz (?:bezahlt|gezahlt|vermietet|kassiert)|am finanzamt vorbei|nicht versteuert|schwarzgeld|ruckdatier\\w+',
      'haben keine (?:genehmigung|lizenz|zulassung)',
      '(?:haben|hat|wurde|wurden) … (?:bussgeld|ordnungsgeld|verwarnung|geldbusse) … bekommen|kassiert|verhangt|zahlen',
      'unsere? (?:\\w*haftpflicht|\\w*versicherung|erlaubnis|zulassung) … (?:lauft|endet) … aus|ende|im',
    ],
    unless: 'nie|niemals|kein|lehnen',
  },
}
